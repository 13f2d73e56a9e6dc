import { describe, expect, it } from 'vitest';
import { invoicePaymentState } from '../../../domain/invoices.js';
import type { Invoice } from '../../../generated/types.js';
import { contractRequest } from '../../http/request.js';
import { type OpenSandbox, openSandbox } from '../../testing/openSandbox.js';

const account = { query: { billing_account_id: 1201 } };
const day = 24 * 3600;

const cents = (amount: number | undefined): number => Math.round((amount ?? Number.NaN) * 100);
const sum = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((all, one) => all + cents(one), 0);

const invoicesOf = async ({ ask }: OpenSandbox, billing_account_id = 1201): Promise<Invoice[]> =>
  (await ask('listInvoices', { query: { billing_account_id } })).body;

const unpaidOf = async (open: OpenSandbox, id: number): Promise<Invoice> => {
  const found = (await invoicesOf(open, id)).find(({ status }) => status === 5);
  if (!found) throw new Error(`${id} has no unpaid invoice`);
  return found;
};

const open = (scenario: 'demo' | 'admin' | 'indebted' | 'empty') => openSandbox({ scenario });

const pay = (sandbox: OpenSandbox, { id }: Invoice) => sandbox.ask('payInvoice', { query: { invoice_id: id } });

/** Everything that says what an account has cost this month, in cents before tax and with it. */
async function figures(sandbox: OpenSandbox) {
  const { ask } = sandbox;
  const usage = (await ask('listUsage', account)).body;
  const totals = (await ask('listBillingAccounts')).body.find(({ id }) => id === 1201)?.running_totals;
  const current = (await invoicesOf(sandbox)).find(({ id }) => id === 'current');
  const micro = (costs: readonly number[]): number => costs.reduce((all, cost) => all + Math.round(cost * 1e6), 0);
  return {
    usage: Math.round(micro(usage.map(({ cost }) => cost)) / 1e4),
    days: Math.round(
      micro(usage.flatMap(({ daily_costs = [] }) => daily_costs.map((cost) => cost ?? Number.NaN))) / 1e4,
    ),
    running: cents(totals?.subtotal),
    runningTotal: cents(totals?.total),
    subtotal: cents(current?.totals.subtotal),
    total: cents(current?.totals.total),
    records: sum(current?.records_list.map(({ amount }) => amount) ?? []),
    taxes: sum(current?.records_list.map(({ vat_amount }) => vat_amount) ?? []),
    tax: cents(current?.totals.vat_tax),
  };
}

describe('the invoices of an account', () => {
  it('are the running one first, then a year of services and receipts, the latest first', async () => {
    const [current, ...issued] = await invoicesOf(openSandbox());
    expect(current).toMatchObject({ id: 'current', status: 'running', due_date: null, transaction_list: [] });
    expect(issued.map(({ id }) => Number(id))).toEqual(issued.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    expect(new Set(issued.map(({ type }) => type))).toEqual(new Set(['cloud_services', 'credit_topup']));
    expect(issued.every(({ status }) => status === 10)).toBe(true);
    for (const { totals, transaction_list } of issued)
      expect(sum(transaction_list.map(({ amount }) => amount))).toBe(cents(totals.total));
  });

  it('agree to the cent with usage, running totals and each other on every day of a month, and after it', async () => {
    const sandbox = openSandbox();
    sandbox.pass(18 * day);
    let last = await figures(sandbox);
    for (let passed = 0; passed < 30; passed += 5) {
      sandbox.pass(5 * day);
      last = await figures(sandbox);
      const { usage, days, running, subtotal, records } = last;
      expect([days, running, subtotal, records]).toEqual([usage, usage, usage, usage]);
      expect([last.runningTotal, last.taxes]).toEqual([last.total, last.tax]);
    }
    const [, issued] = (await invoicesOf(sandbox)).filter(({ type }) => type === 'cloud_services');
    expect(sum(issued?.records_list.map(({ amount }) => amount) ?? [])).toBe(cents(issued?.totals.subtotal));
    expect(cents(issued?.totals.total)).toBe(cents(issued?.totals.subtotal) + cents(issued?.totals.vat_tax));
    expect(issued?.period_start).toBe('2025-04-01 00:00:00');
  });

  it('cost what the price of the form says: an address for one day', async () => {
    const sandbox = openSandbox();
    const { ask, pass } = sandbox;
    const { body } = await ask('createIpAddress', {
      path: { location: 'jhv' },
      body: { name: 'new', billing_account_id: 1202 },
    });
    pass(day);
    const usage = (await ask('listUsage', { query: { billing_account_id: 1202 } })).body;
    const entry = usage.find(({ uuid }) => uuid === body.uuid);
    const [current] = await invoicesOf(sandbox, 1202);
    const record = current?.records_list.find(({ name }) => name === entry?.description);
    expect(entry?.cost).toBeCloseTo(24 * (entry?.price ?? Number.NaN), 6);
    expect(record).toMatchObject({ qty: 24, qty_unit: 'h', item_price: entry?.price });
    expect(Math.abs(cents(record?.amount) - cents(entry?.cost))).toBeLessThanOrEqual(1);
  });
});

describe('paying an invoice', () => {
  it('takes it from credit where there is enough, once', async () => {
    const sandbox = open('admin');
    const unpaid = await unpaidOf(sandbox, 1205);
    expect(await pay(sandbox, unpaid)).toMatchObject({ status: 204 });
    const paid = (await invoicesOf(sandbox, 1205)).find(({ id }) => id === unpaid.id);
    expect(paid).toMatchObject({ status: 10, transaction_list: [{ amount: unpaid.totals.total, status: 10 }] });
    expect(await sandbox.refusal('payInvoice', { query: { invoice_id: unpaid.id } })).toEqual([
      409,
      'This is paid already',
    ]);
    expect((await invoicesOf(sandbox, 1205)).find(({ id }) => id === unpaid.id)?.transaction_list).toHaveLength(1);
  });

  /** Saves a card and verifies it, past a bank that has too little money for it. */
  async function saveCard({ ask }: OpenSandbox, card: string): Promise<number> {
    const token = `pm_visa_${card}`;
    const saved = { billing_account_id: 1201, token, processor_keyword: 'stripe_creditcard' };
    const { id } = (await ask('createCard', { body: saved })).body;
    const front = { front_base_url: 'https://console.example/app', force_3ds: true };
    await ask('verifyCard', { body: { payment_object_id: id, ...front } });
    return id;
  }

  it('charges the primary card where credit is not enough, which takes a while and is not begun twice', async () => {
    const sandbox = open('indebted');
    await saveCard(sandbox, '4242_09_2028');
    const unpaid = await unpaidOf(sandbox, 1201);
    const now = async () => (await invoicesOf(sandbox)).find((one) => one.id === unpaid.id);
    expect(await pay(sandbox, unpaid)).toMatchObject({ status: 204 });
    expect(await now()).toMatchObject({ status: 0, transaction_list: [] });
    const again = await sandbox.refusal('payInvoice', { query: { invoice_id: unpaid.id } });
    expect(again).toEqual([409, 'The payment is in progress']);
    sandbox.pass(10);
    expect(await now()).toMatchObject({ status: 10, transaction_list: [{ amount: unpaid.totals.total }] });
  });

  it('is refused without credit and without a verified payment method', async () => {
    const sandbox = open('indebted');
    const unpaid = await unpaidOf(sandbox, 1201);
    const refusal = await sandbox.refusal('payInvoice', { query: { invoice_id: unpaid.id } });
    expect(refusal).toEqual([400, 'Insufficient funds']);
    expect((await unpaidOf(sandbox, 1201)).id).toBe(unpaid.id);
  });

  it('charges the card that it was begun with, whatever is the primary one by then', async () => {
    const sandbox = open('indebted');
    await saveCard(sandbox, '4242_09_2028');
    const other = await saveCard(sandbox, '1111_09_2028');
    const unpaid = await unpaidOf(sandbox, 1201);
    await pay(sandbox, unpaid);
    await sandbox.ask('setPrimaryCard', { query: { payment_object_id: other } });
    sandbox.pass(10);
    const paid = (await invoicesOf(sandbox)).find(({ id }) => id === unpaid.id);
    expect(paid?.transaction_list[0]?.description).toBe(`Invoice ${unpaid.id}, Visa 4242`);
  });

  it.each([
    ['has expired', '4242_02_2025', 'The card has expired'],
    ['has too little money', '9995_09_2028', 'Insufficient funds'],
    ['needs a confirmation', '3220_09_2028', 'The card needs a confirmation'],
  ])('is not taken from a card that %s', async (_, card, text) => {
    const sandbox = open('indebted');
    await saveCard(sandbox, card);
    const unpaid = await unpaidOf(sandbox, 1201);
    expect(await sandbox.refusal('payInvoice', { query: { invoice_id: unpaid.id } })).toEqual([400, text]);
  });

  it('is not taken by a processor that the site does not have any more', async () => {
    const sandbox = open('indebted');
    await saveCard(sandbox, '4242_09_2028');
    await sandbox.operate('site', { paymentProcessors: [] });
    const unpaid = await unpaidOf(sandbox, 1201);
    const refusal = await sandbox.refusal('payInvoice', { query: { invoice_id: unpaid.id } });
    expect(refusal).toEqual([400, 'Payment channel not available']);
  });

  it('of one that does not exist is refused', async () => {
    expect(await openSandbox().refusal('payInvoice', { query: { invoice_id: 1 } })).toEqual([404, 'Invoice not found']);
  });
});

describe('payment by invoice', () => {
  const hour = 3600;
  const stateOf = async ({ ask }: OpenSandbox, id: number) => {
    const account = (await ask('listBillingAccounts')).body.find((one) => one.id === id);
    return account && invoicePaymentState(account, (await ask('listCards')).body);
  };

  it.each([
    [1202, 'active'],
    [1203, 'declined'],
  ])('is decided by an administrator within the hour: account %d is %s', async (id, decision) => {
    const sandbox = openSandbox();
    expect(await stateOf(sandbox, id)).toBe('none');
    await sandbox.ask('applyForInvoicePayment', { body: { billing_account_id: id } });
    expect(await stateOf(sandbox, id)).toBe('pending');
    sandbox.pass(hour);
    expect(await stateOf(sandbox, id)).toBe(decision);
  });

  it('is applied for with a new account, and waits while that is not validated', async () => {
    const sandbox = openSandbox();
    const create = async (create_type: string) => {
      const body = { title: 'Saar', site: 'livery', email: 'a@b.example', customer_phone: '+372 5550000', create_type };
      return (await sandbox.ask('createBillingAccount', { body })).body.id;
    };
    const [other, active] = [await create('other'), await create('invoice')];
    await sandbox.operate('site', { manualBillingAccountValidation: true });
    const waiting = await create('invoice');
    expect(await Promise.all([other, active, waiting].map((id) => stateOf(sandbox, id)))).toEqual([
      'none',
      'pending',
      'pending',
    ]);
    sandbox.pass(hour);
    expect(await Promise.all([other, active, waiting].map((id) => stateOf(sandbox, id)))).toEqual([
      'none',
      'active',
      'pending',
    ]);
  });
});

describe('the PDF of an invoice', () => {
  async function pdfOf(sandbox: OpenSandbox, id: Invoice['id']): Promise<Response> {
    return sandbox.sandbox.fetch(
      contractRequest('http://sandbox.test', 'getInvoicePdf', { key: 'demo', query: { invoice_id: id } }),
    );
  }

  it('is a well-formed file with what the invoice says', async () => {
    const sandbox = openSandbox();
    const invoice = (await invoicesOf(sandbox)).find(({ id, type }) => id !== 'current' && type === 'cloud_services');
    const response = await pdfOf(sandbox, invoice?.id ?? 0);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const file = await response.text();
    expect(file.startsWith('%PDF-1.7\n')).toBe(true);
    expect(file.endsWith('%%EOF\n')).toBe(true);
    const xref = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(xref, xref + 5)).toBe('xref\n');
    const offsets = Array.from(file.slice(xref).matchAll(/^(\d{10}) 00000 n /gm), ([, offset]) => Number(offset));
    offsets.forEach((offset, index) => {
      expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
    for (const [, length, stream = ''] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(stream).toHaveLength(Number(length));
    expect(file).toContain(`(Invoice ${invoice?.id})`);
    expect(file).toContain(`(${invoice?.totals.total?.toFixed(2)} EUR)`);
    // Estonian letters are written by their octal numbers.
    expect(file).toContain(String.raw`(R\374\374tli 12)`);
  });

  it('is of the site that it is asked of', async () => {
    const sandbox = openSandbox();
    await sandbox.operate('site', { siteName: 'Metal Cloud' });
    const invoice = (await invoicesOf(sandbox)).find(({ id }) => id !== 'current');
    expect(await (await pdfOf(sandbox, invoice?.id ?? 0)).text()).toContain('(Metal Cloud)');
  });

  it('of the running invoice is not there', async () => {
    const response = await pdfOf(openSandbox(), 'current');
    expect(response.status).toBe(400);
  });
});
