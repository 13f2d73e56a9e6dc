import type { VendorConfig } from '#integrations/vendors/origins.js';
import { minorUnits } from './minorUnits.js';
import { vendorGlobal, type VendorOutcome } from './vendors.js';

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
