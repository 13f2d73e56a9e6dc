import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import {
  Archive,
  BrickWallShield,
  ChartColumn,
  ChartPie,
  CirclePlus,
  CreditCard,
  EthernetPort,
  FileText,
  Gift,
  Globe,
  History,
  KeyRound,
  Network,
  Share2,
  ShieldCheck,
  Split,
  Tags,
  Users,
  Wallet,
} from 'lucide-react';
import { Redirect } from 'wouter';
import { Tabs, type IconType } from '@livery/ui';
import { administrator } from '@livery/api/queries/identity';
import { routes, type RouteEntry } from '#routes.js';
import { useBrand } from '#shared/brand.js';
import { paths, type PathName } from '#shared/paths.js';
import { useStorage } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { availableRoutes, isOffered, titleOf } from './navigation.js';

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
  apiTokens: KeyRound,
  accessDelegations: Users,
  administration: ShieldCheck,
  billing: Wallet,
  topUp: CirclePlus,
  paymentMethods: CreditCard,
  invoices: FileText,
  creditHistory: History,
  usageReport: ChartColumn,
  reports: ChartPie,
  priceList: Tags,
  referral: Gift,
};

/** The tabs of a section that the site offers, in the order of the table of routes. */
function useTabs(section: PathName, current?: PathName): RouteEntry[] {
  const tabs = availableRoutes(useSiteConfig()).filter(({ isTab, name, parent = name }) => isTab && parent === section);
  const { data: isAdministrator = false } = useQuery({
    ...administrator(),
    enabled: !tabs.every((tab) => isOffered(tab, false)),
  });
  return tabs.filter((tab) => isOffered(tab, isAdministrator || current === 'administration'));
}

interface SectionTabsProps {
  /** The screen that is shown. */
  name: PathName;
  section: PathName;
  children?: ReactNode;
}

/** A screen between the tabs of its section, each with an address of its own. */
export function SectionTabs({ name, section, children }: SectionTabsProps) {
  const { t, i18n } = useLingui();
  const brand = useBrand();
  const tabs = useTabs(section, name);
  const entry = routes.find((one) => one.name === section);
  useLastTab(section, entry?.isTab || name === 'networkView' ? undefined : name);
  if (!entry || tabs.length < 2 || !tabs.some((tab) => tab.name === name)) return children;
  const items = tabs.map((tab) => ({
    id: tab.name,
    label: tab.name === 'billing' ? t`Billing accounts` : i18n._(titleOf(tab, brand)),
    icon: icons[tab.name] ?? Network,
    href: paths[tab.name],
    content: tab.name === name ? children : null,
  }));
  return <Tabs label={i18n._(entry.navigation?.label ?? entry.title)} value={name} items={items} />;
}

/** Remembers which list of a section was used last, for the entry of the section. The network view is no list. */
function useLastTab(section: PathName, list: PathName | undefined): void {
  const { lastTabs } = useStorage();
  useEffect(() => {
    if (list !== undefined) lastTabs.set({ ...lastTabs.get(), [section]: list });
  }, [lastTabs, section, list]);
}

/** The entry of a section in the navigation: leads to the list that was used last, else to the first that the site offers. */
export function EntryTab({ section }: { section: PathName }) {
  const tabs = useTabs(section);
  const last = useStorage().lastTabs.get()?.[section];
  const tab = tabs.find(({ name }) => name === last) ?? tabs[0];
  return tab && <Redirect to={paths[tab.name]} replace />;
}
