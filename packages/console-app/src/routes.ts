import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { LayoutDashboard, Network, Server, type LucideIcon } from 'lucide-react';
import { loadCatalogue } from '#i18n/i18n.js';
import { paths, type PathName } from '#shared/paths.js';
import type { Feature } from '@livery/api/domain/features';

type Screen = { default: ComponentType };

export interface RouteEntry {
  name: PathName;
  path: string;
  title: MessageDescriptor;
  /** The feature flag that must be on for the route to exist; of several, one. */
  feature?: Feature | readonly Feature[];
  /** Set for what the side navigation shows, in the order of the table. */
  navigation?: { label: MessageDescriptor; icon: LucideIcon };
  /** The navigation entry a detail or create screen belongs to. */
  parent?: PathName;
  screen: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code and words, ahead of a visit. */
  prefetch: () => Promise<unknown>;
  /** Fetches its code alone, before the language is known. */
  warm: () => Promise<unknown>;
}

type Description = Omit<RouteEntry, 'name' | 'path' | 'screen' | 'prefetch' | 'warm'> & {
  /** The area whose catalogue the screen speaks from. */
  area: string;
  load: () => Promise<Screen>;
};

function route(name: PathName, { area, load, ...entry }: Description): RouteEntry {
  const fetchScreen = async () => {
    const [screen] = await Promise.all([load(), loadCatalogue(area)]);
    return screen;
  };
  return { ...entry, name, path: paths[name], screen: lazy(fetchScreen), prefetch: fetchScreen, warm: load };
}

/**
 * Every screen: navigation, page titles, links and prefetching read this table. Static paths stand before those with
 * parameters.
 */
export const routes: readonly RouteEntry[] = [
  route('dashboard', {
    title: msg`Dashboard`,
    navigation: { label: msg`Dashboard`, icon: LayoutDashboard },
    area: 'dashboard',
    load: () => import('#areas/dashboard/Dashboard.js'),
  }),
  route('vms', {
    title: msg`Virtual machines`,
    feature: 'vms',
    navigation: { label: msg`Compute`, icon: Server },
    area: 'compute',
    load: () => import('#areas/compute/VmList.js'),
  }),
  route('createVm', {
    title: msg`Create virtual machine`,
    feature: 'vms',
    parent: 'vms',
    area: 'compute',
    load: () => import('#areas/compute/create/CreateVm.js'),
  }),
  route('vm', {
    title: msg`Virtual machine`,
    feature: 'vms',
    parent: 'vms',
    area: 'compute',
    load: () => import('#areas/compute/detail/VmDetail.js'),
  }),
  route('network', {
    title: msg`Network`,
    feature: ['privateNetworks', 'ips'],
    navigation: { label: msg`Network`, icon: Network },
    area: 'network',
    load: () => import('#areas/network/NetworkView.js'),
  }),
  route('privateNetworks', {
    title: msg`Private networks`,
    feature: 'privateNetworks',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/PrivateNetworkList.js'),
  }),
  route('createPrivateNetwork', {
    title: msg`Create private network`,
    feature: 'privateNetworks',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/CreatePrivateNetwork.js'),
  }),
  route('privateNetwork', {
    title: msg`Private network`,
    feature: 'privateNetworks',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/PrivateNetworkPage.js'),
  }),
  route('ipAddresses', {
    title: msg`IP addresses`,
    feature: 'ips',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/IpAddressList.js'),
  }),
  route('createIpAddress', {
    title: msg`Create IP address`,
    feature: 'ips',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/CreateIpAddress.js'),
  }),
  route('ipAddress', {
    title: msg`IP address`,
    feature: 'ips',
    parent: 'network',
    area: 'network',
    load: () => import('#areas/network/IpAddressPage.js'),
  }),
];
