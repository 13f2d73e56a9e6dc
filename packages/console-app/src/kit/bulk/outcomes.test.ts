import { describe, expect, it } from 'vitest';
import { allowed, refused } from '@livery/api/domain/capability';
import { runBulk } from '@livery/api/queries/bulk';
import { Cancelled, outcomesOf, withRetried, worthRetrying } from './outcomes.js';
import { planBulk } from './plan.js';

interface Row {
  name: string;
  status: string;
}

const running: Row = { name: 'running', status: 'running' };
const other: Row = { name: 'other', status: 'running' };
const stopped: Row = { name: 'stopped', status: 'stopped' };
const canStop = ({ status }: Row) => (status === 'running' ? allowed : refused('vm-stopped'));
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

describe('a bulk action', () => {
  it('leaves out what cannot be done, each with its reason', () => {
    const { ready, skipped } = planBulk([running, stopped, other], canStop);
    expect(names(ready)).toEqual(['running', 'other']);
    expect(skipped.map(({ row, reason }) => [row.name, reason])).toEqual([['stopped', 'vm-stopped']]);
  });

  it('says of each row what became of it', async () => {
    const results = await runBulk([running, other, stopped], ({ name }) => {
      if (name === 'other') throw new Error('Failed to stop virtual machine');
      if (name === 'stopped') throw new Cancelled();
    });
    const outcomes = outcomesOf(results);
    expect(outcomes).toEqual([
      { row: running, result: 'done' },
      { row: other, result: 'failed', error: new Error('Failed to stop virtual machine') },
      { row: stopped, result: 'cancelled' },
    ]);
    expect(names(worthRetrying(outcomes))).toEqual(['other', 'stopped']);
  });

  it('keeps the results of the first try where the second had nothing to do', () => {
    const { skipped } = planBulk([stopped], canStop);
    const first = [
      { row: running, result: 'done' as const },
      { row: other, result: 'failed' as const, error: new Error('no') },
      ...skipped,
    ];
    const after = withRetried(first, [{ row: other, result: 'done' }], ({ name }) => name);
    expect(after.map(({ result }) => result)).toEqual(['done', 'done', 'skipped']);
  });
});
