import { href, paths, type PathName, type StaticPathName } from '../../packages/console-app/src/shared/paths.js';
import type { Address, Read } from './visits.js';

/** API key of the customer whose things the screens show. */
const key = 'demo';

/** The first row of a list that one of the sandbox's locations has. */
async function firstRow(read: Read, list: string): Promise<{ location: string; uuid: string }> {
  for (const location of ['tll', 'jhv', 'trtu']) {
    const [row] = (await read(`/${location}${list}`)) as { uuid: string }[];
    if (row) return { location, uuid: row.uuid };
  }
  throw new Error(`The sandbox has nothing at ${list} to look at.`);
}

/** A screen about one thing: where it is, and its tabs beside the first. */
type Detail = readonly [address: string, ...tabs: string[]];

/** The screens whose address names a thing, each with one to look at. */
async function details(read: Read): Promise<Record<Exclude<PathName, StaticPathName>, Detail>> {
  const vm = await firstRow(read, '/user-resource/vm/list');
  const [service] = (await read('/user-resource/service/packages')) as { uuid: string; location: string }[];
  if (!service) throw new Error('The sandbox has no managed service to look at.');
  const { uuid: lease } = await firstRow(read, '/metal/leases');
  return {
    vm: [
      href('vm', { location: vm.location, vmId: vm.uuid }),
      'disks',
      'replicas',
      'network',
      'metrics',
      'activity',
      'settings',
    ],
    vmConsole: [href('vmConsole', { location: vm.location, vmId: vm.uuid })],
    service: [href('service', { location: service.location, serviceId: service.uuid }), 'resources', 'access'],
    privateNetwork: [href('privateNetwork', await firstRow(read, '/network/networks'))],
    loadBalancer: [href('loadBalancer', await firstRow(read, '/network/load_balancers'))],
    firewall: [href('firewall', await firstRow(read, '/network/firewalls')), 'machines', 'details'],
    ipAddress: [href('ipAddress', await firstRow(read, '/network/ip_addresses'))],
    bareMetalLease: [href('bareMetalLease', { uuid: lease })],
    invoice: [href('invoice', { id: 'current' })],
    billingAccount: [href('billingAccount', { id: '1201' }), 'details'],
    editBillingAccount: [href('editBillingAccount', { id: '1201' })],
    apiToken: [href('apiToken', { id: '501' })],
    accessDelegation: [href('accessDelegation', { id: '31' })],
    bucket: [href('bucket', { storageName: 'tamm-shop-media' }), 'files', 'cors', 'connect'],
  };
}

/** How the budgets call the screens whose bytes and calls are of interest, not only what moves on them. */
const measured: Partial<Record<PathName, string>> = {
  dashboard: 'dashboard',
  vms: 'list',
  createVm: 'create',
  vm: 'detail',
};

/** Every screen of the console, by its table of paths, and the login. */
export async function screenAddresses(read: Read): Promise<Address[]> {
  const screens: [name: string, Detail][] = [
    ...Object.entries(paths)
      .filter(([, path]) => !path.includes(':'))
      .map(([name, path]): [string, Detail] => [name, [path]]),
    ...Object.entries(await details(read)),
  ];
  const addresses: Address[] = [
    { name: 'login', path: '/app/' },
    { name: 'login in another theme', path: '/app/?theme=metal' },
  ];
  for (const [screen, [address, ...tabs]] of screens) {
    const budget = measured[screen as PathName];
    const name = budget ?? screen;
    const about = { key, shiftOnly: budget === undefined };
    addresses.push({ name, path: `/app${address}`, ...about });
    for (const tab of tabs) addresses.push({ name: `${name}, ${tab}`, path: `/app${address}?tab=${tab}`, ...about });
  }
  return addresses;
}
