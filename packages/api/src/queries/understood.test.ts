import { expect, it } from 'vitest';
import { ipAddresses } from './network.js';
import { fakeServer } from './testing/fakeServer.js';
import { isRowUnderstood } from './understood.js';

it('a row is found among what was not understood by whatever its list knows it: an address by itself', async () => {
  const odd = { uuid: 'ip-1', address: '185.14.96.30', name: null, assigned_to: 7 };
  const { client } = fakeServer(() => Response.json([odd, { ...odd, address: '185.14.96.31', assigned_to: null }]));
  const list = ipAddresses('jhv');
  const rows = await client.fetchQuery(list);
  const isUnderstood = (field: string) => rows.map((row) => isRowUnderstood(client, list, row, [field]));
  expect(isUnderstood('assigned_to')).toEqual([false, true]);
  expect(isUnderstood('name')).toEqual([true, true]);
});
