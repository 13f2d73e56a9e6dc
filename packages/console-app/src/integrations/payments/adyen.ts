import type { VendorConfig } from '#integrations/vendors/origins.js';
import { vendorGlobal, type VendorOutcome } from './vendors.js';

/** Of Adyen Web what is used (version 6, https://docs.adyen.com/online-payments/build-your-integration/sessions-flow). */
interface AdyenWeb {
  AdyenCheckout: (options: {
    environment: string;
    clientKey: string;
    session: { id: string; sessionData?: string };
    locale: string;
    onPaymentCompleted: () => void;
    onPaymentFailed: (result: { resultCode?: string }) => void;
    onError: (error: { name?: string; message?: string }) => void;
  }) => Promise<{ submitDetails: (details: { details: { redirectResult: string } }) => void }>;
  Dropin: new (checkout: object) => { mount: (target: HTMLElement) => void; unmount: () => void };
}

interface AdyenSession {
  config: VendorConfig;
  clientKey: string;
  sessionId: string;
  sessionData?: string;
  language: string;
}

const release = 'https://checkoutshopper-live.adyen.com/checkoutshopper/sdk/6.45.2/adyen';

/** Adyen's names of the languages of the console. */
const locales: Readonly<Record<string, string | undefined>> = { en: 'en-US', et: 'et-EE' };

/** Keys say which of Adyen's environments they are of. */
const environmentOf = (clientKey: string): string => (clientKey.startsWith('test_') ? 'test' : 'live');

/** `isMounted` where the Drop-in is shown, which goes on after the sheet of a wallet was closed. */
async function open({ config, clientKey, sessionId, sessionData, language }: AdyenSession, isMounted: boolean) {
  const adyen = await vendorGlobal<AdyenWeb>('AdyenWeb', config, `${release}.js`, {
    attributes: { crossorigin: 'anonymous' },
    styles: `${release}.css`,
  });
  let end: (outcome: VendorOutcome) => void = () => undefined;
  const ended = new Promise<VendorOutcome>((resolve) => (end = resolve));
  const checkout = await adyen.AdyenCheckout({
    environment: environmentOf(clientKey),
    clientKey,
    session: { id: sessionId, ...(sessionData !== undefined && { sessionData }) },
    locale: locales[language] ?? language,
    onPaymentCompleted: () => end({ kind: 'finished' }),
    onPaymentFailed: ({ resultCode }) =>
      end(resultCode === 'Cancelled' ? { kind: 'left' } : { kind: 'failed', message: resultCode ?? 'Adyen error' }),
    onError({ name, message }) {
      if (name !== 'CANCEL') end({ kind: 'failed', message: message ?? name ?? 'Adyen error' });
      else if (!isMounted) end({ kind: 'left' });
    },
  });
  return { adyen, checkout, ended };
}

/** Shows Adyen's Drop-in; `ended` resolves when the person is done. */
export async function mountAdyen(
  target: HTMLElement,
  session: AdyenSession,
): Promise<{ ended: Promise<VendorOutcome>; destroy: () => void }> {
  const { adyen, checkout, ended } = await open(session, true);
  const dropin = new adyen.Dropin(checkout);
  dropin.mount(target);
  return { ended, destroy: () => dropin.unmount() };
}

/** Tells Adyen what a redirect came back with. */
export async function submitAdyenRedirect(session: AdyenSession, redirectResult: string): Promise<VendorOutcome> {
  const { checkout, ended } = await open(session, false);
  checkout.submitDetails({ details: { redirectResult } });
  return ended;
}
