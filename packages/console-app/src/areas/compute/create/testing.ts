import type {
  BillingAccount,
  HostPool,
  Location,
  PredefinedPackage,
  VmImage,
  VpcNetwork,
} from '@livery/api/generated/types';
import type { Charged } from '@livery/api/domain/allowance';
import type { LocatedVm } from '@livery/api/queries/compute';
import { resolveVm, type ImageChoice } from './resolveVm.js';
import type { Catalogue } from './useCatalogue.js';
import { defaultValues, type CreateVmValues } from './values.js';

/* A small site for the tests of this folder. */

const image = (os_name: string, display_name: string, versions: string[], fields: Partial<VmImage> = {}): VmImage => ({
  os_name,
  display_name,
  versions: versions.map((os_version) => ({ os_version, display_name: os_version, published: true })),
  icon: null,
  is_default: false,
  is_app_catalog: false,
  ui_position: 1,
  ...fields,
});

const pkg = (cpu: number, ram: number, ssd: number, fields: Partial<PredefinedPackage> = {}): PredefinedPackage => ({
  cpu,
  ram,
  ssd,
  default_os_list: [],
  os_list: [],
  disabled_os_list: [],
  ...fields,
});

const pool = (uuid: string, fields: Partial<HostPool> = {}): HostPool => ({
  uuid,
  name: uuid,
  description: null,
  is_default: false,
  is_available: true,
  ...fields,
});

const network = (uuid: string, is_default: boolean): VpcNetwork => ({
  uuid,
  name: uuid,
  type: 'private',
  subnet: '10.0.0.0/24',
  subnet_ipv6: null,
  is_default,
  vm_uuids: [],
  resources_count: 0,
  created_at: '2026-01-01 00:00:00',
  updated_at: '2026-01-01 00:00:00',
});

export const account = (id: number, fields: Partial<BillingAccount> = {}) =>
  ({
    id,
    title: `Account ${id}`,
    status: 'ACTIVE',
    restriction_level: 'CLEAR',
    is_default: false,
    ...fields,
  }) as BillingAccount;

/** A machine that is there already. */
export const vm = (uuid: string, fields: Partial<Charged> = {}): Charged => ({
  uuid,
  billing_account: 1,
  status: 'running',
  vcpu: 1,
  memory: 1024,
  ...fields,
});

const tallinn: Location = {
  slug: 'tll',
  display_name: 'Tallinn',
  country_code: 'EST',
  order_nr: 1,
  is_default: true,
  is_preferred: false,
  is_published: true,
  create_resource_disabled: false,
};

const site: Catalogue = {
  location: tallinn,
  images: [
    image('ubuntu', 'Ubuntu', ['24.04', '22.04'], { is_default: true }),
    image('windows', 'Windows Server', ['2022']),
    image('wordpress', 'WordPress', ['6.8', '6.7'], { is_app_catalog: true }),
  ],
  packages: [
    pkg(1, 1024, 20, { os_list: ['ubuntu', 'windows'], disabled_os_list: ['windows'] }),
    pkg(2, 4096, 60, { os_list: ['ubuntu', 'windows'], default_os_list: ['ubuntu'] }),
    pkg(4, 8192, 100),
  ],
  parameters: [
    { name: 'vcpu', type: 'integer', constraints: [{ kind: 'range', min: 1, max: 32, step: 1 }] },
    { name: 'ram', type: 'integer', constraints: [{ kind: 'range', min: 512, max: 131_072, step: 512 }] },
    { name: 'disks', type: 'integer', constraints: [{ kind: 'range', min: 10, max: 2000, step: 1 }] },
  ],
  pools: [pool('standard', { is_default: true }), pool('fast'), pool('old', { is_available: false })],
  networks: [network('office', false), network('default', true)],
  accounts: [account(1), account(2, { is_default: true }), account(3, { status: 'SUSPENDED' })],
  limit: { vcpu: 1, ram_mb: 2048 },
  charged: [],
  machines: [],
  vmApps: true,
  privateNetworks: true,
  ips: true,
};

const noImage: ImageChoice = {
  typeId: undefined,
  osName: undefined,
  osVersion: undefined,
  source: undefined,
};

interface Given {
  values?: Partial<CreateVmValues>;
  image?: Partial<ImageChoice>;
  catalogue?: Partial<Catalogue>;
}

/** The form as somebody filled it in, all else as the site has it. */
export function filledIn({ values: typed, image: chosen, catalogue: offered }: Given = {}) {
  const values: CreateVmValues = { ...defaultValues, ...typed };
  const catalogue: Catalogue = { ...site, ...offered };
  return { values, catalogue, vm: resolveVm(values, { ...noImage, ...chosen }, catalogue) };
}

export const goodKey = `ssh-ed25519 ${btoa(`\0\0\0\u000Bssh-ed25519\0\0\0 ${'k'.repeat(32)}`)} mari@laptop`;

/** A stopped machine with a primary disk that has a snapshot, and a further one. */
export const mail = {
  ...vm('mail', { status: 'stopped' }),
  location: 'tll',
  os_name: 'ubuntu',
  os_version: '22.04',
  storage: [
    {
      uuid: 'sda',
      name: 'sda',
      size: 80,
      primary: true,
      shared: false,
      replicas: [{ uuid: 'copy', type: 'snapshot', master_uuid: 'sda', created_at: '2026-01-02 00:00:00' }],
    },
    { uuid: 'sdb', name: 'sdb', size: 250, primary: false, shared: false, replicas: [] },
  ],
} as unknown as LocatedVm;
