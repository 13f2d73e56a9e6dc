import { useQueries, useQuery } from '@tanstack/react-query';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { billingAccounts } from '@livery/api/queries/billing';
import { invoices } from '@livery/api/queries/invoices';
import type { AccountInvoice } from './accountInvoices.js';

interface FoundInvoice {
  /** Undefined while it loads, fails, or is not there. */
  invoice: AccountInvoice | undefined;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * The invoice of an address: in the list of the billing account that the address names, else in those of all. `current` is
 * that of the account named, else of the default one.
 */
export function useInvoice(id: string, accountId: string | undefined): FoundInvoice {
  const accounts = useQuery(billingAccounts());
  const open = accounts.data?.filter((account) => !account.is_deleted) ?? [];
  const requested = open.find((account) => String(account.id) === accountId);
  const first = requested ?? (id === 'current' ? requestedOrDefault(open, () => false) : undefined);
  const asked = first ? [first] : open;
  return useQueries({
    queries: asked.map((account) => invoices(account.id)),
    combine(results): FoundInvoice {
      const invoice = results
        .flatMap(({ data = [] }, index) => {
          const account = asked[index];
          const found = data.find((one) => String(one.id) === id);
          return account && found ? [{ ...found, account }] : [];
        })
        .at(0);
      const failed = [accounts, ...results].filter(({ error }) => error !== null);
      return {
        invoice,
        isPending: accounts.isPending || results.some(({ isPending }) => isPending),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach((query) => void query.refetch()),
      };
    },
  });
}
