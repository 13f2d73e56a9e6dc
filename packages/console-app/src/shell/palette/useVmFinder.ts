import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { List, Server } from 'lucide-react';
import type { CommandItem } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { useErrorText } from '#shared/texts/errors.js';
import { vmStatusText } from '#shared/texts/vmStatus.js';
import { useLocations } from '#shared/locations.js';
import { useVms } from '#shared/vms/useVms.js';
import { vmLink } from '#shared/vms/vmLink.js';
import type { Found } from './finder.js';
import { best, plain, wordsOf, type Searchable } from './match.js';

/** Shown while nothing is typed, and of those that match. */
const limits = { first: 4, found: 8 };

/** Made once for each machine: rows that did not change stay the same objects. */
const texts = new WeakMap<LocatedVm, Searchable>();

/** By what the list of machines finds one too, so that "Show all in the list" shows what was found here. */
function textOf(vm: LocatedVm): Searchable {
  const known = texts.get(vm);
  if (known) return known;
  const { name, uuid, hostname, public_ipv4, private_ipv4, public_ipv6, os_name, os_version } = vm;
  const rest = [uuid, hostname, public_ipv4, private_ipv4, public_ipv6, `${os_name} ${os_version}`].join('\n');
  const text = { label: plain(name), rest: plain(rest) };
  texts.set(vm, text);
  return text;
}

/** Finds the machines of all locations by name, address or UUID. */
export function useVmFinder(): { find: (query: string) => Found; loading: boolean } {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const locations = useLocations();
  const { vms, isPending, errors } = useVms(locations);
  const places = useMemo(() => new Map(locations.map(({ slug, display_name }) => [slug, display_name])), [locations]);
  const placeOf = (slug: string) => places.get(slug) ?? slug;

  const itemOf = (vm: LocatedVm): CommandItem => {
    const place = placeOf(vm.location);
    const status = vmStatusText(i18n, vm.status);
    const address = vm.public_ipv4 ?? vm.private_ipv4;
    return {
      id: `vm-${vm.uuid}`,
      label: vm.name,
      description:
        address === null || address === undefined ? t`${place} · ${status}` : t`${address} · ${place} · ${status}`,
      icon: Server,
      href: vmLink(vm),
    };
  };
  const showAll = (query: string): CommandItem => ({
    id: 'all-vms',
    label: t`Show all in the list`,
    icon: List,
    href: href('vms', {}, { q: query === '' ? undefined : query }),
  });
  const failures = errors.map(({ location, error }): CommandItem => {
    const name = placeOf(location);
    return {
      id: `failed-${location}`,
      label: t`The virtual machines in ${name} could not be loaded`,
      icon: Server,
      disabledReason: errorText(error),
    };
  });

  return {
    loading: isPending,
    find(query) {
      const typed = query.trim();
      const { things, total, distance } = best(vms, wordsOf(typed), textOf, typed === '' ? limits.first : limits.found);
      const rest = total > things.length ? [showAll(typed)] : [];
      return { label: t`Virtual machines`, items: [...things.map(itemOf), ...rest, ...failures], distance };
    },
  };
}
