import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#testing/services.js';
import { createActivityLog, mostActivities } from './activityLog.js';
import type { Activity } from './storage.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is left of activities that are recorded one after the other, by their ids. */
function kept(activities: readonly Pick<Activity, 'id' | 'state'>[]): string[] {
  const log = openPage().get(createActivityLog);
  const begun = Date.now();
  activities.forEach((one, index) => log.record({ ...one, operation: 'startVm', startedAt: begun + index }));
  vi.runAllTimers();
  return log.current().map(({ id }) => id);
}

const several = (state: Activity['state'], count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `${state}-${from + index}`, state }));

it('what is under way is kept however much there is', () => {
  const ids = kept([...several('running', mostActivities + 50), ...several('done', 1)]);
  expect(ids).toHaveLength(mostActivities + 50);
  expect(ids).not.toContain('done-0');
});

it('where there are too many, the oldest that succeeded go first, then the oldest failures', () => {
  const failures = [...several('failed', 1), ...several('unknown', 1)];
  const ids = kept([...failures, ...several('done', mostActivities)]);
  expect(ids).toHaveLength(mostActivities);
  expect(ids).toEqual(expect.arrayContaining(['failed-0', 'unknown-0', 'done-2']));
  const failed = kept(several('failed', mostActivities + 1));
  expect(failed).not.toContain('failed-0');
});
