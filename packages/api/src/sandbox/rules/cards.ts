import { reasons } from '../../generated/texts.js';
import type { Card, PaymentProcessor } from '../../generated/types.js';
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

/** Why the bank refuses to charge a card, by its number; undefined if it does not. */
export function chargeRefusal(card: Card): { isPaid: false; message: string } | undefined {
  const { isPoor } = readToken(card.processor.keyword, card.identifier ?? '') ?? {};
  return isPoor ? { isPaid: false, message: reasons['insufficient-funds'] } : undefined;
}
