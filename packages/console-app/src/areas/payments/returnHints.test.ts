import { expect, it } from 'vitest';
import type { PaymentRecord } from '#shared/storage.js';
import { readReturn, returnedPayment, returnSearch } from './returnHints.js';

const read = (search: string) => readReturn(new URLSearchParams(search));

it('finds the confirmation and what a processor hints at, and no secret', () => {
  expect(read('')).toEqual({ isCancelled: false });
  expect(read('payment=5f0c-1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded')).toEqual({
    payment: '5f0c-1',
    isCancelled: false,
  });
  expect(read('payment=<script>')).toEqual({ isCancelled: false });
  for (const hint of ['redirect_status=canceled', 'resultCode=02', 'status=cancelled'])
    expect(read(hint).isCancelled, hint).toBe(true);
  expect(read('sessionId=CS1&redirectResult=X').adyen).toEqual({ sessionId: 'CS1', redirectResult: 'X' });
});

const page = 'https://bank.example/1';
const payments = [
  { id: 'link', kind: 'link', state: 'open', page },
  { id: 'at-once', kind: 'card', state: 'done' },
  { id: 'verified', kind: 'verification', state: 'done', page },
  { id: 'open', kind: 'card', state: 'open', page },
] as PaymentRecord[];

it('shows the payment that the address names, and never another one in its place', () => {
  expect(returnedPayment(payments, { payment: 'open' }, 'verified')?.id).toBe('open');
  expect(returnedPayment(payments, { payment: 'of-another-browser' }, 'verified')).toBeUndefined();
});

it('shows the payment that this tab has shown last where the address names none, settled by now or not', () => {
  expect(returnedPayment(payments, {}, 'verified')?.id).toBe('verified');
});

it('shows the last one that is under way at a page where the tab has shown none; none that the address would name', () => {
  expect(returnedPayment(payments, {}, undefined)?.id).toBe('open');
  expect(returnedPayment(payments, {}, 'of-another-user')?.id).toBe('open');
  expect(returnedPayment(payments.slice(0, 3), {}, undefined)).toBeUndefined();
});

it('comes back after signing in without the secrets of the address', () => {
  const search = 'payment=5f0c-1&payment_intent_client_secret=pi_1_secret_2&sessionId=CS1&redirectResult=X';
  expect(returnSearch(read(search))).toBe('?payment=5f0c-1&sessionId=CS1&redirectResult=X');
  expect(returnSearch(read('payment_intent_client_secret=pi_1_secret_2'))).toBe('');
});
