import { afterEach, expect, it, vi } from 'vitest';
import { minorUnits, mountWallet } from './stripe.js';

afterEach(() => vi.unstubAllGlobals());

/** Shows a wallet of a Stripe that answers `submitted`, and presses it. */
async function payByWallet(submitted: object) {
  const calls: string[] = [];
  const listeners = new Map<string, () => void>();
  const part = {
    mount: () => undefined,
    destroy: () => undefined,
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
  };
  const elements = { create: () => part, submit: () => (calls.push('submit'), Promise.resolve(submitted)) };
  const confirmPayment = () => (calls.push('confirmPayment'), Promise.resolve({}));
  vi.stubGlobal('Stripe', () => ({ elements: () => elements, confirmPayment }));
  const config = {
    identityProvider: { kind: 'fake' as const },
    paymentProcessors: [],
    isoCertificates: [],
    themeScripts: [],
  };
  const wallet = await mountWallet({} as HTMLElement, {
    config,
    key: 'pk',
    language: 'en',
    clientSecret: 'pi_1_secret_2',
    returnUrl: 'https://console.example/app/payment_return',
    amount: 12.5,
    currency: 'EUR',
  });
  listeners.get('confirm')?.();
  return { outcome: await wallet.submit(), calls };
}

it('a wallet is submitted before its payment is confirmed, and not confirmed where it is refused', async () => {
  expect(await payByWallet({})).toEqual({ outcome: { kind: 'finished' }, calls: ['submit', 'confirmPayment'] });
  expect(await payByWallet({ error: { message: 'No card' } })).toEqual({
    outcome: { kind: 'failed', message: 'No card' },
    calls: ['submit'],
  });
});

it.each([
  [12.5, 'EUR', 1250],
  [1.005, 'EUR', 101],
  [500, 'JPY', 500],
])('%d %s is %d in the smallest units', (amount, currency, minor) => {
  expect(minorUnits(amount, currency)).toBe(minor);
});
