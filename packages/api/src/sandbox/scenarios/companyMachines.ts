import type { VmFacts } from './builders.js';

/** A machine of the company; in its location's default network and on its own account unless told otherwise. */
export type Machine = Omit<VmFacts, 'slug' | 'network' | 'account'> & Partial<Pick<VmFacts, 'network' | 'account'>>;

/** Billing account of the company. */
export const main = 1201;
/** Billing account of a client's project. */
export const project = 1202;

/** In Jõhvi. */
export const production: Machine[] = [
  {
    name: 'web-1',
    description: 'Client sites, first of two',
    os: ['ubuntu', '24.04'],
    vcpu: 2,
    memory: 4,
    disks: [60],
    host: 5,
    public_host: 21,
    backup: true,
    snapshots: [3],
    age: 340,
  },
  {
    name: 'web-2',
    description: 'Client sites, second of two',
    os: ['ubuntu', '24.04'],
    vcpu: 2,
    memory: 4,
    disks: [60],
    host: 6,
    public_host: 22,
    backup: true,
    age: 338,
  },
  {
    name: 'api',
    description: 'Booking API',
    os: ['ubuntu', '22.04'],
    vcpu: 4,
    memory: 8,
    disks: [80],
    host: 7,
    public_host: 23,
    backup: true,
    age: 290,
    username: 'deploy',
  },
  {
    name: 'mail',
    os: ['debian', '12'],
    vcpu: 2,
    memory: 4,
    disks: [40, 250],
    host: 8,
    public_host: 24,
    backup: true,
    age: 362,
  },
  {
    name: 'ci-runner',
    description: 'Started for releases only',
    os: ['rocky', '9'],
    vcpu: 8,
    memory: 16,
    disks: [120],
    host: 9,
    status: 'stopped',
    age: 120,
  },
  {
    name: 'legacy-erp',
    description: 'Ignores the shutdown signal: a graceful stop is forced after 120 seconds',
    os: ['windows', '2019'],
    vcpu: 4,
    memory: 16,
    disks: [120],
    host: 10,
    backup: true,
    age: 364,
    ignores_acpi: true,
  },
];

/** In Jõhvi, in a network of their own. */
export const databases: Machine[] = [
  {
    name: 'db-1',
    description: 'PostgreSQL, primary',
    os: ['debian', '12'],
    vcpu: 8,
    memory: 32,
    disks: [40, 500],
    host: 5,
    backup: true,
    snapshots: [30, 1],
    age: 320,
    pool: 'performance',
  },
  {
    name: 'db-2',
    description: 'PostgreSQL, standby',
    os: ['debian', '12'],
    vcpu: 8,
    memory: 32,
    disks: [40, 500],
    host: 6,
    age: 318,
    pool: 'performance',
  },
];

/** In Tallinn. */
export const office: Machine[] = [
  {
    name: 'intranet',
    description: 'WordPress for the office',
    os: ['wordpress', '6.8'],
    vcpu: 1,
    memory: 2,
    disks: [40],
    host: 5,
    public_host: 40,
    backup: true,
    age: 210,
  },
  {
    name: 'gitlab',
    os: ['gitlab', '17.11'],
    vcpu: 4,
    memory: 8,
    disks: [100],
    host: 6,
    public_host: 41,
    backup: true,
    snapshots: [12],
    age: 250,
  },
  {
    name: 'accounting',
    description: 'Windows for the accountant',
    os: ['windows', '2022'],
    vcpu: 2,
    memory: 8,
    disks: [80],
    host: 7,
    age: 180,
  },
];

/** In Tartu. */
export const testing: Machine[] = [
  {
    name: 'staging-web',
    os: ['ubuntu', '24.04'],
    vcpu: 1,
    memory: 2,
    disks: [20],
    host: 5,
    public_host: 12,
    account: project,
    age: 45,
  },
  {
    name: 'staging-db',
    os: ['debian', '12'],
    vcpu: 1,
    memory: 2,
    disks: [20],
    host: 6,
    status: 'stopped',
    account: project,
    age: 45,
  },
  {
    name: 'sandbox-docker',
    description: 'For trying things out',
    os: ['docker', '28'],
    vcpu: 2,
    memory: 4,
    disks: [40],
    host: 7,
    snapshots: [5],
    age: 9,
    resized: { vcpu: 1, memory: 2, age: 3 },
  },
];
