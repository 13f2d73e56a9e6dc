import { describe, expect, it } from 'vitest';
import type { VmStatus } from '../generated/types.js';
import { expectedDuration, isOverdue, isTransitional, pollDelay, toneOf } from './vmStatus.js';

/** The server may know more than this contract. */
const unheardOf: VmStatus = JSON.parse('"upside_down"');

describe('statuses', () => {
  it.each<[VmStatus, boolean, string]>([
    ['running', false, 'success'],
    ['stopped', false, 'neutral'],
    ['hibernated', false, 'neutral'],
    ['deleted', false, 'danger'],
    ['creating', true, 'info'],
    ['starting', true, 'info'],
    ['stopping', true, 'info'],
    ['rebooting', true, 'info'],
    ['hibernating', true, 'info'],
    ['waking_up', true, 'info'],
    ['cloning', true, 'info'],
    ['reinstalling', true, 'info'],
    ['rebuilding', true, 'info'],
    [unheardOf, false, 'neutral'],
  ])('%s passes by itself: %s, tone %s', (status, transitional, tone) => {
    expect(isTransitional(status)).toBe(transitional);
    expect(expectedDuration(status) !== undefined).toBe(transitional);
    expect(toneOf(status)).toBe(tone);
  });
});

it.each<[VmStatus, number, boolean]>([
  ['stopping', 120_000, false],
  ['stopping', 150_001, true],
  ['creating', 150_001, false],
  ['creating', 300_001, true],
  ['running', 9_000_000, false],
])('%s for %d ms is overdue: %s', (status, elapsed, overdue) => {
  expect(isOverdue(status, elapsed)).toBe(overdue);
});

it('nothing is overdue before its usual time', () => {
  for (const status of ['creating', 'starting', 'stopping', 'rebooting', 'cloning', 'rebuilding'] as const) {
    expect(isOverdue(status, expectedDuration(status) ?? Number.NaN)).toBe(false);
  }
});

it('asks often at first, then slower', () => {
  expect([0, 9_999, 10_000, 59_999, 60_000, 300_000, 3_600_000].map(pollDelay)).toEqual([
    1000, 1000, 3000, 3000, 10_000, 30_000, 30_000,
  ]);
});
