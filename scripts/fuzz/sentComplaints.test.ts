import { expect, it } from 'vitest';
import { sentComplaintsOf } from './sentComplaints.js';

const save = {
  operation: 'updateBillingAccount',
  of: 'listBillingAccounts',
  entered: ['city'],
  sentAs: { billing_account_id: 'id' },
  optional: ['county'],
} as const;
const path = '/v1/payment/billing_account';
const plain = { path, fields: { billing_account_id: ['1201'], city: ['Narva'], county: ['Harju'] } };
const row = { id: 1201, city: 'Tartu', county: 'Harju' };
const sent = (fields: object) => [{ path, fields: { ...plain.fields, ...fields } }];

it.each<[string, Parameters<typeof sentComplaintsOf>[1], object, number]>([
  ['nothing', [], row, 0],
  ['what the server has said, and the person', sent({}), row, 0],
  ['what the server says now', sent({ county: ['Viru'] }), { ...row, county: 'Viru' }, 0],
  ['what it said before', sent({}), { ...row, county: 'Viru' }, 1],
  ['a field that it does not say any more', sent({}), { ...row, county: null }, 1],
  ['another number', sent({ billing_account_id: ['0'] }), row, 1],
  ['what the person has not entered', sent({ city: ['Tartu'] }), row, 1],
  ['twice', [...sent({}), ...sent({})], row, 1],
  ['without a field that may be left out', sent({ county: undefined }), row, 0],
  ['without one that may not', sent({ city: undefined }), row, 1],
  ['elsewhere', [{ ...plain, path: '/v1/payment/card' }], row, 1],
])('a screen that sends %s', (_, requests, as, complaints) => {
  expect(sentComplaintsOf(save, requests, plain, as)).toHaveLength(complaints);
});

it('rules are compared without the ids of the server', () => {
  const firewall = { operation: 'updateFirewall', of: 'listFirewalls', entered: ['display_name'] } as const;
  const fields = (rules: unknown) => ({ display_name: ['renamed'], rules: [JSON.stringify(rules)] });
  const request = { path: '/v1/jhv/network/firewalls/fw-1', fields: fields([{ port_start: 22 }]) };
  const said = (port_start: unknown) => ({ display_name: 'web', rules: [{ uuid: 'r', port_start }] });
  expect(sentComplaintsOf(firewall, [request], request, said(22))).toEqual([]);
  expect(sentComplaintsOf(firewall, [request], request, said('22'))).toHaveLength(1);
});
