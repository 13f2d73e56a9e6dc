import { expect, it } from 'vitest';
import type { ReadCard } from '@livery/api/domain/payments';
import { chooseMethod, topUpMethods } from './topUpMethods.js';

const now = Date.UTC(2026, 0, 1);

const card = (id: number, facts: Partial<ReadCard> = {}): ReadCard => ({
  id,
  billing_account_id: 1201,
  type: 'creditcard',
  is_primary: false,
  is_verified: true,
  is_verification_pending: false,
  is_deleted: false,
  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
  additional_data: { brand: 'Visa', last4: '4242' },
  ...facts,
});

const methodsOf = (...cards: readonly ReadCard[]) => topUpMethods({ paymentProcessors: [] }, cards, []);

it('where nobody has chosen, the first way that can be used is', () => {
  const methods = methodsOf(card(301, { is_verified: false }), card(302));
  expect(chooseMethod(methods, null, now)?.id).toBe('card:302');
});

it.each([
  ['is gone', methodsOf(card(302))],
  ['cannot be used', methodsOf(card(301, { is_verified: false }), card(302))],
  [
    'has a processor that is not active',
    methodsOf(card(301, { processor: { ...card(301).processor, is_active: false } }), card(302)),
  ],
])('nothing takes the place of a chosen one that %s', (_why, methods) => {
  expect(chooseMethod(methods, 'card:301', now)).toBeUndefined();
  expect(chooseMethod(methods, 'card:302', now)?.id).toBe('card:302');
});
