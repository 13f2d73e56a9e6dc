import { createElement, type ComponentType } from 'react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  Archive,
  Blocks,
  Cpu,
  KeyRound,
  LayoutDashboard,
  Network,
  Server,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { lazyComponent } from '#shared/lazy.js';
import { paths, type PathName } from '#shared/paths.js';
import type { Feature, SiteSetting } from '@livery/api/domain/features';

export interface RouteEntry {
  name: PathName;
  path: string;
  title: MessageDescriptor;
  /** The title where the brand calls invoices orders. */
  orderTitle?: MessageDescriptor;
  /** The feature flag that must be on for the route to exist; of several, one. */
  feature?: Feature | readonly Feature[];
  /** The switch of the configuration, beside the features, that must be on for the route to exist. */
  setting?: SiteSetting;
  /** Set for what the side navigation shows, in the order of the table. */
  navigation?: { label: MessageDescriptor; icon: LucideIcon };
  /** The navigation entry a detail or create screen belongs to. */
  parent?: PathName;
  /**
   * Whether it is one of the tabs of its section, which is its `parent` or itself: they stand in the order of the table.
   * Some are only for administrators.
   */
  isTab?: true | 'administrators';
  /** Stands alone in the window, without navigation and header. */
  wholeWindow?: boolean;
  screen: ComponentType;
  /** Fetches the screen's code, messages and styles ahead of a visit. */
  prefetch: () => Promise<unknown>;
}

type Description = Omit<RouteEntry, 'name' | 'path' | 'screen' | 'prefetch'> & {
  load: () => Promise<{ default: ComponentType }>;
};

/** The tabs of sections are fetched along with the first screen that has them. */
const sectionTabs = () => import('#shell/SectionTabs.js');

function route(name: PathName, { load: loadScreen, ...entry }: Description): RouteEntry {
  const section = entry.parent ?? name;
  async function loadTab(): Promise<{ default: ComponentType }> {
    const [{ default: Screen }, { SectionTabs }] = await Promise.all([loadScreen(), sectionTabs()]);
    return { default: () => createElement(SectionTabs, { name, section }, createElement(Screen)) };
  }
  const load = entry.isTab ? loadTab : loadScreen;
  return { ...entry, name, path: paths[name], screen: lazyComponent(load), prefetch: load };
}

/** The screen of a section that consists of tabs: leads to one of them. */
const entryTab = (section: PathName) => async (): Promise<{ default: ComponentType }> => {
  const { EntryTab } = await sectionTabs();
  return { default: () => createElement(EntryTab, { section }) };
};

/**
 * Every screen: navigation, page titles, links and prefetching read this table. Static paths stand before those with
 * parameters.
 */
export const routes: readonly RouteEntry[] = [
  route('dashboard', {
    title: msg`Dashboard`,
    navigation: { label: msg`Dashboard`, icon: LayoutDashboard },
    load: () => import('#areas/dashboard/Dashboard.js'),
  }),
  route('vms', {
    title: msg`Virtual machines`,
    feature: 'vms',
    navigation: { label: msg`Compute`, icon: Server },
    load: () => import('#areas/compute/VmList.js'),
  }),
  route('createVm', {
    title: msg`Create virtual machine`,
    feature: 'vms',
    parent: 'vms',
    load: () => import('#areas/compute/create/CreateVm.js'),
  }),
  route('vm', {
    title: msg`Virtual machine`,
    feature: 'vms',
    parent: 'vms',
    load: () => import('#areas/compute/VmPage.js'),
  }),
  route('vmConsole', {
    title: msg`Console`,
    feature: 'vmConsole',
    parent: 'vms',
    wholeWindow: true,
    load: () => import('#areas/vmConsole/VmConsole.js'),
  }),
  route('services', {
    title: msg`Managed services`,
    feature: 'services',
    navigation: { label: msg`Services`, icon: Blocks },
    load: () => import('#areas/services/ServiceList.js'),
  }),
  route('createService', {
    title: msg`Create managed service`,
    feature: 'services',
    parent: 'services',
    load: () => import('#areas/services/CreateService.js'),
  }),
  route('service', {
    title: msg`Managed service`,
    feature: 'services',
    parent: 'services',
    load: () => import('#areas/services/ServicePage.js'),
  }),
  route('network', {
    title: msg`Network`,
    feature: ['privateNetworks', 'loadBalancer', 'firewall', 'ips', 'vms'],
    navigation: { label: msg`Network`, icon: Network },
    load: entryTab('network'),
  }),
  route('privateNetworks', {
    title: msg`Private networks`,
    feature: 'privateNetworks',
    parent: 'network',
    isTab: true,
    load: () => import('#areas/network/PrivateNetworkList.js'),
  }),
  route('createPrivateNetwork', {
    title: msg`Create private network`,
    feature: 'privateNetworks',
    parent: 'network',
    load: () => import('#areas/network/CreatePrivateNetwork.js'),
  }),
  route('privateNetwork', {
    title: msg`Private network`,
    feature: 'privateNetworks',
    parent: 'network',
    load: () => import('#areas/network/PrivateNetworkPage.js'),
  }),
  route('loadBalancers', {
    title: msg`Load balancers`,
    feature: 'loadBalancer',
    parent: 'network',
    isTab: true,
    load: () => import('#areas/loadBalancers/LoadBalancerList.js'),
  }),
  route('createLoadBalancer', {
    title: msg`Create load balancer`,
    feature: 'loadBalancer',
    parent: 'network',
    load: () => import('#areas/loadBalancers/CreateLoadBalancer.js'),
  }),
  route('loadBalancer', {
    title: msg`Load balancer`,
    feature: 'loadBalancer',
    parent: 'network',
    load: () => import('#areas/loadBalancers/LoadBalancerPage.js'),
  }),
  route('firewalls', {
    title: msg`Firewalls`,
    feature: 'firewall',
    parent: 'network',
    isTab: true,
    load: () => import('#areas/firewalls/FirewallList.js'),
  }),
  route('createFirewall', {
    title: msg`Create firewall`,
    feature: 'firewall',
    parent: 'network',
    load: () => import('#areas/firewalls/CreateFirewall.js'),
  }),
  route('firewall', {
    title: msg`Firewall`,
    feature: 'firewall',
    parent: 'network',
    load: () => import('#areas/firewalls/FirewallPage.js'),
  }),
  route('ipAddresses', {
    title: msg`IP addresses`,
    feature: 'ips',
    parent: 'network',
    isTab: true,
    load: () => import('#areas/network/IpAddressList.js'),
  }),
  route('createIpAddress', {
    title: msg`Create IP address`,
    feature: 'ips',
    parent: 'network',
    load: () => import('#areas/network/CreateIpAddress.js'),
  }),
  route('ipAddress', {
    title: msg`IP address`,
    feature: 'ips',
    parent: 'network',
    load: () => import('#areas/network/IpAddressPage.js'),
  }),
  route('vmInterfaces', {
    title: msg`Interfaces`,
    feature: 'vms',
    parent: 'network',
    isTab: true,
    load: () => import('#areas/network/InterfaceList.js'),
  }),
  route('networkView', {
    title: msg`Network view`,
    feature: ['privateNetworks', 'loadBalancer', 'firewall', 'ips', 'vms'],
    parent: 'network',
    isTab: true,
    load: () => import('#areas/networkView/NetworkView.js'),
  }),
  route('bareMetalLeases', {
    title: msg`Bare metal`,
    feature: 'bareMetal',
    navigation: { label: msg`Bare metal`, icon: Cpu },
    load: () => import('#areas/metal/BareMetalList.js'),
  }),
  route('createBareMetalLease', {
    title: msg`Order bare-metal machine`,
    feature: 'bareMetal',
    parent: 'bareMetalLeases',
    load: () => import('#areas/metal/CreateBareMetal.js'),
  }),
  route('bareMetalLease', {
    title: msg`Bare-metal lease`,
    feature: 'bareMetal',
    parent: 'bareMetalLeases',
    load: () => import('#areas/metal/BareMetalPage.js'),
  }),
  route('buckets', {
    title: msg`Buckets`,
    feature: 'storage',
    navigation: { label: msg`Storage`, icon: Archive },
    isTab: true,
    load: () => import('#areas/storage/BucketList.js'),
  }),
  route('createBucket', {
    title: msg`Create bucket`,
    feature: 'storage',
    parent: 'buckets',
    load: () => import('#areas/storage/CreateBucket.js'),
  }),
  route('s3Keys', {
    title: msg`Access keys`,
    feature: 'storage',
    parent: 'buckets',
    isTab: true,
    load: () => import('#areas/storage/S3Keys.js'),
  }),
  route('bucket', {
    title: msg`Bucket`,
    feature: 'storage',
    parent: 'buckets',
    load: () => import('#areas/storage/BucketPage.js'),
  }),
  route('apiTokens', {
    title: msg`API tokens`,
    navigation: { label: msg`Access`, icon: KeyRound },
    isTab: true,
    load: () => import('#areas/access/TokenList.js'),
  }),
  route('createApiToken', {
    title: msg`Create API token`,
    parent: 'apiTokens',
    load: () => import('#areas/access/CreateToken.js'),
  }),
  route('apiToken', {
    title: msg`API token`,
    parent: 'apiTokens',
    load: () => import('#areas/access/TokenPage.js'),
  }),
  route('accessDelegations', {
    title: msg`Access delegations`,
    parent: 'apiTokens',
    isTab: true,
    load: () => import('#areas/access/DelegationList.js'),
  }),
  route('createAccessDelegation', {
    title: msg`Create access delegation`,
    parent: 'apiTokens',
    load: () => import('#areas/access/CreateDelegation.js'),
  }),
  route('accessDelegation', {
    title: msg`Access delegation`,
    parent: 'apiTokens',
    load: () => import('#areas/access/DelegationPage.js'),
  }),
  route('administration', {
    title: msg`Administration`,
    parent: 'apiTokens',
    isTab: 'administrators',
    load: () => import('#areas/access/Administration.js'),
  }),
  route('profile', {
    title: msg`Profile`,
    load: () => import('#areas/profile/ProfilePage.js'),
  }),
  route('billing', {
    title: msg`Billing`,
    navigation: { label: msg`Billing`, icon: Wallet },
    isTab: true,
    load: () => import('#areas/billing/accounts/AccountList.js'),
  }),
  route('topUp', {
    title: msg`Top up`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/payments/TopUp.js'),
  }),
  route('paymentMethods', {
    title: msg`Payment methods`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/payments/PaymentMethods.js'),
  }),
  route('invoices', {
    title: msg`Invoices`,
    orderTitle: msg`Orders`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/billing/invoices/InvoiceList.js'),
  }),
  route('creditHistory', {
    title: msg`Credit history`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/usage/credit/CreditHistory.js'),
  }),
  route('usageReport', {
    title: msg`Usage report`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/usage/UsageReport.js'),
  }),
  route('reports', {
    title: msg`Reports`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/usage/reports/Reports.js'),
  }),
  route('priceList', {
    title: msg`Price list`,
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/usage/prices/PriceList.js'),
  }),
  route('referral', {
    title: msg`Referral program`,
    setting: 'referralCodeEnabled',
    parent: 'billing',
    isTab: true,
    load: () => import('#areas/billing/referral/Referral.js'),
  }),
  route('createBillingAccount', {
    title: msg`Create billing account`,
    parent: 'billing',
    load: () => import('#areas/billing/accounts/CreateAccount.js'),
  }),
  route('billingAccount', {
    title: msg`Billing account`,
    parent: 'billing',
    load: () => import('#areas/billing/accounts/AccountPage.js'),
  }),
  route('editBillingAccount', {
    title: msg`Edit billing account`,
    parent: 'billing',
    load: () => import('#areas/billing/accounts/EditAccount.js'),
  }),
  route('invoice', {
    title: msg`Invoice`,
    orderTitle: msg`Order`,
    parent: 'billing',
    load: () => import('#areas/billing/invoices/InvoicePage.js'),
  }),
];
