/** Something a person does on a screen once it stands. What is not there, because of a mutation, is left undone. */
export type Act = { press: string } | { type: string };

export interface Screen {
  name: string;
  /** Address below `/app`; `{vm}` is that of a machine that runs and has snapshots, `{stopped}` of one that does
   * not, and has no public address. */
  address: string;
  acts?: readonly Act[];
  /** Loads the whole page for each mutation, because what it reads is only asked for then; signed in or not. */
  load?: 'signed in' | 'signed out';
}

const tabs = ['disks', 'replicas', 'network', 'metrics', 'activity', 'settings'];

/** Dialogs of a machine's menu of actions, and which machine can be asked for them. */
const dialogs = {
  Resize: '{stopped}',
  'Add disk': '{stopped}',
  'Change password': '{vm}',
  'Take snapshot': '{stopped}',
  Clone: '{stopped}',
  'Move to another billing account': '{vm}',
  'Show as API request': '{vm}',
  Reinstall: '{vm}',
  'Rebuild from snapshot or backup': '{vm}',
  Delete: '{vm}',
};

/** Lists, forms and pages of the other areas, by their addresses. */
const others = {
  services: '/services',
  'create-service': '/services/create',
  'bare-metal': '/metal',
  'order-bare-metal': '/metal/create',
  networks: '/network/vpc',
  'create-network': '/network/create/vpc',
  'load-balancers': '/network/load_balancer',
  'create-load-balancer': '/network/create/load_balancer',
  firewalls: '/network/firewall',
  'create-firewall': '/network/create/firewall',
  addresses: '/network/ip_address',
  'create-address': '/network/create/ip_address',
  interfaces: '/network/interfaces',
  'network-view': '/network/view?view=picture',
  buckets: '/storage',
  'create-bucket': '/storage/create',
  's3-keys': '/storage/keys',
  'bucket-overview': '/storage/bucket/tamm-shop-media?tab=overview',
  'bucket-cors': '/storage/bucket/tamm-shop-media?tab=cors',
  'bucket-connect': '/storage/bucket/tamm-shop-media?tab=connect',
};

const named = (prefix: string, words: string): string => `${prefix}-${words.toLowerCase().replaceAll(' ', '-')}`;

/** Every screen, each tab and what is opened on top. */
export const screens: readonly Screen[] = [
  { name: 'login', address: '/', load: 'signed out' },
  { name: 'console', address: '/', load: 'signed in' },
  { name: 'dashboard', address: '/' },
  { name: 'palette', address: '/', acts: [{ press: 'Search and actions' }, { type: 'web' }] },
  { name: 'vms', address: '/compute' },
  { name: 'vms-all', address: '/compute?all=1' },
  { name: 'vms-search', address: '/compute?q=web&sort=price' },
  { name: 'create-vm', address: '/compute/create' },
  { name: 'vm', address: '{vm}' },
  ...tabs.map((tab) => ({ name: named('vm', tab), address: `{vm}?tab=${tab}` })),
  ...Object.entries(dialogs).map(([title, address]) => ({
    name: named('vm', title),
    address,
    acts: [{ press: 'Actions' }, { press: title }],
  })),
  { name: 'vm-add-vlan', address: '{vm}?tab=network', acts: [{ press: 'Add VLAN' }] },
  { name: 'vm-assign-address', address: '{stopped}?tab=network', acts: [{ press: 'Assign' }] },
  { name: 'vm-stop', address: '{vm}', acts: [{ press: 'Stop' }] },
  ...Object.entries(others).map(([name, address]) => ({ name, address })),
];
