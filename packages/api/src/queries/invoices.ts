import { apiOf } from '../client.js';
import type { QueryClient } from '@tanstack/query-core';
import { invoiceTransitions } from '../domain/invoices.js';
import * as operations from '../generated/operations/billing.js';
import { change } from './change.js';
import { read } from './read.js';

/** The invoices of a billing account, the running one among them. Followed while a payment is in progress. */
export function invoices(billing_account_id: number) {
  return read(operations.listInvoices, { billing_account_id }, { transitions: invoiceTransitions });
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
