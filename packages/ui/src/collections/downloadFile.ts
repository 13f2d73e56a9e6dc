/** How long the address of a file is good for, in ms: browsers begin a download a moment after it was asked for. */
const lifetime = 60_000;

/** Hands a file to the visitor under a name. */
export function downloadFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetime);
}
