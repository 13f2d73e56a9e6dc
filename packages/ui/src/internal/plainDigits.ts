/** A text with Arabic, Persian and full-width digits as 0 to 9. */
export const plainDigits = (text: string): string =>
  // The last four bits of each are its number.
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) & 15));
