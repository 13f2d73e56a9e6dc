import { useLingui } from '@lingui/react/macro';
import { List } from 'lucide-react';
import type { CommandItem } from '@livery/ui';
import type { AnyResource } from '#kit/resource.js';
import { useRowsOf, type ResourceRows } from '#kit/rows/useRows.js';
import { statusWord } from '#kit/status/status.js';
import { useAvailableResources } from '#resources/resources.js';
import { useLocationName } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useErrorText } from '#shared/texts/errors.js';
import type { Finder } from './finder.js';
import { best, plain, wordsOf, type Searchable } from './match.js';

/** Shown while nothing is typed, and of those that match. */
const limits = { first: 4, found: 8 };

/** Made once for each row: those that did not change stay the same objects. */
const texts = new WeakMap<object, Searchable>();

/** By what the list finds a row too, so that "Show all in the list" shows what was found here. */
function textOf({ nameOf, searchTexts }: AnyResource, row: object): Searchable {
  const known = texts.get(row);
  if (known) return known;
  const text = { label: plain(nameOf(row)), rest: plain(searchTexts(row).filter(Boolean).join('\n')) };
  texts.set(row, text);
  return text;
}

/** Finds the resources of all kinds and locations by name, address or UUID. */
export function useResourceFinders(): { finders: readonly Finder[]; loading: boolean } {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const locationName = useLocationName();
  const all = useRowsOf(useAvailableResources());

  function itemOf(resource: AnyResource, row: object): CommandItem {
    const { kind, icon, idOf, nameOf, hrefOf, factOf, locationOf, status } = resource;
    const facts = [
      factOf?.(row),
      locationOf && locationName(locationOf(row)),
      status && statusWord(i18n, status, status.of(row)),
    ];
    return {
      id: `${kind}-${idOf(row)}`,
      label: nameOf(row),
      description: facts.filter(Boolean).join(' · '),
      icon,
      href: hrefOf(row),
    };
  }

  function finderOf({ resource, rows, failures }: ResourceRows<object>): Finder {
    const { kind, words, icon, list } = resource;
    const failed = failures.map(({ location, error }): CommandItem => ({
      id: `failed-${kind}-${location}`,
      label: i18n._(words.notLoaded(locationName(location))),
      icon,
      disabledReason: errorText(error),
    }));
    return (query) => {
      const typed = query.trim();
      const limit = typed === '' ? limits.first : limits.found;
      const { things, total, distance } = best(rows, wordsOf(typed), (row) => textOf(resource, row), limit);
      const showAll: CommandItem = {
        id: `all-${kind}`,
        label: t`Show all in the list`,
        icon: List,
        href: href(list, {}, { q: typed === '' ? undefined : typed }),
      };
      const items = things.map((row) => itemOf(resource, row));
      return {
        label: i18n._(words.title),
        items: [...items, ...(total > things.length ? [showAll] : []), ...failed],
        distance,
      };
    };
  }

  return { finders: all.map(finderOf), loading: all.some(({ isPending }) => isPending) };
}
