import { Redirect } from 'wouter';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { ipAddresses } from '#resources/ipAddresses.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { vmInterfaces } from '#resources/vmInterfaces.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The kinds of network resources that the site offers, in their order. */
function useKinds() {
  const { features } = useSiteConfig();
  return [privateNetworks, ipAddresses, vmInterfaces].filter(({ feature }) => isFeatureOn(features, feature));
}

/** The entry of the navigation: leads to the first kind of network resource that the site offers. */
export default function NetworkView() {
  const [first] = useKinds();
  return first && <Redirect to={href(first.list)} replace />;
}

interface NetworkTabsProps {
  /** The list that is shown. */
  list: ReturnType<typeof useKinds>[number]['list'];
  children: ReactNode;
}

/** The lists of network resources beside each other, each with an address of its own. */
export function NetworkTabs({ list, children }: NetworkTabsProps) {
  const { t, i18n } = useLingui();
  const kinds = useKinds();
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
