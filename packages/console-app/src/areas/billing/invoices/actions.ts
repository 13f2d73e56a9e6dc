import { msg } from '@lingui/core/macro';
import { Landmark, Wallet } from 'lucide-react';
import { canApplyForInvoicePayment, canPayInvoice, type InvoicePaymentState } from '@livery/api/domain/invoices';
import type { BillingAccount } from '@livery/api/generated/types';
import { payInvoice } from '@livery/api/queries/invoices';
import { applyForInvoicePayment } from '@livery/api/queries/payments';
import { billingTexts } from '#generated/billing/texts.js';
import { bindMutation, defineActions, lazyDialog } from '#kit';
import type { AccountInvoice } from './accountInvoices.js';

const { reasons } = billingTexts;

/** What is sent to pay an invoice. */
const paymentOf = ({ id, account }: AccountInvoice) =>
  bindMutation(payInvoice, { invoice_id: Number(id), billing_account_id: account.id });

/** What can be done with an invoice (specification: account and billing, section 7). */
export const invoiceActions = defineActions(
  { idOf: ({ id, account }: AccountInvoice) => `${account.id}-${id}`, nameOf: ({ id }) => String(id), reasons },
  {
    pay: {
      label: msg`Pay`,
      icon: Wallet,
      can: canPayInvoice,
      mutation: paymentOf,
      dialog: lazyDialog(async () => (await import('./invoiceDialogs.js')).PayDialog),
    },
  },
);

/** A billing account with where its application for payment by invoice stands. */
export interface InvoicePayer {
  account: BillingAccount;
  /** Undefined where that is not known. */
  state: InvoicePaymentState | undefined;
}

/** What can be done about payment by invoice. */
export const invoicePaymentActions = defineActions(
  { idOf: ({ account }: InvoicePayer) => String(account.id), nameOf: ({ account }) => account.title, reasons },
  {
    apply: {
      label: msg`Apply for payment by invoice`,
      icon: Landmark,
      can: ({ state }) => canApplyForInvoicePayment(state),
      mutation: ({ account }) => bindMutation(applyForInvoicePayment, { billing_account_id: account.id }),
      done: (name) => msg`Applied for payment by invoice of ${name}`,
      dialog: lazyDialog(async () => (await import('./invoiceDialogs.js')).ApplyDialog),
    },
  },
);
