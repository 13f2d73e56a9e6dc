import type { VendorConfig } from '#integrations/vendors/origins.js';
import { vendorGlobal, type VendorOutcome } from './vendors.js';

/** Decimals of the currencies (ISO 4217) that have others than 2. What Intl shows of a currency are others for some. */
const decimals = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

/** An amount in the smallest units of its currency: 12.50 EUR is 1250, 500 JPY is 500. */
export const minorUnits = (amount: number, currency: string): number =>
  Math.round(Number(`${amount}e${decimals.get(currency.toUpperCase()) ?? 2}`));

/** Of Razorpay Checkout what is used (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
interface RazorpayOptions {
  key: string;
  order_id: string;
  /** In the smallest units of the currency. */
  amount: number;
  currency: string;
  name: string;
  handler: () => void;
  modal: { ondismiss: () => void };
}

type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void };

/** Opens Razorpay's payment over the page; `amount` is in the currency, 12.50 for 12.50 EUR. */
export async function openRazorpay(
  config: VendorConfig,
  order: Pick<RazorpayOptions, 'key' | 'order_id' | 'amount' | 'currency' | 'name'>,
): Promise<VendorOutcome> {
  const Razorpay = await vendorGlobal<RazorpayConstructor>(
    'Razorpay',
    config,
    'https://checkout.razorpay.com/v1/checkout.js',
  );
  return new Promise((resolve) => {
    const checkout = new Razorpay({
      ...order,
      amount: minorUnits(order.amount, order.currency),
      handler: () => resolve({ kind: 'finished' }),
      modal: { ondismiss: () => resolve({ kind: 'left' }) },
    });
    checkout.open();
  });
}
