import { canPayWith } from '../../domain/payments.js';
import { reasons } from '../../generated/texts.js';
import type { Card, PaymentProcessor } from '../../generated/types.js';
import { refuse } from '../http/refusal.js';
import { paymentsOf } from '../state/payments.js';
import type { State } from '../state/state.js';
import { readToken, type TokenFacts } from './cardTokens.js';

const processorIds = ['omise_creditcard', 'stripe_creditcard', 'paypal_vault', 'invoice'];

/** A payment method as it is before it is verified. */
export function newCard(
  state: State,
  account: number,
  processor: PaymentProcessor,
  token: string,
  facts: TokenFacts,
): Card {
  const payments = paymentsOf(state);
  const id = payments.next_card;
  payments.next_card += 1;
  const { card_type, brand, last4, expiry_month, expiry_year, card_holder } = facts;
  return {
    id,
    billing_account_id: account,
    type: 'creditcard',
    identifier: token,
    is_primary: false,
    is_verified: false,
    is_verification_pending: false,
    is_deleted: false,
    valid_thru: expiry_year ? `${expiry_year}-${String(expiry_month).padStart(2, '0')}` : null,
    processor: {
      id: Math.max(processorIds.indexOf(processor.keyword), 0) + 1,
      is_active: true,
      keyword: processor.keyword,
    },
    additional_data: { card_type, brand, last4, expiry_month, expiry_year, card_holder },
  };
}

interface ChargeRefusal {
  isPaid: false;
  message: string;
}

const factsOf = (card: Card): Partial<TokenFacts> => readToken(card.processor.keyword, card.identifier ?? '') ?? {};

/** Whether the bank asks the customer to confirm each payment with a card. */
export const needsConfirmation = (card: Card): boolean => factsOf(card).needs3ds === true;

/** Why the bank refuses to charge a card, by its number; undefined if it does not. */
export const chargeRefusal = (card: Card): ChargeRefusal | undefined =>
  factsOf(card).isPoor ? { isPaid: false, message: reasons['insufficient-funds'] } : undefined;

/** The same where nobody is there to confirm the charge. */
export const unattendedRefusal = (card: Card): ChargeRefusal | undefined =>
  chargeRefusal(card) ??
  (needsConfirmation(card) ? { isPaid: false, message: 'The card needs a confirmation' } : undefined);

/** Refuses with 400, in the documented words, what nothing can be paid with. */
export function assertCanPayWith(card: Card, now: number): void {
  const capability = canPayWith(card, now);
  if (capability.allowed) return;
  const isMissing = capability.reason === 'card-unverified' || capability.reason === 'card-pending';
  refuse(400, reasons[isMissing ? 'payment-method-missing' : capability.reason]);
}
