import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { chooseAccount } from '@livery/api/domain/billingAccount';
import { chooseLocation } from '@livery/api/domain/location';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { locations } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';

/** Where something new can go: `choose` gives the location that somebody wants, else the default. */
export function useLocationChoice() {
  const { t } = useLingui();
  const data = useLocations();
  const query = { ...useQuery(locations()), data };
  const isBlocked = query.isFetched && chooseLocation(data) === undefined;
  return {
    query,
    choose: useCallback((requested: string | null) => chooseLocation(data, requested), [data]),
    /** Why nothing new can be created anywhere, in words. */
    problem: isBlocked ? t`Nothing new can be created in any location at the moment.` : undefined,
  };
}

interface AccountChoiceOptions {
  /** Whether something is charged to the account; otherwise one that cannot be charged can be chosen too. Default true. */
  charges?: boolean;
}

/** Who can pay for something new: `choose` gives the billing account that somebody wants, else the default. */
export function useBillingAccountChoice({ charges = true }: AccountChoiceOptions = {}) {
  const { t } = useLingui();
  const query = useQuery(openBillingAccounts());
  const { data } = query;
  // A restricted token may know of no billing account.
  const choose = useCallback(
    (requested: string | null) => {
      if (charges) return data && chooseAccount(data, requested);
      return data && requestedOrDefault(data, ({ id }) => String(id) === requested);
    },
    [charges, data],
  );
  const isBlocked = data !== undefined && data.length > 0 && choose(null) === undefined;
  return {
    charges,
    query,
    choose,
    /** Why nothing can be charged to any account, in words. */
    problem: isBlocked ? t`None of your billing accounts can be charged` : undefined,
  };
}

export type LocationChoice = ReturnType<typeof useLocationChoice>;
export type BillingAccountChoice = ReturnType<typeof useBillingAccountChoice>;
