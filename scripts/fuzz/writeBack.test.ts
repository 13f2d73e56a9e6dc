/* Whatever a list answers: what a change sends back of a row is what the server said, letter by letter, or nothing. */
import { expect, it } from 'vitest';
import { setLowBalanceNotice, setRecurringPayment, updateBillingAccount } from '@livery/api/queries/accountChanges';
import { billingAccounts } from '@livery/api/queries/billing';
import type { BillingAccount, Bucket } from '@livery/api/generated/types';
import { firewalls, rulesToSend, updateFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { buckets, setBucketCors } from '@livery/api/queries/storage';
import { asChange, inForm, isMissing, repairedBy, type Json, type WriteBack } from './rowChanges.js';

/** Each makes hundreds of changes, in ms. */
const time = 60_000;

const rule = {
  uuid: 'rule-1',
  direction: 'inbound',
  protocol: 'tcp',
  port_start: 5432,
  port_end: 5433,
  endpoint_spec_type: 'ip_prefixes',
  endpoint_spec: ['10.0.0.0/8', '192.168.0.0/16'],
  action: 'deny',
};

const firewall: Json = {
  uuid: 'fw-1',
  display_name: 'databases',
  rules: [
    rule,
    { ...rule, uuid: 'rule-2', endpoint_spec_type: 'any', endpoint_spec: [], port_start: null, port_end: null },
  ],
  resources_assigned: [{ resource_type: 'virtual_machine', resource_uuid: 'vm-1' }],
  billing_account_id: 1201,
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
};

const bucket: Json = {
  name: 'shop',
  size_bytes: 1000,
  num_objects: 2,
  owner: 'user-501',
  is_suspended: false,
  billing_account_id: 1201,
  allowed_origins: ['https://shop.example', 'https://admin.example'],
  created_at: '2026-03-14 09:26:53',
};

const texts = ['title', 'email', 'company_name', 'customer_phone', 'city', 'country', 'county'] as const;

const account: Json = {
  id: 1201,
  title: 'Tamm & Partners',
  site: 'livery',
  email: 'arved@tamm.example',
  company_name: 'Tamm OÜ',
  customer_phone: '+372 5550000',
  city: 'Tartu',
  country: 'EE',
  county: null,
  status: 'ACTIVE',
  is_active: true,
  is_default: true,
  is_deleted: false,
  allow_debt: false,
  can_pay: true,
  credit_amount: 84.2,
  discount_percentage: 0,
  vat_percentage: 22,
  unpaid_amount: 0,
  recurring_payment_amount: 50,
  recurring_payment_threshold: 10.5,
  is_recurring_payment_enabled: true,
  low_balance_notice_settings: { threshold: 20, is_enabled: true },
  eligible_promotions: [],
};

const withoutIds = (rules: unknown): unknown[] =>
  (rules as Json[]).map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'uuid')));

it(
  'a firewall is renamed with the rules that the server says, or not at all',
  async () => {
    const rename: WriteBack<LocatedFirewall> = {
      list: () => firewalls('jhv'),
      changeOf: (row) => [
        asChange(updateFirewall),
        { location: 'jhv', uuid: row.uuid, display_name: 'renamed', rules: rulesToSend(row.rules), seen: row },
      ],
    };
    const { sent, wrong } = await repairedBy(firewall, rename, (raw) => ({
      display_name: ['renamed'],
      rules: withoutIds(raw['rules']),
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  time,
);

it(
  'rules are saved beside those that the server says, under the name that it says, or not at all',
  async () => {
    const { uuid: _, ...added } = { ...rule, port_start: 22, port_end: 22 };
    const save: WriteBack<LocatedFirewall> = {
      list: () => firewalls('jhv'),
      changeOf: (row) => [
        asChange(updateFirewall),
        {
          location: 'jhv',
          uuid: row.uuid,
          display_name: row.display_name,
          rules: [...rulesToSend(row.rules), added],
          seen: row,
        },
      ],
    };
    const { sent, wrong } = await repairedBy(firewall, save, (raw) => ({
      display_name: [inForm(raw['display_name'])],
      rules: [...withoutIds(raw['rules']), added],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  time,
);

it(
  'an allowed origin is added to those that the server says, or not at all',
  async () => {
    const own = 'https://console.example';
    const add: WriteBack<Bucket> = {
      list: buckets,
      changeOf: (row) => [
        asChange(setBucketCors),
        { name: row.name, allowed_origins: [...(row.allowed_origins ?? []), own], seen: row },
      ],
    };
    const { sent, wrong } = await repairedBy(bucket, add, (raw) => ({
      name: [inForm(raw['name'])],
      'allowed_origins[]': [...((raw['allowed_origins'] as string[] | undefined) ?? []).map(inForm), own],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  },
  time,
);

it(
  'a billing account is edited with the texts that the server says beside the changed one, or not at all',
  async () => {
    const edit: WriteBack<BillingAccount> = {
      list: billingAccounts,
      changeOf: (row) => [
        asChange(updateBillingAccount),
        {
          billing_account_id: row.id,
          ...Object.fromEntries(texts.flatMap((field) => (isMissing(row[field]) ? [] : [[field, row[field]]]))),
          city: 'Narva',
          seen: row,
        },
      ],
    };
    const { sent, wrong } = await repairedBy(account, edit, (raw) => ({
      billing_account_id: [inForm(raw['id'])],
      ...Object.fromEntries(texts.flatMap((field) => (isMissing(raw[field]) ? [] : [[field, [inForm(raw[field])]]]))),
      city: ['Narva'],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  time,
);

it(
  'automatic top-up gets another amount beside the threshold that the server says, or is not changed',
  async () => {
    const set: WriteBack<BillingAccount> = {
      list: billingAccounts,
      changeOf: (row) => [
        asChange(setRecurringPayment),
        {
          id: row.id,
          is_recurring_payment_enabled: true,
          recurring_payment_threshold: row.recurring_payment_threshold ?? undefined,
          recurring_payment_amount: 75,
          seen: row,
        },
      ],
    };
    const { sent, wrong } = await repairedBy(account, set, ({ recurring_payment_threshold: threshold }) => ({
      is_recurring_payment_enabled: ['true'],
      recurring_payment_amount: ['75'],
      ...(isMissing(threshold) ? {} : { recurring_payment_threshold: [inForm(threshold)] }),
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  time,
);

it(
  'the notice of a low balance is switched off at the threshold that the server says, or is not changed',
  async () => {
    const set: WriteBack<BillingAccount> = {
      list: billingAccounts,
      changeOf: (row) => [
        asChange(setLowBalanceNotice),
        {
          billing_account_id: row.id,
          threshold: row.low_balance_notice_settings?.threshold ?? 0,
          is_enabled: false,
          seen: row,
        },
      ],
    };
    const { sent, wrong } = await repairedBy(account, set, ({ id, low_balance_notice_settings: notice }) => ({
      billing_account_id: [inForm(id)],
      threshold: [inForm((notice as Json | null | undefined)?.['threshold'] ?? 0)],
      is_enabled: ['false'],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  time,
);
