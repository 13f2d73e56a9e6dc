import { describe, expect, it } from 'vitest';
import type { Card } from '../generated/types.js';
import {
  canPayWith,
  canSetPrimary,
  canVerify,
  cardKindOf,
  cardStatus,
  checkTopUpAmount,
  paidFrom,
  serviceFee,
  topUpCost,
  transitionsOfCard,
} from './payments.js';

const now = Date.UTC(2025, 2, 14);

const card = (facts: Partial<Card> = {}): Card => ({
  id: 1,
  billing_account_id: 1201,
  type: 'creditcard',
  is_primary: false,
  is_verified: true,
  is_verification_pending: false,
  is_deleted: false,
  valid_thru: '2028-09',
  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
  additional_data: {},
  ...facts,
});

describe('the status of a payment method', () => {
  it.each([
    ['active', {}],
    ['expired', { valid_thru: '2025-02' }],
    ['active', { valid_thru: '2025-03' }],
    ['expired', { valid_thru: null, additional_data: { expiry_month: 2, expiry_year: 2025 } }],
    ['active', { valid_thru: null }],
    ['pending', { is_verified: false, is_verification_pending: true }],
    ['unverified', { is_verified: false }],
    ['declined', { is_verified: false, type: 'paying_by_invoice' }],
    ['unavailable', { processor: { id: 1, is_active: false, keyword: 'stripe_creditcard' } }],
  ] as const)('is %s with %j', (status, facts) => {
    expect(cardStatus(card(facts), now)).toBe(status);
  });

  it('says what can be done with it', () => {
    expect(canPayWith(card(), now)).toEqual({ allowed: true });
    expect(canPayWith(card({ valid_thru: '2025-01' }), now)).toEqual({ allowed: false, reason: 'card-expired' });
    expect(canPayWith(card({ type: 'paying_by_invoice' }), now)).toMatchObject({ reason: 'invoice-buys-no-credit' });
    expect(canSetPrimary(card({ is_primary: true }), now)).toMatchObject({ reason: 'card-primary' });
    expect(canSetPrimary(card({ is_verified: false }), now)).toMatchObject({ reason: 'card-unverified' });
    expect(canSetPrimary(card({ type: 'paying_by_invoice' }), now)).toMatchObject({ reason: 'invoice-buys-no-credit' });
    expect(canVerify(card({ is_verified: false }))).toEqual({ allowed: true });
    expect(canVerify(card())).toMatchObject({ reason: 'card-verified' });
  });

  it('is unknown where a field that it rests on was not understood, and the provider is the one to refuse', () => {
    const unknown = { ...card({ is_verified: false }), not_understood: ['is_verified'] };
    expect(cardStatus(unknown, now)).toBe('unknown');
    expect(canPayWith(unknown, now)).toEqual({ allowed: true });
    expect(canSetPrimary(unknown, now)).toEqual({ allowed: true });
  });
});

it('only a verification passes by itself: an application for payment by invoice waits for a person', () => {
  const pending = { is_verified: false, is_verification_pending: true };
  expect(transitionsOfCard(card(pending))).toMatchObject([{ status: 'pending' }]);
  expect(transitionsOfCard(card({ ...pending, type: 'paying_by_invoice' }))).toEqual([]);
  expect(transitionsOfCard(card())).toEqual([]);
});

it.each([
  ['by_invoice', { type: 'paying_by_invoice' }],
  ['jcb', { additional_data: { card_type: 'jcb' } }],
  ['visa', { additional_data: { brand: 'Visa' } }],
  [undefined, { additional_data: { brand: 'PayPal' } }],
] as const)('a payment method is of the kind %s', (kind, facts) => {
  expect(cardKindOf(card(facts))).toBe(kind);
});

it('an amount is positive and not below the minimum', () => {
  expect(checkTopUpAmount(13, 13)).toEqual([]);
  expect(checkTopUpAmount(12.99, 13)).toEqual([{ code: 'amount-too-low', params: { min: 13 } }]);
  expect(checkTopUpAmount(0, 0)).toEqual([{ code: 'amount-too-low', params: { min: 0 } }]);
  expect(checkTopUpAmount(null, 13)).toEqual([{ code: 'required' }]);
  expect(checkTopUpAmount(NaN, 13)).toEqual([{ code: 'required' }]);
  expect(checkTopUpAmount(5, NaN)).toEqual([]);
  expect(checkTopUpAmount(0, NaN)).toEqual([{ code: 'amount-too-low', params: { min: 0 } }]);
});

describe('what a top-up costs', () => {
  const site = { siteCurrency: 'EUR', displayCurrencies: [{ code: 'USD', title: 'US dollar', rate: 1.08 }] };

  it('is a flat rate and a percentage beside the amount', () => {
    expect(serviceFee(50, { flat_rate: 0.25, percentage: 1.4 }, 'EUR')).toBe(0.95);
    expect(serviceFee(50, null, 'EUR')).toBe(0);
  });

  it('is charged in another currency by its rate, and unknown without one', () => {
    const converted = { service_fee: null, charge_currency_conversion: { to_currency: 'USD' } };
    expect(topUpCost(50, converted, site, 22)).toMatchObject({ total: 50, charged: 54, currency: 'USD' });
    const unknown = { service_fee: null, charge_currency_conversion: { to_currency: 'IDR' } };
    expect(topUpCost(50, unknown, site, 22).charged).toBeUndefined();
  });
});

it('an invoice is paid from credit that is enough, else by a card that can be charged, and nothing is said of what is unknown', () => {
  const card = {
    type: 'stripe_creditcard',
    is_verified: true,
    is_verification_pending: false,
    valid_thru: '2026-03-31 00:00:00',
    additional_data: {},
    processor: { is_active: true },
  } as Card;
  const now = Date.UTC(2026, 2, 15);
  expect(paidFrom(20, 20, undefined, now)).toBe('credit');
  expect(paidFrom(20, 19.99, card, now)).toBe('card');
  expect(paidFrom(20, 19.99, card, Date.UTC(2026, 3, 1))).toBe('nothing');
  expect(paidFrom(20, 19.99, { ...card, is_verified: false }, now)).toBe('nothing');
  expect(paidFrom(20, 19.99, { ...card, processor: { ...card.processor, is_active: false } }, now)).toBe('nothing');
  expect(paidFrom(20, 0, null, now)).toBe('nothing');
  expect(paidFrom(20, 0, undefined, now)).toBeUndefined();
  expect(paidFrom(20, 0, { ...card, not_understood: ['is_verified'] }, now)).toBeUndefined();
  expect(paidFrom(undefined, 100, card, now)).toBeUndefined();
  expect(paidFrom(20, Number.NaN, card, now)).toBeUndefined();
});
