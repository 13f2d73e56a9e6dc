import type { Card } from '../../generated/types.js';
import { choosePrimary } from '../rules/payments.js';
import { paymentsOf } from '../state/payments.js';
import type { State } from '../state/state.js';

const card = (facts: Pick<Card, 'id' | 'additional_data'> & Partial<Card>): Card => ({
  billing_account_id: 1201,
  type: 'creditcard',
  identifier: null,
  is_primary: false,
  is_verified: true,
  is_verification_pending: false,
  is_deleted: false,
  valid_thru: null,
  processor: { id: 2, is_active: true, keyword: 'stripe_creditcard' },
  ...facts,
});

const holder = { card_holder: 'Mari Tamm' };

/** Payment methods in every state: one in use, one expired, one not verified, a wallet, one of another account. */
export function addCompanyCards(state: State, now: number): void {
  const year = new Date(now).getUTCFullYear();
  const number = (
    card_type: Card['additional_data']['card_type'],
    brand: string,
    last4: string,
    expiry_year: number,
  ) => ({
    additional_data: { ...holder, card_type, brand, last4, expiry_month: 9, expiry_year },
    valid_thru: `${expiry_year}-09`,
  });
  paymentsOf(state).cards.push(
    card({
      id: 301,
      is_primary: true,
      identifier: 'pm_visa_4242_09_2028_demo',
      ...number('visa', 'Visa', '4242', year + 3),
    }),
    card({
      id: 302,
      identifier: 'pm_mastercard_4444_09_2024_demo',
      ...number('mastercard', 'Mastercard', '4444', year - 1),
    }),
    card({
      id: 303,
      identifier: 'pm_amex_0005_09_2027_demo',
      is_verified: false,
      ...number('amex', 'American Express', '0005', year + 2),
    }),
    card({
      id: 304,
      identifier: 'vault_demo',
      processor: { id: 3, is_active: true, keyword: 'paypal_vault' },
      additional_data: { card_type: null, brand: 'PayPal', last4: null, card_holder: 'mari@tamm-partners.example' },
    }),
    card({
      id: 305,
      billing_account_id: 1202,
      identifier: 'pm_mock_card_0000_09_2029_demo',
      ...number('mock_card', 'Mock card', '0000', year + 4),
    }),
  );
  for (const { id } of state.billing_accounts) choosePrimary(state, id);
}
