import { describe, expect, it } from 'vitest';
import type { Invoice } from '../generated/types.js';
import { costIn, costItems, costsBy, kindsByName, monthsBetween } from './costReport.js';
import { sumAmounts } from './invoices.js';

const invoice = (facts: Partial<Invoice>): Invoice => ({
  id: 1,
  type: 'cloud_services',
  status: 10,
  period_start: '2026-01-01 00:00:00',
  period_end: '2026-01-31 23:59:59',
  totals: {},
  records_list: [],
  transaction_list: [],
  ...facts,
});
const record = (name: string, amount: number) => ({
  name,
  amount,
  qty: 1,
  qty_unit: 'h',
  item_price: amount,
  vat_amount: 0,
});

const january = invoice({
  totals: { subtotal: 30, discount_amount: 3, total_before_tax: 27 },
  records_list: [record('Virtual machine web-1', 20.1), record('Bucket media', 9.9)],
});
const note = invoice({ type: 'credit_note', records_list: [record('Outage', -5)] });
const topUp = invoice({ type: 'credit_topup', records_list: [record('Credit', 100)] });
const february = invoice({ period_start: '2026-02-01 00:00:00', records_list: [record('Virtual machine web-1', 7)] });

describe('costItems', () => {
  const items = costItems(1201, [january, note, topUp, february]);
  it('add up to the totals before tax: services less discounts and credit notes, without bought credit', () => {
    expect(sumAmounts(items.map(({ amount }) => amount))).toBe(27 - 5 + 7);
    expect(items.find(({ name }) => name === undefined)).toMatchObject({ month: '2026-01', amount: -3 });
  });
  it('of which one is not known leave their month unknown, and the months without any at 0', () => {
    const unknown = invoice({ records_list: [record('Bucket media', Number.NaN), record('Bucket media', 2)] });
    const [bucket] = costsBy(costItems(1201, [unknown]), ({ name }) => name);
    expect(bucket && ['2026-01', '2026-02'].map((month) => costIn(bucket, month))).toEqual([undefined, 0]);
  });
  it('are summed by month and by name, the dearest first', () => {
    expect(costsBy(items, ({ month }) => month).map(({ key, amount }) => [key, amount])).toEqual([
      ['2026-01', 22],
      ['2026-02', 7],
    ]);
    const [machine] = costsBy(items, ({ name }) => name);
    expect(machine).toMatchObject({ key: 'Virtual machine web-1', amount: 27.1 });
    expect([...(machine?.byMonth ?? [])]).toEqual([
      ['2026-01', 20.1],
      ['2026-02', 7],
    ]);
  });
});

it.each([
  ['2025-11', '2026-02', ['2025-11', '2025-12', '2026-01', '2026-02']],
  ['2026-02', '2026-02', ['2026-02']],
  ['2026-03', '2026-02', []],
])('months from %s to %s', (from, to, months) => {
  expect(monthsBetween(from, to)).toEqual(months);
});

it('of more than ten years the last ten are kept', () => {
  const months = monthsBetween('2011-05', '2026-02');
  expect([months.length, months[0], months.at(-1)]).toEqual([120, '2016-03', '2026-02']);
});

it('what is gone is of the kind of what is named alike, and otherwise of none', () => {
  const kinds = new Map([
    ['web-1', 'vm'],
    ['media', 'bucket'],
    ['client sites', 'service'],
  ]);
  const names = [
    'Virtual machine web-1',
    'Bucket media',
    'Virtual machine old-1',
    'Managed service client sites',
    'Domain example.com',
  ];
  const kindOf = kindsByName(names, (name) => kinds.get(name));
  expect([...names, 'Virtual machine'].map(kindOf)).toEqual(['vm', 'bucket', 'vm', 'service', undefined, 'vm']);
});
