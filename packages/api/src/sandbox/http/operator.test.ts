import { describe, expect, it } from 'vitest';
import { findVm, jhv, requested } from '../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

/** What another user of the same account does meanwhile. */
async function otherDoes({ sandbox }: OpenSandbox, call: object): Promise<[status: number, body: unknown]> {
  const reply = await sandbox.fetch(
    new Request('http://sandbox.test/sandbox/calls', { method: 'POST', body: JSON.stringify(call) }),
  );
  return [reply.status, reply.status === 204 ? undefined : await reply.json()];
}

describe('a call as another user', () => {
  it('changes a resource under the hands of the customer, and the log names who did it', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    const [status, vm] = await otherDoes(open, {
      operationId: 'updateVm',
      path: jhv,
      body: { uuid, name: 'web-renamed' },
    });
    expect([status, vm]).toEqual([200, expect.objectContaining({ uuid, name: 'web-renamed' })]);
    expect((await findVm(open, 'web-renamed')).uuid).toBe(uuid);
    const { body: events } = await open.ask('listEvents', { query: { resource_uuid: uuid } });
    expect(events[0]).toMatchObject({ action: 'updateVm', username: 'jaan@tamm-partners.example' });
  });

  it('makes what the customer was about to do impossible', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    await otherDoes(open, { operationId: 'stopVm', path: jhv, body: { uuid, force: true } });
    expect((await open.refusal('stopVm', { path: jhv, body: { uuid, force: false } }))[0]).toBe(409);
    open.pass(2);
    await otherDoes(open, { operationId: 'deleteVm', path: jhv, body: { uuid } });
    expect(await open.refusal('deleteVm', { path: jhv, body: { uuid } })).toEqual([404, 'Virtual machine not found']);
  });

  it('meets neither faults nor latency nor the rate limit, but every rule', async () => {
    const open = openSandbox({ latency: 'slow' });
    await open.setFaults([{ path: '*', status: 500 }]);
    await open.operate('settings', { rate_limit: { requests: 1, per_ms: 60_000 } });
    const createNetwork = { operationId: 'createNetwork', path: jhv };
    expect((await otherDoes(open, { ...createNetwork, body: { name: 'one' } }))[0]).toBe(200);
    expect((await otherDoes(open, { ...createNetwork, body: { name: 'two' } }))[0]).toBe(200);
    expect(await otherDoes(open, { ...createNetwork, body: {} })).toEqual([
      400,
      expect.objectContaining({ message: 'name: is required' }),
    ]);
  });

  it('can be made with any API key that there is', async () => {
    const open = openSandbox();
    expect((await otherDoes(open, { operationId: 'getUser' }))[1]).toMatchObject({
      name: 'jaan@tamm-partners.example',
    });
    expect((await otherDoes(open, { operationId: 'getUser', apikey: 'admin' }))[1]).toMatchObject({ id: 2 });
    expect((await otherDoes(open, { operationId: 'getUser', apikey: 'nobody' }))[0]).toBe(401);
    expect((await otherDoes(open, { operationId: 'noSuchCall' }))[0]).toBe(400);
  });

  it('leaves identifiers and times the same each time under a standing clock', async () => {
    const play = async () => {
      const open = openSandbox();
      await open.ask('createVm', { path: jhv, body: requested });
      open.pass(3);
      await otherDoes(open, { operationId: 'createVm', path: jhv, body: { ...requested, name: 'of the other' } });
      open.pass(3);
      const refused = await otherDoes(open, { operationId: 'createVm', path: jhv, body: {} });
      return [refused, (await open.ask('listVms', { path: jhv })).body, (await open.ask('listEvents')).body];
    };
    expect(await play()).toEqual(await play());
  });
});

describe('the configuration of the site', () => {
  it('is changed by field, keeps the rest, and is as before after a reset', async () => {
    const open = openSandbox();
    const configuration = async () => (await open.ask('getUiConfig')).body;
    const before = await configuration();
    expect((await open.operate('site', { siteTheme: 'nimbus' })).status).toBe(200);
    expect((await open.operate('site', { chat: { kind: 'crisp', website_id: 'w' } })).status).toBe(200);
    expect(await configuration()).toEqual({
      ...before,
      siteTheme: 'nimbus',
      chat: { kind: 'crisp', website_id: 'w' },
    });
    await open.operate('reset', {});
    expect(await configuration()).toEqual(before);
  });

  it('takes only what the contract allows', async () => {
    const open = openSandbox();
    expect((await open.operate('site', { siteCurrency: 'euro' })).status).toBe(400);
  });
});
