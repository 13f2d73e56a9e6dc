import { describe, expect, it } from 'vitest';
import type { Pricing, ResourcePrice, ResourceType } from '../generated/types.js';
import {
  addressPrice,
  diskPrice,
  findPrice,
  gigabytesOf,
  priceLine,
  type PriceLine,
  sizeOf,
  unitPrice,
  vmPrice,
  type VmSize,
} from './pricing.js';

function price(resource_type: ResourceType, hourly: number, fields: Partial<ResourcePrice> = {}): ResourcePrice {
  return {
    resource_type,
    description: resource_type,
    unit: 'GB',
    price_per_unit: hourly,
    monthly_price_per_unit: hourly * 500,
    tiers: [],
    ...fields,
  };
}

const tiers = [
  { from: 8, price_per_unit: 2, monthly_price_per_unit: 900 },
  { from: 16, price_per_unit: 1, monthly_price_per_unit: 400 },
];

const pricing: Pricing = {
  EUR: {
    jhv: {
      default: [
        price('CPU', 4, { unit: 'CPU' }),
        price('RAM', 1),
        price('STORAGE', 0.5),
        price('BLOCK_STORAGE', 0.25),
        price('BLOCK_STORAGE_BACKUP', 0.125),
        price('BLOCK_STORAGE_SNAPSHOT', 0.25),
        price('WINDOWS_LICENSE', 8, { unit: 'CPU' }),
        price('ASSIGNED_FLOATING_IP', 2, { unit: 'IP' }),
        price('UNASSIGNED_FLOATING_IP', 3, { unit: 'IP' }),
        price('BARE_METAL_SERVER', 100, { description: 'Small' }),
        price('BARE_METAL_SERVER', 200, { description: 'Large' }),
      ],
      fast: [price('CPU', 8, { unit: 'CPU', tiers })],
    },
    tll: { default: [price('CPU', 6), price('BLOCK_STORAGE', 0.75), price('WINDOWS_LICENSE', 30, { unit: 'VM' })] },
  },
  USD: { jhv: { default: [price('CPU', 5)] } },
};
const jhv = { currency: 'EUR', location: 'jhv' };

describe('findPrice', () => {
  it.each([
    { name: 'by location', context: jhv, type: 'CPU', expected: 4 },
    { name: 'in another location', context: { ...jhv, location: 'tll' }, type: 'CPU', expected: 6 },
    { name: 'in another currency', context: { ...jhv, currency: 'USD' }, type: 'CPU', expected: 5 },
    { name: 'of the pool', context: { ...jhv, pool: 'fast' }, type: 'CPU', expected: 8 },
    {
      name: 'of the default pool, where the pool has none',
      context: { ...jhv, pool: 'fast' },
      type: 'RAM',
      expected: 1,
    },
    {
      name: 'of the default pool, where the pool is unknown',
      context: { ...jhv, pool: 'other' },
      type: 'CPU',
      expected: 4,
    },
    { name: 'of no pool', context: { ...jhv, pool: null }, type: 'CPU', expected: 4 },
    { name: 'of nothing that is priced', context: jhv, type: 'LOAD_BALANCER', expected: undefined },
    { name: 'of an unknown location', context: { ...jhv, location: 'moon' }, type: 'CPU', expected: undefined },
    { name: 'in an unknown currency', context: { ...jhv, currency: 'XXX' }, type: 'CPU', expected: undefined },
  ] as const)('$name', ({ context, type, expected }) => {
    expect(findPrice(pricing, context, type)?.price_per_unit).toBe(expected);
  });

  it('tells bare-metal specs apart', () => {
    expect(priceLine(pricing, jhv, 'BARE_METAL_SERVER', 1, 'Large').hourly).toBe(200);
    expect(priceLine(pricing, jhv, 'BARE_METAL_SERVER', 1, 'Huge').hourly).toBeUndefined();
  });

  it('knows nothing before the prices are there', () => {
    expect(findPrice(undefined, jhv, 'CPU')).toBeUndefined();
  });
});

describe('tiers', () => {
  it.each([
    { quantity: 1, hourly: 8, monthly: 4000 },
    { quantity: 7.5, hourly: 8, monthly: 4000 },
    { quantity: 8, hourly: 2, monthly: 900 },
    { quantity: 15, hourly: 2, monthly: 900 },
    { quantity: 16, hourly: 1, monthly: 400 },
    { quantity: 500, hourly: 1, monthly: 400 },
  ])('each of $quantity costs $hourly an hour and $monthly a month', ({ quantity, hourly, monthly }) => {
    expect(unitPrice(price('CPU', 8, { tiers }), quantity)).toEqual({ hourly, monthly });
    expect(unitPrice(price('CPU', 8, { tiers: tiers.toReversed() }), quantity)).toEqual({ hourly, monthly });
  });

  it('hold for the whole quantity', () => {
    expect(priceLine(pricing, { ...jhv, pool: 'fast' }, 'CPU', 10)).toMatchObject({ hourly: 20, monthly: 9000 });
  });
});

const rows = (lines: PriceLine[]): (string | number | undefined)[][] =>
  lines.map((line) => [line.resourceType, line.quantity, line.hourly]);

describe('vmPrice', () => {
  const small: VmSize = { vcpu: 2, memory: 4096, disks: [{ size: 20 }] };

  it.each([
    {
      name: 'CPU, RAM and disk',
      size: small,
      lines: [
        ['CPU', 2, 8],
        ['RAM', 4, 4],
        ['STORAGE', 20, 10],
      ],
      hourly: 22,
    },
    {
      name: 'half a gigabyte of memory',
      size: { ...small, memory: 512, disks: [] },
      lines: [
        ['CPU', 2, 8],
        ['RAM', 0.5, 0.5],
      ],
      hourly: 8.5,
    },
    {
      name: 'several disks, shared ones apart',
      size: { ...small, disks: [{ size: 20, shared: false }, { size: 30 }, { size: 40, shared: true }] },
      lines: [
        ['CPU', 2, 8],
        ['RAM', 4, 4],
        ['STORAGE', 50, 25],
        ['BLOCK_STORAGE', 40, 10],
      ],
      hourly: 47,
    },
    {
      name: 'backups and snapshots by what they use',
      size: { ...small, backupGb: 16, snapshotGb: 4 },
      lines: [
        ['CPU', 2, 8],
        ['RAM', 4, 4],
        ['STORAGE', 20, 10],
        ['BLOCK_STORAGE_BACKUP', 16, 2],
        ['BLOCK_STORAGE_SNAPSHOT', 4, 1],
      ],
      hourly: 25,
    },
    {
      name: 'Windows by CPU, and an address',
      size: { ...small, osName: 'windows', floatingIps: 1 },
      lines: [
        ['CPU', 2, 8],
        ['RAM', 4, 4],
        ['STORAGE', 20, 10],
        ['WINDOWS_LICENSE', 2, 16],
        ['ASSIGNED_FLOATING_IP', 1, 2],
      ],
      hourly: 40,
    },
    {
      name: 'no licence for others',
      size: { ...small, osName: 'ubuntu' },
      lines: [
        ['CPU', 2, 8],
        ['RAM', 4, 4],
        ['STORAGE', 20, 10],
      ],
      hourly: 22,
    },
  ])('$name', ({ size, lines, hourly }) => {
    const summary = vmPrice(pricing, jhv, size);
    expect(rows(summary.lines)).toEqual(lines);
    expect(summary.hourly).toBe(hourly);
    expect(summary.monthly).toBe(hourly * 500);
  });

  it('is unknown, not less, when one row is unknown', () => {
    const summary = vmPrice(pricing, { ...jhv, location: 'tll' }, small);
    expect(rows(summary.lines)).toEqual([
      ['CPU', 2, 12],
      ['RAM', 4, undefined],
      ['STORAGE', 20, 15],
    ]);
    expect(summary).toMatchObject({ hourly: undefined, monthly: undefined });
  });

  it.each([
    ['CPUs', { ...small, vcpu: NaN }],
    ['memory', { ...small, memory: NaN }],
    ['disks', { ...small, disks: [{ size: 20 }, { size: NaN }] }],
    ['backups', { ...small, backupGb: NaN }],
    ['addresses', { ...small, floatingIps: NaN }],
  ])('is unknown, not less, when nobody knows the %s', (_, size) => {
    expect(vmPrice(pricing, jhv, size)).toMatchObject({ hourly: undefined, monthly: undefined });
  });

  it('charges a licence once where its unit is the machine', () => {
    const summary = vmPrice(pricing, { ...jhv, location: 'tll' }, { ...small, osName: 'windows' });
    expect(rows(summary.lines)).toContainEqual(['WINDOWS_LICENSE', 1, 30]);
  });
});

it('a disk costs its kind of storage, or what there is', () => {
  expect(diskPrice(pricing, jhv, 10).hourly).toBe(5);
  expect(diskPrice(pricing, jhv, 10, true).hourly).toBe(2.5);
  expect(diskPrice(pricing, { ...jhv, location: 'tll' }, 10).hourly).toBe(7.5);
  expect(diskPrice({}, jhv, 10)).toMatchObject({ resourceType: 'STORAGE', hourly: undefined });
});

describe('the disks of a machine', () => {
  const tiered: Pricing = {
    EUR: {
      jhv: {
        default: [
          price('CPU', 4),
          price('RAM', 1),
          price('STORAGE', 0.11, { tiers: [{ from: 500, price_per_unit: 0.095, monthly_price_per_unit: 60 }] }),
        ],
      },
    },
  };
  const size: VmSize = { vcpu: 1, memory: 1024, disks: [{ size: 300 }, { size: 300 }] };

  it('cost each its part of what they cost together, whose tier is chosen by their total', () => {
    const each = diskPrice(tiered, jhv, 300, false, gigabytesOf(size.disks));
    expect(each).toMatchObject({ quantity: 300, monthly: 300 * 60 });
    expect(each.hourly).toBeCloseTo(28.5);
    expect(vmPrice(tiered, jhv, size).lines).toContainEqual(
      expect.objectContaining({ resourceType: 'STORAGE', monthly: 2 * 300 * 60 }),
    );
  });

  it('have no known price by tiers where nobody knows their total', () => {
    const total = gigabytesOf([...size.disks, { size: Number.NaN }]);
    expect(diskPrice(tiered, jhv, 300, false, total)).toMatchObject({ hourly: undefined, monthly: undefined });
    expect(diskPrice(pricing, jhv, 10, false, Number.NaN).hourly).toBe(5);
  });

  it('are counted by their kind', () => {
    const disks = [{ size: 20 }, { size: 30, shared: false }, { size: 40, shared: true }];
    expect([gigabytesOf(disks), gigabytesOf(disks, true)]).toEqual([50, 40]);
  });
});

it('a machine is charged for what it has', () => {
  const replica = { uuid: 'r', master_uuid: 'd', created_at: '2026-03-14 09:26:53' };
  const vm: Parameters<typeof sizeOf>[0] = {
    vcpu: 2,
    memory: 4096,
    license_type: 'windows',
    public_ipv4: '185.14.96.21',
    storage: [
      {
        uuid: 'd',
        name: 'sda',
        size: 20,
        primary: true,
        shared: false,
        replicas: [
          { ...replica, type: 'snapshot', size_gb: 6 },
          { ...replica, type: 'snapshot', status: 'creating' },
          { ...replica, type: 'backup', size_gb: 3 },
        ],
      },
    ],
  };
  expect(sizeOf(vm)).toMatchObject({
    vcpu: 2,
    memory: 4096,
    backupGb: 3,
    snapshotGb: 6,
    osName: 'windows',
    floatingIps: 1,
  });
  const [disk] = vm.storage;
  const unsized = { ...vm, storage: disk ? [{ ...disk, replicas: [{ ...replica, type: 'backup' as const }] }] : [] };
  expect(sizeOf(unsized).backupGb).toBeNaN();
  expect(sizeOf({ ...vm, public_ipv4: null }).floatingIps).toBe(0);
  const { public_ipv4: _, ...unaddressed } = vm;
  expect(sizeOf(unaddressed).floatingIps).toBeNaN();
});

it.each([
  ['assigned', { type: 'public', is_ipv6: false }, true, 2],
  ['only reserved', { type: 'public', is_ipv6: false }, false, 3],
  ['IPv6', { type: 'public', is_ipv6: true }, false, undefined],
  ['private', { type: 'private', is_ipv6: false }, true, undefined],
  ['assigned or not', { type: 'public', is_ipv6: false }, undefined, undefined],
  [
    'of a version that was not understood',
    { type: 'public', is_ipv6: false, not_understood: ['is_ipv6'] },
    true,
    undefined,
  ],
])('an address that is %s', (_, address, assigned, expected) => {
  expect(addressPrice(pricing, jhv, address, assigned).hourly).toBe(expected);
});
