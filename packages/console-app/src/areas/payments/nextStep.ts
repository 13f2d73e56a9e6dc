import type { PaymentWindow } from '#integrations/payments/paymentWindow.js';
import type { NextStep } from './flow/paymentDesk.js';
import { isWebPage } from './flow/webPage.js';

/** How a payment goes on in the browser, by what the server has answered. */
export type PaymentStep =
  | { kind: 'wait' }
  | { kind: 'qr'; picture: string }
  /** Leaves the console for a page of the processor or the bank. */
  | { kind: 'redirect'; page: string }
  /** The same in a window of its own, so that the console stays. */
  | { kind: 'window'; page: string }
  | VendorStep;

/** What the processor's own code does in this page. */
export type VendorStep = {
  /** Where it can be paid as well, should that code not come. */
  page?: string;
} & (
  | { kind: 'payment'; clientSecret: string; returnUrl: string }
  | { kind: 'wallet'; clientSecret: string; returnUrl: string }
  | { kind: 'challenge'; clientSecret: string }
  | { kind: 'dropin'; clientKey: string; sessionId: string; sessionData: string }
  | { kind: 'duitku'; reference: string }
  | { kind: 'razorpay'; key: string; orderId: string; amount: number; currency: string }
);

/** A payment of this page. Its step is what the person has to do; it holds secrets, so it stays in memory. */
export interface StartedPayment {
  id: string;
  /** Undefined while the confirmation is being sent. */
  step?: PaymentStep;
  processor: string;
  opened?: PaymentWindow | undefined;
  /** Why nothing was sent. */
  failure?: unknown;
}

interface Facts {
  processor: string;
  /** Where a processor comes back to. */
  returnUrl: string;
  /** What is charged, where the response does not say it. */
  amount: number;
  currency: string;
}

/** Decides how a payment goes on; it waits for the server where nothing has to be done, or nothing is understood. */
export function stepOf(next: NextStep | undefined, { processor, returnUrl, ...charge }: Facts): PaymentStep {
  if (!next) return { kind: 'wait' };
  const { client_secret: clientSecret, amount = charge.amount, currency = charge.currency } = next;
  const address = next.authorize_uri ?? next.redirect_url;
  const page = typeof address === 'string' && isWebPage(address) ? address : undefined;
  const elsewhere = page === undefined ? {} : { page };
  if (clientSecret !== undefined && processor === 'stripe_creditcard') {
    return { kind: 'challenge', clientSecret, ...elsewhere };
  }
  if (clientSecret !== undefined && (processor === 'stripe' || processor === 'stripe_wallet')) {
    const kind = processor === 'stripe' ? 'payment' : 'wallet';
    return { kind, clientSecret, returnUrl: next.return_url ?? returnUrl, ...elsewhere };
  }
  if (next.qrcode_url !== undefined && isWebPage(next.qrcode_url)) return { kind: 'qr', picture: next.qrcode_url };
  if (processor === 'adyen' && next.session_id !== undefined && next.client_key !== undefined) {
    const { session_id: sessionId, client_key: clientKey, session_data: sessionData = '' } = next;
    return { kind: 'dropin', clientKey, sessionId, sessionData, ...elsewhere };
  }
  if (processor === 'duitku' && next.reference !== undefined) {
    return { kind: 'duitku', reference: next.reference, ...elsewhere };
  }
  if (processor === 'razorpay' && next.key !== undefined && next.order_id !== undefined) {
    return { kind: 'razorpay', key: next.key, orderId: next.order_id, amount, currency, ...elsewhere };
  }
  if (page === undefined) return { kind: 'wait' };
  return processor === 'coingate' ? { kind: 'window', page } : { kind: 'redirect', page };
}

/** Whether a processor's page opens in a window: that has to be opened within the press of the button. */
export const opensWindow = (processor: string): boolean => processor === 'coingate';
