import { afterEach, expect, it, vi } from 'vitest';
import { mountWallet } from './stripe.js';

afterEach(() => vi.unstubAllGlobals());

/** Shows a wallet of a Stripe that answers `submitted`. */
async function mountedWallet(submitted: object) {
  const calls: string[] = [];
  const listeners = new Map<string, (told: object) => void>();
  const part = {
    mount: () => undefined,
    destroy: () => undefined,
    on: (event: string, listener: (told: object) => void) => void listeners.set(event, listener),
  };
  const elements = { create: () => part, submit: () => (calls.push('submit'), Promise.resolve(submitted)) };
  const confirmPayment = () => (calls.push('confirmPayment'), Promise.resolve({}));
  const made: unknown[] = [];
  vi.stubGlobal('Stripe', () => ({ elements: (options: object) => (made.push(options), elements), confirmPayment }));
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
  });
  const tell = (event: string, told: object = {}) => listeners.get(event)?.(told);
  return { tell, calls, made, submit: () => wallet.submit() };
}

/** Shows such a wallet, and presses it. */
async function payByWallet(submitted: object) {
  const { tell, calls, submit } = await mountedWallet(submitted);
  tell('confirm');
  return { outcome: await submit(), calls };
}

it('a wallet is submitted before its payment is confirmed, and not confirmed where it is refused', async () => {
  expect(await payByWallet({})).toEqual({ outcome: { kind: 'finished' }, calls: ['submit', 'confirmPayment'] });
  expect(await payByWallet({ error: { message: 'No card' } })).toEqual({
    outcome: { kind: 'failed', message: 'No card' },
    calls: ['submit'],
  });
});

it('a wallet whose buttons could not be drawn rejects, so that it can be tried again', async () => {
  const wallet = await mountedWallet({});
  wallet.tell('loaderror', { error: { message: 'Blocked' } });
  await expect(wallet.submit()).rejects.toThrow('Blocked');
});

it('a browser without a wallet is told apart from one that has some', async () => {
  const none = await mountedWallet({});
  none.tell('ready', { availablePaymentMethods: { applePay: false } });
  expect(await none.submit()).toEqual({ kind: 'unavailable' });
  const some = await mountedWallet({});
  some.tell('ready', { availablePaymentMethods: { applePay: false, googlePay: true } });
  some.tell('cancel');
  expect(await some.submit()).toEqual({ kind: 'left' });
});

it('what a wallet is asked to pay is said by the payment alone: the console works out no amount', async () => {
  expect((await mountedWallet({})).made).toEqual([{ clientSecret: 'pi_1_secret_2' }]);
});
