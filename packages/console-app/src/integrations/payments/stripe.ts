import type { VendorConfig } from '#integrations/vendors/origins.js';
import { VendorError } from '#integrations/vendors/loadVendorScript.js';
import { vendorGlobal, type Mounted, type VendorOutcome, type VendorToken } from './vendors.js';

/** Of Stripe.js what is used (version 3, https://docs.stripe.com/js). Secrets go in and never come out. */
interface Stripe {
  elements: (options?: object) => StripeElements;
  confirmCardSetup: (
    secret: string,
    data: { payment_method: { card: StripeElement; billing_details?: { name?: string } } },
  ) => Promise<{ setupIntent?: { payment_method?: string | null }; error?: StripeError }>;
  confirmPayment: (options: {
    elements: StripeElements;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ error?: StripeError }>;
  handleNextAction: (options: { clientSecret: string }) => Promise<{ error?: StripeError }>;
}

interface StripeError {
  type?: string;
  code?: string;
  message?: string;
}

interface StripeElements {
  create: (kind: 'card' | 'payment' | 'expressCheckout', options?: object) => StripeElement;
  submit: () => Promise<{ error?: StripeError }>;
}

interface StripeElement {
  mount: (target: HTMLElement) => void;
  destroy: () => void;
  on: (
    event: 'ready' | 'loaderror' | 'confirm' | 'cancel',
    listener: (told: { availablePaymentMethods?: Record<string, boolean>; error?: StripeError }) => void,
  ) => void;
}

type StripeConstructor = (key: string, options?: { locale?: string }) => Stripe;

interface StripeOptions {
  config: VendorConfig;
  /** Public key of the site. */
  key: string;
  /** Language of the fields, BCP 47. */
  language: string;
}

const load = async ({ config, key, language }: StripeOptions): Promise<Stripe> =>
  (await vendorGlobal<StripeConstructor>('Stripe', config, 'https://js.stripe.com/v3/'))(key, { locale: language });

const messageOf = ({ message, code, type }: StripeError): string => message ?? code ?? type ?? 'Stripe error';

/** Closing a challenge or a wallet is no failure of the card. */
const isLeft = ({ code }: StripeError): boolean =>
  code === 'payment_intent_authentication_canceled' || code === 'canceled';

const outcomeOf = ({ error }: { error?: StripeError }): VendorOutcome =>
  !error ? { kind: 'finished' } : isLeft(error) ? { kind: 'left' } : { kind: 'failed', message: messageOf(error) };

/** Shows Stripe's fields of a card. What is typed there never reaches the console: `submit` returns a token. */
export async function mountCard(
  target: HTMLElement,
  options: StripeOptions & { clientSecret: () => Promise<string>; holder: () => string; asksPostalCode: boolean },
): Promise<Mounted<VendorToken>> {
  const stripe = await load(options);
  const card = stripe.elements().create('card', { hidePostalCode: !options.asksPostalCode });
  card.mount(target);
  return {
    async submit() {
      const name = options.holder().trim();
      const { setupIntent, error } = await stripe.confirmCardSetup(await options.clientSecret(), {
        payment_method: { card, ...(name !== '' && { billing_details: { name } }) },
      });
      if (error) return isLeft(error) ? { isCancelled: true } : { message: messageOf(error) };
      return setupIntent?.payment_method ? { token: setupIntent.payment_method } : { message: 'Stripe error' };
    },
    destroy: () => card.destroy(),
  };
}

interface PaymentOptions extends StripeOptions {
  clientSecret: string;
  /** Where Stripe comes back to from a page of its own. */
  returnUrl: string;
}

/** Shows Stripe's choice of ways to pay. */
export async function mountPayment(target: HTMLElement, options: PaymentOptions): Promise<Mounted<VendorOutcome>> {
  const { clientSecret, returnUrl } = options;
  const stripe = await load(options);
  const elements = stripe.elements({ clientSecret });
  const payment = elements.create('payment');
  payment.mount(target);
  return {
    async submit() {
      const { error } = await elements.submit();
      if (error) return { kind: 'failed', message: messageOf(error) };
      const confirmParams = { return_url: returnUrl };
      return outcomeOf(await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' }));
    },
    destroy: () => payment.destroy(),
  };
}

/** Shows the buttons of the wallets that this browser has; `submit` resolves when one of them was used, or there is none. */
export async function mountWallet(target: HTMLElement, options: PaymentOptions): Promise<Mounted<VendorOutcome>> {
  const { clientSecret, returnUrl } = options;
  const stripe = await load(options);
  // What is charged Stripe knows by the secret.
  const elements = stripe.elements({ clientSecret });
  const wallet = elements.create('expressCheckout');
  const used = new Promise<VendorOutcome>((resolve, reject) => {
    // Without a wallet it draws nothing at all.
    wallet.on('ready', ({ availablePaymentMethods: wallets }) => {
      if (!Object.values(wallets ?? {}).includes(true)) resolve({ kind: 'unavailable' });
    });
    wallet.on('loaderror', ({ error }) => reject(new VendorError(messageOf(error ?? {}))));
    wallet.on('cancel', () => resolve({ kind: 'left' }));
    const confirm = async (): Promise<VendorOutcome> => {
      const { error } = await elements.submit();
      if (error) return outcomeOf({ error });
      const confirmParams = { return_url: returnUrl };
      return outcomeOf(await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' }));
    };
    wallet.on('confirm', () => {
      confirm().then(resolve, (error: unknown) => resolve({ kind: 'failed', message: String(error) }));
    });
  });
  // It may fail when nobody waits for it any more.
  used.catch(() => undefined);
  wallet.mount(target);
  return { submit: () => used, destroy: () => wallet.destroy() };
}

/** Lets the bank ask for its confirmation of a charge. */
export async function confirmCharge(options: StripeOptions & { clientSecret: string }): Promise<VendorOutcome> {
  const stripe = await load(options);
  return outcomeOf(await stripe.handleNextAction({ clientSecret: options.clientSecret }));
}
