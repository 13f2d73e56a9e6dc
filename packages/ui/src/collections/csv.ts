import { downloadFile } from './downloadFile.js';

/** What a cell may hold; null, undefined and what is no number stay empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** The fields of a file in their order: what a cell holds, by its heading. */
export type CsvFields<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/**
 * What a spreadsheet would take for a formula is made a text, or a resource's name could run there. Where commas are decimal
 * marks a spreadsheet expects semicolons or tabs between cells, and finds the beginning of one inside of a text.
 */
const withoutFormula = (text: string): string =>
  text.replace(/^(?=[=+\-@\t\r\n])/, "'").replaceAll(/(?<=[;\t\r\n]\s*"?)(?=[=+\-@])/g, "'");

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return quoted(withoutFormula(String(cell ?? '')));
}

/** Rows as comma-separated values under a line of headings (RFC 4180). */
export function toCsv<Row>(fields: CsvFields<Row>, rows: readonly Row[]): string {
  const cells = Object.values(fields);
  const lines = [
    Object.keys(fields).map((name) => written(name)),
    ...rows.map((row) => cells.map((cell) => written(cell(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `livery-cloud-virtual-machines-2026-03-14.csv` of "Livery Cloud virtual-machines"; the day is the visitor's. */
export function csvFileName(name: string, now: Date): string {
  const tokens = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${tokens}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.csv`;
}

/** Hands a text of `toCsv` to the visitor as a file. */
export function downloadCsv(fileName: string, csv: string): void {
  // The mark at the start tells spreadsheets that it is UTF-8.
  downloadFile(fileName, new Blob([`\u{feff}${csv}`], { type: 'text/csv;charset=utf-8' }));
}
