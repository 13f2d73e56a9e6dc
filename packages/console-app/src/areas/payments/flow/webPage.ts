/** Only pages of the web are gone to: an address of another kind could run as a script. */
export const isWebPage = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);
