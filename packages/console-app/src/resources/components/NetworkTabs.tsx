import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { isFeatureOn } from '@livery/api/domain/features';
import { ScreenTabs } from '#kit';
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
  return (
    <ScreenTabs
      label={t`Network`}
      screens={[
        ...kinds.map((kind) => ({ id: kind.list, label: i18n._(kind.messages.title), icon: kind.icon })),
        { id: 'networkView', label: t`Network view`, icon: Share2 },
      ]}
      screen={list}
    >
      {children}
    </ScreenTabs>
  );
}
