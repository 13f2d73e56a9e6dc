import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ArrowRight, Plus } from 'lucide-react';
import { administrator } from '@livery/api/queries/identity';
import { useBrand } from '#shared/brand.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { availableRoutes, isOffered, titleOf } from '../navigation.js';
import { commandFinder, type Command, type Finder } from './finder.js';

/** The screens that need no more than their address, and those that create something: all of the one table of routes. */
export function usePages(): Finder[] {
  const { t, i18n } = useLingui();
  const site = useSiteConfig();
  const brand = useBrand();
  const [here] = useLocation();
  const { data: isAdministrator = false } = useQuery(administrator());
  const screens = availableRoutes(site).filter(
    (entry) => !entry.path.includes(':') && isOffered(entry, isAdministrator),
  );
  const iconOf = (name: string | undefined) => screens.find((one) => one.name === name)?.navigation?.icon;

  const commands = screens.map((entry): Command & { creates: boolean } => {
    const { name, path, navigation, parent } = entry;
    const creates = path.split('/').includes('create');
    return {
      id: `page-${name}`,
      label: i18n._(titleOf(entry, brand)),
      keywords: navigation ? i18n._(navigation.label) : '',
      icon: creates ? Plus : (navigation?.icon ?? iconOf(parent) ?? ArrowRight),
      href: path,
      current: path === here,
      creates,
    };
  });
  return [
    commandFinder(
      t`Go to`,
      commands.filter(({ creates }) => !creates),
    ),
    commandFinder(
      t`Create`,
      commands.filter(({ creates }) => creates),
    ),
  ];
}
