import { useQueries, useQuery } from '@tanstack/react-query';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { invoices } from '@livery/api/queries/invoices';
import type { AccountInvoice } from './accountInvoices.js';

interface FoundInvoice {
  /** Undefined while it loads, fails, or is not there. */
  invoice: AccountInvoice | undefined;
  isPending: boolean;
  /** Once it is found, why it may be out of date: the lists of other accounts do not matter then. */
  error: Error | null;
  retry: () => void;
}

/**
 * The invoice of an address: in the list of the billing account that the address names, and in those of all where it names
 * none or that has it not. `current` is that of the account named, else of the default one.
 */
export function useInvoice(id: string, accountId: string | undefined): FoundInvoice {
  const accounts = useQuery(openBillingAccounts());
  const open = accounts.data ?? [];
  const requested = open.find((account) => String(account.id) === accountId);
  const first = requested ?? (id === 'current' ? requestedOrDefault(open, () => false) : undefined);
  const named = useQuery({ ...invoices(first?.id ?? 0), enabled: first !== undefined });
  const isElsewhere = id !== 'current' && named.data?.every((one) => String(one.id) !== id);
  const asked = first && !isElsewhere ? [first] : open;
  return useQueries({
    queries: asked.map((account) => invoices(account.id)),
    combine(results): FoundInvoice {
      const found = results
        .flatMap((list, index) => {
          const account = asked[index];
          const invoice = list.data?.find((one) => String(one.id) === id);
          return account && invoice ? [{ list, invoice: { ...invoice, account } }] : [];
        })
        .at(0);
      const lists = found ? [found.list] : results;
      const failed = [accounts, ...lists].filter(({ error }) => error !== null);
      return {
        invoice: found?.invoice,
        isPending: accounts.isPending || results.some(({ isPending }) => isPending),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach((query) => void query.refetch()),
      };
    },
  });
}
