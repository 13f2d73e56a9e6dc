import { describe, expect, it } from 'vitest';
import { startScenario } from '../scenarios/scenarios.js';
import { findVm, jhv, requested } from '../testing/machines.js';
import { noon, openSandbox, type OpenSandbox } from '../testing/openSandbox.js';
import { createReplicas, maxLogLength } from './replicas.js';

const lagging = async (lag_ms: number, more: object = {}): Promise<OpenSandbox> => {
  const open = openSandbox();
  await open.setFaults([{ operationId: 'listVms', lag_ms, ...more }]);
  return open;
};

const names = async (open: OpenSandbox): Promise<string[]> =>
  (await open.ask('listVms', { path: jhv })).body.map(({ name }) => name);

const statusOf = async (open: OpenSandbox, name: string): Promise<string> => (await findVm(open, name)).status;

const stop = async (open: OpenSandbox, name: string) =>
  open.ask('stopVm', { path: jhv, body: { uuid: (await findVm(open, name)).uuid, force: true } });

describe('a list that lags', () => {
  it('shows a change only after the lag, while the change itself is made at once', async () => {
    const open = await lagging(5000);
    const created = await open.ask('createVm', { path: jhv, body: requested });
    expect(created.body.status).toBe('creating');
    open.pass(4);
    expect(await names(open)).not.toContain('shop');
    // What does not lag knows the machine already.
    expect((await open.ask('updateVm', { path: jhv, body: { uuid: created.body.uuid, name: 'store' } })).status).toBe(
      200,
    );
    open.pass(1);
    expect(await names(open)).toContain('shop');
    open.pass(4);
    expect(await names(open)).toContain('store');
  });

  it('shows the same resources with the same identifiers as the state itself did', async () => {
    const [behind, present] = [await lagging(30_000), openSandbox()];
    for (const open of [behind, present]) {
      await open.ask('createVm', { path: jhv, body: requested });
      await open.refusal('createVm', { path: jhv, body: { ...requested, vcpu: 99 } });
      open.pass(14);
      await open.ask('createVm', { path: jhv, body: { ...requested, name: 'second' } });
      open.pass(5);
      await stop(open, 'web-1');
    }
    const { body: then } = await present.ask('listVms', { path: jhv });
    behind.pass(30);
    expect((await behind.ask('listVms', { path: jhv })).body).toEqual(then);
  });

  it('follows what happens by itself as far behind as everything else', async () => {
    const open = await lagging(3000);
    await stop(open, 'web-1');
    const seen: string[] = [];
    for (let second = 0; second < 6; second += 1) {
      seen.push(await statusOf(open, 'web-1'));
      open.pass(1);
    }
    expect(seen).toEqual(['running', 'running', 'running', 'stopping', 'stopping', 'stopped']);
  });

  it('shows what is changed beside the calls of the contract, as the configuration is', async () => {
    const open = openSandbox();
    await open.setFaults([{ operationId: 'getUiConfig', lag_ms: 5000 }]);
    await open.operate('site', { siteName: 'Other' });
    const nameOf = async () => (await open.ask('getUiConfig')).body.siteName;
    expect(await nameOf()).not.toBe('Other');
    open.pass(5);
    expect(await nameOf()).toBe('Other');
  });

  it('is of the operations that the fault names, and of reads only', async () => {
    const open = openSandbox();
    await open.setFaults([
      { path: '/jhv/*', lag_ms: 60_000, times: 1 },
      { path: '*', status: 403 },
    ]);
    // The change meets the second fault: the first one is for reads, and not used up.
    expect((await open.ask('createIpAddress', { path: jhv, body: {} })).status).toBe(403);
    await open.setFaults([{ path: '/jhv/*', lag_ms: 60_000, times: 1 }]);
    await open.ask('createIpAddress', { path: jhv, body: { name: 'new one' } });
    const addresses = async () => (await open.ask('listIpAddresses', { path: jhv })).body.map(({ name }) => name ?? '');
    expect(await addresses()).not.toContain('new one');
    expect(await addresses()).toContain('new one');
  });

  it('is at most as old as the fault, and at an end with it', async () => {
    const open = openSandbox();
    await open.ask('createVm', { path: jhv, body: { ...requested, name: 'before' } });
    await open.setFaults([{ operationId: 'listVms', lag_ms: 600_000 }]);
    await open.ask('createVm', { path: jhv, body: { ...requested, name: 'after' } });
    expect(await names(open)).toContain('before');
    expect(await names(open)).not.toContain('after');
    await open.setFaults([]);
    expect(await names(open)).toContain('after');
  });

  it('can be set for several operations with a lag each', async () => {
    const open = openSandbox();
    await open.setFaults([
      { operationId: 'listVms', lag_ms: 2000 },
      { operationId: 'listNetworks', lag_ms: 4000 },
    ]);
    await open.ask('createVm', { path: jhv, body: requested });
    await open.ask('createNetwork', { path: jhv, body: { name: 'Back office' } });
    const networks = async () => (await open.ask('listNetworks', { path: jhv })).body.map(({ name }) => name);
    open.pass(2);
    expect(await names(open)).toContain('shop');
    expect(await networks()).not.toContain('Back office');
    open.pass(2);
    expect(await networks()).toContain('Back office');
  });

  it('has no more than four different lags, each a positive time', async () => {
    const open = openSandbox();
    const lags = (...all: number[]) =>
      open.operate(
        'faults',
        all.map((lag_ms) => ({ path: '*', lag_ms })),
      );
    expect((await lags(1, 2, 3, 4, 4)).status).toBe(200);
    expect((await lags(1, 2, 3, 4, 5)).status).toBe(400);
    expect((await lags(0)).status).toBe(400);
  });

  it('starts anew with a reset', async () => {
    const open = await lagging(60_000);
    await open.ask('createVm', { path: jhv, body: requested });
    await open.operate('reset', { scenario: 'empty' });
    await open.setFaults([{ operationId: 'listVms', lag_ms: 60_000 }]);
    expect(await names(open)).toEqual([]);
  });
});

it('a replica keeps a bounded number of changes and receives the oldest early', () => {
  const state = { ...startScenario('empty', noon), faults: [{ path: '*', lag_ms: 60_000 }] };
  const replicas = createReplicas();
  replicas.sync(state);
  for (let change = 1; change <= maxLogLength + 5; change += 1) {
    replicas.record({ at: noon, replay: (copy) => void (copy.seed = change) });
  }
  expect(replicas.stateAt(60_000, noon, state).seed).toBe(5);
  expect(replicas.stateAt(60_000, noon + 60_000, state).seed).toBe(maxLogLength + 5);
});
