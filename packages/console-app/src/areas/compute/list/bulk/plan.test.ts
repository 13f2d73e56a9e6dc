import { describe, expect, it } from 'vitest';
import { canStop } from '@livery/api/domain/vmCapabilities';
import { runBulk } from '@livery/api/queries/bulk';
import { names, vm } from '../testing.js';
import { Cancelled, outcomesOf, planBulk, withRetried, worthRetrying } from './plan.js';

const running = vm({ name: 'running' });
const other = vm({ name: 'other' });
const stopped = vm({ name: 'stopped', status: 'stopped' });
const coming = vm({ name: 'coming', status: 'creating' });

describe('a bulk action', () => {
  it('leaves out what cannot be done, each with its reason', () => {
    const { ready, skipped } = planBulk([running, stopped, other, coming], canStop);
    expect(names(ready)).toEqual(['running', 'other']);
    expect(skipped.map(({ vm: { name }, reason }) => [name, reason])).toEqual([
      ['stopped', 'vm-stopped'],
      ['coming', 'vm-in-transition'],
    ]);
  });

  it('says of each machine what became of it', async () => {
    const results = await runBulk([running, other, stopped], ({ name }) => {
      if (name === 'other') throw new Error('Failed to stop virtual machine');
      if (name === 'stopped') throw new Cancelled();
    });
    const outcomes = outcomesOf(results);
    expect(outcomes).toEqual([
      { vm: running, result: 'done' },
      { vm: other, result: 'failed', error: new Error('Failed to stop virtual machine') },
      { vm: stopped, result: 'cancelled' },
    ]);
    expect(names(worthRetrying(outcomes))).toEqual(['other', 'stopped']);
  });

  it('keeps the results of the first try where the second had nothing to do', () => {
    const { skipped } = planBulk([stopped], canStop);
    const first = [
      { vm: running, result: 'done' as const },
      { vm: other, result: 'failed' as const, error: new Error('no') },
      ...skipped,
    ];
    const after = withRetried(first, [{ vm: other, result: 'done' }]);
    expect(after.map(({ result }) => result)).toEqual(['done', 'done', 'skipped']);
  });
});
