/** Hands a text to the visitor as a file. */
export function download(name: string, text: string, type: string): void {
  // The mark at the start tells spreadsheets that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\u{feff}', text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
