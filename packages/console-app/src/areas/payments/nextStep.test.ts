import { describe, expect, it } from 'vitest';
import { stepOf } from './nextStep.js';

const facts = { returnUrl: 'https://console.example/app/payment_return', amount: 51.16, currency: 'EUR' };
const page = 'https://pay.example/1';

describe('how a payment goes on', () => {
  it.each([
    ['stripe', { client_secret: 's', return_url: 'https://r.example' }, 'payment'],
    ['stripe_wallet', { client_secret: 's', amount: 50, currency: 'EUR' }, 'wallet'],
    ['stripe_creditcard', { client_secret: 's' }, 'challenge'],
    ['omise', { qrcode_url: 'https://pay.example/qr.png' }, 'qr'],
    ['omise', { redirect_url: page }, 'redirect'],
    ['omise_creditcard', { authorize_uri: page }, 'redirect'],
    ['duitku', { reference: 'D1', redirect_url: page }, 'duitku'],
    ['duitku', { redirect_url: page }, 'redirect'],
    ['sslcommerz', { redirect_url: page }, 'redirect'],
    ['adyen', { client_key: 'test_1', session_id: 'CS1', session_data: 'd' }, 'dropin'],
    ['adyen', { redirect_url: page }, 'redirect'],
    ['clictopay', { redirect_url: page }, 'redirect'],
    ['coingate', { redirect_url: page }, 'window'],
    ['razorpay', { key: 'rzp', order_id: 'O1' }, 'razorpay'],
    ['sslcommerz', {}, 'wait'],
    ['sslcommerz', { redirect_url: 'javascript:alert(1)' }, 'wait'],
    ['omise', { qrcode_url: 'data:text/html,x' }, 'wait'],
  ])('%s with %j', (processor, next, kind) => {
    expect(stepOf(next, { ...facts, processor }).kind).toBe(kind);
  });

  it('waits where there is nothing to do', () => {
    expect(stepOf(undefined, { ...facts, processor: 'stripe' })).toEqual({ kind: 'wait' });
  });

  it("keeps the processor's page as another way, where that is a page of the web", () => {
    const duitku = { ...facts, processor: 'duitku' };
    expect(stepOf({ reference: 'D1', redirect_url: page }, duitku)).toEqual({ kind: 'duitku', reference: 'D1', page });
    const other = 'javascript:alert(1)';
    expect(stepOf({ reference: 'D1', redirect_url: other }, duitku)).toEqual({ kind: 'duitku', reference: 'D1' });
  });

  it('charges what the server says, else the total that was confirmed', () => {
    expect(stepOf({ key: 'rzp', order_id: 'O1' }, { ...facts, processor: 'razorpay' })).toMatchObject({
      amount: 51.16,
    });
    const said = { key: 'rzp', order_id: 'O1', amount: 4600, currency: 'INR' };
    expect(stepOf(said, { ...facts, processor: 'razorpay' })).toMatchObject({ amount: 4600, currency: 'INR' });
  });
});
