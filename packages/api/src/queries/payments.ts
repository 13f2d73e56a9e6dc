import * as calls from '../generated/calls/payments.js';
import { change } from './change.js';
import { read } from './read.js';

/** The payment methods of all billing accounts. Deleted ones are still answered by some providers. */
export function cards() {
  return read(calls.listCards, {});
}

/** All changes of credit, the newest first. */
export function creditHistory() {
  return read(calls.listCreditHistory, {});
}

/** What a top-up costs with fee and tax, in the currency that the processor charges. */
export function finalTopUpAmount(variables: { billing_account_id: number; processor: Processor; amount: number }) {
  return read(calls.getFinalTopupAmount, variables);
}

type Processor = Parameters<typeof read<'getFinalTopupAmount'>>[1]['processor'];

/*
 * Nothing about money shows before the server says so: these changes have no optimistic part, and what is not idempotent is
 * never checked by a comparison of rows. The flows of payment look in the credit history instead.
 */
export const createCard = change(calls.createCard);
export const deleteCard = change(calls.deleteCard);
export const setPrimaryCard = change(calls.setPrimaryCard, { shows: ({ is_primary }) => is_primary });
export const verifyCard = change(calls.verifyCard);
export const prehookCard = change(calls.prehookCard);
export const applyForInvoicePayment = change(calls.applyForInvoicePayment);
export const saveLinkMethods = change(calls.saveLinkMethods);
export const sendLinkData = change(calls.sendLinkData);
export const buyCredit = change(calls.buyCredit);
export const completeCreditPurchase = change(calls.completeCreditPurchase);
