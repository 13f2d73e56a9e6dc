import { describe, expect, it } from 'vitest';
import { formatTimestamp } from '../domain/timestamps.js';
import { vmTransitions, vmTransitionsOf } from '../domain/vmStatus.js';
import type { VmStatus } from '../generated/types.js';
import { pollInterval, isSlow, transitionElapsed } from './transitions.js';

const start = Date.UTC(2026, 2, 14, 9, 27, 31);
const second = 1000;

function machine(status: VmStatus, changedAt = start, uuid = 'vm-1') {
  return { uuid, status, status_changed_at: formatTimestamp(new Date(changedAt)), storage: [] };
}

type Machine = ReturnType<typeof machine>;

/** A page that asks how long to wait, now and again, as its list comes anew. */
function page() {
  const query: { state: { data?: unknown } } = { state: {} };
  return (rows: readonly Machine[], now: number) => {
    query.state.data = rows;
    return pollInterval<Machine>(query, { idField: 'uuid', transitionsOf: vmTransitionsOf }, now);
  };
}

describe('followDelay', () => {
  it.each<[string, VmStatus[], number, number | false]>([
    ['nothing', [], 0, false],
    ['only machines in no transition', ['running', 'stopped', 'hibernated', 'deleted'], 0, false],
    ['a transition that has just begun', ['running', 'starting'], 0, 1000],
    ['one of half a minute', ['creating'], 30 * second, 3000],
    ['one of two minutes', ['creating'], 120 * second, 10_000],
    ['a stop that should have been forced by now', ['stopping'], 151 * second, false],
    ['a slow stop beside a creation', ['stopping', 'creating'], 151 * second, 10_000],
    ['a status nobody knows', ['upside_down'], 0, false],
    ['a status named like a part of every object', ['constructor'], 0, false],
  ])('for %s', (_, statuses, elapsed, delay) => {
    const ask = page();
    const vms = statuses.map((status, index) => machine(status, start, `vm-${index}`));
    ask(vms, start);
    expect(ask(vms, start + elapsed)).toBe(delay);
  });

  it('is the same for rows that come anew', () => {
    const ask = page();
    ask([machine('creating')], start);
    expect(ask([machine('creating')], start + 30 * second)).toBe(3000);
  });

  it('follows the youngest of several', () => {
    const ask = page();
    const old = machine('creating');
    ask([old], start);
    expect(ask([old, machine('starting', start, 'vm-2')], start + 120 * second)).toBe(1000);
  });

  it('asks for a long list more seldom', () => {
    const vms = [machine('starting'), ...Array.from({ length: 9_999 }, (_, at) => machine('running', start, `${at}`))];
    expect(page()(vms, start)).toBe(10_000);
  });

  it.each([-3600 * second, 3600 * second])('is not misled by a clock that is wrong by %d ms', (skew) => {
    expect(page()([machine('stopping')], start + skew)).toBe(1000);
  });

  it('follows an answer that is one thing', () => {
    const query = { state: { data: machine('creating') } };
    expect(pollInterval<Machine>(query, { idField: undefined, transitionsOf: vmTransitionsOf }, start)).toBe(1000);
  });
});

describe('a transition', () => {
  const elapsed = (vm: Machine, now: number) => {
    const [transition] = vmTransitionsOf(vm);
    return transition && transitionElapsed(vm, transition, now);
  };

  it('is slow by what the server says, also on a page that has just been opened', () => {
    expect(isSlow(machine('stopping'), vmTransitionsOf, start + 149 * second)).toBe(false);
    expect(isSlow(machine('stopping'), vmTransitionsOf, start + 151 * second)).toBe(true);
  });

  it('is slow by what the page saw where the server claims to live in the future', () => {
    const vm = machine('stopping', start + 3600 * second);
    expect(elapsed(vm, start)).toBe(0);
    expect(isSlow(vm, vmTransitionsOf, start + 151 * second)).toBe(true);
  });

  it('is followed also with a timestamp that is none', () => {
    const vm = { ...machine('creating'), status_changed_at: 'soon' };
    expect(page()([vm], start)).toBe(1000);
    expect(isSlow(vm, vmTransitionsOf, start)).toBe(false);
  });

  it('is nothing for a machine in no transition', () => {
    expect(elapsed(machine('running'), start)).toBeUndefined();
    expect(isSlow(machine('stopped'), vmTransitionsOf, start + 9_000 * second)).toBe(false);
    expect(vmTransitions.has('running')).toBe(false);
  });
});
