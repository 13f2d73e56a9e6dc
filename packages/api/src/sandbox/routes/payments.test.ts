import { describe, expect, it } from 'vitest';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const account = { billing_account_id: 1201 };
const front = { front_base_url: 'https://console.example/app' };

async function creditOf({ ask }: OpenSandbox, id = 1201): Promise<number> {
  const found = (await ask('listBillingAccounts')).body.find((one) => one.id === id);
  return found?.credit_amount ?? Number.NaN;
}

/** Does what a person does at the processor or the bank. */
async function decide({ sandbox }: OpenSandbox, payment: string, decision: string): Promise<{ return_url: string }> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/processors/payments/${payment}`, {
      method: 'POST',
      body: JSON.stringify({ decision }),
    }),
  );
  return (await response.json()) as { return_url: string };
}

const save = async (open: OpenSandbox, token: string, processor_keyword = 'stripe_creditcard') =>
  (await open.ask('createCard', { body: { ...account, token, processor_keyword } })).body;

async function saveVerified(open: OpenSandbox, token: string): Promise<number> {
  const { id } = await save(open, token);
  const { data_ref } = (await open.ask('verifyCard', { body: { payment_object_id: id, ...front, force_3ds: false } }))
    .body;
  if (data_ref) await decide(open, data_ref, 'pay');
  return id;
}

const start = async (open: OpenSandbox, processor: string, method?: string) =>
  (await open.ask('sendLinkData', { body: { ...account, processor, amount: 50, params: JSON.stringify({ method }) } }))
    .body;

describe('a card', () => {
  it('is verified by an amount that is reserved and released, and then is the primary one of an account without any', async () => {
    const open = openSandbox();
    const before = await creditOf(open);
    const { id, is_verified } = await save(open, 'pm_mastercard_4444_12_2030');
    expect(is_verified).toBe(false);
    const { body } = await open.ask('verifyCard', { body: { payment_object_id: id, ...front, force_3ds: false } });
    expect(body).toMatchObject({ card: { is_verified: true }, authorize_uri: null, data_ref: null });
    expect(await creditOf(open)).toBe(before);
  });

  it('waits for the bank where 3-D Secure is asked for, and is not verified when that is cancelled', async () => {
    const open = openSandbox({ servesVendors: true });
    const { id } = await save(open, 'pm_visa_4242_12_2030');
    const verification = { payment_object_id: id, ...front, force_3ds: true };
    const { card, authorize_uri, data_ref } = (await open.ask('verifyCard', { body: verification })).body;
    expect(card.is_verification_pending).toBe(true);
    expect(authorize_uri).toContain('/vendors/pay.livery.example/bank/');
    await decide(open, data_ref ?? '', 'cancel');
    const found = (await open.ask('listCards')).body.find((one) => one.id === id);
    expect(found).toMatchObject({ is_verified: false, is_verification_pending: false });
  });

  it('is saved once by its token', async () => {
    const open = openSandbox();
    await save(open, 'pm_visa_4242_12_2030');
    const body = { ...account, token: 'pm_visa_4242_12_2030', processor_keyword: 'stripe_creditcard' };
    expect(await open.refusal('createCard', { body })).toEqual([409, 'This payment method is saved already']);
  });

  it('gives its place as the primary one to the next that can be charged', async () => {
    const open = openSandbox();
    await open.ask('deleteCard', { query: { payment_object_id: 301 } });
    const left = (await open.ask('listCards')).body;
    expect(left.find(({ id }) => id === 301)).toBeUndefined();
    expect(left.filter((one) => one.is_primary && one.billing_account_id === 1201)).toHaveLength(1);
    expect(await open.refusal('setPrimaryCard', { query: { payment_object_id: 303 } })).toEqual([
      409,
      'Verify it first',
    ]);
  });
});

describe('credit by card', () => {
  const buy = (open: OpenSandbox, payment_object_id: number, amount = 50) =>
    open.ask('buyCredit', { body: { ...account, payment_object_id, amount, on_session: true } });

  it('is added at once, with its entry in the history', async () => {
    const open = openSandbox();
    const before = await creditOf(open);
    expect((await buy(open, 301)).body).toMatchObject({ success: true, relay_props: null });
    expect(await creditOf(open)).toBeCloseTo(before + 50, 2);
    expect((await open.ask('listCreditHistory')).body[0]).toMatchObject({ amount: 50, billing_account_id: 1201 });
  });

  it.each([
    ['below the minimum', 301, 12.99, 'Amount is too low: enter at least 13'],
    ['with a card that is not verified', 303, 50, 'Verified payment method is missing'],
    ['with a card of another account', 305, 50, 'Verified payment method is missing'],
  ])('is refused %s', async (_, payment_object_id, amount, text) => {
    const open = openSandbox();
    const body = { ...account, payment_object_id, amount, on_session: true };
    expect(await open.refusal('buyCredit', { body })).toEqual([400, text]);
  });

  it('is not added where the bank has too little', async () => {
    const open = openSandbox();
    const poor = await save(open, 'pm_visa_9995_12_2030');
    const verification = { payment_object_id: poor.id, ...front, force_3ds: true };
    await decide(open, (await open.ask('verifyCard', { body: verification })).body.data_ref ?? '', 'pay');
    expect((await buy(open, poor.id)).body).toMatchObject({ success: false, message: 'Insufficient funds' });
  });

  it('is added once, when the bank has confirmed the charge', async () => {
    const open = openSandbox({ servesVendors: true });
    const card = await saveVerified(open, 'pm_visa_3220_12_2030');
    const before = await creditOf(open);
    const { relay_props } = (await buy(open, card)).body;
    expect(await open.refusal('completeCreditPurchase', { body: relay_props ?? {} })).toEqual([
      409,
      'The payment waits for its confirmation',
    ]);
    await decide(open, relay_props?.charge_id ?? '', 'pay');
    await open.ask('completeCreditPurchase', { body: relay_props ?? {} });
    await open.ask('completeCreditPurchase', { body: relay_props ?? {} });
    expect(await creditOf(open)).toBeCloseTo(before + 50, 2);
  });
});

describe('credit by link', () => {
  it.each([
    ['stripe', undefined, ['client_secret', 'return_url']],
    ['stripe_wallet', undefined, ['client_secret', 'amount', 'currency']],
    ['omise', 'promptpay', ['qrcode_url', 'persistent_data_ref']],
    ['omise', 'internet_banking', ['redirect_url']],
    ['duitku', undefined, ['reference', 'redirect_url']],
    ['sslcommerz', undefined, ['redirect_url']],
    ['adyen', 'card', ['client_key', 'session_id', 'session_data']],
    ['adyen', 'bank', ['redirect_url']],
    ['clictopay', undefined, ['redirect_url']],
    ['coingate', undefined, ['redirect_url', 'persistent_data_ref']],
    ['razorpay', undefined, ['key', 'order_id', 'amount', 'currency']],
  ])('goes on as %s (%s) does', async (processor, method, names) => {
    const { success, data } = await start(openSandbox({ servesVendors: true }), processor, method);
    expect(success).toBe(true);
    expect(Object.keys(data ?? {})).toEqual(expect.arrayContaining(['identifier', ...names]));
  });

  it('is added when its webhook comes, however late', async () => {
    const open = openSandbox({ servesVendors: true });
    const before = await creditOf(open);
    const { identifier = '' } = (await start(open, 'sslcommerz')).data ?? {};
    const query = { ...account, identifier };
    await decide(open, identifier, 'pay_late');
    expect((await open.ask('getLinkResult', { query })).body.status).toBe('pending');
    expect(await creditOf(open)).toBe(before);
    open.pass(61);
    expect((await open.ask('getPersistentData', { query })).body.status).toBe('success');
    expect(await creditOf(open)).toBeCloseTo(before + 50, 2);
  });

  it('fails with what the bank says, or because nobody paid in a day', async () => {
    const open = openSandbox({ servesVendors: true });
    const resultOf = async (identifier: string) =>
      (await open.ask('getLinkResult', { query: { ...account, identifier } })).body;
    const [failed = '', left = ''] = [await start(open, 'coingate'), await start(open, 'coingate')].map(
      ({ data }) => data?.identifier,
    );
    await decide(open, failed, 'fail');
    expect(await resultOf(failed)).toEqual({ status: 'failed', message: 'Insufficient funds' });
    open.pass(25 * 60 * 60);
    expect(await resultOf(left)).toEqual({ status: 'failed', message: 'The payment has expired' });
  });

  it('comes back with what the processor adds to the address', async () => {
    const open = openSandbox({ servesVendors: true });
    const { identifier = '' } = (await start(open, 'stripe')).data ?? {};
    const { return_url } = await decide(open, identifier, 'cancel');
    expect(new URL(return_url).searchParams.get('redirect_status')).toBe('canceled');
  });

  it('is not started by a processor or method that the site does not have', async () => {
    const open = openSandbox();
    await open.operate('site', { paymentProcessors: [] });
    expect(await start(open, 'sslcommerz')).toMatchObject({
      success: false,
      error_msg: 'Payment channel not available',
    });
    expect(await start(openSandbox(), 'omise', 'cash')).toMatchObject({ success: false });
  });

  it('is not started in a currency of which no rate is known, nor is anything else paid in it', async () => {
    const open = openSandbox();
    await open.operate('site', { displayCurrencies: [] });
    expect(await start(open, 'duitku')).toMatchObject({ success: false, error_msg: 'Payment channel not available' });
    const query = { ...account, processor: 'duitku', amount: 50 };
    expect(await open.refusal('getFinalTopupAmount', { query })).toEqual([400, 'Payment channel not available']);
    expect(await start(open, 'sslcommerz')).toMatchObject({ success: true });
  });

  it('costs the amount, the fee and the tax on it, in the currency that is charged', async () => {
    const open = openSandbox();
    const finalOf = async (processor: string) =>
      (await open.ask('getFinalTopupAmount', { query: { ...account, processor, amount: 50 } })).body.final_amount;
    // 0.25 + 1.4 % of 50 = 0.95, and 22 % of that.
    expect(await finalOf('stripe')).toBe(51.16);
    // (50 + 0.20 + 0.04) at 1.08.
    expect(await finalOf('duitku')).toBe(54.26);
    expect(await finalOf('clictopay')).toBe(50);
  });
});

describe('where nobody serves the pages of processors and banks', () => {
  it('a card is verified and credit is added without them', async () => {
    const open = openSandbox();
    const { id } = await save(open, 'tokn_visa_3220_12_2030', 'omise_creditcard');
    const { body } = await open.ask('verifyCard', { body: { payment_object_id: id, ...front, force_3ds: true } });
    expect(body).toMatchObject({
      card: { is_verified: true, is_verification_pending: false },
      authorize_uri: 'https://console.example/app/payment_return',
    });
    const before = await creditOf(open);
    const wanted = { ...account, ...front, payment_object_id: id, amount: 50, on_session: true };
    const { data } = (await open.ask('buyCredit', { body: wanted })).body;
    expect(data?.authorize_uri).toBe('https://console.example/app/payment_return');
    expect(await creditOf(open)).toBeCloseTo(before + 50, 2);
  });

  it.each([
    ['sslcommerz', undefined],
    ['omise', 'promptpay'],
  ])('a payment by %s (%s) is paid at once', async (processor, method) => {
    const open = openSandbox();
    const { data } = await start(open, processor, method);
    expect(data?.qrcode_url).toBeUndefined();
    const query = { ...account, identifier: data?.identifier };
    expect((await open.ask('getLinkResult', { query })).body.status).toBe('success');
  });
});

it('keeps the ways to pay of an account, and refuses those that there are not', async () => {
  const open = openSandbox();
  await open.ask('saveLinkMethods', { body: { ...account, method_ids: ['promptpay'] } });
  const saved = (await open.ask('listBillingAccounts')).body.find(({ id }) => id === 1201)?.additional_data
    ?.link_methods;
  expect(saved).toEqual([{ link_payment_method_id: 'promptpay', processor_payment_method_id: 'promptpay' }]);
  expect((await open.refusal('saveLinkMethods', { body: { ...account, method_ids: ['cash'] } }))[0]).toBe(400);
});

it('lets an account apply for payment by invoice once', async () => {
  const open = openSandbox();
  await open.ask('applyForInvoicePayment', { body: account });
  await open.ask('applyForInvoicePayment', { body: account });
  const cards = (await open.ask('listCards')).body.filter(({ type }) => type === 'paying_by_invoice');
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ is_verified: false, is_verification_pending: true });
});

it('pays by invoice while an application that was approved is kept, whatever becomes of those that were declined', async () => {
  const open = openSandbox({ scenario: 'indebted' });
  const apply = async () => {
    await open.ask('applyForInvoicePayment', { body: account });
    open.pass(60 * 60);
    const { body } = await open.ask('listCards');
    return body.findLast(({ type }) => type === 'paying_by_invoice');
  };
  const remove = async (id = 0) => open.ask('deleteCard', { query: { payment_object_id: id } });
  const paysByInvoice = async () =>
    (await open.ask('listBillingAccounts')).body.find(({ id }) => id === 1201)?.paying_by_invoice;
  const declined = await apply();
  const payment_object_id = await saveVerified(open, 'pm_visa_4242_12_2030');
  await open.ask('buyCredit', { body: { ...account, ...front, payment_object_id, amount: 3000, on_session: true } });
  const approved = await apply();
  expect([declined?.is_verified, approved?.is_verified, await paysByInvoice()]).toEqual([false, true, true]);
  await remove(declined?.id);
  expect(await paysByInvoice()).toBe(true);
  await remove(approved?.id);
  expect(await paysByInvoice()).toBe(false);
});

it('takes a mock card as a payment method, by its type', async () => {
  const open = openSandbox();
  const body = { ...account, token: 'pm_mock_card_0000_09_2029_x', processor_keyword: 'stripe_creditcard' };
  const { body: card } = await open.ask('createCard', { body });
  expect(card.additional_data).toMatchObject({ card_type: 'mock_card', brand: 'Mock card', last4: '0000' });
});
