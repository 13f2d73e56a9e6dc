import { apiOf } from '../client.js';
import type { QueryClient } from '@tanstack/query-core';
import { invoiceTransitions } from '../domain/invoices.js';
import * as operations from '../generated/operations/billing.js';
import type { Invoice } from '../generated/types.js';
import { billingAccounts } from './billing.js';
import { change } from './change.js';
import { creditHistory } from './payments.js';
import { read, type Read } from './read.js';

const idsInPayment = (invoices: readonly Invoice[]): Invoice['id'][] =>
  invoices.filter((one) => invoiceTransitions(one).length > 0).map(({ id }) => id);

/**
 * The invoices of a billing account, the running one among them. Followed while a payment is in progress; when one is over,
 * the standing of the account and its credit are read again.
 */
export function invoices(billing_account_id: number): Read<Invoice[]> {
  const list = read(operations.listInvoices, { billing_account_id }, { transitions: invoiceTransitions });
  return {
    ...list,
    async queryFn(context) {
      const { client } = context;
      const before = idsInPayment(client.getQueryData(list.queryKey) ?? []);
      const now = await list.queryFn(context);
      const still = new Set(idsInPayment(now));
      if (before.every((id) => still.has(id))) return now;
      for (const { queryKey } of [billingAccounts(), creditHistory()]) void client.invalidateQueries({ queryKey });
      return now;
    },
  };
}

/**
 * Pays an invoice from credit or by the primary payment method. Nothing shows before the server's list does; after a lost
 * response the list says whether it was paid. The billing account is not sent: it says in which list the invoice is.
 */
export const payInvoice = change<'payInvoice', { billing_account_id: number }>(operations.payInvoice, {
  checkApplied: ({ status }) => String(status) === '0' || String(status) === '10',
});

/** The PDF of an issued invoice. */
export function invoicePdf(client: QueryClient, invoice_id: number, signal?: AbortSignal): Promise<Blob> {
  return apiOf(client).read(operations.getInvoicePdf, { invoice_id }, { signal });
}
