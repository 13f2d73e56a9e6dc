import { expect, it } from 'vitest';
import { vmPrice, sizeOf } from '@livery/api/domain/pricing';
import { monthlyPrice as price } from '@livery/api/domain/testing/monthlyPrice';
import type { Disk, Pricing, Replica } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmPricer } from './vmPrices.js';

const pricing: Pricing = {
  EUR: {
    jhv: {
      default: [
        price('CPU', 5),
        price('RAM', 3),
        price('STORAGE', 0.1),
        price('BLOCK_STORAGE_SNAPSHOT', 0.2),
        price('ASSIGNED_FLOATING_IP', 2),
      ],
      fast: [price('CPU', 20)],
    },
  },
};

const disk = (size: number, ...snapshots: Partial<Replica>[]) =>
  ({
    size,
    shared: false,
    replicas: snapshots.map((snapshot) => Object.assign({ type: 'snapshot' }, snapshot)),
  }) as Disk;

const vm = (facts: Partial<LocatedVm> = {}) =>
  ({
    location: 'jhv',
    vcpu: 2,
    memory: 4096,
    storage: [disk(50)],
    license_type: null,
    public_ipv4: null,
    designated_pool_uuid: null,
    ...facts,
  }) as LocatedVm;

it('gives each machine its own price, however many are alike', () => {
  const priceOf = vmPricer(pricing, 'EUR');
  const machines = [
    vm(),
    vm(),
    vm({ vcpu: 4 }),
    vm({ memory: 8192 }),
    vm({ storage: [disk(50), disk(10)] }),
    vm({ storage: [disk(50, { size_gb: 7 })] }),
    vm({ public_ipv4: '185.14.96.21' }),
    vm({ public_ipv4: '185.14.96.21', public_ipv4_count: 2 }),
    vm({ designated_pool_uuid: 'fast' }),
  ];
  for (const machine of machines) {
    const context = { currency: 'EUR', location: 'jhv', pool: machine.designated_pool_uuid };
    expect(priceOf(machine).monthly).toBe(vmPrice(pricing, context, sizeOf(machine)).monthly);
  }
  expect(new Set(machines.map((machine) => priceOf(machine).monthly)).size).toBe(machines.length - 1);
});

it('charges nothing for a snapshot that is being made, and knows no price where a size is not told', () => {
  const priceOf = vmPricer(pricing, 'EUR');
  const monthly = (snapshot: Partial<Replica>) => priceOf(vm({ storage: [disk(50, snapshot)] })).monthly;
  expect(monthly({ status: 'ready' })).toBeUndefined();
  expect(monthly({ status: 'creating' })).toBe(priceOf(vm()).monthly);
  expect(monthly({ status: 'ready', size_gb: 0 })).toBe(priceOf(vm()).monthly);
});

it('knows no price where nobody knows whether the machine has an address, whatever the order', () => {
  const { public_ipv4: _, ...unknown } = vm();
  const priceOf = vmPricer(pricing, 'EUR');
  const machines = [vm(), unknown, vm({ public_ipv4: '185.14.96.21' })];
  const [without, unpriced, addressed] = machines.map((machine) => priceOf(machine).monthly);
  expect([unpriced, (addressed ?? 0) - (without ?? 0)]).toEqual([undefined, 2]);
});
