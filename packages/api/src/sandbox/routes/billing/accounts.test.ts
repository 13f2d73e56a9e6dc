import { describe, expect, it } from 'vitest';
import type { BillingAccount } from '../../../generated/types.js';

import { openSandbox, type OpenSandbox } from '../../testing/openSandbox.js';

const facts = { title: 'Saar', site: 'livery', email: 'saar@example.com', customer_phone: '+3725550101' };

async function accountOf({ ask }: OpenSandbox, id: number): Promise<BillingAccount> {
  const found = (await ask('listBillingAccounts')).body.find((one) => one.id === id);
  if (!found) throw new Error(`There is no billing account ${id}`);
  return found;
}

describe('a new billing account', () => {
  it('has the facts it was made with, no money, and is listed', async () => {
    const open = openSandbox();
    const { body } = await open.ask('createBillingAccount', { body: { ...facts, lang: '', referral_code: 'LIIS22' } });
    expect(body).toMatchObject({ title: 'Saar', status: 'ACTIVE', is_default: false, credit_amount: 0, lang: null });
    expect(body.eligible_promotions).toEqual([
      { credit_type: 'referral_receiver', amount: 5.44, top_up_requirement: 11.33, top_up_done: 0 },
    ]);
    expect(await accountOf(open, body.id)).toEqual(body);
  });

  it.each([
    ['of its own customer', 'TAMM7K2'],
    ['that nobody shares', 'MARI22'],
  ])('has no credit for a code %s', async (_, referral_code) => {
    const open = openSandbox();
    const { body } = await open.ask('createBillingAccount', { body: { ...facts, referral_code } });
    expect(body).toMatchObject({ referral_code, eligible_promotions: [] });
  });

  it('waits for validation where the site validates by hand', async () => {
    const open = openSandbox();
    await open.operate('site', { manualBillingAccountValidation: true });
    const { body } = await open.ask('createBillingAccount', { body: facts });
    expect(body).toMatchObject({ status: 'PENDING_VALIDATION', is_active: false, can_pay: false });
  });

  it.each([
    ['the phone number that the configuration requires', 'demo', { customer_phone: '' }, 'customer_phone: '],
    ['a title', 'demo', { title: ' ' }, 'title: '],
    ['a country of 2 letters', 'demo', { country: '12' }, 'country: '],
    ['the email address alone on the site metal', 'metal', { email: undefined, customer_phone: '' }, 'email: '],
  ] as const)('needs %s', async (_, scenario, changed, text) => {
    const [status, message] = await openSandbox({ scenario }).refusal('createBillingAccount', {
      body: { ...facts, ...changed },
    });
    expect([status, message.startsWith(text)]).toEqual([400, true]);
  });

  it('needs no phone number on the site metal', async () => {
    const { status } = await openSandbox({ scenario: 'metal' }).ask('createBillingAccount', {
      body: { ...facts, customer_phone: '' },
    });
    expect(status).toBe(200);
  });
});

it('may have a notice of a balance below zero', async () => {
  const body = { billing_account_id: 1202, threshold: -1, is_enabled: true };
  expect((await openSandbox().ask('setLowBalanceNotice', { body })).status).toBe(204);
});

describe('a billing account', () => {
  it('is not deleted while something is charged to it or unpaid, or while it is the default', async () => {
    const open = openSandbox();
    const refused = (billing_account_id: number) =>
      open.refusal('deleteBillingAccount', { query: { billing_account_id } });
    expect((await refused(1201))[1]).toMatch('Resources are charged to it');
    await open.ask('deleteBucket', { body: { name: 'agency-archive' } });
    expect((await refused(1203))[1]).toMatch('Something is unpaid');
    const { body } = await open.ask('createBillingAccount', { body: facts });
    await open.ask('setDefaultBillingAccount', { query: { billing_account_id: body.id } });
    expect((await open.ask('listBillingAccounts')).body.filter((one) => one.is_default)).toHaveLength(1);
    expect((await refused(body.id))[1]).toMatch('another billing account the default');
    expect((await refused(9))[0]).toBe(404);
  });

  it('can be without an optional email address, and its country can be replaced only', async () => {
    const open = openSandbox();
    await open.operate('site', { billingAccountFields: [{ field: 'email', required: false, visible: true }] });
    const query = { billing_account_id: 1202 };
    const { body } = await open.ask('updateBillingAccount', { query, body: { email: '', country: 'FI' } });
    expect(body).toMatchObject({ email: null, country: 'FI' });
    expect((await open.refusal('updateBillingAccount', { query, body: { country: '' } }))[0]).toBe(400);
  });

  it('that was terminated or waits is not made the default', async () => {
    const open = openSandbox({ scenario: 'admin' });
    const [status] = await open.refusal('setDefaultBillingAccount', { query: { billing_account_id: 1204 } });
    expect(status).toBe(409);
  });

  it('has the credit of a campaign once, and of one with a requirement when that is topped up from then on', async () => {
    const open = openSandbox();
    const topUp = { billing_account_id: 1202, payment_object_id: 305, amount: 25, on_session: true };
    const called = (campaign_code: string) => ({ path: { id: 1202, campaign_code } });
    const activate = (code: string) => open.refusal('activateCampaign', called(code));
    expect((await open.ask('activateCampaign', called('spring26'))).status).toBe(204);
    expect((await accountOf(open, 1202)).credit_amount).toBe(295);
    for (let paid = 0; paid < 50; paid += 25) await open.ask('buyCredit', { body: topUp });
    expect(await activate('SPRING26')).toEqual([500, 'Invalid campaign.']);
    expect(await activate('NOTHING')).toEqual([500, 'Invalid campaign.']);
    expect((await open.ask('activateCampaign', called('DOUBLE50'))).status).toBe(204);
    expect(await accountOf(open, 1202)).toMatchObject({
      credit_amount: 345,
      eligible_promotions: [{ credit_type: 'signup_campaign', amount: 50, top_up_requirement: 50, top_up_done: 0 }],
    });
    await open.ask('buyCredit', { body: topUp });
    expect((await accountOf(open, 1202)).eligible_promotions).toMatchObject([{ top_up_done: 25 }]);
    await open.ask('buyCredit', { body: topUp });
    expect(await accountOf(open, 1202)).toMatchObject({ credit_amount: 445, eligible_promotions: [] });
  });
});

describe('automatic top-up', () => {
  const set = (open: OpenSandbox, body: object) => open.refusal('setRecurringPayment', { path: { id: 1202 }, body });

  it('needs a threshold, an amount of at least the minimum, and a payment method', async () => {
    const open = openSandbox({ scenario: 'indebted' });
    const on = { is_recurring_payment_enabled: true, recurring_payment_threshold: 10 };
    expect(await set(open, on)).toEqual([400, 'recurring_payment_amount: This field is required']);
    const low = await set(open, { ...on, recurring_payment_amount: 12 });
    expect(low).toEqual([400, 'recurring_payment_amount: Enter at least 13']);
    const missing = await set(open, { ...on, recurring_payment_amount: 50 });
    expect(missing).toEqual([409, 'Verified payment method is missing']);
  });

  it('is refused where the site does not have it', async () => {
    const open = openSandbox({ scenario: 'indebted' });
    await open.operate('site', { recurringPaymentsEnabled: false });
    const on = { is_recurring_payment_enabled: true, recurring_payment_threshold: 10, recurring_payment_amount: 50 };
    expect(await set(open, on)).toEqual([403, 'Automatic top-up is not offered']);
  });
});

describe('the threshold that lifts restrictions', () => {
  it("is the administrator's", async () => {
    const open = openSandbox();
    expect((await open.refusal('getRestrictionClearThreshold'))[0]).toBe(403);
    await open.ask('setRestrictionClearThreshold', { key: 'admin', body: { threshold: 25 } });
    expect((await open.ask('getRestrictionClearThreshold', { key: 'admin' })).body).toEqual({ threshold: 25 });
  });
});
