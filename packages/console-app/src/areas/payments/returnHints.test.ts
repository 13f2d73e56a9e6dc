import { expect, it } from 'vitest';
import { readReturn } from './returnHints.js';

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
