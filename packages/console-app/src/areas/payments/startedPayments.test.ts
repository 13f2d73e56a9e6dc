import { expect, it, vi } from 'vitest';
import { createStartedPayments } from './startedPayments.js';

it('keeps what has to be done for each payment of a page', () => {
  const { subscribe, of, put } = createStartedPayments();
  const changed = vi.fn<() => void>();
  subscribe(changed);
  put({ id: 'first', processor: 'stripe' });
  put({ id: 'second', processor: 'qr' });
  put({ id: 'first', processor: 'stripe', step: { kind: 'wait' } });
  expect(of('first')?.step).toEqual({ kind: 'wait' });
  expect(of('second')?.step).toBeUndefined();
  expect(of()).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(3);
});
