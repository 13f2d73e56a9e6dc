import type { State } from '../state/state.js';
import { fileInvoice, settleFromCredit, unpaidOfInvoice } from './invoices.js';
import { fromMinor, toMinor } from './money.js';
import { creditOf, post, transfer } from './post.js';
import { creditPromoter } from './referrals.js';
import { reviewStanding } from './standing.js';
import type { LedgerHold, LedgerTransaction } from './types.js';

/** Amounts are in the site currency, as in the contract; times in ms since 1970. */
interface Posting {
  /** Id of the billing account. */
  account: number;
  amount: number;
  /** Id of the user; null for the provider's own clock. */
  acting_user: number | null;
  at: number;
}

const paymentKinds = new Set(['top_up', 'automatic_top_up', 'invoice_payment']);

/** The payment with a reference of its processor; undefined while none is posted. */
const findPayment = ({ ledger }: State, reference: string): LedgerTransaction | undefined =>
  ledger.transactions.find((one) => one.reference === reference && paymentKinds.has(one.kind));

interface TopUp extends Posting {
  /** The processor's fee that the customer pays beside the amount; 0 by default. */
  fee?: number;
  /** Tax that the customer pays beside the amount; 0 by default. */
  tax?: number;
  /** Keyword of the processor. */
  processor: string;
  /** Of the payment at the processor: a second one with the same changes nothing. */
  reference: string;
  /** For example `Visa 4242`. */
  description: string;
  /** Whether the sandbox did it by itself; false by default. */
  automatic?: boolean;
}

/**
 * Adds paid credit: the customer pays amount, fee and tax. Files the receipt (`credit_topup`), pays what is unpaid from
 * the credit, credits promotions that waited for it and lifts restrictions where it reaches.
 */
export function postTopUp(state: State, topUp: TopUp): LedgerTransaction {
  const { account, processor, reference, description, acting_user, at, automatic = false } = topUp;
  const known = findPayment(state, reference);
  if (known) return known;
  const [amount, fee, tax] = [toMinor(topUp.amount), toMinor(topUp.fee ?? 0), toMinor(topUp.tax ?? 0)];
  if (amount <= 0) throw new Error(`A top-up of ${topUp.amount} adds nothing`);
  const total = amount + fee + tax;
  const invoice = fileInvoice(state, {
    billing_account: account,
    type: 'credit_topup',
    issued_at: at,
    period_start: at,
    period_end: at,
    due: null,
    totals: { subtotal: amount + fee, discount: 0, before_tax: amount + fee, tax, total },
    records: [
      {
        name: 'Credit',
        qty: 1,
        qty_unit: 'pcs',
        item_price: fromMinor(amount),
        amount: fromMinor(amount),
        // Credit is taxed when it is spent.
        vat_amount: fee > 0 ? 0 : fromMinor(tax),
      },
      ...(fee > 0
        ? [
            {
              name: 'Service fee',
              qty: 1,
              qty_unit: 'pcs',
              item_price: fromMinor(fee),
              amount: fromMinor(fee),
              vat_amount: fromMinor(tax),
            },
          ]
        : []),
    ],
  });
  const posted = post(state, {
    kind: automatic ? 'automatic_top_up' : 'top_up',
    at,
    billing_account: account,
    acting_user,
    description,
    reference,
    processor,
    invoice: invoice.id,
    entries: [
      { account: 'processor_clearing', amount: total },
      { account: 'customer_credit', amount: -amount },
      { account: 'processor_fees', amount: -fee },
      { account: 'tax', amount: -tax },
    ],
  });
  creditPromotions(state, account, at, amount);
  settleFromCredit(state, account, at, acting_user);
  reviewStanding(state, account, at);
  return posted;
}

interface PayInvoice {
  /** Number of the invoice. */
  invoice: number;
  /** Keyword of the processor that was charged. */
  processor: string;
  /** The processor's fee that the customer pays beside the invoice, in the site currency. */
  fee?: number;
  /** Of the payment at the processor. */
  reference: string;
  /** For example `Visa 4242`. */
  description: string;
  acting_user: number | null;
  at: number;
}

/**
 * Pays all that is unpaid of an invoice by a processor. A reference that was posted before changes nothing. Throws for
 * an invoice that does not exist or is paid.
 */
export function payInvoice(state: State, payment: PayInvoice): LedgerTransaction {
  const { invoice: number, processor, fee = 0, reference, description, acting_user, at } = payment;
  const known = findPayment(state, reference);
  if (known) return known;
  const invoice = state.ledger.invoices.find(({ id }) => id === number);
  if (!invoice) throw new Error(`There is no invoice ${number}`);
  const unpaid = unpaidOfInvoice(state, invoice);
  if (unpaid <= 0) throw new Error(`Invoice ${number} is paid`);
  const posted = post(state, {
    kind: 'invoice_payment',
    at,
    billing_account: invoice.billing_account,
    acting_user,
    description,
    reference,
    processor,
    invoice: number,
    entries: [
      { account: 'processor_clearing', amount: unpaid + toMinor(fee) },
      { account: 'receivable', amount: -unpaid },
      { account: 'processor_fees', amount: -toMinor(fee) },
    ],
  });
  reviewStanding(state, invoice.billing_account, at);
  return posted;
}

/** Adds credit that the provider gives; `reference` is the kind of promotion or the campaign. */
export function postPromotion(
  state: State,
  { account, amount, acting_user, at, reference, description }: Posting & { reference: string; description: string },
): LedgerTransaction {
  return post(state, {
    kind: 'promotion',
    at,
    billing_account: account,
    acting_user,
    description,
    reference,
    entries: transfer('promotions', 'customer_credit', toMinor(amount)),
  });
}

const promotionNames: Record<string, string> = {
  first_free: 'Credit for a new account',
  referral_receiver: 'Referral credit',
  signup_campaign: 'Campaign credit',
};

/**
 * Counts a top-up, in minor units, towards the promotions that an account has by then, and credits those whose top-up is
 * done, each once.
 */
export function creditPromotions(state: State, id: number, at: number, toppedUp = 0): void {
  const account = state.billing_accounts.find((one) => one.id === id);
  if (!account) return;
  const promotions = account.eligible_promotions.map((one) =>
    one.top_up_requirement ? { ...one, top_up_done: fromMinor(toMinor(one.top_up_done ?? 0) + toppedUp) } : one,
  );
  const done = promotions.filter(
    ({ top_up_requirement, top_up_done }) => (top_up_done ?? 0) >= (top_up_requirement ?? 0),
  );
  for (const { credit_type, amount } of done) {
    const description = promotionNames[credit_type] ?? 'Promotion';
    postPromotion(state, { account: id, amount, acting_user: null, at, reference: credit_type, description });
    if (credit_type === 'referral_receiver') creditPromoter(state, id, at);
  }
  account.eligible_promotions = promotions.filter((one) => !done.includes(one));
}

/** Pays credit back by a processor. Throws for more than there is. */
export function refund(
  state: State,
  {
    account,
    amount,
    acting_user,
    at,
    ...facts
  }: Posting & { processor: string; reference: string; description: string },
): LedgerTransaction {
  if (toMinor(amount) > creditOf(state, account)) throw new Error(`There is less credit than ${amount} to refund`);
  return post(state, {
    ...facts,
    kind: 'refund',
    at,
    billing_account: account,
    acting_user,
    entries: transfer('customer_credit', 'processor_clearing', toMinor(amount)),
  });
}

/** Reserves money on a card, for example to verify it; credit does not change. `reference` is the hold's id. */
export function placeHold(
  state: State,
  { account, amount, acting_user, at, processor, reference }: Posting & { processor: string; reference: string },
): LedgerHold {
  const known = state.ledger.holds.find(({ id }) => id === reference);
  if (known) return known;
  const hold: LedgerHold = {
    id: reference,
    billing_account: account,
    processor,
    amount: toMinor(amount),
    placed_at: at,
    status: 'placed',
  };
  post(state, {
    kind: 'hold',
    at,
    billing_account: account,
    acting_user,
    description: 'Reserved on the card',
    reference,
    processor,
    entries: transfer('holds_placed', 'holds', hold.amount),
  });
  state.ledger.holds.push(hold);
  return hold;
}

/** Ends a hold: `captured` turns it into credit, `released` gives it back. Throws unless it is placed. */
function endHold(
  state: State,
  id: string,
  status: 'captured' | 'released',
  { acting_user, at }: Pick<Posting, 'acting_user' | 'at'>,
): void {
  const hold = state.ledger.holds.find((one) => one.id === id);
  if (hold?.status !== 'placed') throw new Error(`There is no hold ${id} to end`);
  hold.status = status;
  post(state, {
    kind: status === 'captured' ? 'hold_capture' : 'hold_release',
    at,
    billing_account: hold.billing_account,
    acting_user,
    description: status === 'captured' ? 'Verification amount credited' : 'Verification amount released',
    reference: id,
    processor: hold.processor,
    entries: [
      ...transfer('holds', 'holds_placed', hold.amount),
      ...(status === 'captured' ? transfer('processor_clearing', 'customer_credit', hold.amount) : []),
    ],
  });
  if (status === 'released') return;
  settleFromCredit(state, hold.billing_account, at, acting_user);
  reviewStanding(state, hold.billing_account, at);
}

type Ending = Pick<Posting, 'acting_user' | 'at'>;

export const captureHold = (state: State, id: string, ending: Ending): void => endHold(state, id, 'captured', ending);

export const releaseHold = (state: State, id: string, ending: Ending): void => endHold(state, id, 'released', ending);
