import type { OrderedEntry } from '../domain/invoices.js';
import { linkMethodsOf, transitionsOfCard } from '../domain/payments.js';
import { UnexpectedResponseError } from '../errors.js';
import * as operations from '../generated/operations/payments.js';
import type { BillingAccount, CreditHistoryEntry, FinalTopupAmount } from '../generated/types.js';
import { billingAccounts } from './billing.js';
import { change } from './change.js';
import { isSame } from './optimisticPatches.js';
import { read, type Read } from './read.js';
import { replacingWhole } from './replacing.js';

/** The payment methods of all billing accounts. Deleted ones are still answered by some providers. */
export function cards() {
  return read(operations.listCards, {}, { transitions: transitionsOfCard });
}

/** All changes of credit, the newest first. */
export function creditHistory() {
  return read(operations.listCreditHistory, {});
}

/** The same read as the history of one account, which `select` makes of it. */
export function orderedCreditHistory(
  select: (entries: readonly CreditHistoryEntry[]) => OrderedEntry[],
): Read<OrderedEntry[]> {
  // What shows rows takes no other field of the response.
  return { ...creditHistory(), select } as unknown as Read<OrderedEntry[]>;
}

/**
 * What a top-up costs with fee and tax, in the currency that the processor charges. Fails where the total was not
 * understood: nobody is to pay what nobody knows.
 */
export function finalTopUpAmount(variables: { billing_account_id: number; processor: Processor; amount: number }) {
  return {
    ...read(operations.getFinalTopupAmount, variables),
    select({ final_amount }: FinalTopupAmount): number {
      if (!Number.isFinite(final_amount)) throw new UnexpectedResponseError('not-an-object');
      return final_amount;
    },
  };
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
/** Saves the ways to pay by link that are kept at hand; what somebody else has saved meanwhile is not overwritten. */
export const saveLinkMethods = replacingWhole(
  change(operations.saveLinkMethods, {
    checkApplied: (account, { method_ids }) => isSame(linkMethodsOf(account).toSorted(), method_ids.toSorted()),
  }),
  {
    row: ({ billing_account_id: id }: { billing_account_id: number }) => ({ list: billingAccounts(), id }),
    kind: 'billing_account',
    field: 'additional_data',
    value: (additional_data: BillingAccount['additional_data']) => linkMethodsOf({ additional_data }).toSorted(),
    sent: ({ method_ids }) => ({
      link_methods: method_ids.map((id) => ({ link_payment_method_id: id, processor_payment_method_id: id })),
    }),
  },
);
export const sendLinkData = change(operations.sendLinkData);
export const buyCredit = change(operations.buyCredit);
export const completeCreditPurchase = change(operations.completeCreditPurchase);
