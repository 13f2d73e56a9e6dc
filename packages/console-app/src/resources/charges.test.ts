import { expect, it } from 'vitest';
import { monthlyPrice as price } from '@livery/api/domain/testing/monthlyPrice';
import type { Pricing } from '@livery/api/generated/types';
import type { UnknownResource } from '#kit';
import { resources } from './resources.js';

const priceList: Pricing = {
  EUR: {
    jhv: {
      default: [
        price('UNASSIGNED_FLOATING_IP', 3),
        price('ASSIGNED_FLOATING_IP', 2),
        price('LOAD_BALANCER', 10),
        price('OBJECT_STORAGE', 0.02),
        price('BARE_METAL_SERVER', 150, { description: 'Large' }),
      ],
    },
  },
};

const address = { location: 'jhv', type: 'public', is_ipv6: false, assigned_to: null };
const gigabyte = 1024 ** 3;

it.each<[string, UnknownResource['kind'], object, number | undefined | 'not charged']>([
  ['an address that leads nowhere', 'ip_address', address, 3],
  [
    'one of a load balancer',
    'ip_address',
    { ...address, assigned_to: 'x', assigned_to_resource_type: 'load_balancer' },
    2,
  ],
  [
    'one of a machine, whose price has it',
    'ip_address',
    { ...address, assigned_to: 'x', assigned_to_resource_type: 'virtual_machine' },
    'not charged',
  ],
  ['a private address', 'ip_address', { ...address, type: 'private' }, 'not charged'],
  [
    'one of something that was not understood, which may be a machine',
    'ip_address',
    { ...address, assigned_to: 'x', assigned_to_resource_type: null, not_understood: ['assigned_to_resource_type'] },
    undefined,
  ],
  [
    'one of a type that was not understood',
    'ip_address',
    { ...address, type: '', not_understood: ['type'] },
    undefined,
  ],
  ['a load balancer', 'load_balancer', { location: 'jhv' }, 10],
  ['a load balancer where no price is known', 'load_balancer', { location: 'tll' }, undefined],
  ['a bucket', 'bucket', { size_bytes: 100 * gigabyte }, 2],
  ['a lease, by the title of its spec', 'bare_metal', { location: 'jhv', spec: 'bm-1' }, 150],
  ['a lease of a spec that is no longer on offer', 'bare_metal', { location: 'jhv', spec: 'bm-0' }, undefined],
  [
    'a service, as the server says it',
    'managed_service',
    { prices: [{ price_per_hour: 0.1, price_per_month: 40 }] },
    40,
  ],
])('%s', (_, kind, row, monthly) => {
  const pricing = resources.find((one) => one.kind === kind)?.pricing;
  const priceOf = pricing?.createPricer({ pricing: priceList, currency: 'EUR', locations: [] }, [
    { location: 'jhv', id: 'bm-1', title: 'Large' },
  ]);
  const charged = priceOf?.(row);
  expect(charged ? charged.monthly : 'not charged').toBe(monthly);
});

it('networks and firewalls are free', () => {
  expect(resources.filter(({ pricing }) => !pricing).map(({ kind }) => kind)).toEqual(['vpc', 'firewall']);
});
