import { describe, expect, it } from 'vitest';
import { standingClock } from '../clock.js';
import { startScenario } from '../scenarios/scenarios.js';
import { jhv, findVm, requested } from '../testing/machines.js';
import { noon, openSandbox } from '../testing/openSandbox.js';
import { createQueue, sharedStore, type SharedStorage } from './shared.js';

/** Storage that two tabs share, and how often it was written to. */
function storageOfTabs() {
  let saved: Awaited<ReturnType<SharedStorage['read']>> = { state: undefined, revision: 0 };
  const storage: SharedStorage & { writes: number; isFull: boolean } = {
    writes: 0,
    isFull: false,
    read: () => Promise.resolve(structuredClone(saved)),
    revision: () => Promise.resolve(saved.revision),
    async write(state, revision) {
      const copy = structuredClone(state);
      await Promise.resolve();
      if (storage.isFull) throw new Error('disk full');
      storage.writes += 1;
      saved = { state: copy, revision };
    },
    exclusive: createQueue(),
  };
  return storage;
}

const openTab = (storage: SharedStorage) => openSandbox({ store: sharedStore(storage, 1), clock: standingClock(noon) });
type Tab = ReturnType<typeof openTab>;

const create = (tab: Tab, name: string) => tab.ask('createVm', { path: jhv, body: { ...requested, name } });
const namesIn = async (tab: Tab) => (await tab.ask('listVms', { path: jhv })).body.map(({ name }) => name);

describe('two sandboxes of one storage', () => {
  it('see at once what the other has made', async () => {
    const storage = storageOfTabs();
    const [one, other] = [openTab(storage), openTab(storage)];
    await namesIn(other);
    await create(one, 'shop');
    expect(await namesIn(other)).toContain('shop');
    await create(other, 'blog');
    expect(await namesIn(one)).toEqual(expect.arrayContaining(['shop', 'blog']));
  });

  it('lose nothing of what is made in the same instant', async () => {
    const storage = storageOfTabs();
    const [one, other] = [openTab(storage), openTab(storage)];
    const made = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'];
    await Promise.all(made.map((name) => create(name.startsWith('a') ? one : other, name)));
    for (const tab of [one, other, openTab(storage)]) {
      expect(await namesIn(tab)).toEqual(expect.arrayContaining(made));
    }
  });

  it('live by one clock, one scenario and the same faults', async () => {
    const storage = storageOfTabs();
    const [one, other] = [openTab(storage), openTab(storage)];
    await create(one, 'shop');
    await one.operate('clock', { advance_ms: 20_000 });
    expect((await findVm(other, 'shop')).status).toBe('running');
    const { now } = (await one.operate('clock', { standing: true })).body;
    other.pass(3600);
    expect((await other.operate('clock', {})).body.now).toBe(now);
    await one.setFaults([{ operationId: 'listVms', status: 403, times: 1 }]);
    expect((await other.ask('listVms', { path: jhv })).status).toBe(403);
    expect((await one.ask('listVms', { path: jhv })).status).toBe(200);
    await other.operate('reset', { scenario: 'empty' });
    expect(await namesIn(one)).toEqual([]);
  });

  it('lose no payment and no consent that is given in one of them', async () => {
    const storage = storageOfTabs();
    const [one, other] = [openTab(storage), openTab(storage)];
    const atProcessor = (tab: Tab, path: string, body: object = {}) =>
      tab.sandbox.fetch(
        new Request(`http://sandbox.test/sandbox/processors/${path}`, { method: 'POST', body: JSON.stringify(body) }),
      );
    await namesIn(other);
    const body = { billing_account_id: 1201, processor: 'stripe', amount: 50, params: '{}' };
    const identifier = (await one.ask('sendLinkData', { body })).body.data?.identifier ?? '';
    const session = { session_id: 's1', return_url: 'https://console.example/app/payment_return' };
    const { setup_token } = (await one.ask('getPaypalSetupToken', { query: session })).body;
    await atProcessor(other, `payments/${identifier}`, { decision: 'pay' });
    await create(one, 'shop');
    await atProcessor(other, `setups/${setup_token}`);
    for (const tab of [one, other, openTab(storage)]) {
      const { body: result } = await tab.ask('getLinkResult', { query: { billing_account_id: 1201, identifier } });
      expect(result.status).toBe('success');
      const query = { session_id: 's1', setup_token };
      expect((await tab.ask('getPaypalPaymentToken', { query })).status).toBe(200);
      expect(await namesIn(tab)).toContain('shop');
    }
  });

  it('write once what comes in one transaction, and nothing when nothing changed', async () => {
    const storage = storageOfTabs();
    const one = openTab(storage);
    await Promise.all(['a', 'b', 'c'].map((name) => create(one, name)));
    await one.sandbox.flush();
    expect(storage.writes).toBe(1);
    await namesIn(one);
    await one.sandbox.flush();
    expect(storage.writes).toBe(1);
  });

  it('go on where nothing can be kept', async () => {
    const storage = storageOfTabs();
    storage.isFull = true;
    const one = openTab(storage);
    await create(one, 'shop');
    expect(await namesIn(one)).toContain('shop');
    storage.isFull = false;
    await create(one, 'blog');
    await one.sandbox.flush();
    expect(await namesIn(openTab(storage))).toEqual(expect.arrayContaining(['shop', 'blog']));
  });
});

it('what is thrown in a transaction is thrown to whoever asked for it', async () => {
  const store = sharedStore(storageOfTabs(), 1);
  const broken = store.transaction?.(
    () => undefined,
    () => {
      throw new Error('no such machine');
    },
  );
  await expect(broken).rejects.toThrow('no such machine');
  await store.save(startScenario('empty', noon));
  expect(await store.load()).toMatchObject({ scenario: 'empty' });
});
