import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '@livery/api/errors';
import { recordBatch } from './recordBatch.js';
import type { Activity, BatchProgress } from './storage.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[Partial<BatchProgress>, Activity['state']]>([
  [{ done: 3 }, 'done'],
  [{ done: 2, cancelled: 1 }, 'done'],
  [{ cancelled: 3 }, 'cancelled'],
  [{ done: 1, unknown: 2 }, 'unknown'],
  [{ cancelled: 2, unknown: 1 }, 'unknown'],
  [{ failed: 1, unknown: 2 }, 'failed'],
  [{ done: 1, unknown: 1 }, 'running'],
])('a batch of which %j has ended so is recorded as %s', (ended, state) => {
  const record = vi.fn<(activity: Activity) => void>();
  const log = { record } as unknown as Parameters<typeof recordBatch>[0];
  const report = recordBatch(log, { operation: 'deleteFiles' }, 3);
  report({ total: 3, done: 0, failed: 0, cancelled: 0, ...ended }, new ConnectionError());
  expect(record).toHaveBeenLastCalledWith(expect.objectContaining({ state }));
});
