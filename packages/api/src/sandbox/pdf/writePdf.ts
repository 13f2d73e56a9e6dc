import { helveticaWidths } from './helveticaWidths.js';

/** A4, in points. */
export const page = { width: 595, height: 842, margin: 56 } as const;

export interface PdfText {
  text: string;
  /** From the left edge, in points; of the end of the text where `align` is `end`. */
  x: number;
  /** From the top edge to the base line, in points. */
  y: number;
  /** In points; 10 unless told. */
  size?: number;
  bold?: boolean;
  align?: 'start' | 'end';
}

interface PdfRule {
  /** From the top edge, in points; over the whole width between the margins. */
  ruleAt: number;
}

export type PdfPart = PdfText | PdfRule;

/** Windows-1252, which the fonts are encoded in, where it differs from Latin-1. */
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Š: 0x8a,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  ž: 0x9e,
};

function codeOf(character: string): number {
  const code = windows1252[character] ?? character.codePointAt(0) ?? 0;
  return code > 0xff || (code >= 0x80 && code < 0xa0 && windows1252[character] === undefined) ? 0x3f : code;
}

/** The text as a PDF string in ASCII: bytes beyond it are written by their octal number. A character that the font lacks is `?`. */
function pdfString(text: string): string {
  const written = Array.from(text, (character) => {
    const code = codeOf(character);
    if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
    return code < 0x20 || code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : character;
  });
  return `(${written.join('')})`;
}

/** The width of a text in Helvetica, in points; characters without a known width count as wide as a digit. */
export function widthOf(text: string, size: number): number {
  const units = Array.from(text).reduce((sum, character) => sum + (helveticaWidths[character] ?? 556), 0);
  return (units * size) / 1000;
}

const fixed = (value: number): string => String(Number(value.toFixed(2)));

function operatorsOf(part: PdfPart): string {
  if ('ruleAt' in part) {
    const y = fixed(page.height - part.ruleAt);
    return `0.6 w 0.7 G ${page.margin} ${y} m ${page.width - page.margin} ${y} l S`;
  }
  const { text, x, y, size = 10, bold = false, align = 'start' } = part;
  const start = align === 'end' ? x - widthOf(text, size) : x;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${fixed(start)} ${fixed(page.height - y)} Td ${pdfString(text)} Tj ET`;
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * A PDF file of pages with text and rules (PDF 1.7, the standard fonts Helvetica and Helvetica-Bold). The file is ASCII, so
 * that its text is its bytes.
 */
export function writePdf(title: string, pages: readonly (readonly PdfPart[])[]): string {
  const firstPage = 6;
  const pageNumber = (index: number): number => firstPage + 2 * index;
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${page.width} ${page.height}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfString(title)} /Producer (Livery sandbox) >>`,
    ...pages.flatMap((parts, index) => {
      const content = parts.map(operatorsOf).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
