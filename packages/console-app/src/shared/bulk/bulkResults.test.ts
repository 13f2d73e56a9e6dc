import { describe, expect, it } from 'vitest';
import { ConnectionError } from '@livery/api/errors';
import { isUnknown, withRetried, retryable } from './bulkResults.js';

interface Row {
  name: string;
  status: string;
}

const running: Row = { name: 'running', status: 'running' };
const other: Row = { name: 'other', status: 'running' };
const stopped: Row = { name: 'stopped', status: 'stopped' };
const skipped = [{ row: stopped, result: 'skipped' as const, reason: 'vm-stopped' }];
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

describe('a bulk action', () => {
  it('tries again what failed and what was cancelled', () => {
    const error = new Error('Failed to stop virtual machine');
    const outcomes = [
      { row: running, result: 'failed' as const, error },
      { row: other, result: 'cancelled' as const },
    ];
    expect(names(retryable([...outcomes, { row: stopped, result: 'done' }, ...skipped]))).toEqual(['running', 'other']);
  });

  it('does not try again what may have been done, where a second time would do it twice', () => {
    const lost = {
      row: running,
      result: 'failed' as const,
      error: new ConnectionError(new TypeError('Failed to fetch')),
    };
    const refusal = { row: other, result: 'failed' as const, error: new Error('no') };
    expect(isUnknown(lost)).toBe(true);
    expect(isUnknown(refusal)).toBe(false);
    expect(names(retryable([lost, refusal], true))).toEqual(['other']);
    expect(names(retryable([lost, refusal], false))).toEqual(['running', 'other']);
  });

  it('keeps the results of the first try where the second had nothing to do', () => {
    const first = [
      { row: running, result: 'done' as const },
      { row: other, result: 'failed' as const, error: new Error('no') },
      ...skipped,
    ];
    const after = withRetried(first, [{ row: other, result: 'done' }], ({ name }) => name);
    expect(after.map(({ result }) => result)).toEqual(['done', 'done', 'skipped']);
  });
});
