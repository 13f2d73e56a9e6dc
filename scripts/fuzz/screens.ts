import type { ChangeId, ReadId } from '@livery/api/client/operation';
import type { PathName } from '../../packages/console-app/src/shared/paths.js';
import type { ScreenTarget } from './screenTargets.js';

/** Something a person does on a screen once it stands. What is not there, because of a mutation, is left undone. */
export type Act = { press: string } | { type: string; into?: string };

/** What a screen sends in the end. It is refused: nothing changes, and the next time finds the same. */
export interface Save {
  operation: ChangeId;
  /** The list that its row is in, by the operation that reads it. */
  of: ReadId;
  /** The fields that the acts have filled in; all others are the row's, or are no part of it. */
  entered?: readonly string[];
  /** The part of the row that has the fields. */
  part?: string;
  /** Fields of a row that are sent by another name. */
  sentAs?: Readonly<Record<string, string>>;
  /** Fields that are left out where another one says that they do not count. */
  optional?: readonly string[];
}

export interface Screen {
  name: string;
  /** Which screen of the console it is. */
  path: PathName;
  /** The row that it is about, where it is about one. */
  of?: ScreenTarget;
  /** The rest of its address: which tab is open, what is searched for. */
  search?: Readonly<Record<string, string>>;
  acts?: readonly Act[];
  /** What the acts end in. */
  save?: Save;
  /** Loads the whole page for each mutation, because what it reads is only asked for then; signed in or not. */
  load?: 'signed in' | 'signed out';
}

type Opened = Omit<Screen, 'name' | 'load'>;

const tabs = ['disks', 'replicas', 'network', 'metrics', 'activity', 'settings'];

/** Dialogs of a machine's menu of actions, and which machine can be asked for them. */
const vmDialogs = {
  Resize: 'stopped',
  'Add disk': 'stopped',
  'Change password': 'running',
  'Take snapshot': 'stopped',
  Clone: 'stopped',
  'Move to another billing account': 'running',
  'Show as API request': 'running',
  Reinstall: 'running',
  'Rebuild from snapshot or backup': 'running',
  Delete: 'running',
} as const;

/** Lists, forms and pages of the other areas. */
const others: Readonly<Record<string, Opened>> = {
  services: { path: 'services' },
  'create-service': { path: 'createService' },
  service: { path: 'service', of: 'service' },
  'service-resources': { path: 'service', of: 'service', search: { tab: 'resources' } },
  'service-access': { path: 'service', of: 'service', search: { tab: 'access' } },
  'bare-metal': { path: 'bareMetalLeases' },
  'order-bare-metal': { path: 'createBareMetalLease' },
  lease: { path: 'bareMetalLease', of: 'lease' },
  network: { path: 'network' },
  networks: { path: 'privateNetworks' },
  'create-network': { path: 'createPrivateNetwork' },
  'private-network': { path: 'privateNetwork', of: 'network' },
  'load-balancers': { path: 'loadBalancers' },
  'create-load-balancer': { path: 'createLoadBalancer' },
  'load-balancer': { path: 'loadBalancer', of: 'balancer' },
  firewalls: { path: 'firewalls' },
  'create-firewall': { path: 'createFirewall' },
  firewall: { path: 'firewall', of: 'firewall' },
  'firewall-machines': { path: 'firewall', of: 'firewall', search: { tab: 'machines' } },
  'firewall-details': { path: 'firewall', of: 'firewall', search: { tab: 'details' } },
  addresses: { path: 'ipAddresses' },
  'create-address': { path: 'createIpAddress' },
  address: { path: 'ipAddress', of: 'address' },
  interfaces: { path: 'vmInterfaces' },
  'network-view': { path: 'networkView', search: { view: 'picture' } },
  'network-view-table': { path: 'networkView', search: { view: 'table' } },
  buckets: { path: 'buckets' },
  'create-bucket': { path: 'createBucket' },
  's3-keys': { path: 's3Keys' },
  billing: { path: 'billing' },
  'usage-report': { path: 'usageReport', search: { all: '1' } },
  'price-list': { path: 'priceList' },
  'bucket-overview': { path: 'bucket', of: 'bucket', search: { tab: 'overview' } },
  'bucket-files': { path: 'bucket', of: 'bucket', search: { tab: 'files' } },
  'bucket-cors': { path: 'bucket', of: 'bucket', search: { tab: 'cors' } },
  'bucket-connect': { path: 'bucket', of: 'bucket', search: { tab: 'connect' } },
  'api-tokens': { path: 'apiTokens' },
  'create-api-token': { path: 'createApiToken' },
  'api-token': { path: 'apiToken', of: 'token' },
  delegations: { path: 'accessDelegations' },
  'create-delegation': { path: 'createAccessDelegation' },
  delegation: { path: 'accessDelegation', of: 'delegation' },
  administration: { path: 'administration' },
  profile: { path: 'profile' },
  'payment-methods': { path: 'paymentMethods' },
  'top-up': { path: 'topUp' },
  'create-billing-account': { path: 'createBillingAccount' },
  'billing-account': { path: 'billingAccount', of: 'account' },
  'billing-account-details': { path: 'billingAccount', of: 'account', search: { tab: 'details' } },
  'edit-billing-account': { path: 'editBillingAccount', of: 'account' },
  invoices: { path: 'invoices' },
  invoice: { path: 'invoice', of: 'invoice' },
  'credit-history': { path: 'creditHistory' },
  reports: { path: 'reports' },
  referral: { path: 'referral' },
};

/** What is opened on top in the other areas. */
const otherDialogs: Readonly<Record<string, Opened>> = {
  'service-add-address': {
    path: 'service',
    of: 'service',
    search: { tab: 'access' },
    acts: [{ press: 'Add address' }],
  },
  'service-secrets': { path: 'service', of: 'service', acts: [{ press: 'Show secrets' }] },
  'service-delete': { path: 'service', of: 'service', acts: [{ press: 'Actions' }, { press: 'Delete' }] },
  'lease-release': { path: 'bareMetalLease', of: 'lease', acts: [{ press: 'Actions' }, { press: 'Release' }] },
  'private-network-rename': {
    path: 'privateNetwork',
    of: 'network',
    acts: [{ press: 'Actions' }, { press: 'Rename' }],
  },
  'load-balancer-add-target': { path: 'loadBalancer', of: 'balancer', acts: [{ press: 'Add target' }] },
  'load-balancer-remove-rule': { path: 'loadBalancer', of: 'balancer', acts: [{ press: 'Remove rule' }] },
  'firewall-attach': {
    path: 'firewall',
    of: 'firewall',
    search: { tab: 'machines' },
    acts: [{ press: 'Attach virtual machine' }],
  },
  'address-assign': { path: 'ipAddress', of: 'address', acts: [{ press: 'Actions' }, { press: 'Assign' }] },
  'bucket-delete': { path: 'bucket', of: 'bucket', acts: [{ press: 'Actions' }, { press: 'Delete' }] },
  's3-key-delete': { path: 's3Keys', acts: [{ press: 'Actions of' }, { press: 'Delete' }] },
  'api-token-delete': { path: 'apiToken', of: 'token', acts: [{ press: 'Actions' }, { press: 'Delete' }] },
  'delegation-delete': {
    path: 'accessDelegation',
    of: 'delegation',
    acts: [{ press: 'Actions' }, { press: 'Delete' }],
  },
  'add-payment-method': { path: 'paymentMethods', acts: [{ press: 'Add payment method' }] },
  'billing-account-delete': {
    path: 'billingAccount',
    of: 'account',
    acts: [{ press: 'Actions' }, { press: 'Delete' }],
  },
  'automatic-top-up': { path: 'billingAccount', of: 'account', acts: [{ press: 'Change' }] },
  'campaign-code': { path: 'billingAccount', of: 'account', acts: [{ press: 'Use campaign code' }] },
};

const rename: readonly Act[] = [{ press: 'Actions' }, { press: 'Rename' }, { type: 'renamed' }, { press: 'Rename' }];

/** What is renamed, edited and saved: what is sent of the row is what the server has said of it. */
const saves: Readonly<Record<string, Opened>> = {
  'vm-renamed': {
    path: 'vm',
    of: 'running',
    search: { tab: 'settings' },
    acts: [{ type: 'renamed', into: 'Name' }, { press: 'Rename' }],
    save: { operation: 'updateVm', of: 'listVms', entered: ['name'] },
  },
  'service-renamed': {
    path: 'service',
    of: 'service',
    acts: rename,
    save: { operation: 'updateManagedService', of: 'listManagedServices', entered: ['display_name'] },
  },
  'private-network-renamed': {
    path: 'privateNetwork',
    of: 'network',
    acts: rename,
    save: { operation: 'updateNetwork', of: 'listNetworks', entered: ['name'] },
  },
  'load-balancer-renamed': {
    path: 'loadBalancer',
    of: 'balancer',
    acts: rename,
    save: { operation: 'updateLoadBalancer', of: 'listLoadBalancers', entered: ['display_name'] },
  },
  'firewall-renamed': {
    path: 'firewall',
    of: 'firewall',
    acts: rename,
    save: { operation: 'updateFirewall', of: 'listFirewalls', entered: ['display_name'] },
  },
  'lease-renamed': {
    path: 'bareMetalLease',
    of: 'lease',
    acts: rename,
    save: { operation: 'updateBareMetalLease', of: 'listBareMetalLeases', entered: ['display_name'] },
  },
  'address-renamed': {
    path: 'ipAddress',
    of: 'address',
    acts: rename,
    save: { operation: 'updateIpAddress', of: 'listIpAddresses', entered: ['name'] },
  },
  'api-token-edited': {
    path: 'apiToken',
    of: 'token',
    acts: [{ press: 'Edit' }, { type: 'renamed' }, { press: 'Save changes' }],
    save: {
      operation: 'updateApiToken',
      of: 'listApiTokens',
      entered: ['description'],
      sentAs: { token_id: 'id' },
    },
  },
  'profile-saved': {
    path: 'profile',
    acts: [{ type: 'Maria', into: 'First name' }, { press: 'Save changes' }],
    save: { operation: 'updateUserProfile', of: 'getUser', part: 'profile_data', entered: ['first_name'] },
  },
  'billing-account-edited': {
    path: 'editBillingAccount',
    of: 'account',
    acts: [{ type: 'Narva', into: 'City' }, { press: 'Save' }],
    save: {
      operation: 'updateBillingAccount',
      of: 'listBillingAccounts',
      entered: ['city'],
      sentAs: { billing_account_id: 'id' },
    },
  },
  'automatic-top-up-saved': {
    path: 'billingAccount',
    of: 'defaultAccount',
    acts: [{ press: 'Change' }, { type: '750', into: 'Top up by' }, { press: 'Save' }],
    save: {
      operation: 'setRecurringPayment',
      of: 'listBillingAccounts',
      entered: ['recurring_payment_amount'],
      // What tops up is not set where it is switched off.
      optional: ['recurring_payment_threshold', 'recurring_payment_amount'],
    },
  },
  'payment-method-first': {
    path: 'paymentMethods',
    acts: [{ press: 'Manage PayPal' }, { press: 'Make primary' }],
    save: { operation: 'setPrimaryCard', of: 'listCards' },
  },
  'topped-up': {
    path: 'topUp',
    search: { amount: '50' },
    acts: [{ press: 'Pay €' }],
    save: { operation: 'buyCredit', of: 'listCards' },
  },
};

/** Payments to their end: what the server says of them is mutated too. */
const payments: Readonly<Record<string, Opened>> = {
  'pay-by-card': { path: 'topUp', search: { amount: '50' }, acts: [{ press: 'Pay €' }] },
  'pay-by-code': {
    path: 'topUp',
    search: { amount: '50' },
    acts: [{ press: 'Omise: PromptPay (QR code)' }, { press: 'Pay ' }],
  },
};

const named = (prefix: string, messages: string): string => `${prefix}-${messages.toLowerCase().replaceAll(' ', '-')}`;

/** A screen of the page of a machine, with a tab of it or what is opened on top. */
const vmScreen = (name: string, of: ScreenTarget, opened: Pick<Screen, 'search' | 'acts'> = {}): Screen => ({
  name: named('vm', name),
  path: 'vm',
  of,
  ...opened,
});

/** Every screen, each tab and what is opened on top. */
export const screens: readonly Screen[] = [
  { name: 'login', path: 'dashboard', load: 'signed out' },
  { name: 'console', path: 'dashboard', load: 'signed in' },
  { name: 'dashboard', path: 'dashboard' },
  { name: 'palette', path: 'dashboard', acts: [{ press: 'Search and actions' }, { type: 'web' }] },
  { name: 'activity', path: 'dashboard', acts: [{ press: 'Activity' }] },
  { name: 'vms', path: 'vms' },
  { name: 'vms-all', path: 'vms', search: { all: '1' } },
  { name: 'vms-search', path: 'vms', search: { q: 'web', sort: 'price' } },
  { name: 'create-vm', path: 'createVm' },
  { name: 'vm', path: 'vm', of: 'running' },
  ...tabs.map((tab) => vmScreen(tab, 'running', { search: { tab } })),
  ...Object.entries(vmDialogs).map(([title, of]) =>
    vmScreen(title, of, { acts: [{ press: 'Actions' }, { press: title }] }),
  ),
  vmScreen('add VLAN', 'running', { search: { tab: 'network' }, acts: [{ press: 'Add VLAN' }] }),
  vmScreen('assign address', 'stopped', { search: { tab: 'network' }, acts: [{ press: 'Assign' }] }),
  vmScreen('stop', 'running', { acts: [{ press: 'Stop' }] }),
  { name: 'vm-console', path: 'vmConsole', of: 'running' },
  { name: 'vm-console-stopped', path: 'vmConsole', of: 'stopped' },
  ...Object.entries({ ...others, ...otherDialogs, ...saves, ...payments }).map(([name, opened]) =>
    Object.assign({ name }, opened),
  ),
];
