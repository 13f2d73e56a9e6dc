import { renderSVG } from 'uqr';
import type { VendorStandIn } from '../../lib/vendorStandIns.js';

const style = `
  :root { color-scheme: light; font: 15px/22px system-ui, sans-serif; color: #1b1f24; background: #eef1f4; }
  body { display: grid; min-block-size: 100vh; margin: 0; place-items: center; }
  main { box-sizing: border-box; inline-size: min(420px, calc(100vw - 32px)); padding: 32px; border-radius: 12px; background: #fff; box-shadow: 0 8px 32px #0002; }
  h1 { margin: 0 0 4px; font-size: 18px; line-height: 24px; }
  p { margin: 0 0 20px; color: #57606a; }
  .amount { margin: 0 0 24px; color: #1b1f24; font-size: 28px; line-height: 36px; font-variant-numeric: tabular-nums; }
  div { display: grid; gap: 8px; }
  button { min-block-size: 44px; border: 1px solid #57606a; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
  button.main { border-color: #0b5f3c; background: #0b5f3c; color: #fff; }`;

const page = (title: string, body: string, script: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main>${body}</main><script>${script}</script></body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

/** Loads the facts of a payment, and tells the sandbox what was pressed. */
const paymentScript = `
  const id = location.pathname.split('/').at(-1);
  const at = '/sandbox/processors/payments/' + id;
  fetch(at).then((response) => response.json()).then(({ processor, site, amount, currency, status }) => {
    document.querySelector('h1').textContent = processor + ' (stand-in)';
    document.querySelector('p').textContent = 'Payment to ' + (site ?? '');
    document.querySelector('.amount').textContent = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
    if (status !== 'pending') document.querySelector('p').textContent = 'This payment is settled: ' + status;
  });
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
    const response = await fetch(at, { method: 'POST', body: JSON.stringify({ decision: button.value }) });
    location.href = (await response.json()).return_url;
  });`;

const payPage = (): Response =>
  page(
    'Payment',
    `<h1></h1><p></p><div class="amount"></div><div>
      <button class="main" value="pay">Pay</button><button value="pay_late">Pay late</button>
      <button value="fail">Fail</button><button value="cancel">Cancel</button></div>`,
    paymentScript,
  );

const bankPage = (): Response =>
  page(
    'Your bank',
    `<h1></h1><p></p><div class="amount"></div><div>
      <button class="main" value="pay">Confirm</button><button value="fail">Refuse</button><button value="cancel">Cancel</button></div>`,
    `${paymentScript}; document.title = 'Your bank';`,
  );

const approvePage = (): Response =>
  page(
    'PayPal',
    `<h1>PayPal (stand-in)</h1><p>Save this account for payments</p><div>
      <button class="main" value="approved">Approve</button><button value="cancelled">Cancel</button></div>`,
    `for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => {
      opener?.postMessage(button.value, location.origin); });`,
  );

/** Pages of payments: the processor's, the bank's, and the picture of a code that leads to the first. */
export const processorPages: VendorStandIn = (request) => {
  const { pathname, origin } = new URL(request.url);
  const [, kind, name = ''] = pathname.split('/');
  if (kind === 'pay') return payPage();
  if (kind === 'bank') return bankPage();
  if (kind !== 'qr') return new Response('Not found', { status: 404 });
  const address = `${origin}/vendors/pay.livery.example/pay/${name.replace(/\.svg$/, '')}`;
  return new Response(renderSVG(address), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
};

/** The window of the vault; anything else is its script. */
export const vaultPages =
  (script: VendorStandIn): VendorStandIn =>
  (request) =>
    new URL(request.url).pathname === '/approve' ? approvePage() : script(request);
