/** What a cell may hold; null, undefined and what is no number stay empty. */
export type CsvCell = string | number | null | undefined;

export interface CsvColumn<Row> {
  /** The column's heading, with the unit of what is in it: `memory_mb`. */
  name: string;
  cell: (row: Row) => CsvCell;
}

/** What a spreadsheet would take for a formula is made a text, or a resource's name could run there. */
const guarded = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return quoted(guarded(cell ?? ''));
}

/** Rows as comma-separated values under a line of headings (RFC 4180). */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => written(name)),
    ...rows.map((row) => columns.map(({ cell }) => written(cell(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
