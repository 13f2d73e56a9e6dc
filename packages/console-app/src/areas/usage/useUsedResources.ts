import { useCallback, useMemo } from 'react';
import { assignmentOf } from '@livery/api/domain/network';
import { usedName } from '@livery/api/domain/usage';
import type { IpAddress, UsageEntry } from '@livery/api/generated/types';
import { type UnknownResource, useRowsOf } from '#kit';
import { buckets } from '#resources/buckets.js';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useAvailableResources } from '#resources/resources.js';

/** A resource that was used, as far as it is there. */
interface UsedResource {
  resource: UnknownResource;
  href: string;
  /** Charged by the month, as a reserved address is: it has no price of an hour. */
  isMonthly: boolean;
}

/** The kinds of resources that the site offers and that cost something. */
export function useChargedResources(): readonly UnknownResource[] {
  const available = useAvailableResources();
  return useMemo(() => available.filter(({ pricing }) => pricing), [available]);
}

/** What the entries of a usage report are about: by their uuid, and buckets by the name in the description. */
export function useUsedResources() {
  const charged = useChargedResources();
  const kinds = useRowsOf(charged);
  const index = useMemo(() => {
    const byId = new Map<string, UsedResource>();
    const byName = new Map<string, UsedResource>();
    for (const { resource, rows } of kinds) {
      const target = resource.kind === buckets.kind ? byName : byId;
      for (const row of rows) {
        const isMonthly = resource.kind === ipAddresses.kind && assignmentOf(row as IpAddress) === false;
        target.set(resource.idOf(row), { resource, href: resource.hrefOf(row), isMonthly });
      }
    }
    return { byId, byName };
  }, [kinds]);
  const usedBy = useCallback(
    (entry: UsageEntry) =>
      index.byId.get(entry.uuid ?? '') ?? index.byName.get(usedName(entry, (word) => index.byName.has(word)) ?? ''),
    [index],
  );
  return {
    usedBy,
    kinds,
    isPending: kinds.some((one) => one.isPending),
    /** Whether an entry of no kind is of none: not where a list could not be loaded. */
    isComplete: kinds.every(({ coverage }) => coverage === 'all'),
  };
}

export type UsedBy = ReturnType<typeof useUsedResources>['usedBy'];
