import { useEffect, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { List } from 'lucide-react';
import type { CommandItem } from '@livery/ui';
import { foldText } from '@livery/ui/collections';
import { type ResourceRows, statusLabel, type UnknownResource, useRowsOf } from '#kit';
import { useSearchableResources } from '#resources/searchable.js';
import { useBillingAccountTitles, type AccountId } from '#shared/billingAccounts.js';
import { useLocationName } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useErrorText } from '#shared/texts/errors.js';
import type { Finder } from './finder.js';
import { bestOfKind, namesOf, tokensOf, withoutKind, wordsOf, type Searchable } from './match.js';

/** Shown while nothing is typed, and of those that match. */
const limits = { first: 4, found: 8 };

/** How long the palette has been open when the texts of all rows are made, in ms: before anybody has typed. */
const rest = 50;

/**
 * What a row is found by: what its list finds it by, and its billing account. Made once for each row, as those that did
 * not change stay the same objects.
 */
function createTexts(accountTitle: (id: AccountId) => string) {
  const texts = new WeakMap<object, Searchable>();
  return (resource: UnknownResource, row: object): Searchable => {
    const cached = texts.get(row);
    if (cached) return cached;
    const { nameOf, billingAccountOf } = resource;
    const others = [...resource.searchTexts(row), billingAccountOf && accountTitle(billingAccountOf(row))];
    const text = { label: foldText(nameOf(row)), details: foldText(others.filter(Boolean).join('\n')) };
    texts.set(row, text);
    return text;
  };
}

/**
 * Finds the resources of all kinds and locations, interfaces and access keys by name, address, UUID or billing account; a word may name the kind:
 * "vm web".
 */
export function useResourceFinders(): { finders: readonly Finder[]; loading: boolean } {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const locationName = useLocationName();
  const all = useRowsOf(useSearchableResources());
  const accountTitle = useBillingAccountTitles();
  const textOf = useMemo(() => createTexts(accountTitle), [accountTitle]);
  useEffect(() => {
    const timer = setTimeout(
      () => all.forEach(({ resource, rows }) => rows.forEach((row) => textOf(resource, row))),
      rest,
    );
    return () => clearTimeout(timer);
  }, [all, textOf]);

  function itemOf(resource: UnknownResource, row: object): CommandItem {
    const { kind, icon, idOf, nameOf, hrefOf, subtitle, locationOf, status } = resource;
    const facts = [
      subtitle?.(row),
      locationOf && locationName(locationOf(row)),
      status && statusLabel(i18n, status, status.of(row)),
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
    const { kind, messages, icon, list } = resource;
    const kindTokens = [messages.title, messages.one, messages.synonyms].flatMap((word) => namesOf(i18n._(word)));
    const failed = failures.map(({ location, error }): CommandItem => ({
      id: `failed-${kind}-${location}`,
      label: i18n._(messages.loadError(locationName(location))),
      icon,
      disabledReason: errorText(error),
    }));
    return (query) => {
      const typed = query.trim();
      const limit = typed === '' ? limits.first : limits.found;
      const { things, total, distance } = bestOfKind(
        rows,
        tokensOf(typed),
        kindTokens,
        (row) => textOf(resource, row),
        limit,
      );
      const searched = withoutKind(wordsOf(typed), kindTokens)?.join(' ') ?? typed;
      // A list does not find its rows by the title of their billing account.
      const isListed = (row: object): boolean => {
        const text = foldText([resource.nameOf(row), ...resource.searchTexts(row)].join('\n'));
        return tokensOf(searched).every((word) => text.includes(word));
      };
      const showAll: CommandItem = {
        id: `all-${kind}`,
        label: t`Show all in the list`,
        icon: List,
        href: href(list, {}, { q: searched === '' ? undefined : searched }),
      };
      const items = things.map((row) => itemOf(resource, row));
      return {
        label: i18n._(messages.title),
        items: [...items, ...(total > things.length && things.some(isListed) ? [showAll] : []), ...failed],
        distance,
      };
    };
  }

  return { finders: all.map(finderOf), loading: all.some(({ isPending }) => isPending) };
}
