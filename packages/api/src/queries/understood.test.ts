import { expect, it } from 'vitest';
import { apiTokens } from './access.js';
import { isKnown } from '../domain/openValues.js';
import { cardStatus } from '../domain/payments.js';
import { ipAddresses } from './network.js';
import { cards } from './payments.js';
import { fakeServer } from './testing/fakeServer.js';
import { saidName } from './understood.js';

it('rows say what was not understood of them, by whatever their list knows them: an address by itself', async () => {
  const odd = { uuid: 'ip-1', address: '185.14.96.30', name: null, assigned_to: 7 };
  const { client } = fakeServer(() => Response.json([odd, { ...odd, address: '185.14.96.31', assigned_to: null }]));
  const rows = await client.fetchQuery(ipAddresses('jhv'));
  expect(rows.map((row) => isKnown(row, 'assigned_to'))).toEqual([false, true]);
  expect(rows.map((row) => isKnown(row, 'name'))).toEqual([true, true]);
});

it('a name that rows have cut, or have their id for, is changed from what the server said', async () => {
  const long = 'a'.repeat(300);
  const token = { id: 1, description: long, billing_account_id: 1, consumer_id: 'c', kong_id: 'k', token: 't' };
  const { client } = fakeServer(() =>
    Response.json([token, { ...token, id: 2, description: ' ' }, { ...token, id: 3, description: 'Backups' }]),
  );
  const list = apiTokens();
  const rows = await client.fetchQuery(list);
  expect(rows.map(({ description }) => description)).toEqual([`${'a'.repeat(200)}…`, '2', 'Backups']);
  expect(rows.map((row) => saidName(client, list, row, row.description))).toEqual([long, ' ', 'Backups']);
});

it('a payment method is unknown where what its status rests on was not understood', async () => {
  const card = {
    id: 1,
    billing_account_id: 1201,
    type: 'creditcard',
    is_primary: false,
    is_verified: true,
    is_verification_pending: false,
    is_deleted: false,
    processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
    additional_data: {},
  };
  const { client } = fakeServer(() =>
    Response.json([
      card,
      { ...card, id: 2, is_verified: 'yes' },
      { ...card, id: 3, is_verification_pending: 'yes' },
      { ...card, id: 4, processor: { ...card.processor, is_active: 'yes' } },
    ]),
  );
  const read = await client.fetchQuery(cards());
  expect(read.map((one) => cardStatus(one, 0))).toEqual(['active', 'unknown', 'unknown', 'unknown']);
});
