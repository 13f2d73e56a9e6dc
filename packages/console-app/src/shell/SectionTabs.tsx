import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { Archive, BrickWallShield, EthernetPort, Globe, KeyRound, Network, Share2, Split } from 'lucide-react';
import { Redirect } from 'wouter';
import type { IconType } from '@livery/ui';
import { ScreenTabs } from '#kit';
import { routes, type RouteEntry } from '#routes.js';
import { paths, type PathName } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { availableRoutes } from './navigation.js';

/* Here and not in the table of routes, which is part of the first load. */
const icons: Partial<Record<PathName, IconType>> = {
  privateNetworks: Network,
  loadBalancers: Split,
  firewalls: BrickWallShield,
  ipAddresses: Globe,
  vmInterfaces: EthernetPort,
  networkView: Share2,
  buckets: Archive,
  s3Keys: KeyRound,
};

/** The tabs of a section that the site offers, in the order of the table of routes. */
function useTabs(section: PathName): RouteEntry[] {
  const { features } = useSiteConfig();
  return availableRoutes(features).filter(({ isTab, name, parent = name }) => isTab === true && parent === section);
}

interface SectionTabsProps {
  /** The screen that is shown. */
  name: PathName;
  section: PathName;
  children?: ReactNode;
}

/** A screen between the tabs of its section, each with an address of its own. */
export function SectionTabs({ name, section, children }: SectionTabsProps) {
  const { i18n } = useLingui();
  const tabs = useTabs(section);
  const entry = routes.find((one) => one.name === section);
  if (!entry || tabs.length < 2) return children;
  return (
    <ScreenTabs
      label={i18n._(entry.navigation?.label ?? entry.title)}
      screens={tabs.map((one) => ({ id: one.name, label: i18n._(one.title), icon: icons[one.name] ?? Network }))}
      screen={name}
    >
      {children}
    </ScreenTabs>
  );
}

/** The entry of a section in the navigation: leads to the first of its tabs that the site offers. */
export function FirstTab({ section }: { section: PathName }) {
  const [first] = useTabs(section);
  return first && <Redirect to={paths[first.name]} replace />;
}
