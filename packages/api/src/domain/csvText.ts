/** What a spreadsheet would take for a formula is made a text, or a resource's name could run there. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
