import { expect, it } from 'vitest';
import { runBulk } from './bulk.js';

it('gives one result per item, in order, however long each takes', async () => {
  const afterTurns = (turns: number): Promise<void> =>
    turns === 0 ? Promise.resolve() : Promise.resolve(turns - 1).then(afterTurns);
  const results = await runBulk([3, 1, 2], async (turns) => {
    await afterTurns(turns);
    return turns * 10;
  });
  expect(results).toEqual([
    { item: 3, status: 'fulfilled', value: 30 },
    { item: 1, status: 'fulfilled', value: 10 },
    { item: 2, status: 'fulfilled', value: 20 },
  ]);
});

it('goes on after a failure and says which item failed and why', async () => {
  const error = new Error('Failed to stop virtual machine');
  const results = await runBulk([1, 2, 3], (item) => (item === 2 ? Promise.reject(error) : item));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toEqual({ item: 2, status: 'rejected', error });
});

it('takes a function that throws at once for a failure too', async () => {
  const [result] = await runBulk([1], () => {
    throw new Error('no');
  });
  expect(result?.status).toBe('rejected');
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
  await runBulk(['a', 'b', 'c'], (item) => item, { onProgress: (done, total) => told.push(`${done}/${total}`) });
  expect(told).toEqual(['1/3', '2/3', '3/3']);
});

it('has nothing to do for no items', async () => {
  expect(await runBulk([], () => 1)).toEqual([]);
});
