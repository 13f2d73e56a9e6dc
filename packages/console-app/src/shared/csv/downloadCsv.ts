const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `livery-cloud-virtual-machines-2026-03-14.csv`; the day is the visitor's. */
export function csvFileName(site: string, what: string, now: Date): string {
  const words = `${site} ${what}`
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.csv`;
}

/** Hands a text of `toCsv` to the visitor as a file. */
export function downloadCsv(fileName: string, csv: string): void {
  // The mark at the start tells spreadsheets that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\u{feff}', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
