import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { ReadCard } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { cards as listCards } from '@livery/api/queries/payments';
import type { BoundaryQuery } from '#shared/QueryBoundary.js';

interface AccountsAndCards {
  /** Without the deleted ones. */
  accounts: readonly BillingAccount[];
  cards: readonly ReadCard[];
}

/** The billing accounts with their payment methods, as one query: neither says anything without the other. */
export function useAccountsAndCards(): { query: BoundaryQuery<AccountsAndCards>; failure: string } {
  const { t } = useLingui();
  const accounts = useQuery(openBillingAccounts());
  const cards = useQuery(listCards());
  const failed = accounts.error ? accounts : cards;
  return {
    query: {
      data: accounts.data &&
        cards.data && {
          accounts: accounts.data,
          cards: cards.data.filter(({ is_deleted }) => !is_deleted),
        },
      error: failed.error,
      isFetching: accounts.isFetching || cards.isFetching,
      refetch: failed.refetch,
    },
    failure: accounts.error ? t`Failed to load the billing accounts` : t`Failed to load the payment methods`,
  };
}
