import { useCallback, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { costItems, kindsByName, type CostItem } from '@livery/api/domain/costReport';
import type { BillingAccount } from '@livery/api/generated/types';
import { invoices } from '@livery/api/queries/invoices';
import { type UnknownResource, useRowsOf } from '#kit';
import { useChargedResources } from '../useUsedResources.js';

/** Everything that some billing accounts were billed, line by line. */
export function useCostItems(accounts: readonly BillingAccount[]) {
  return useQueries({
    queries: accounts.map(({ id }) => invoices(id)),
    combine: (results) => ({
      items: results.flatMap(({ data }, index) => costItems(accounts[index]?.id ?? Number.NaN, data ?? [])),
      isPending: results.some(({ isPending }) => isPending),
      /** The accounts whose invoices could not be read, with why; missing are those of which none are known from before. */
      failures: results.flatMap(({ data, error, refetch }, index) => {
        const account = accounts[index];
        return error && account ? [{ account, error, isMissing: data === undefined, retry: () => void refetch() }] : [];
      }),
    }),
  });
}

const none: readonly UnknownResource[] = [];

/**
 * Finds the kind of what was billed, by the names of what there is; undefined for what nobody knows, which is complete
 * once all lists have come. They are read only where kinds are asked for.
 */
export function useKindOfItem(
  items: readonly CostItem[],
  isAsked: boolean,
): { kindOf: (item: CostItem) => UnknownResource | undefined; isComplete: boolean } {
  const charged = useChargedResources();
  const kinds = useRowsOf(isAsked ? charged : none);
  const found = useMemo(() => {
    const byName = new Map(
      kinds.flatMap(({ resource, rows }) => rows.map((row) => [resource.nameOf(row), resource] as const)),
    );
    const names = new Set(isAsked ? items.flatMap(({ name }) => name ?? []) : []);
    return kindsByName(names, (name) => byName.get(name));
  }, [isAsked, kinds, items]);
  const kindOf = useCallback(({ name }: CostItem) => (name === undefined ? undefined : found(name)), [found]);
  return { kindOf, isComplete: kinds.every(({ isPending, coverage }) => !isPending && coverage === 'all') };
}
