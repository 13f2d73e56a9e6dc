import type { HostPool, Location } from '../../generated/types.js';

/** A host pool, and whether it has no room left: then a machine ordered there is refused for high demand. */
interface CataloguePool {
  pool: HostPool;
  is_full: boolean;
}

/** What the provider has in one place. */
interface CatalogueLocation {
  location: Location;
  pools: CataloguePool[];
  /** Where floating addresses come from. */
  public_range: string;
  /** Second octet of the private networks: 10.<this>.<n>.0/24. */
  private_octet: number;
  /** Start of the IPv6 ranges; null where there is no IPv6. */
  ipv6_prefix: string | null;
}

interface PoolFacts {
  number: number;
  name: string;
  description: string;
  processor: string;
  is_default?: boolean;
  is_available?: boolean;
  is_full?: boolean;
}

function pool({
  number,
  name,
  description,
  processor,
  is_default = false,
  is_available = true,
  is_full = false,
}: PoolFacts): CataloguePool {
  const uuid = `0a1b2c3d-4e5f-4a6b-8c7d-0000000000${String(number).padStart(2, '0')}`;
  return { pool: { uuid, name, description, processor, arch: 'x86_64', is_default, is_available }, is_full };
}

const standard = { name: 'standard', description: 'For most workloads', processor: 'AMD EPYC 9354', is_default: true };

const location = (facts: Partial<Location> & Pick<Location, 'slug' | 'display_name' | 'order_nr'>): Location => ({
  description: null,
  country_code: 'EST',
  is_default: false,
  is_preferred: false,
  is_published: true,
  create_resource_disabled: false,
  mikrotik: false,
  ...facts,
});

const list: CatalogueLocation[] = [
  {
    location: location({
      slug: 'jhv',
      display_name: 'Jõhvi',
      description: 'Data center in the north-east',
      order_nr: 1,
      is_default: true,
      is_preferred: true,
    }),
    pools: [
      pool({ ...standard, number: 1 }),
      pool({
        number: 2,
        name: 'performance',
        description: 'High clock rates for databases',
        processor: 'AMD EPYC 9474F',
      }),
    ],
    public_range: '185.14.96.0/20',
    private_octet: 12,
    ipv6_prefix: '2a02:2f8:1',
  },
  {
    location: location({
      slug: 'tll',
      display_name: 'Tallinn',
      description: 'Close to the exchange point',
      order_nr: 2,
    }),
    pools: [
      pool({ ...standard, number: 3 }),
      pool({
        number: 4,
        name: 'archive',
        description: 'Being taken out of service',
        processor: 'Intel Xeon Gold 6230',
        is_available: false,
      }),
    ],
    public_range: '185.31.240.0/20',
    private_octet: 20,
    ipv6_prefix: '2a02:2f8:2',
  },
  {
    location: location({
      slug: 'trtu',
      display_name: 'Tartu',
      description: 'University town, mostly for testing',
      order_nr: 3,
    }),
    pools: [
      pool({ ...standard, number: 5 }),
      pool({
        number: 6,
        name: 'gpu',
        description: 'With GPUs; fully booked at the moment',
        processor: 'AMD EPYC 9354 with NVIDIA L40S',
        is_full: true,
      }),
    ],
    public_range: '193.40.16.0/20',
    private_octet: 30,
    ipv6_prefix: null,
  },
  {
    location: location({
      slug: 'jkt01',
      display_name: 'Jakarta',
      description: 'Opens soon: nothing can be created here yet',
      country_code: 'IDN',
      order_nr: 4,
      create_resource_disabled: true,
      mikrotik: true,
    }),
    pools: [pool({ ...standard, number: 7 })],
    public_range: '103.28.52.0/22',
    private_octet: 40,
    ipv6_prefix: null,
  },
];

/** By slug of the location. */
export const locationCatalogue: Readonly<Record<string, CatalogueLocation>> = Object.fromEntries(
  list.map((one) => [one.location.slug, one]),
);

export const locations: readonly Location[] = list.map((one) => one.location);

/** The pool a new machine goes to unless one is designated. */
export function defaultPool(slug: string): HostPool | undefined {
  return locationCatalogue[slug]?.pools.find(({ pool: one }) => one.is_default)?.pool;
}
