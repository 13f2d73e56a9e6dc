import type { VendorStandIn } from '../lib/vendorStandIns.js';
import * as inPage from './payments/inPage.js';
import { processorPages, vaultPages } from './payments/pages.js';

const scriptOf =
  (glue: (tools: inPage.Tools) => void): VendorStandIn =>
  () =>
    // tsx marks the names of functions by a helper of its own, which the page does not have.
    new Response(`{ const __name = (one) => one; (${glue.toString()})((${inPage.makeTools.toString()})()); }`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });

/** Answers for the stylesheet beside a script as well: it holds nothing. */
const withStyles =
  (script: VendorStandIn): VendorStandIn =>
  (request) =>
    new URL(request.url).pathname.endsWith('.css')
      ? new Response('', { headers: { 'content-type': 'text/css; charset=utf-8' } })
      : script(request);

/** Stand-ins of the payment processors, by the host of their script; `pay.livery.example` has the pages of all. */
export const paymentStandIns: Record<string, VendorStandIn> = {
  'js.stripe.com': scriptOf(inPage.stripe),
  'cdn.omise.co': scriptOf(inPage.omise),
  'www.paypal.com': vaultPages(scriptOf(inPage.paypal)),
  'app-prod.duitku.com': scriptOf(inPage.duitku),
  'checkoutshopper-live.adyen.com': withStyles(scriptOf(inPage.adyen)),
  'checkout.razorpay.com': scriptOf(inPage.razorpay),
  'pay.livery.example': processorPages,
};
