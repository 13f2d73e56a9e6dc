import { useCallback, useMemo } from 'react';
import { usedName } from '@livery/api/domain/usage';
import type { UsageEntry } from '@livery/api/generated/types';
import { useRowsOf } from '#kit/rows/useRows.js';
import type { AnyResource } from '#kit/resource.js';
import { buckets } from '#resources/buckets.js';
import { useAvailableResources } from '#resources/resources.js';

/** A resource that was used, as far as it is there. */
export interface UsedResource {
  resource: AnyResource;
  href: string;
}

/** The kinds of resources that the site offers and that cost something. */
export function useChargedResources(): readonly AnyResource[] {
  const available = useAvailableResources();
  return useMemo(() => available.filter(({ charge }) => charge), [available]);
}

/** What the entries of a usage report are about: by their uuid, and buckets by the name in the description. */
export function useUsedResources() {
  const charged = useChargedResources();
  const kinds = useRowsOf(charged);
  const known = useMemo(() => {
    const byId = new Map<string, UsedResource>();
    const byName = new Map<string, UsedResource>();
    for (const { resource, rows } of kinds) {
      const target = resource.kind === buckets.kind ? byName : byId;
      for (const row of rows) target.set(resource.idOf(row), { resource, href: resource.hrefOf(row) });
    }
    return { byId, byName };
  }, [kinds]);
  const usedBy = useCallback(
    (entry: UsageEntry) =>
      known.byId.get(entry.uuid ?? '') ?? known.byName.get(usedName(entry, (word) => known.byName.has(word)) ?? ''),
    [known],
  );
  return { usedBy, kinds, isPending: kinds.some((one) => one.isPending) };
}

export type UsedBy = ReturnType<typeof useUsedResources>['usedBy'];
