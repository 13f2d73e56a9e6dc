/** What became of one row of many that the same was done to. */
export type BulkOutcome<Row> = { row: Row } & (
  | { result: 'done' }
  | { result: 'failed'; error: Error }
  /** Not begun, or given up with nothing done, because the rest was cancelled. */
  | { result: 'cancelled' }
);

export interface BulkOptions {
  /** How many rows are worked on at once. */
  concurrency?: number;
  /** Told after each row how many are done; of long ones also in fractions. */
  onProgress?: (done: number, total: number) => void;
  /** Cancels what has not begun, and what ends with its `AbortError`. */
  signal?: AbortSignal;
}

/**
 * Does the same to many rows, some at a time (4 unless told), and gives one outcome per row in the rows' order. One that
 * fails does not stop the others; never rejects.
 */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => unknown,
  { concurrency = 4, onProgress, signal }: BulkOptions = {},
): Promise<BulkOutcome<Row>[]> {
  const outcomes: BulkOutcome<Row>[] = [];
  // One iterator for all workers: each takes the next row when it is free.
  const queue = rows.entries();
  let done = 0;

  async function work(): Promise<void> {
    for (const [index, row] of queue) {
      // oxlint-disable-next-line no-await-in-loop -- a worker does one row after the other
      outcomes[index] = signal?.aborted ? { row, result: 'cancelled' } : await outcomeOf(row, run, signal);
      done += 1;
      onProgress?.(done, rows.length);
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, work));
  return outcomes;
}

async function outcomeOf<Row>(
  row: Row,
  run: (row: Row) => unknown,
  signal: AbortSignal | undefined,
): Promise<BulkOutcome<Row>> {
  try {
    await run(row);
    return { row, result: 'done' };
  } catch (error) {
    if (signal?.aborted && error instanceof Error && error.name === 'AbortError') return { row, result: 'cancelled' };
    return { row, result: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}
