import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Tabs } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { firewalls } from '../firewalls.js';
import { ipAddresses } from '../ipAddresses.js';
import { loadBalancers } from '../loadBalancers.js';
import { privateNetworks } from '../privateNetworks.js';
import { vmInterfaces } from '../vmInterfaces.js';

/** The kinds of network resources that the site offers, in their order. */
export function useNetworkKinds() {
  const { features } = useSiteConfig();
  return [privateNetworks, loadBalancers, firewalls, ipAddresses, vmInterfaces].filter(({ feature }) =>
    isFeatureOn(features, feature),
  );
}

interface NetworkTabsProps {
  /** The list that is shown, or the view of all of them. */
  list: ReturnType<typeof useNetworkKinds>[number]['list'] | 'networkView';
  children: ReactNode;
}

/** The lists of network resources and the view of all of them beside each other, each with an address of its own. */
export function NetworkTabs({ list, children }: NetworkTabsProps) {
  const { t, i18n } = useLingui();
  const kinds = useNetworkKinds();
  if (kinds.length < 2) return children;
  const entries = [
    ...kinds.map((kind) => ({ id: kind.list, label: i18n._(kind.words.title), icon: kind.icon })),
    { id: 'networkView' as const, label: t`Network view`, icon: Share2 },
  ];
  return (
    <Tabs
      label={t`Network`}
      value={list}
      items={entries.map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        href: href(id),
        content: id === list ? children : null,
      }))}
    />
  );
}
