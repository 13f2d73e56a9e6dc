/** Hands a text to the visitor as a file. `type` is its media type: `text/csv`. */
export function downloadFile(fileName: string, content: string, type: string): void {
  downloadBlob(fileName, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Hands a file of the server to the visitor. */
export function downloadBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
