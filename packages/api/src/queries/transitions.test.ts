import { describe, expect, it } from 'vitest';
import { formatTimestamp } from '../domain/timestamps.js';
import type { VmStatus } from '../generated/types.js';
import { followDelay, isSlow, transitionElapsed } from './transitions.js';

const start = Date.UTC(2026, 2, 14, 9, 27, 31);
const second = 1000;

function machine(status: VmStatus, changedAt = start) {
  return { status, status_changed_at: formatTimestamp(new Date(changedAt)) };
}

describe('followDelay', () => {
  it.each<[string, VmStatus[], number, number | false]>([
    ['nothing', [], 0, false],
    ['only settled machines', ['running', 'stopped', 'hibernated', 'deleted'], 0, false],
    ['a transition that has just begun', ['running', 'starting'], 0, 1000],
    ['one of half a minute', ['creating'], 30 * second, 3000],
    ['one of two minutes', ['creating'], 120 * second, 10_000],
    ['a stop that should have been forced by now', ['stopping'], 151 * second, false],
    ['a slow stop beside a creation', ['stopping', 'creating'], 151 * second, 10_000],
    ['a status nobody knows', ['upside_down' as VmStatus], 0, false],
  ])('for %s', (_, statuses, elapsed, delay) => {
    const vms = statuses.map((status) => machine(status));
    followDelay(vms, start);
    expect(followDelay(vms, start + elapsed)).toBe(delay);
  });

  it('follows the youngest of several', () => {
    const old = machine('creating');
    followDelay([old], start);
    expect(followDelay([old, machine('starting')], start + 120 * second)).toBe(1000);
  });

  it('asks for a long list more seldom', () => {
    const vms = [machine('starting'), ...Array.from({ length: 9_999 }, () => machine('running'))];
    expect(followDelay(vms, start)).toBe(10_000);
  });

  it.each([-3600 * second, 3600 * second])('is not misled by a clock that is wrong by %d ms', (skew) => {
    expect(followDelay([machine('stopping')], start + skew)).toBe(1000);
  });
});

describe('a transition', () => {
  it('is slow by what the server says, also on a page that has just been opened', () => {
    expect(isSlow(machine('stopping'), start + 149 * second)).toBe(false);
    expect(isSlow(machine('stopping'), start + 151 * second)).toBe(true);
  });

  it('is slow by what the page saw where the server claims to live in the future', () => {
    const vm = machine('stopping', start + 3600 * second);
    expect(transitionElapsed(vm, start)).toBe(0);
    expect(isSlow(vm, start + 151 * second)).toBe(true);
  });

  it('is followed also with a timestamp that is none', () => {
    const vm = { status: 'creating' as const, status_changed_at: 'soon' };
    expect(followDelay([vm], start)).toBe(1000);
    expect(isSlow(vm, start)).toBe(false);
  });

  it('is nothing for a settled machine', () => {
    expect(transitionElapsed(machine('running'), start)).toBeUndefined();
    expect(isSlow(machine('stopped'), start + 9_000 * second)).toBe(false);
  });
});
