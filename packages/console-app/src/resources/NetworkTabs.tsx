import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { firewalls } from './firewalls.js';
import { ipAddresses } from './ipAddresses.js';
import { loadBalancers } from './loadBalancers.js';
import { privateNetworks } from './privateNetworks.js';
import { vmInterfaces } from './vmInterfaces.js';

/** The kinds of network resources that the site offers, in their order. */
export function useNetworkKinds() {
  const { features } = useSiteConfig();
  return [privateNetworks, loadBalancers, firewalls, ipAddresses, vmInterfaces].filter(({ feature }) =>
    isFeatureOn(features, feature),
  );
}

interface NetworkTabsProps {
  /** The list that is shown. */
  list: ReturnType<typeof useNetworkKinds>[number]['list'];
  children: ReactNode;
}

/** The lists of network resources beside each other, each with an address of its own. */
export function NetworkTabs({ list, children }: NetworkTabsProps) {
  const { t, i18n } = useLingui();
  const kinds = useNetworkKinds();
  if (kinds.length < 2) return children;
  return (
    <Tabs
      label={t`Network`}
      value={list}
      items={kinds.map((kind) => ({
        id: kind.list,
        label: i18n._(kind.words.title),
        icon: kind.icon,
        href: href(kind.list),
        content: kind.list === list ? children : null,
      }))}
    />
  );
}
