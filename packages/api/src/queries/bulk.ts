/** What became of one item of a bulk action. */
export type BulkResult<Item, Value> =
  | { item: Item; status: 'fulfilled'; value: Value }
  | { item: Item; status: 'rejected'; error: unknown };

export interface BulkOptions {
  /** How many items are worked on at once. */
  concurrency?: number;
  /** Told after each item how many are done. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Does the same to many items, some at a time (4 unless told), and gives one result per item in the items' order. One
 * that fails does not stop the others; never rejects.
 */
export async function runBulk<Item, Value>(
  items: readonly Item[],
  run: (item: Item) => Value | Promise<Value>,
  { concurrency = 4, onProgress }: BulkOptions = {},
): Promise<BulkResult<Item, Value>[]> {
  const results: BulkResult<Item, Value>[] = [];
  // One iterator for all workers: each takes the next item when it is free.
  const queue = items.entries();
  let done = 0;

  async function work(): Promise<void> {
    for (const [index, item] of queue) {
      // oxlint-disable-next-line no-await-in-loop -- a worker does one item after the other
      results[index] = await settled(item, run);
      done += 1;
      onProgress?.(done, items.length);
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work));
  return results;
}

async function settled<Item, Value>(
  item: Item,
  run: (item: Item) => Value | Promise<Value>,
): Promise<BulkResult<Item, Value>> {
  try {
    return { item, status: 'fulfilled', value: await run(item) };
  } catch (error) {
    return { item, status: 'rejected', error };
  }
}
