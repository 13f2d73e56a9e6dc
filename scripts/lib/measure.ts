import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes in which a file is sent. */
export const gzipped = (path: string): number => gzipSync(readFileSync(path)).length;

/** Checks of one run, printed as they are made and counted. */
export class Checks {
  passed = 0;
  /** What does not hold, and why. */
  readonly failures: string[] = [];

  get failed(): number {
    return this.failures.length;
  }

  /** Something that has to be so; `issues` says, a line each, why it is not. */
  truth(what: string, issues: readonly string[]): void {
    this.count(issues.length === 0, 'FAIL', [what, ...issues].join('\n       '));
  }

  /** A number that has a limit. */
  atMost(what: string, measured: number, limit: number, unit = ''): void {
    this.count(measured <= limit, 'OVER', `${what}: ${measured}${unit} of at most ${limit}${unit}`);
  }

  private count(holds: boolean, otherwise: string, line: string): void {
    if (holds) this.passed += 1;
    else this.failures.push(line);
    console.log(`${holds ? 'ok  ' : otherwise} ${line}`);
  }
}

/** Prints rows in columns, words in the first and numbers in the others; the first row holds the headings. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  for (const row of rows) {
    const [first = '', ...others] = row.map(String);
    const numbers = others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    console.log(`     ${[first.padEnd(widths[0] ?? 0), ...numbers].join('  ')}`);
  }
}
