/* Whatever a list answers: what a change sends back of a row is what the server said, letter by letter, or nothing. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { bindApi, createClient, createQueryClient } from '@livery/api/client';
import type { ChangeId } from '@livery/api/client/operation';
import {
  billingAccounts,
  setLowBalanceNotice,
  setRecurringPayment,
  updateBillingAccount,
} from '@livery/api/queries/billing';
import { runChange, type Change } from '@livery/api/queries/change';
import type { BillingAccount, Bucket } from '@livery/api/generated/types';
import { firewalls, rulesToSend, updateFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import type { Read } from '@livery/api/queries/read';
import { buckets, setBucketCors } from '@livery/api/queries/storage';
import { valueKinds, type Path } from './mutations.js';

/** Each makes hundreds of changes, in ms. */
const time = 60_000;

type Json = Record<string, unknown>;

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

/** Every place of a value, its parts included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).map(
    ([name, part]) => [Array.isArray(value) ? Number(name) : name, part] as const,
  );
  return [...(path.length > 0 ? [path] : []), ...parts.flatMap(([step, part]) => pathsOf(part, [...path, step]))];
}

/** A copy with another value at a place; `undefined` takes it out. */
function changed(value: unknown, [step, ...rest]: Path, to: (value: unknown) => unknown): unknown {
  if (step === undefined) return to(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((one, index) => (index === step ? (changed(one, rest, to) ?? []) : one));
  }
  const { [step]: part, ...others } = value as Json;
  const next = changed(part, rest, to);
  return next === undefined ? others : { ...others, [step]: next };
}

/** All mutations of a row, with their names. */
const mutationsOf = (row: Json): [string, Json][] =>
  pathsOf(row).flatMap((path) => {
    const value = path.reduce<unknown>((part, step) => (part as Json)[step], row);
    return Object.entries(valueKinds).flatMap(([kind, { of, to }]): [string, Json][] =>
      of(value) ? [[`${path.join('.')}: ${kind}`, changed(row, path, to) as Json]] : [],
    );
  });

interface WriteBack<Row extends object> {
  list: () => Read<Row[]>;
  /** The change of a row as a screen makes it, and what it sends. */
  changeOf: (row: Row) => [Change<ChangeId, object>, object];
}

/** What a change sends on a server that says `raw` each time; undefined where it sends nothing. */
async function sentBy<Row extends object>(
  raw: Json,
  { list, changeOf }: WriteBack<Row>,
): Promise<Record<string, string[]> | undefined> {
  const bodies: URLSearchParams[] = [];
  const client = createQueryClient();
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => ({ apiKey: 'demo' }),
    report: () => undefined,
    async fetch(request) {
      if (request.method === 'GET') return Response.json([raw]);
      bodies.push(
        new URLSearchParams([...new URL(request.url).searchParams, ...new URLSearchParams(await request.text())]),
      );
      return new Response(null, { status: 204 });
    },
  });
  bindApi(client, api);
  const [row] = await client.fetchQuery<Row[]>({ ...list(), retry: false }).catch((): Row[] => []);
  if (!row) return undefined;
  const [change, variables] = changeOf(row);
  await runChange(client, change, variables).catch(() => undefined);
  const [body] = bodies;
  return body && Object.fromEntries([...new Set(body.keys())].map((name) => [name, body.getAll(name)]));
}

/** The mutations after which something else is sent than what the server said with the change of the person. */
async function repairedBy<Row extends object>(
  row: Json,
  change: WriteBack<Row>,
  said: (raw: Json) => unknown,
): Promise<{ sent: number; wrong: string[] }> {
  const outcomes = await Promise.all(
    mutationsOf(row).map(async ([name, raw]) => {
      const sent = await sentBy(raw, change);
      return { name, sent, isSaid: sent !== undefined && isDeepStrictEqual(readable(sent), said(raw)) };
    }),
  );
  const made = outcomes.filter(({ sent }) => sent !== undefined);
  return { sent: made.length, wrong: made.filter(({ isSaid }) => !isSaid).map(({ name }) => name) };
}

/** A form with its list of rules read. */
const readable = ({ rules: [rules] = [], ...form }: Record<string, string[]> & { rules?: string[] }): unknown => ({
  ...form,
  ...(rules !== undefined && { rules: JSON.parse(rules) as unknown }),
});

const withoutIds = (rules: unknown): unknown[] =>
  (rules as Json[]).map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'uuid')));

/** A form holds no half of a character. */
const inForm = (text: unknown): string => String(text).replaceAll('\uD800', '\uFFFD');

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const asChange = <Id extends ChangeId, Sent extends object>(change: Change<Id, Sent>): Change<ChangeId, object> =>
  change as never;

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
