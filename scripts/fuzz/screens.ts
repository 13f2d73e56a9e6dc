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
];
