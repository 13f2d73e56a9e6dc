import { expect, it } from 'vitest';
import { runBulk } from './bulk.js';

it('gives one outcome per row, in order, however long each takes', async () => {
  const afterTurns = (turns: number): Promise<void> =>
    turns === 0 ? Promise.resolve() : Promise.resolve(turns - 1).then(afterTurns);
  expect(await runBulk([3, 1, 2], afterTurns)).toEqual([
    { row: 3, result: 'done' },
    { row: 1, result: 'done' },
    { row: 2, result: 'done' },
  ]);
});

it('goes on after a failure and says which row failed and why', async () => {
  const error = new Error('Failed to stop virtual machine');
  const outcomes = await runBulk([1, 2, 3], (row) => (row === 2 ? Promise.reject(error) : row));
  expect(outcomes.map(({ result }) => result)).toEqual(['done', 'failed', 'done']);
  expect(outcomes[1]).toEqual({ row: 2, result: 'failed', error });
});

it('takes a function that throws at once for a failure too', async () => {
  const [outcome] = await runBulk([1], () => {
    throw new Error('no');
  });
  expect(outcome?.result).toBe('failed');
});

it.each([
  { concurrency: undefined, most: 4 },
  { concurrency: 2, most: 2 },
  { concurrency: 100, most: 10 },
])('works on at most $most of ten at once with a concurrency of $concurrency', async ({ concurrency, most }) => {
  let running = 0;
  let peak = 0;
  await runBulk(
    Array.from({ length: 10 }, (_, index) => index),
    async () => {
      running += 1;
      peak = Math.max(peak, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
    },
    concurrency === undefined ? {} : { concurrency },
  );
  expect(peak).toBe(most);
});

it('tells of its progress', async () => {
  const told: string[] = [];
  await runBulk(['a', 'b', 'c'], (row) => row, { onProgress: (done, total) => told.push(`${done}/${total}`) });
  expect(told).toEqual(['1/3', '2/3', '3/3']);
});

it('tells a row that was given up with the rest from one that failed', async () => {
  const abort = new AbortController();
  const run = (row: string) => {
    if (row === 'b') abort.abort();
    return Promise.reject(row === 'a' ? new DOMException('Aborted', 'AbortError') : new Error('no'));
  };
  const outcomes = await runBulk(['a', 'b', 'c'], run, { concurrency: 2, signal: abort.signal });
  expect(outcomes.map(({ result }) => result)).toEqual(['cancelled', 'failed', 'cancelled']);
  const [alone] = await runBulk(['a'], run, { signal: new AbortController().signal });
  expect(alone?.result).toBe('failed');
});

it('leaves what was not begun when it is cancelled', async () => {
  const abort = new AbortController();
  const outcomes = await runBulk(['a', 'b', 'c'], () => abort.abort(), { concurrency: 1, signal: abort.signal });
  expect(outcomes.map(({ result }) => result)).toEqual(['done', 'cancelled', 'cancelled']);
});

it('has nothing to do for no rows', async () => {
  expect(await runBulk([], () => 1)).toEqual([]);
});
