import type { CardKind } from '../../domain/payments.js';
import type { CardAdditionalData } from '../../generated/types.js';

/** What a processor knows about a card by the token that its own code made. */
export type TokenFacts = Required<CardAdditionalData> & {
  /** The bank asks the customer to confirm each payment. */
  needs3ds?: boolean;
  /** The bank has too little money for any payment. */
  isPoor?: boolean;
  /** The bank refuses the card as such. */
  isDeclined?: boolean;
};

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  amex: 'American Express',
  jcb: 'JCB',
  mock_card: 'Mock card',
};

const prefixes: Readonly<Record<string, string>> = { stripe_creditcard: 'pm', omise_creditcard: 'tokn' };
const cardToken = /^(pm|tokn)_([a-z]+(?:_card)?)_(\d{4})_(\d{2})_(\d{4})(?:_.*)?$/;

/**
 * Reads a token of the stand-ins: `pm_visa_4242_09_2028_…` of Stripe, `tokn_…` of Omise, `vault_…` of PayPal. How a card
 * behaves follows from its last digits, as with the test cards of the processors: 3220 asks for 3-D Secure, 9995 has too
 * little money, 0002 is declined. Undefined for any other text.
 */
export function readToken(processor: string, token: string): TokenFacts | undefined {
  if (processor === 'paypal_vault') {
    if (!token.startsWith('vault_')) return undefined;
    return { card_type: null, brand: 'PayPal', last4: null, expiry_month: null, expiry_year: null, card_holder: null };
  }
  const [, prefix, kind = '', last4 = '', month, year] = cardToken.exec(token) ?? [];
  const card_type = kind;
  if (prefix === undefined || prefix !== prefixes[processor] || !brands[card_type]) return undefined;
  return {
    card_type: card_type as CardKind,
    brand: brands[card_type] ?? null,
    last4,
    expiry_month: Number(month),
    expiry_year: Number(year),
    card_holder: null,
    needs3ds: last4 === '3220',
    isPoor: last4 === '9995',
    isDeclined: last4 === '0002',
  };
}
