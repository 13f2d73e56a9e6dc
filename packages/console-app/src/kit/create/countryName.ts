/** Country codes of three letters whose first two are not the code of two letters, each with that (ISO 3166-1). */
const exceptions = new Map(
  `ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATAAQ ATFTF ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ
  BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK FROFO FSMFM
  GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR LBRLR LBYLY MACMO MAFMF
  MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN PLWPW PNGPG POLPL PRKKP PRTPT PRYPY
  PYFPF SENSN SGSGS SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV
  UKRUA URYUY WLFWF`
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/** The name of a country in a language (of the page, if Intl does not know it); its code as it is where nobody knows it. `code` has 3 letters (ISO 3166-1). */
export function countryName(code: string, locale: string): string {
  const short = exceptions.get(code) ?? code.slice(0, 2);
  try {
    return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(short) ?? code;
  } catch {
    return code;
  }
}
