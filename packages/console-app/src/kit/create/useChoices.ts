import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chooseAccount } from '@livery/api/domain/billingAccount';
import { chooseLocation } from '@livery/api/domain/location';
import { billingAccounts } from '@livery/api/queries/billing';
import { locations } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';

/** Where something new can go: `choose` gives the location that somebody wants, else the default. */
export function useLocationChoice() {
  const data = useLocations();
  const query = { ...useQuery(locations()), data };
  return {
    query,
    choose: useCallback((wanted: string | null) => chooseLocation(data, wanted), [data]),
    /** Whether nothing new can be created anywhere. */
    isBlocked: query.isFetched && chooseLocation(data) === undefined,
  };
}

/** Who can pay for something new: `choose` gives the billing account that somebody wants, else the default. */
export function useBillingAccountChoice() {
  const query = useQuery(billingAccounts());
  const data = useMemo(() => query.data?.filter((account) => !account.is_deleted), [query.data]);
  return {
    query: { ...query, data },
    choose: useCallback((wanted: string | null) => data && chooseAccount(data, wanted), [data]),
    /** Whether there are billing accounts and nothing can be charged to any. A restricted token may know of none. */
    isBlocked: data !== undefined && data.length > 0 && chooseAccount(data, null) === undefined,
  };
}
