import type { InvoiceRecord } from '../../generated/types.js';

/**
 * Accounts of the ledger. Assets: `processor_clearing`, `receivable`, `holds_placed`. Liabilities: `customer_credit`, `tax`,
 * `holds`. Income: `usage_revenue`, `processor_fees`. Expenses: `promotions`, `refunds`, `opening_balance`.
 */
export type LedgerAccount =
  | 'customer_credit'
  | 'receivable'
  | 'processor_clearing'
  | 'processor_fees'
  | 'usage_revenue'
  | 'tax'
  | 'promotions'
  | 'refunds'
  | 'holds'
  | 'holds_placed'
  | 'opening_balance';

export type TransactionKind =
  | 'opening_balance'
  | 'top_up'
  | 'automatic_top_up'
  | 'promotion'
  | 'usage'
  | 'settlement'
  | 'invoice_payment'
  | 'refund'
  | 'credit_note'
  | 'hold'
  | 'hold_capture'
  | 'hold_release';

/** One side of a transaction, in minor units of the site currency: positive is a debit, negative a credit. */
export interface LedgerEntry {
  account: LedgerAccount;
  amount: number;
}

/** What every transaction has, beside its number. */
export interface NewTransaction {
  kind: TransactionKind;
  /** In ms since 1970. */
  at: number;
  /** Id of the billing account. */
  billing_account: number;
  /** Id of the user who did it; null for the provider's own clock. */
  acting_user: number | null;
  /** As the credit history shows it. */
  description: string;
  /** Of the payment, invoice, hold or campaign; null without one. */
  reference: string | null;
  /** Keyword of the payment processor, where one took part. */
  processor?: string;
  /** Number of the invoice it belongs to. */
  invoice?: number;
  entries: LedgerEntry[];
}

export interface LedgerTransaction extends NewTransaction {
  id: number;
}

/** Sums of an invoice in minor units. */
export interface LedgerTotals {
  subtotal: number;
  discount: number;
  before_tax: number;
  tax: number;
  total: number;
}

/** An issued invoice or credit note. What is paid of it follows from the transactions. */
export interface LedgerInvoice {
  id: number;
  billing_account: number;
  type: 'cloud_services' | 'credit_topup' | 'credit_note';
  /** In ms since 1970, as all times here. */
  issued_at: number;
  period_start: number;
  period_end: number;
  /** Null where nothing is due. */
  due: number | null;
  totals: LedgerTotals;
  records: InvoiceRecord[];
}

/** Money that a processor reserved on a card. */
export interface LedgerHold {
  id: string;
  billing_account: number;
  processor: string;
  /** In minor units. */
  amount: number;
  placed_at: number;
  status: 'placed' | 'captured' | 'released';
}

/** How a billing account stands with its provider beyond what its money says. */
export interface Standing {
  /** Since when its credit, costs of the period included, is below zero; in ms. */
  debt_since?: number;
  /** Since when its restriction level was above CLEAR; payments from then on count against the threshold. In ms. */
  restricted_since?: number;
  /** Whether it was suspended for its debt, so that paying lifts it. */
  suspended_for_debt?: boolean;
  /** Codes of the campaigns it has used. */
  activated_campaigns?: string[];
}

export interface LedgerState {
  /** The oldest first. */
  transactions: LedgerTransaction[];
  invoices: LedgerInvoice[];
  holds: LedgerHold[];
  next_transaction: number;
  next_invoice: number;
  /** By id of the billing account. */
  standings: Record<string, Standing>;
  /** Payments that lift a restriction, together, in minor units. */
  clear_threshold: number;
}
