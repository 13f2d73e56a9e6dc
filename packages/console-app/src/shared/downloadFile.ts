import { objectUrl } from './objectUrls.js';

/** Hands a text to the visitor as a file. `type` is its media type: `text/csv`. */
export function downloadFile(fileName: string, content: string, type: string): void {
  downloadBlob(fileName, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** Hands a file of the server to the visitor. */
export function downloadBlob(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = objectUrl(content);
  link.download = fileName;
  link.click();
}
