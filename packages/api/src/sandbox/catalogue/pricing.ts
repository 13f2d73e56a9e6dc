import type { Pricing, ResourcePrice, ResourceType } from '../../generated/types.js';
import { locationCatalogue } from './locations.js';
import { metalOffers } from './metal.js';

const hoursInMonth = 730;

type Row = [
  type: ResourceType,
  description: string,
  unit: string,
  monthly: number,
  tiers?: [from: number, monthly: number][],
];

/** EUR a month for one unit, without tax, in Jõhvi's standard pool. */
const rows: Row[] = [
  [
    'CPU',
    'Virtual CPU',
    'CPU',
    4.9,
    [
      [8, 4.4],
      [16, 3.9],
    ],
  ],
  [
    'RAM',
    'Memory',
    'GB',
    3,
    [
      [16, 2.7],
      [64, 2.4],
    ],
  ],
  ['STORAGE', 'Local disk', 'GB', 0.11, [[500, 0.095]]],
  [
    'BLOCK_STORAGE',
    'Disk',
    'GB',
    0.13,
    [
      [500, 0.115],
      [1000, 0.1],
    ],
  ],
  ['BLOCK_STORAGE_BACKUP', 'Backup', 'GB', 0.06],
  ['BLOCK_STORAGE_SNAPSHOT', 'Snapshot', 'GB', 0.08],
  ['WINDOWS_LICENSE', 'Windows Server licence', 'CPU', 8.5],
  ['OBJECT_STORAGE', 'Object storage', 'GB', 0.025, [[1000, 0.02]]],
  ['UNASSIGNED_FLOATING_IP', 'Reserved IPv4 address', 'address', 3.2],
  ['ASSIGNED_FLOATING_IP', 'Assigned IPv4 address', 'address', 2.4],
  ['LOAD_BALANCER', 'Load balancer', 'load balancer', 9],
  ...metalOffers.map(({ spec, monthly }): Row => ['BARE_METAL_SERVER', spec.title, 'server', monthly]),
];

const dearer: Readonly<Record<string, number>> = { tll: 1.05, trtu: 0.95, jkt01: 1.1, performance: 1.3, gpu: 4 };

/** What a pool's own hosts make dearer; everything else costs the same in all pools of a location. */
const ofHosts = new Set<ResourceType>(['CPU', 'RAM']);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function price(
  [resource_type, description, unit, monthly, tiers = []]: Row,
  locationFactor: number,
  host: number,
): ResourcePrice {
  const factor = locationFactor * (ofHosts.has(resource_type) ? host : 1);
  const hourlyOf = (amount: number): number => round((amount * factor) / hoursInMonth, 6);
  const monthlyOf = (amount: number): number => round(amount * factor, 4);
  return {
    resource_type,
    description,
    unit,
    price_per_unit: hourlyOf(monthly),
    monthly_price_per_unit: monthlyOf(monthly),
    tiers: tiers.map(([from, amount]) => ({
      from,
      price_per_unit: hourlyOf(amount),
      monthly_price_per_unit: monthlyOf(amount),
    })),
  };
}

function prices(locationFactor: number, host: number): ResourcePrice[] {
  return rows.map((row) => price(row, locationFactor, host));
}

/** The price list, in euro: by location, then `default` or the uuid of the pool. */
export const pricing: Pricing = {
  EUR: Object.fromEntries(
    Object.entries(locationCatalogue).map(([slug, { pools }]) => {
      const locationFactor = dearer[slug] ?? 1;
      const byPool = pools.map(
        ({ pool }) => [pool.uuid, prices(locationFactor, dearer[pool.name ?? ''] ?? 1)] as const,
      );
      return [slug, { default: prices(locationFactor, 1), ...Object.fromEntries(byPool) }];
    }),
  ),
};
