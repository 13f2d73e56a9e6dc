import { describe, expect, it } from 'vitest';
import {
  assignmentOf,
  canAssign,
  canBeAssignedTo,
  canMakeDefault,
  canManageInterface,
  canUnassign,
  isChargedAlone,
  memberCount,
  publicAddressesOf,
  type NetworkCapability,
} from './network.js';

const answer = (capability: NetworkCapability): string => (capability.allowed ? 'yes' : capability.reason);

const vm = '7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10';

describe('an IP address', () => {
  it.each([
    ['a free one', { assigned_to: null }, ['yes', 'address-unassigned']],
    ['an assigned one', { assigned_to: vm }, ['address-assigned', 'yes']],
    ['one that was not understood', { assigned_to: null, not_understood: ['assigned_to'] as const }, ['yes', 'yes']],
  ])('%s: assign, unassign', (_, address, expected) => {
    expect([canAssign(address), canUnassign(address)].map(answer)).toEqual(expected);
  });

  it.each([
    ['10.12.0.5', 'yes'],
    [null, 'target-without-address'],
    [undefined, 'target-without-address'],
  ])('for a resource at %s: %s', (private_ipv4, expected) => {
    expect(answer(canBeAssignedTo({ private_ipv4 }))).toBe(expected);
  });
});

it('what an address is assigned to is unknown where that was not understood', () => {
  const of = (assigned_to: string | null, not_understood?: string[]) => assignmentOf({ assigned_to, not_understood });
  expect([of(vm), of(null), of(null, ['assigned_to'])]).toEqual([true, false, undefined]);
});

it.each([
  ['of a load balancer', { assigned_to_resource_type: 'load_balancer' }, true],
  ['of a machine, in whose price it is', {}, false],
  ['IPv6', { is_ipv6: true }, false],
  [
    'of something that was not understood',
    { assigned_to_resource_type: null, not_understood: ['assigned_to_resource_type'] },
    undefined,
  ],
  ['of a type that was not understood', { type: '', not_understood: ['type'] }, undefined],
])('an address %s is charged on its own: %s', (_, fields, expected) => {
  const address = { type: 'public', is_ipv6: false, assigned_to_resource_type: 'virtual_machine', ...fields };
  expect(isChargedAlone(address)).toBe(expected);
});

it('an interface is managed where its machine is known', () => {
  expect([{ vm_uuid: vm }, {}].map(canManageInterface).map(answer)).toEqual(['yes', 'interface-without-machine']);
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

it('the public addresses of a resource are all that are assigned to it, and no private one', () => {
  const [first, second] = ['185.14.96.10', '2001:db8::1'].map((address) => ({
    address,
    type: 'public',
    assigned_to: 'lb-1',
  }));
  const others = [
    { address: '10.0.0.9', type: 'private', assigned_to: 'lb-1' },
    { address: '185.14.96.11', type: 'public', assigned_to: 'lb-2' },
  ];
  expect(publicAddressesOf([...others, first!, second!], 'lb-1')).toEqual([first, second]);
});
