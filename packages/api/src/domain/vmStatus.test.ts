import { describe, expect, it } from 'vitest';
import type { VmStatus } from '../generated/types.js';
import { isTransitional, statusTransition, toneOf, vmTransitions, vmTransitionsOf } from './vmStatus.js';

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
    ['upside_down', false, 'neutral'],
    ['constructor', false, 'neutral'],
  ])('%s passes by itself: %s, tone %s', (status, transitional, tone) => {
    expect(isTransitional(status)).toBe(transitional);
    expect(toneOf(status)).toBe(tone);
  });
});

describe('what passes by itself about a machine', () => {
  const since = '2026-03-14 09:26:53';
  const replica = (status?: string) => ({ uuid: 'r', type: 'snapshot' as const, status, created_at: since });
  const disk = (...replicas: ReturnType<typeof replica>[]) => ({
    uuid: 'd',
    size: 20,
    primary: true,
    shared: false,
    replicas,
  });
  const statuses = (status: VmStatus, ...replicas: ReturnType<typeof replica>[]) =>
    vmTransitionsOf({ status, status_changed_at: since, storage: [disk(...replicas)] }).map((one) => one.status);

  it('is its status and the snapshots that are being made', () => {
    expect(statuses('running')).toEqual([]);
    expect(statuses('starting')).toEqual(['starting']);
    expect(statuses('running', replica(), replica('ready'), replica('creating'))).toEqual(['creating']);
    expect(statuses('rebuilding', replica('creating'))).toEqual(['rebuilding', 'creating']);
  });

  it('is only its status where its row is asked how it is', () => {
    expect(statusTransition({ status: 'stopping', status_changed_at: since })).toMatchObject([
      { since, limit: 150_000 },
    ]);
  });
});

it('takes longer than usual only after its usual time', () => {
  for (const status of ['creating', 'starting', 'stopping', 'rebooting', 'cloning', 'rebuilding']) {
    const { expected = NaN, limit = NaN } = vmTransitions.times(status) ?? {};
    expect(expected).toBeLessThan(limit);
  }
});
