import { chatStandIns } from '../vendors/chat.js';
import { consentStandIns } from '../vendors/consent.js';
import { paymentStandIns } from '../vendors/payments.js';

/** An ingest server of errors: takes everything, keeps nothing. */
const errorStandIns: Record<string, VendorStandIn> = { 'errors.example': () => Response.json({}) };

/** Answers in a vendor's place, on the console's own server: the path is the vendor's own. */
export type VendorStandIn = (request: Request) => Response | Promise<Response>;

/** Those that there are, by the vendor's host. */
const standIns: Record<string, VendorStandIn> = {
  ...chatStandIns,
  ...consentStandIns,
  ...errorStandIns,
  ...paymentStandIns,
};

/** Answers `/vendors/<host>/<path>` as the vendor at that host would answer `/<path>`; 404 for a host that has no stand-in. */
export async function answerForVendor(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, , host = '', ...path] = url.pathname.split('/');
  const standIn = standIns[host];
  if (!standIn) return new Response('There is no stand-in for this vendor', { status: 404 });
  return standIn(new Request(new URL(`/${path.join('/')}${url.search}`, url.origin), request));
}
