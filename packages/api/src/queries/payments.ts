import * as operations from '../generated/operations/payments.js';
import { change } from './change.js';
import { read } from './read.js';

/** The payment methods of all billing accounts. Deleted ones are still answered by some providers. */
export function cards() {
  return read(operations.listCards, {});
}

/** All changes of credit, the newest first. */
export function creditHistory() {
  return read(operations.listCreditHistory, {});
}

/** What a top-up costs with fee and tax, in the currency that the processor charges. */
export function finalTopUpAmount(variables: { billing_account_id: number; processor: Processor; amount: number }) {
  return read(operations.getFinalTopupAmount, variables);
}

type Processor = Parameters<typeof read<'getFinalTopupAmount'>>[1]['processor'];

/*
 * Nothing about money shows before the server says so: these changes have no optimistic part, and what is not idempotent is
 * never checked by a comparison of rows. The flows of payment look in the credit history instead.
 */
export const createCard = change(operations.createCard);
export const deleteCard = change(operations.deleteCard);
export const setPrimaryCard = change(operations.setPrimaryCard, { shows: ({ is_primary }) => is_primary });
export const verifyCard = change(operations.verifyCard);
export const prehookCard = change(operations.prehookCard);
export const applyForInvoicePayment = change(operations.applyForInvoicePayment);
export const saveLinkMethods = change(operations.saveLinkMethods);
export const sendLinkData = change(operations.sendLinkData);
export const buyCredit = change(operations.buyCredit);
export const completeCreditPurchase = change(operations.completeCreditPurchase);
