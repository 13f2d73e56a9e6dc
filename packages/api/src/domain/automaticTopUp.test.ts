import { describe, expect, it } from 'vitest';
import type { Card, PaymentProcessor } from '../generated/types.js';
import { canTopUpAutomatically, checkAutomaticTopUp } from './automaticTopUp.js';

const card = (keyword: PaymentProcessor['keyword'], changed: Partial<Card> = {}): { primary_card: Card } => ({
  primary_card: {
    id: 1,
    billing_account_id: 1201,
    type: 'creditcard',
    is_primary: true,
    is_verified: true,
    is_verification_pending: false,
    is_deleted: false,
    processor: { id: 1, is_active: true, keyword },
    additional_data: {},
    ...changed,
  },
});

const processor = (keyword: PaymentProcessor['keyword'], supports_auto_topup?: boolean): PaymentProcessor => ({
  type: 'creditcard' as const,
  name: keyword,
  keyword,
  public_key: null,
  verification_amount: null,
  use_3ds_verification: false,
  ...(supports_auto_topup !== undefined && { supports_auto_topup }),
  show_postalcode_input: false,
  service_fee: null,
  charge_currency_conversion: null,
  methods: [],
});

it.each([
  ['nothing when it is off', { enabled: false, threshold: null, amount: null }, [undefined, undefined]],
  ['both when it is on', { enabled: true, threshold: null, amount: null }, ['required', 'required']],
  ['numbers', { enabled: true, threshold: NaN, amount: NaN }, ['required', 'required']],
  ['at least the minimum', { enabled: true, threshold: 5, amount: 12.99 }, [undefined, 'too-small']],
  ['a threshold of somebody in debt', { enabled: true, threshold: -100, amount: 13 }, [undefined, undefined]],
  ['no more', { enabled: true, threshold: 0, amount: 13 }, [undefined, undefined]],
] as const)('automatic top-up needs %s', (_, settings, codes) => {
  const { threshold, amount } = checkAutomaticTopUp(settings, 13);
  expect([threshold[0]?.code, amount[0]?.code]).toEqual(codes);
});

describe('automatic top-up is possible with a primary payment method', () => {
  const processors = [
    processor('stripe_creditcard', true),
    processor('omise_creditcard'),
    processor('paypal_vault', false),
  ];
  const inactive = { id: 1, is_active: false, keyword: 'stripe_creditcard' } as const;
  it.each([
    ['that is verified, of a processor that supports it', card('stripe_creditcard'), undefined],
    ['of a processor that says nothing about it', card('omise_creditcard'), undefined],
    ['not of a processor that does not', card('paypal_vault'), 'automatic-top-up-unsupported'],
    ['not of a processor that the site has removed', card('razorpay'), 'automatic-top-up-unsupported'],
    [
      'not of one that is not active',
      card('stripe_creditcard', { processor: inactive }),
      'automatic-top-up-unsupported',
    ],
    ['not that is an invoice', card('invoice', { type: 'paying_by_invoice' }), 'automatic-top-up-unsupported'],
    ['not that is unverified', card('stripe_creditcard', { is_verified: false }), 'payment-method-missing'],
    ['not that has expired', card('stripe_creditcard', { valid_thru: '2025-02' }), 'payment-method-expired'],
    ['that expires this month', card('stripe_creditcard', { valid_thru: '2025-03' }), undefined],
    ['not that is missing', { primary_card: null }, 'payment-method-missing'],
    ['that is not known', {}, undefined],
  ])('%s', (_, account, reason) => {
    const capability = canTopUpAutomatically(account, processors, Date.UTC(2025, 2, 15));
    expect(capability.allowed ? undefined : capability.reason).toBe(reason);
  });
});
