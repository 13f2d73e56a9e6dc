import { describe, expect, it } from 'vitest';
import {
  canApplyForInvoicePayment,
  canPayInvoice,
  divideInvoices,
  invoicePaymentState,
  invoiceState,
  invoiceTone,
  orderedEntries,
  sumAmounts,
  unpaidAmount,
} from './invoices.js';

const now = Date.UTC(2026, 2, 10);

it.each([
  ['current', 'running', 'running'],
  [7, 0, 'in_progress'],
  [7, 5, 'unpaid'],
  [7, 10, 'paid'],
  [7, '10', 'paid'],
  [7, 20, undefined],
  [7, 'written off', undefined],
  [7, 'constructor', undefined],
] as const)('invoice %s with status %s is %s', (id, status, state) => {
  expect(invoiceState({ id, status })).toBe(state);
});

it('an unpaid invoice is a warning, an overdue one a danger, an unknown state neither', () => {
  const tone = (status: number | string, due_date: string | null) => invoiceTone({ id: 7, status, due_date }, now);
  expect([
    tone(5, '2026-03-14 00:00:00'),
    tone(5, '2026-03-09 00:00:00'),
    tone(5, '2026-03-10 00:00:00'),
    tone(5, null),
    tone(10, '2026-03-09 00:00:00'),
    tone('written off', '2026-03-09 00:00:00'),
  ]).toEqual(['warning', 'danger', 'warning', 'warning', 'success', 'neutral']);
});

it.each([
  ['current', 'running', 'cloud_services', 'invoice-running'],
  [7, 0, 'cloud_services', 'invoice-payment-in-progress'],
  [7, 10, 'cloud_services', 'invoice-paid'],
  [7, 5, 'credit_note', 'invoice-not-payable'],
  [7, 5, 'cloud_services', undefined],
  [7, 'overdue', 'something new', undefined],
] as const)('paying invoice %s with status %s of type %s: %s', (id, status, type, reason) => {
  const capability = canPayInvoice({ id, status, type });
  expect(capability.allowed ? undefined : capability.reason).toBe(reason);
});

describe('payment by invoice', () => {
  const account = { id: 1, paying_by_invoice: false };
  const card = {
    billing_account_id: 1,
    type: 'paying_by_invoice',
    is_verified: false,
    is_verification_pending: false,
    is_deleted: false,
  };
  it.each([
    ['nobody knows', undefined, undefined],
    ['nothing', [], 'none'],
    ['another account', [{ ...card, billing_account_id: 2, is_verified: true }], 'none'],
    ['a card', [{ ...card, type: 'creditcard', is_verified: true }], 'none'],
    ['an application', [{ ...card, is_verification_pending: true }], 'pending'],
    ['a declined one', [card], 'declined'],
    ['a declined one and a new one', [card, { ...card, is_verification_pending: true }], 'pending'],
    ['an approved one', [{ ...card, is_verified: true }], 'active'],
    ['one that was not understood', [{ ...card, not_understood: ['is_verified'] }], undefined],
    ['a deleted one', [{ ...card, is_verified: true, is_deleted: true }], 'none'],
  ] as const)('with %s', (_name, cards, state) => {
    expect(invoicePaymentState(account, cards)).toBe(state);
  });
  it('is active where the account says so, whatever the methods say', () => {
    expect(invoicePaymentState({ id: 1, paying_by_invoice: true }, undefined)).toBe('active');
  });
  it('is applied for again after a decline, not while it is reviewed or active', () => {
    const states = ['none', 'declined', undefined, 'pending', 'active'] as const;
    expect(states.map((state) => canApplyForInvoicePayment(state).allowed)).toEqual([true, true, true, false, false]);
  });
});

it('the running invoice stands apart, the issued ones the latest first', () => {
  const of = (id: number | 'current', period_end: string) => ({ id, period_end });
  const all = [
    of(1, '2026-01-31 23:59:59'),
    of('current', '2026-03-31 23:59:59'),
    of(3, '2026-02-28 23:59:59'),
    of(2, '2026-02-28 23:59:59'),
  ];
  const { current, issued } = divideInvoices(all);
  expect(current?.id).toBe('current');
  expect(issued.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it('amounts are added without the errors of floating point, and an unknown one makes the sum unknown', () => {
  expect([sumAmounts([0.1, 0.2]), sumAmounts([]), sumAmounts([1, undefined]), sumAmounts([1, Number.NaN])]).toEqual([
    0.3,
    0,
    undefined,
    undefined,
  ]);
});

it.each([
  ['what is paid is taken off', [{ amount: 20, status: 10 }], 30],
  [
    'a payment that failed or is pending pays nothing',
    [
      { amount: 50, status: 5 },
      { amount: 50, status: 0 },
    ],
    50,
  ],
  ['a payment whose state is not known makes it unknown', [{ amount: 20 }], undefined],
  ['a payment whose amount is not known makes it unknown', [{ status: 10 }], undefined],
])('of what is to be paid of an invoice %s', (_, transaction_list, expected) => {
  expect(unpaidAmount({ totals: { total: 50 }, transaction_list })).toBe(expected);
});

it('balances are counted back from the present credit, whatever the order of the answer', () => {
  const entry = (id: number, amount: number, created_at: string) => ({ id, amount, description: '', created_at });
  const rows = orderedEntries(
    [
      entry(1, 50, '2026-01-01 00:00:00'),
      entry(3, -0.2, '2026-03-01 00:00:00'),
      entry(2, -12.1, '2026-02-01 00:00:00'),
    ],
    37.7,
  );
  expect(rows.map(({ id, balance }) => [id, balance])).toEqual([
    [3, 37.7],
    [2, 37.9],
    [1, 50],
  ]);
  expect(orderedEntries([entry(1, 5, '2026-01-01 00:00:00')], undefined)).toMatchObject([{ balance: undefined }]);
});

it.each([
  ['of none', [undefined, undefined], [5, 7]],
  ['of some', ['2026-01-01 00:00:00', undefined], [undefined, undefined]],
  ['of some, in a way that is understood,', ['2026-01-01 00:00:00', 'yesterday'], [undefined, undefined]],
])('where it is not said %s when they were, balances follow the ids or are not known', (_, times, balances) => {
  const entries = times.map((created_at, index) => ({
    id: times.length - index,
    amount: -2,
    description: '',
    ...(created_at !== undefined && { created_at }),
  }));
  expect(orderedEntries(entries, 5).map(({ balance }) => balance)).toEqual(balances);
});

it('entries are in the order of their time, whatever the way in which it is written', () => {
  const times = ['2026-03-01 01:00:00+03:00', '2026-02-28 23:00:00', 1_772_317_800, '2026-03'];
  const rows = orderedEntries(
    times.map((created_at) => ({ amount: 1, description: String(created_at), created_at })),
    4,
  );
  expect(rows.map(({ created_at, place, balance }) => [created_at, place, balance])).toEqual([
    ['2026-03', 4, 4],
    ['2026-02-28 23:00:00', 3, 3],
    [1_772_317_800, 2, 2],
    ['2026-03-01 01:00:00+03:00', 1, 1],
  ]);
});

it('entries without time and id stay in the order of the server, and those that are alike are told apart', () => {
  const credit = { amount: 5, description: 'Referral', reference: 'referral_promoter' };
  const rows = orderedEntries([credit, { amount: -2, description: 'Invoice' }, credit], 10);
  expect(rows.map(({ description, place, balance }) => [description, place, balance])).toEqual([
    ['Referral', 3, 10],
    ['Invoice', 2, 5],
    ['Referral', 1, 7],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});
