import { describe, expect, it } from 'vitest';
import {
  canAssign,
  canBeAssignedTo,
  canDeleteAddress,
  canMakeDefault,
  canUnassign,
  memberCount,
  type NetworkCapability,
} from './network.js';

const answer = (capability: NetworkCapability): string => (capability.allowed ? 'yes' : capability.reason);

const free = { type: 'public', is_ipv6: false, assigned_to: null };
const vm = '7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10';

describe('an IP address', () => {
  it.each([
    ['a free one', free, ['yes', 'address-unassigned', 'yes']],
    ['an assigned one', { ...free, assigned_to: vm }, ['address-assigned', 'yes', 'address-in-use']],
    ['a private one', { ...free, type: 'private' }, ['address-not-public', 'address-unassigned', 'yes']],
    ['an IPv6 one', { ...free, is_ipv6: true }, ['address-ipv6', 'address-unassigned', 'yes']],
    ['one of a kind that nobody knows', { ...free, type: 'shared' }, ['yes', 'address-unassigned', 'yes']],
  ])('%s: assign, unassign, delete', (_, address, expected) => {
    expect([canAssign(address), canUnassign(address), canDeleteAddress(address)].map(answer)).toEqual(expected);
  });

  it.each([
    ['10.12.0.5', null, 'yes'],
    ['10.12.0.5', '185.14.96.21', 'target-with-address'],
    [null, null, 'target-without-address'],
  ])('for a machine at %s with %s: %s', (private_ipv4, public_ipv4, expected) => {
    expect(answer(canBeAssignedTo({ private_ipv4, public_ipv4 }))).toBe(expected);
  });
});

describe('a private network', () => {
  const empty = { is_default: false, vm_uuids: [], resources_count: 0 };

  it.each([
    ['another', empty, 'yes'],
    ['the default', { ...empty, is_default: true }, 'network-default'],
  ])('%s: make default', (_, network, expected) => {
    expect(answer(canMakeDefault(network))).toBe(expected);
  });

  it('has at least the members that are named', () => {
    expect(memberCount({ vm_uuids: [vm], resources_count: 3 })).toBe(3);
    expect(memberCount({ vm_uuids: [vm], resources_count: Number.NaN })).toBe(1);
  });
});
