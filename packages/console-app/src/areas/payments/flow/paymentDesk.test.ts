import { describe, expect, it, vi } from 'vitest';
import type { PaymentRecord } from '#shared/storage.js';
import { openPage } from '#testing/services.js';
import type { Confirmation } from './paymentDesk.js';
import { againAfter, onSettled, paymentsOf, updateRecord } from './records.js';
import { openBrowser } from './testing/tabs.js';

type Answers = Readonly<Record<string, () => Response>>;

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A tab whose calls are answered by the end of their address; `sent` counts them. */
function tabWith(answers: Answers) {
  const sent: string[] = [];
  const fetch = (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const name = Object.keys(answers).find((end) => pathname.endsWith(end)) ?? pathname;
    sent.push(name);
    return Promise.resolve(answers[name]?.() ?? json({ message: 'No such call' }, 404));
  };
  let now = 1_000_000;
  const browser = openBrowser({ fetch, fate: () => 'arrives', turns: () => 0, now: () => now });
  const { desk } = browser.openTab();
  return {
    desk,
    records: browser.records,
    times: (name: string) => sent.filter((one) => one === name).length,
    passDay: () => (now += 24 * 60 * 60_000 + 1),
    passMinutes: (minutes: number) => (now += minutes * 60_000),
  };
}

const charge: Confirmation = {
  id: 'payment-1',
  kind: 'card',
  account: 1201,
  processor: 'stripe_creditcard',
  amount: 50,
  final: { amount: 51, currency: 'EUR' },
  card: 301,
};

const waiting = {
  success: true,
  message: null,
  data: { client_secret: 'pi_1_secret_2' },
  relay_props: { billing_account_id: 1201, charge_id: 'pi_1', payment_object_id: 301 },
};

describe('a charge that the bank is done with', () => {
  it.each([
    [401, 'open'],
    [403, 'open'],
    [409, 'open'],
    [429, 'open'],
    [500, 'open'],
    [400, 'failed'],
  ])('whose completion is answered by %i is %s', async (status, state) => {
    const { desk, records } = tabWith({
      'credit/list': () => json([]),
      'credit/buy': () => json(waiting),
      'buy/posthook': () => json({ message: 'Later' }, status),
    });
    await desk.confirm(charge);
    await desk.finish(charge.id);
    await desk.look(charge.id);
    expect(records()[0]?.state).toBe(state);
    expect(JSON.stringify(records())).not.toContain('secret');
  });
});

describe('a charge that the bank still asks about, whose completion is refused', () => {
  const refusing = {
    'credit/list': () => json([]),
    'credit/buy': () => json(waiting),
    'buy/posthook': () => json({ message: 'Not confirmed' }, 400),
  };

  it('stays open until nobody can confirm it any more', async () => {
    const { desk, records, passDay } = tabWith(refusing);
    await desk.confirm(charge);
    await desk.look(charge.id);
    expect(records()[0]?.state).toBe('open');
    passDay();
    await desk.look(charge.id);
    expect(records()[0]?.state).toBe('failed');
  });

  it('has failed once the person has left the bank', async () => {
    const { desk, records } = tabWith(refusing);
    await desk.confirm(charge);
    await desk.leave(charge.id);
    expect(records()[0]?.state).toBe('failed');
  });
});

it('goes on at pages of the web alone', async () => {
  const response = (authorize_uri: string) => ({
    ...waiting,
    relay_props: null,
    data: { authorize_uri, data_ref: 'r' },
  });
  const pageAfter = async (address: string) => {
    const { desk } = tabWith({ 'credit/list': () => json([]), 'credit/buy': () => json(response(address)) });
    return (await desk.confirm(charge)).record.page;
  };
  expect(await pageAfter('https://bank.example/1')).toBe('https://bank.example/1');
  expect(await pageAfter('javascript:alert(1)')).toBeUndefined();
});

it('a payment of an account whose number was not understood is not sent, and leaves nothing behind', async () => {
  const { desk, records, times } = tabWith({ 'credit/list': () => json([]), 'credit/buy': () => json(waiting) });
  await expect(desk.confirm({ ...charge, account: Number.NaN })).rejects.toMatchObject({ kind: 'not-understood' });
  expect(times('credit/buy')).toBe(0);
  expect(records()).toEqual([]);
});

it('keeps what was chosen to pay with, and the picture of a code to pay with where that is a page of the web', async () => {
  const after = async (qrcode_url: string) => {
    const { desk } = tabWith({
      'credit/list': () => json([]),
      'link/send_data': () => json({ success: true, data: { identifier: 'pay_1', qrcode_url } }),
    });
    const link = { kind: 'link', account: 1201, processor: 'omise', amount: 50, params: {} } as const;
    return (await desk.confirm({ ...link, id: 'link', method: 'link:omise:promptpay' })).record;
  };
  const picture = 'https://pay.example/qr.svg';
  expect(await after(picture)).toMatchObject({ picture, method: 'link:omise:promptpay' });
  expect((await after('javascript:alert(1)')).picture).toBeUndefined();
});

describe('a payment of which the server names nothing to ask about', () => {
  const link: Confirmation = { id: 'link', kind: 'link', account: 1201, processor: 'duitku', amount: 50, params: {} };
  const entry = (id: number) => ({ id, billing_account_id: 1201, amount: 50, created_at: id, credit_type: 'topup' });

  it('stays open, and is done once its credit is there', async () => {
    const entries = [entry(1)];
    const { desk, records } = tabWith({
      'credit/list': () => json(entries),
      'link/send_data': () => json({ success: true, data: { qrcode_url: 'https://pay.example/qr' } }),
    });
    await desk.confirm(link);
    await desk.look(link.id);
    expect(records()[0]?.state).toBe('open');
    entries.push(entry(2));
    await desk.look(link.id);
    expect(records()[0]?.state).toBe('done');
  });
});

describe('a charge whose answer was lost, beside another payment of its amount', () => {
  const link: Confirmation = { id: 'link', kind: 'link', account: 1201, processor: 'adyen', amount: 50, params: {} };
  const entry = (id: number, reference: string | null = null) => ({
    id,
    billing_account_id: 1201,
    amount: 50,
    description: 'Top-up',
    reference,
  });

  /** A tab with an old entry of the amount. The first `credit/buy` is lost, whether it was charged or not. */
  function tabWithLost({ data = { identifier: 'pay_1' } }: { data?: object } = {}) {
    const entries = [entry(1)];
    const server = { entries, status: 'pending' };
    const tab = tabWith({
      'credit/list': () => json(server.entries.toReversed()),
      'credit/buy': () => {
        throw new TypeError('Failed to fetch');
      },
      'link/send_data': () => json({ success: true, data }),
      'link/process_result': () => json({ status: server.status }),
    });
    const stateOf = (id: string) => tab.records().find((one) => one.id === id)?.state;
    const look = async (id: string) => {
      await tab.desk.look(id);
      return stateOf(id);
    };
    const loseCard = async () => {
      await tab.desk.confirm(charge);
      tab.passMinutes(4);
      expect(await look(charge.id)).toBe('missing');
    };
    return { ...tab, server, look, loseCard };
  }

  it('does not take the entry of a link that was paid since: it was never made', async () => {
    const { desk, server, look, loseCard } = tabWithLost();
    await loseCard();
    await desk.confirm(link);
    server.entries.push(entry(2));
    server.status = 'success';
    expect(await look(link.id)).toBe('done');
    expect(await look(charge.id)).toBe('missing');
  });

  it.each([
    ['the link and a promotion', ['pay_1', 'signup_campaign'], 'missing'],
    ['a promotion and nobody', ['signup_campaign', null], 'missing'],
    ['the link and nobody', ['pay_1', null], 'done'],
    ['nobody, both', [null, null], 'done'],
  ])('beside a link that was paid since, the new entries name %s', async (_, references, end) => {
    const { desk, server, look, loseCard } = tabWithLost();
    await loseCard();
    await desk.confirm(link);
    server.entries.push(...references.map((reference, index) => entry(index + 2, reference)));
    server.status = 'success';
    await look(link.id);
    expect(await look(charge.id)).toBe(end);
  });

  it.each([
    ['is not in the list', undefined],
    ['has another amount', { ...entry(2), amount: 49 }],
  ])('takes its own entry after a link that was done before, whose entry %s', async (_, ofLink) => {
    const { desk, server, look, passMinutes } = tabWithLost();
    server.entries = ofLink ? [ofLink] : [];
    await desk.confirm(link);
    server.status = 'success';
    expect(await look(link.id)).toBe('done');
    passMinutes(10);
    await desk.confirm(charge);
    server.entries.push(entry(3));
    expect(await look(charge.id)).toBe('done');
  });

  it('does not take the entry of a link that was done before, whose credit came only then', async () => {
    const { desk, server, look, passMinutes } = tabWithLost();
    await desk.confirm(link);
    server.status = 'success';
    expect(await look(link.id)).toBe('done');
    passMinutes(1);
    await desk.confirm(charge);
    server.entries.push(entry(2));
    expect(await look(charge.id)).toBe('sent');
  });

  it.each([
    ['success', 'done', 'missing'],
    ['failed', 'failed', 'done'],
  ])('waits for what becomes of a link that is open and may have made the entry: %s', async (status, ofLink, end) => {
    const { desk, server, look, loseCard } = tabWithLost();
    await loseCard();
    await desk.confirm(link);
    server.entries.push(entry(2));
    server.status = status;
    expect(await look(charge.id)).toBe('missing');
    expect(await look(link.id)).toBe(ofLink);
    expect(await look(charge.id)).toBe(end);
  });

  it('is made where there are more new entries than links that are open', async () => {
    const { desk, server, look, loseCard } = tabWithLost();
    await loseCard();
    await desk.confirm(link);
    server.entries.push(entry(2), entry(3));
    expect(await look(charge.id)).toBe('done');
  });

  it('leaves the entry to a payment that is open, which the server names nothing to ask about', async () => {
    const { desk, server, look, loseCard } = tabWithLost({ data: { qrcode_url: 'https://pay.example/qr' } });
    await loseCard();
    await desk.confirm(link);
    server.entries.push(entry(2));
    expect(await look(charge.id)).toBe('missing');
    expect(await look(link.id)).toBe('done');
    expect(await look(charge.id)).toBe('missing');
  });

  it('is made once where two were lost and one of them was charged', async () => {
    const { desk, server, look } = tabWithLost();
    await desk.confirm(charge);
    await desk.confirm({ ...charge, id: 'payment-2' });
    server.entries.push(entry(2));
    expect(await look(charge.id)).toBe('done');
    expect(await look('payment-2')).toBe('sent');
  });
});

describe('a charge whose answer was not understood', () => {
  const { relay_props: relay } = waiting;
  it.each([
    ['says no success', {}],
    ['says it as a number', { success: 1 }],
    ['says it as text', { success: 'true' }],
    ['names its charge by a number', { ...waiting, relay_props: { ...relay, charge_id: 7 } }],
    ['names its charge nowhere', { ...waiting, data: null, relay_props: 'pi_1' }],
    ['says in no known way how to confirm it', { success: true, data: { authorize_uri: 7 } }],
  ])('is looked for in the credit history: the answer %s', async (_, response) => {
    const entries: object[] = [];
    const { desk, records, times } = tabWith({
      'credit/list': () => json(entries),
      'credit/buy': () => json(response),
    });
    await desk.confirm(charge);
    expect(records()[0]?.state).toBe('sent');
    entries.push({ id: 2, billing_account_id: 1201, amount: 50, description: 'Top-up', created_at: 2 });
    await desk.confirm(charge);
    await desk.look(charge.id);
    expect(records()[0]?.state).toBe('done');
    expect(times('credit/buy')).toBe(1);
  });
});

it("why the own code of a processor did not take a payment is kept, and its end is the server's to say", async () => {
  let status = 'pending';
  const { desk, records } = tabWith({
    'link/send_data': () => json({ success: true, data: { identifier: 'pay_1' } }),
    'link/process_result': () => json({ status }),
  });
  await desk.confirm({ id: 'link', kind: 'link', account: 1201, processor: 'adyen', amount: 50, params: {} });
  await desk.leave('link', 'Refused');
  expect(records()[0]).toMatchObject({ state: 'open', isLeft: true, message: 'Refused' });
  status = 'success';
  await desk.look('link');
  expect(records()[0]?.state).toBe('done');
});

describe('a payment of which the server says no known status', () => {
  const link: Confirmation = { id: 'link', kind: 'link', account: 1201, processor: 'adyen', amount: 50, params: {} };
  const sent = { 'link/send_data': () => json({ success: true, data: { identifier: 'pay_1' } }) };

  it('stays open with what the server says, until it says an end', async () => {
    let said: object = { status: 'under_review', message: 'A person looks at it' };
    const { desk, records } = tabWith({ ...sent, 'link/process_result': () => json(said) });
    await desk.confirm(link);
    await desk.look('link');
    expect(records()[0]).toMatchObject({ state: 'open', ...said });
    said = { status: 'success' };
    await desk.look('link');
    expect(records()[0]?.state).toBe('done');
    expect(records()[0]?.status).toBeUndefined();
  });

  it.each([
    ['says another word', () => json({ status: 'under_review' })],
    ['no longer knows it', () => json({ message: 'Payment not found' }, 404)],
  ])('is given up after a day: the server %s', async (_, result) => {
    const { desk, records, passDay } = tabWith({ ...sent, 'link/process_result': result });
    await desk.confirm(link);
    await desk.look('link').catch(() => undefined);
    expect(records()[0]?.state).toBe('open');
    passDay();
    await desk.look('link');
    expect(records()[0]?.state).toBe('missing');
  });

  it('is followed for as long as the server says that it is pending', async () => {
    const { desk, records, passDay } = tabWith({ ...sent, 'link/process_result': () => json({ status: 'pending' }) });
    await desk.confirm(link);
    passDay();
    await desk.look('link');
    expect(records()[0]?.state).toBe('open');
  });
});

it('a payment by link that is refused is said in the words of the server', async () => {
  const { desk, records } = tabWith({
    'link/send_data': () => json({ success: false, error_msg: 'Payment channel not available' }),
  });
  await desk.confirm({ id: 'link', kind: 'link', account: 1201, processor: 'duitku', amount: 50, params: {} });
  expect(records()[0]).toMatchObject({ state: 'failed', message: 'Payment channel not available (HTTP 200)' });
});

it('a card is not verified again while the answer of a verification is lost', async () => {
  const { desk, times } = tabWith({
    'card/verify': () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    'card/list': () => json([]),
  });
  const facts = { kind: 'verification', account: 1201, processor: 'omise_creditcard', amount: 1, card: 301 } as const;
  const verification = { ...facts, frontBaseUrl: 'https://console.example/app', force3ds: true };
  expect((await desk.confirm({ ...verification, id: 'first' })).record.state).toBe('sent');
  expect((await desk.confirm({ ...verification, id: 'second' })).record.id).toBe('first');
  expect(times('card/verify')).toBe(1);
});

it('a form after a payment begins with its account and method, and with its amount unless that was paid', () => {
  const payment = { account: 1202, amount: 50, method: 'link:clictopay', state: 'failed' } as PaymentRecord;
  expect(againAfter(payment)).toEqual({ account: '1202', amount: '50', method: 'link:clictopay' });
  expect(againAfter({ ...payment, state: 'done' })).toEqual({
    account: '1202',
    amount: undefined,
    method: 'link:clictopay',
  });
});

it('whoever finds out that a payment has settled, what it changes is read again, once', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const { payments } = openPage().storage;
  const settled = vi.fn<() => void>();
  const open = { id: 'payment-1', state: 'open', knownEntries: [] } as unknown as PaymentRecord;
  payments.set([open]);
  onSettled(payments, settled);
  updateRecord(payments, open, { isLeft: true });
  expect(settled).not.toHaveBeenCalled();
  updateRecord(payments, open, { state: 'done' });
  updateRecord(payments, open, { isSeen: true });
  expect(settled).toHaveBeenCalledTimes(1);
});

it('the payments of another user are not shown, also while it is not known who the user is', () => {
  const records = [{ id: 'own', user: 1 }, { id: 'other', user: 2 }, { id: 'unknown' }] as PaymentRecord[];
  expect(paymentsOf(records, 1).map(({ id }) => id)).toEqual(['own', 'unknown']);
  expect(paymentsOf(records, undefined).map(({ id }) => id)).toEqual(['unknown']);
});
