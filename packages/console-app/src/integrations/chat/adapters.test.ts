import { site } from '@livery/api/sandbox/catalogue/site';
import { beforeEach, expect, it, vi } from 'vitest';
import { setups } from './adapters.js';

vi.mock('#integrations/vendors/loadVendorScript.js', () => ({ loadVendorScript: () => Promise.resolve() }));

const page = globalThis as { Intercom?: unknown; $crisp?: unknown };
beforeEach(() => {
  delete page.Intercom;
  delete page.$crisp;
});

it('says to Intercom who it is, with the hash that proves it', async () => {
  const chat = setups.intercom.create(['app'], site);
  await chat.load();
  const { q } = page.Intercom as { q: unknown[][] };
  chat.identify({ id: 7, name: 'Mari Tamm', email: 'mari@example.com', intercomHash: 'abc' });
  chat.shutdown();
  expect(q).toEqual([
    ['boot', { api_base: 'https://api-iam.intercom.io', app_id: 'app' }],
    ['update', { user_id: '7', name: 'Mari Tamm', email: 'mari@example.com', user_hash: 'abc' }],
    ['shutdown', undefined],
  ]);
});

it('tells Crisp no address where there is none, and forgets the visitor at the end', async () => {
  const chat = setups.crisp.create(['w'], site);
  await chat.load();
  chat.identify({ id: 7, name: 'Mari Tamm' });
  chat.shutdown();
  expect(page.$crisp).toEqual([
    ['set', 'user:nickname', ['Mari Tamm']],
    ['do', 'session:reset'],
    ['do', 'chat:hide'],
  ]);
});
