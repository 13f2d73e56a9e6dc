import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chooseAccount } from '@livery/api/domain/billingAccount';
import { chooseLocation } from '@livery/api/domain/location';
import { billingAccounts } from '@livery/api/queries/billing';
import { locations } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';

/** Where something new goes: the location that somebody chose, else the default; undefined where none is open. */
export function useLocationChoice(wanted: string | null) {
  const query = { ...useQuery(locations()), data: useLocations() };
  return { query, location: useMemo(() => chooseLocation(query.data, wanted), [query.data, wanted]) };
}

/**
 * Who pays for something new: the billing account that somebody chose, else the default. It is undefined where nothing
 * can be charged to any, and `isBlocked` says whether that is so although there are some.
 */
export function useBillingAccountChoice(wanted: string | null) {
  const all = useQuery(billingAccounts());
  const accounts = useMemo(() => all.data?.filter((account) => !account.is_deleted), [all.data]);
  const account = accounts && chooseAccount(accounts, wanted);
  return {
    query: { ...all, data: accounts },
    account,
    isBlocked: !account && accounts !== undefined && accounts.length > 0,
  };
}
