/* The same for what is sent back of payment methods, tokens, load balancers and managed services. */
import { expect, it } from 'vitest';
import { apiTokens, updateApiToken } from '@livery/api/queries/access';
import { loadBalancers, removeForwardingRule, removeLoadBalancerTarget } from '@livery/api/queries/loadBalancers';
import { buyCredit, cards, deleteCard, setPrimaryCard, verifyCard } from '@livery/api/queries/payments';
import { addWhitelistAddress, managedServices, stopServiceResource } from '@livery/api/queries/services';
import type { ApiToken, Card, LoadBalancer, ManagedService } from '@livery/api/generated/types';
import { asChange, inForm, repairedBy, type Json, type WriteBack } from './rowChanges.js';

/** Each makes hundreds of changes, in ms. */
const time = 60_000;

const card: Json = {
  id: 301,
  billing_account_id: 1201,
  identifier: 'card_1',
  type: 'creditcard',
  is_primary: false,
  is_verified: true,
  is_verification_pending: false,
  is_deleted: false,
  valid_thru: '2029-09',
  processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
  additional_data: { card_type: 'visa', last4: '4242', brand: 'Visa', exp_month: 9, exp_year: 2029 },
};

const token: Json = {
  id: 501,
  billing_account_id: 1201,
  consumer_id: '490a3146-fb33-4493-a308-aad61a095eb5',
  kong_id: '62a7fc4d-804b-48f2-a411-9d7e27c4786b',
  description: 'Deploy pipeline',
  restricted: true,
  token: 'secret',
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
  user_id: 77,
  acting_user_id: null,
};

const balancer: Json = {
  uuid: 'lb-1',
  display_name: 'web',
  private_address: '10.12.0.11',
  network_uuid: 'net-1',
  billing_account_id: 1201,
  forwarding_rules: [{ uuid: 'rule-1', protocol: 'TCP', source_port: 80, target_port: 8080 }],
  targets: [{ target_type: 'vm', target_uuid: 'vm-1' }],
  created_at: '2026-03-14 09:26:53',
};

const service: Json = {
  uuid: 'svc-1',
  display_name: 'orders',
  service: 'postgresql',
  version: '16',
  status: 'active',
  location: 'jhv',
  billing_account_id: 1201,
  is_multi_node: false,
  resources: [{ resource_type: 'vm', resource_uuid: 'vm-2', name: 'orders-1', status: 'running' }],
  whitelist_addresses: ['10.0.0.1'],
  properties: {},
  prices: [],
  created_at: '2026-03-14 09:26:53',
};

/** A field of the first row of a list inside the row that is one, as the server says it. */
const firstOf = (list: unknown, field: string): unknown =>
  Array.isArray(list)
    ? (list as unknown[]).flatMap((one) => {
        const value: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, field) : undefined;
        return value === undefined ? [] : [value];
      })[0]
    : undefined;

const byCard = (changeOf: WriteBack<Card>['changeOf']): WriteBack<Card> => ({ list: cards, changeOf });

it.each<[string, Json, WriteBack<Card>, (raw: Json) => unknown]>([
  [
    'charged first',
    card,
    byCard(({ id }) => [asChange(setPrimaryCard), { payment_object_id: id }]),
    ({ id }) => ({ payment_object_id: [inForm(id)] }),
  ],
  [
    'deleted',
    card,
    byCard(({ id }) => [asChange(deleteCard), { payment_object_id: id }]),
    ({ id }) => ({ payment_object_id: [inForm(id)] }),
  ],
  [
    'verified',
    card,
    byCard(({ id }) => [
      asChange(verifyCard),
      { payment_object_id: id, front_base_url: 'https://console.example/app', force_3ds: false },
    ]),
    ({ id }) => ({
      payment_object_id: [inForm(id)],
      front_base_url: ['https://console.example/app'],
      force_3ds: ['false'],
    }),
  ],
  [
    'charged for a top-up',
    card,
    byCard((row) => [
      asChange(buyCredit),
      { billing_account_id: row.billing_account_id, payment_object_id: row.id, amount: 50, on_session: true },
    ]),
    (raw) => ({
      billing_account_id: [inForm(raw['billing_account_id'])],
      payment_object_id: [inForm(raw['id'])],
      amount: ['50'],
      on_session: ['true'],
    }),
  ],
])(
  'a payment method is %s by the numbers that the server says, or not at all',
  async (_, row, change, said) => {
    const { sent, wrong } = await repairedBy(row, change, said);
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  },
  time,
);

it(
  'an API token is described anew by the number that the server says, or not at all',
  async () => {
    const describe: WriteBack<ApiToken> = {
      list: apiTokens,
      changeOf: ({ id }) => [asChange(updateApiToken), { token_id: id, description: 'renamed' }],
    };
    const { sent, wrong } = await repairedBy(token, describe, ({ id }) => ({
      token_id: [inForm(id)],
      description: ['renamed'],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  },
  time,
);

const inBalancer = (
  changeOf: WriteBack<LoadBalancer & { location: string }>['changeOf'],
): WriteBack<LoadBalancer & { location: string }> => ({ list: () => loadBalancers('jhv'), withPath: true, changeOf });

it.each<[string, WriteBack<LoadBalancer & { location: string }>, (raw: Json) => string]>([
  [
    'rule',
    inBalancer(({ uuid, forwarding_rules: [rule] }) => [
      asChange(removeForwardingRule),
      { location: 'jhv', uuid, rule_uuid: rule?.uuid },
    ]),
    (raw) => `forwarding_rules/${inForm(firstOf(raw['forwarding_rules'], 'uuid'))}`,
  ],
  [
    'target',
    inBalancer(({ uuid, targets: [target] }) => [
      asChange(removeLoadBalancerTarget),
      { location: 'jhv', uuid, target_uuid: target?.target_uuid },
    ]),
    (raw) => `targets/${inForm(firstOf(raw['targets'], 'target_uuid'))}`,
  ],
])(
  'a %s of a load balancer is removed by the ids that the server says, or not at all',
  async (_, change, part) => {
    const { sent, wrong } = await repairedBy(balancer, change, (raw) => ({
      path: [`/v1/jhv/network/load_balancers/${inForm(raw['uuid'])}/${part(raw)}`],
    }));
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  },
  time,
);

const inService = (changeOf: WriteBack<ManagedService>['changeOf']): WriteBack<ManagedService> => ({
  list: managedServices,
  withPath: true,
  changeOf,
});

it.each<[string, WriteBack<ManagedService>, (raw: Json) => Json]>([
  [
    'is opened to an address',
    inService(({ uuid }) => [asChange(addWhitelistAddress), { uuid, address: '10.0.0.2' }]),
    ({ uuid }) => ({
      path: [`/v1/user-resource/service/package/${inForm(uuid)}/whitelist_addresses`],
      address: ['10.0.0.2'],
    }),
  ],
  [
    'has a machine stopped',
    inService(({ uuid, resources }) => [
      asChange(stopServiceResource),
      { uuid, target_uuid: resources[0]?.resource_uuid, resources },
    ]),
    ({ uuid, resources }) => ({
      path: [
        `/v1/user-resource/service/package/${inForm(uuid)}/resources/${inForm(firstOf(resources, 'resource_uuid'))}/stop`,
      ],
    }),
  ],
])(
  'a managed service %s by the ids that the server says, or not at all',
  async (_, change, said) => {
    const { sent, wrong } = await repairedBy(service, change, said);
    expect(wrong).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  },
  time,
);
