import { describe, expect, it } from 'vitest';
import type { Card, SiteConfig } from '../../generated/types.js';
import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import { startScenario } from '../scenarios/scenarios.js';
import { choosePrimary } from '../rules/payments.js';
import { paymentsOf } from '../state/payments.js';
import { scenarioNames, type State } from '../state/state.js';
import { usageOf } from '../state/usage.js';
import { noon } from '../testing/openSandbox.js';
import { creditHistory, withFigures } from './figures.js';
import { issueCreditNote, issueInvoice, recordsOf, unpaidOfInvoice, usageTotals } from './invoices.js';
import { apportion, fromMinor, toMinor } from './money.js';
import { captureHold, payInvoice, placeHold, postTopUp, refund, releaseHold } from './payments.js';
import { balance, post, sumOf, transfer } from './post.js';
import type { LedgerAccount, LedgerTransaction } from './types.js';

const day = 24 * 60 * 60 * 1000;

const accountOf = (state: State, id: number) => {
  const found = state.billing_accounts.find((one) => one.id === id);
  if (!found) throw new Error('no such account');
  return found;
};

const figures = (state: State, id: number, now = noon) => withFigures(state, accountOf(state, id), now);

const everyAccount: LedgerAccount[] = [
  'customer_credit',
  'receivable',
  'processor_clearing',
  'processor_fees',
  'usage_revenue',
  'tax',
  'promotions',
  'refunds',
  'holds',
  'holds_placed',
  'opening_balance',
];

/** That debits are credits in each transaction and in all, that credit is never below 0, and that histories add up. */
function expectBalanced(state: State, now = noon): void {
  for (const { entries } of state.ledger.transactions) expect(sumOf(entries)).toBe(0);
  expect(everyAccount.reduce((sum, one) => sum + balance(state, one), 0)).toBe(0);
  for (const account of state.billing_accounts) {
    expect(balance(state, 'customer_credit', { billing_account: account.id })).toBeLessThanOrEqual(0);
    const history = creditHistory(state, account).reduce((sum, { amount }) => sum + toMinor(amount), 0);
    expect(fromMinor(history)).toBe(withFigures(state, account, now).credit_amount);
  }
}

const topUp = (state: State, account: number, amount: number, reference: string, at = noon) =>
  postTopUp(state, {
    account,
    amount,
    fee: 0.42,
    processor: 'stripe_creditcard',
    reference,
    description: 'Visa 4242',
    acting_user: 77,
    at,
  });

describe('the ledger', () => {
  it.each(scenarioNames.filter((name) => name !== 'large'))('balances in the scenario %s', (name) => {
    const state = startScenario(name, noon);
    expectBalanced(state);
    expect(state.ledger.transactions.length).toBeGreaterThan(0);
  });

  it('takes nothing that does not balance, is not in whole minor units or is of no account', () => {
    const state = startScenario('empty', noon);
    const facts = { kind: 'top_up', at: noon, acting_user: null, description: '', reference: null } as const;
    const entries = transfer('processor_clearing', 'customer_credit', 100);
    const wrong = (billing_account: number, changed: typeof entries) => () =>
      post(state, { ...facts, billing_account, entries: changed });
    expect(wrong(1301, [...entries, { account: 'tax', amount: 1 }])).toThrow('does not balance: 1');
    expect(wrong(1301, transfer('tax', 'customer_credit', 0.5))).toThrow('whole minor units');
    expect(wrong(1301, transfer('tax', 'customer_credit', 0))).toThrow('two entries');
    expect(wrong(9, entries)).toThrow('no billing account 9');
    expect(state.ledger.transactions).toHaveLength(1);
  });

  it('posts a payment once, however often its reference comes', () => {
    const state = startScenario('empty', noon);
    const first = topUp(state, 1301, 50, 'pi_1');
    expect(topUp(state, 1301, 50, 'pi_1')).toBe(first);
    expect(figures(state, 1301).credit_amount).toBe(77.44);
    expect(fromMinor(balance(state, 'processor_clearing'))).toBe(50.42);
    expectBalanced(state);
  });

  it('credits a promotion when its top-up is done, and not before', () => {
    const state = startScenario('empty', noon);
    topUp(state, 1301, 11, 'pi_1');
    expect(figures(state, 1301)).toMatchObject({
      credit_amount: 33,
      eligible_promotions: [{ credit_type: 'referral_receiver', top_up_requirement: 11.33, top_up_done: 11 }],
    });
    topUp(state, 1301, 13, 'pi_2');
    expect(figures(state, 1301)).toMatchObject({ credit_amount: 51.44, eligible_promotions: [] });
  });

  it('holds, captures, releases, refunds and credits, and balances after each', () => {
    const state = startScenario('empty', noon);
    const by = { acting_user: 77, at: noon };
    const hold = { account: 1301, amount: 1, processor: 'stripe_creditcard', ...by };
    placeHold(state, { ...hold, reference: 'h1' });
    placeHold(state, { ...hold, reference: 'h1' });
    placeHold(state, { ...hold, reference: 'h2' });
    expect(figures(state, 1301).credit_amount).toBe(22);
    expect(balance(state, 'holds_placed')).toBe(200);
    releaseHold(state, 'h1', by);
    captureHold(state, 'h2', by);
    expect(() => {
      captureHold(state, 'h2', by);
    }).toThrow('no hold h2');
    expect(balance(state, 'holds_placed')).toBe(0);
    expect(figures(state, 1301).credit_amount).toBe(23);
    const back = { account: 1301, processor: 'stripe_creditcard', reference: 're_1', description: 'Refund', ...by };
    expect(() => refund(state, { ...back, amount: 23.01 })).toThrow('less credit');
    refund(state, { ...back, amount: 3 });
    const note = { account: 1301, amount: 10, description: 'Outage of 3 March', ...by };
    expect(issueCreditNote(state, note).totals).toMatchObject({ before_tax: -1000, tax: -220, total: -1220 });
    expect(figures(state, 1301).credit_amount).toBe(32.2);
    expectBalanced(state);
  });

  it('divides a sum among lines that add up to it', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(5, [0, 0])).toEqual([5, 0]);
    const state = startScenario('demo', noon);
    const entries = usageOf(state, 1201, noon);
    const sum = (values: number[]): number => values.reduce((all, value) => all + toMinor(value), 0);
    const records = recordsOf(entries, accountOf(state, 1201));
    const totals = usageTotals(entries, accountOf(state, 1201));
    expect(sum(records.map(({ amount }) => amount))).toBe(totals.subtotal);
    expect(sum(records.map(({ vat_amount }) => vat_amount))).toBe(totals.tax);
  });
});

describe('a month', () => {
  const end = Date.UTC(2025, 3, 1);

  it('that is over is invoiced to the cent of its usage report and running totals, and paid from credit', () => {
    const state = startScenario('demo', noon);
    state.billing_accounts = state.billing_accounts.filter(({ id }) => id !== 1203);
    advanceLifecycles(state, end - 1);
    const last = withFigures(state, accountOf(state, 1201), end - 1).running_totals;
    const before = figures(state, 1201, end - 1).credit_amount;
    advanceLifecycles(state, end);
    const invoice = state.ledger.invoices.findLast(
      ({ billing_account, type }) => billing_account === 1201 && type === 'cloud_services',
    );
    expect(fromMinor(invoice?.totals.total ?? 0)).toBe(last.total);
    expect(fromMinor(invoice?.totals.subtotal ?? 0)).toBe(last.subtotal);
    expect(invoice && unpaidOfInvoice(state, invoice)).toBe(0);
    const after = withFigures(state, accountOf(state, 1201), end);
    expect(after.credit_amount).toBe(fromMinor(toMinor(before) - toMinor(last.total)));
    expect(after.running_totals.total).toBe(0);
    expectBalanced(state, end);
  });

  it('without credit puts the account into debt, then limits, freezes, suspends and terminates it', () => {
    const state = startScenario('demo', noon);
    const standing = (at: number): string => {
      advanceLifecycles(state, at);
      const { restriction_level, status, precalc_days_in_debt: days } = figures(state, 1202, at);
      return `${restriction_level} ${status} ${days}`;
    };
    let since = Date.UTC(2025, 2, 15);
    while (standing(since) === 'CLEAR ACTIVE null') since += day;
    expect(since).toBeGreaterThan(Date.UTC(2025, 2, 28));
    expect(standing(since)).toBe('CLEAR ACTIVE 0');
    const machines = () =>
      Object.values(state.locations)
        .flatMap(({ vms }) => Object.values(vms).map(({ vm }) => vm))
        .filter(({ billing_account }) => billing_account === 1202);
    const serviceMachines = () =>
      Object.values(state.locations)
        .flatMap(({ services }) => Object.values(services))
        .filter(({ billing_account_id }) => billing_account_id === 1202)
        .flatMap(({ resources }) => resources.filter(({ resource_type }) => resource_type === 'vm'));
    expect(standing(since + day)).toBe('LIMITED ACTIVE 1');
    expect(serviceMachines().some(({ status }) => status === 'running')).toBe(true);
    expect(machines().every(({ is_limited }) => is_limited)).toBe(true);
    expect(standing(since + 14 * day)).toBe('FROZEN ACTIVE 14');
    expect(machines().filter(({ status }) => status === 'running')).toEqual([]);
    expect(serviceMachines().length).toBeGreaterThan(0);
    expect(serviceMachines().filter(({ status }) => status !== 'stopped')).toEqual([]);
    expect(standing(since + 30 * day)).toBe('FROZEN SUSPENDED 30');
    expect(accountOf(state, 1202).suspend_reason).toMatch(/^Unpaid invoice \d+$/);
    expect(standing(since + 90 * day)).toBe('TERMINATED SUSPENDED 90');
    expectBalanced(state, since + 90 * day);
  });

  it('restrictions are lifted by payments that settle all and reach the threshold', () => {
    const state = startScenario('suspended', noon);
    const invoice = state.ledger.invoices.find((one) => unpaidOfInvoice(state, one) > 0);
    const payment = { processor: 'adyen', description: 'Swedbank', acting_user: 77, at: noon };
    payInvoice(state, { ...payment, invoice: invoice?.id ?? 0, reference: 'p1' });
    expect(() => payInvoice(state, { ...payment, invoice: invoice?.id ?? 0, reference: 'p2' })).toThrow('is paid');
    expect(figures(state, 1201)).toMatchObject({ unpaid_amount: 0, status: 'SUSPENDED', restriction_level: 'FROZEN' });
    topUp(state, 1201, 2000, 'pi_1');
    expect(figures(state, 1201)).toMatchObject({ status: 'ACTIVE', restriction_level: 'CLEAR', suspend_reason: null });
    expectBalanced(state);
  });

  it('is owed by an account paid by invoice, whose credit is not touched', () => {
    const state = startScenario('admin', noon);
    const times = { period_start: noon - 30 * day, period_end: noon, at: noon };
    const entries = [{ hours: 10, price: 1, cost: 10, description: 'Virtual machine a' }];
    const invoice = issueInvoice(state, { account: 1205, entries, ...times });
    expect(figures(state, 1205)).toMatchObject({
      credit_amount: 750,
      unpaid_amount: 652.2,
      precalc_days_in_debt: null,
    });
    expect(invoice?.due).toBe(noon + 14 * day);
    expectBalanced(state);
  });
});

describe('automatic top-up', () => {
  const midnight = Date.UTC(2025, 2, 15);

  /** A demo account whose credit is below the threshold, and the top-ups that the next midnight makes. */
  function midnightOf(change: Partial<Card>, site: Partial<SiteConfig> = {}): [State, LedgerTransaction[]] {
    const state = startScenario('demo', noon);
    Object.assign(state, { site });
    const [found] = paymentsOf(state).cards;
    if (!found) throw new Error('no card');
    Object.assign(found, change);
    const account = accountOf(state, found.billing_account_id);
    choosePrimary(state, account.id);
    Object.assign(account, {
      is_recurring_payment_enabled: true,
      recurring_payment_amount: 50,
      recurring_payment_threshold: 1_000_000,
    });
    advanceLifecycles(state, midnight);
    return [state, state.ledger.transactions.filter(({ kind }) => kind === 'automatic_top_up')];
  }

  it('charges the amount, and the fee and the tax of the processor like every top-up', () => {
    const [state, [charge]] = midnightOf({});
    // 0.25 and 1.4 % of 50; 22 % of 0.95.
    expect(charge?.entries).toEqual([
      { account: 'processor_clearing', amount: 5116 },
      { account: 'customer_credit', amount: -5000 },
      { account: 'processor_fees', amount: -95 },
      { account: 'tax', amount: -21 },
    ]);
    expect(charge).toMatchObject({ description: 'Automatic top-up, Visa 4242', acting_user: null, at: midnight });
    expect(state.ledger.invoices.find(({ id }) => id === charge?.invoice)?.totals.total).toBe(5116);
    expectBalanced(state, midnight);
  });

  it.each([
    ['has expired', { valid_thru: '2025-02' }],
    ['has too little money', { identifier: 'pm_visa_9995_09_2028_x' }],
    ['needs a confirmation', { identifier: 'pm_visa_3220_09_2028_x' }],
    ['is not verified', { is_verified: false, is_primary: false }],
  ])('charges nothing where the card %s', (_, change) => {
    const [state, charges] = midnightOf(change);
    expect(charges).toEqual([]);
    expectBalanced(state, midnight);
  });

  it('charges nothing where the site does not have it', () => {
    const [, charges] = midnightOf({}, { recurringPaymentsEnabled: false });
    expect(charges).toEqual([]);
  });
});
