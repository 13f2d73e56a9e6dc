import { describe, expect, it } from 'vitest';
import type { BareMetalMachineStatus } from '../generated/types.js';
import {
  canLease,
  canRelease,
  checkOsId,
  isPublicIp,
  isReady,
  leaseTransitions,
  machineFaults,
  machineTone,
  metalPrice,
} from './metal.js';
import { monthlyPrice } from './testing/monthlyPrice.js';

const now = Date.UTC(2026, 2, 14, 12);

const unknown = (...not_understood: string[]) => ({ not_understood });

it.each([
  ['debian-12', true],
  ['ubuntu_2404', true],
  ['a', true],
  ['', false],
  ['12-debian', false],
  ['Debian', false],
  ['-debian', false],
  ['debian 12', false],
  ['debian.12', false],
  ['õ', false],
])('the id of an operating system %j is valid: %s', (id, valid) => {
  expect(checkOsId(id)).toEqual(valid ? [] : [{ code: 'os-id-malformed' }]);
});

it.each([
  ['185.14.97.8', true],
  ['2a02:2f8:1:2::8', true],
  ['185.14.97.256', false],
  ['185.14.97.0/24', false],
  ['2a02::1::8', false],
  ['db-host', false],
])('%s is a public address of a machine: %s', (text, valid) => {
  expect(isPublicIp(text)).toBe(valid);
});

describe('a machine and its lease', () => {
  const standing = (status: BareMetalMachineStatus, lease: string | null, billing_account_id: number | null) =>
    machineFaults({ status, lease, billing_account_id });

  it.each(['pending', 'in_use'] as const)('%s: has a lease, and an account that is charged', (status) => {
    expect(standing(status, 'lease', 1201)).toEqual([]);
    expect(standing(status, null, null)).toEqual(['without-lease']);
    expect(standing(status, 'lease', null)).toEqual(['lease-without-account']);
  });

  it.each(['available', 'cleaning', 'offline', 'deleted'] as const)('%s: has neither', (status) => {
    expect(standing(status, null, null)).toEqual([]);
    expect(standing(status, 'lease', 1201)).toEqual(['leased-status']);
    expect(standing(status, null, 1201)).toEqual(['account-without-lease']);
  });
});

it('leases what is available, and leaves it to the provider where that was not understood', () => {
  expect(canLease({ is_available: true }).allowed).toBe(true);
  expect(canLease({ is_available: false })).toEqual({ allowed: false, reason: 'spec-unavailable' });
  expect(canLease({ is_available: false, ...unknown('is_available') }).allowed).toBe(true);
});

it('releases a lease from the time that the provider tells, and leaves it to the provider where it tells none', () => {
  const soon = { releasable_at: '2026-03-14 12:00:01' };
  expect(canRelease(soon, now)).toEqual({ allowed: false, reason: 'release-too-soon' });
  expect(canRelease(soon, now + 1000).allowed).toBe(true);
  for (const lease of [{}, { releasable_at: null }, { releasable_at: 'in a while' }]) {
    expect(canRelease(lease, now).allowed).toBe(true);
  }
});

it('follows a pending lease until it is in use', () => {
  expect(leaseTransitions({ status: 'pending', created_at: '2026-03-14 11:59:00' })).toMatchObject([
    { status: 'pending', since: '2026-03-14 11:59:00' },
  ]);
  expect(leaseTransitions({ status: 'in_use' })).toEqual([]);
  expect(leaseTransitions({ status: 'being_moved' })).toEqual([]);
});

it('colours what is known', () => {
  const statuses = ['pending', 'in_use', 'offline', 'deleted', 'being_moved'];
  expect(statuses.map(machineTone)).toEqual(['info', 'success', 'warning', 'danger', 'neutral']);
});

it('finds the price of a spec by its title', () => {
  const price = (description: string, monthly: number) => monthlyPrice('BARE_METAL_SERVER', monthly, { description });
  const pricing = { EUR: { jhv: { default: [price('Compact', 89), price('Large', 329)] } } };
  const monthly = (title?: string) =>
    metalPrice(pricing, { currency: 'EUR', location: 'jhv' }, title === undefined ? undefined : { title }).monthly;
  expect([monthly('Large'), monthly('Compact'), monthly('Huge'), monthly()]).toEqual([329, 89, undefined, undefined]);
});

it('knows which operating systems are ready at once', () => {
  const spec = { ready_os_ids: ['debian-12'] };
  expect([isReady(spec, 'debian-12'), isReady(spec, 'rocky-9')]).toEqual([true, false]);
  expect(isReady({ ready_os_ids: [], ...unknown('ready_os_ids') }, 'debian-12')).toBeUndefined();
});
