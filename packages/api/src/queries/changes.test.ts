import { QueryObserver, type QueryClient } from '@tanstack/query-core';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLowBalanceNotice } from '../generated/operations/billing.js';
import type { BillingAccount, Firewall, IpAddress, LoadBalancer, ManagedService, Vm } from '../generated/types.js';
import { isApplied } from './applied.js';
import { billingAccounts, setResourceBilling, usage } from './billing.js';
import { runBulk } from './bulk.js';
import { change, runChange } from './change.js';
import { assignIpAddress, deleteIpAddress, unassignIpAddress, updateIpAddress } from './addressChanges.js';
import {
  createVm,
  deleteDisk,
  deleteReplica,
  deleteVm,
  rebuildVm,
  reinstallVm,
  resizeDisk,
  setVmPassword,
  startRescue,
  startVm,
  stopVm,
  toggleVmBackup,
  updateVm,
  vmList,
} from './compute.js';
import { ipAddresses, networks, setDefaultNetwork } from './network.js';
import { assignFirewall, firewalls, unassignFirewall } from './firewalls.js';
import {
  addForwardingRule,
  addLoadBalancerTarget,
  loadBalancers,
  removeForwardingRule,
  removeLoadBalancerTarget,
} from './loadBalancers.js';
import {
  addWhitelistAddress,
  managedServices,
  rebuildServiceVm,
  startServiceResource,
  whitelistAddresses,
} from './services.js';
import { createBucket } from './storage.js';
import { fakeServer, heldServer, makeVm, noContent, refusal } from './testing/fakeServer.js';

const onVm = { location: 'jhv', uuid: 'vm-1' };

/** A page that shows the machines of a server that answers changes when told to. */
async function vmPage(vms?: Parameters<typeof heldServer>[0]) {
  const server = heldServer(vms);
  const load = () => server.client.fetchQuery({ ...vmList('jhv'), staleTime: 0 });
  const rows = () => server.client.getQueryData(vmList('jhv').queryKey) ?? [];
  await load();
  return { ...server, load, rows, row: (uuid = 'vm-1') => rows().find((row) => row.uuid === uuid) };
}

/** Waits for a change, however it ends. */
const over = (running: Promise<unknown>) => running.catch(() => undefined);

describe('what shows at once', () => {
  it.each([
    { name: 'a start', made: startVm, variables: onVm, visible: { status: 'starting' } },
    { name: 'a stop', made: stopVm, variables: { ...onVm, force: true }, visible: { status: 'stopping' } },
    { name: 'a deletion', made: deleteVm, variables: onVm, visible: { status: 'deleted' } },
    { name: 'a new name', made: updateVm, variables: { ...onVm, name: 'db' }, visible: { name: 'db' } },
    {
      name: 'the backup switch',
      made: toggleVmBackup,
      variables: { ...onVm, backup: true },
      visible: { backup: true },
    },
  ])('$name, taken back when it fails', async ({ made, variables, visible }) => {
    const { client, row, respond, sent } = await vmPage();
    const original = row();
    const running = runChange(client, made as typeof startVm, variables);
    await sent(0);
    expect(row()).toMatchObject(visible);
    await respond(0, refusal('No'));
    await expect(running).rejects.toThrow('No');
    expect(row()).toEqual(original);
  });

  it('is not a size: the server may refuse it', async () => {
    const { client, row, sent } = await vmPage();
    void runChange(client, updateVm, { ...onVm, ram: 8192 });
    await sent(0);
    expect(row()?.memory).toBe(4096);
  });

  it('stays when a poll brings the list as it was before', async () => {
    const { client, load, row, sent } = await vmPage();
    void runChange(client, startVm, onVm);
    await sent(0);
    await load();
    expect(row()?.status).toBe('starting');
  });

  it('leaves the other rows the same objects', async () => {
    const { client, row, sent } = await vmPage([{ status: 'stopped' }, { uuid: 'vm-2' }]);
    const other = row('vm-2');
    void runChange(client, startVm, onVm);
    await sent(0);
    expect(row('vm-2')).toBe(other);
  });

  it('leaves the list as much in need of a refresh as it was', async () => {
    const { client, sent } = await vmPage();
    const { queryKey } = vmList('jhv');
    await client.invalidateQueries({ queryKey });
    const { dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
    void runChange(client, startVm, onVm);
    await sent(0);
    expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, dataUpdatedAt });
  });

  it('needs no list', async () => {
    const { client } = fakeServer(noContent);
    await runChange(client, startVm, onVm);
    expect(client.getQueryData(vmList('jhv').queryKey)).toBeUndefined();
  });
});

describe('two changes of one row', () => {
  const no = () => refusal('No');

  it.each([
    { fails: 'the first', responses: [no, noContent], visible: { status: 'stopped', name: 'db' } },
    { fails: 'the second', responses: [noContent, no], visible: { status: 'starting', name: 'web-1' } },
    { fails: 'both', responses: [no, no], visible: { status: 'stopped', name: 'web-1' } },
    { fails: 'neither', responses: [noContent, noContent], visible: { status: 'starting', name: 'db' } },
  ])('show what is left when $fails fails', async ({ responses, visible }) => {
    const { client, row, respond, sent } = await vmPage();
    const starting = runChange(client, startVm, onVm);
    await sent(0);
    const renaming = runChange(client, updateVm, { ...onVm, name: 'db' });
    await sent(1);
    await respond(0, responses[0]?.() ?? noContent());
    await over(starting);
    await respond(1, responses[1]?.() ?? noContent());
    await over(renaming);
    expect(row()).toMatchObject(visible);
  });

  it.each([
    { fails: 'the first', order: [0, 1], visible: 'second' },
    { fails: 'the second', order: [1, 0], visible: 'first' },
  ])('of the same field show the other one when $fails fails', async ({ order: [failing = 0, open = 1], visible }) => {
    const { client, row, respond, sent } = await vmPage();
    const names = ['first', 'second'];
    const running = names.map((name) => runChange(client, updateVm, { ...onVm, name }));
    await sent(1);
    expect(row()?.name).toBe('second');
    await respond(failing, refusal('No'));
    await over(running[failing] ?? Promise.resolve());
    expect(row()?.name).toBe(visible);
    await respond(open, refusal('No'));
    await over(running[open] ?? Promise.resolve());
    expect(row()?.name).toBe('web-1');
  });

  it('are taken back to the row of a list that came in between', async () => {
    const { client, state, load, row, respond, sent } = await vmPage();
    const starting = runChange(client, startVm, onVm);
    const renaming = runChange(client, updateVm, { ...onVm, name: 'db' });
    await sent(1);
    state.vms = [makeVm({ status: 'running', name: 'web-1', vcpu: 8 })];
    await load();
    expect(row()).toMatchObject({ status: 'starting', name: 'db', vcpu: 8 });
    await respond(0, refusal('No'));
    await over(starting);
    expect(row()).toMatchObject({ status: 'running', name: 'db', vcpu: 8 });
    await respond(1, refusal('No'));
    await over(renaming);
    expect(row()).toMatchObject({ status: 'running', name: 'web-1', vcpu: 8 });
  });

  it('are gone with the row when a list came without it', async () => {
    const { client, state, load, rows, respond, sent } = await vmPage();
    const starting = runChange(client, startVm, onVm);
    await sent(0);
    state.vms = [];
    await load();
    await respond(0, refusal('No'));
    await over(starting);
    expect(rows()).toEqual([]);
  });
});

describe('a list that lags behind an answer', () => {
  it('does not take a start back, and shows what comes after it', async () => {
    const { client, state, load, row, respond } = await vmPage();
    const starting = runChange(client, startVm, onVm);
    await respond(0, noContent());
    await starting;
    await load();
    expect(row()?.status).toBe('starting');
    state.vms = [makeVm({ status: 'running' })];
    await load();
    expect(row()?.status).toBe('running');
    state.vms = [makeVm({ status: 'stopped' })];
    await load();
    expect(row()?.status).toBe('stopped');
  });

  it('does not lose a new machine', async () => {
    const { client, state, load, rows, respond } = await vmPage();
    const creating = runChange(client, createVm, newVm);
    await respond(0, Response.json(makeVm({ uuid: 'vm-9', status: 'creating' })));
    await creating;
    await load();
    expect(rows().map(({ uuid, location }) => [uuid, location])).toEqual([
      ['vm-1', 'jhv'],
      ['vm-9', 'jhv'],
    ]);
    state.vms = [makeVm(), makeVm({ uuid: 'vm-9', status: 'running' })];
    await load();
    expect(rows().map(({ status }) => status)).toEqual(['running', 'running']);
    state.vms = [makeVm()];
    await load();
    expect(rows()).toHaveLength(1);
  });

  it('does not bring a deleted machine back', async () => {
    const { client, state, load, rows, respond } = await vmPage();
    const deleting = runChange(client, deleteVm, onVm);
    await respond(0, noContent());
    await deleting;
    await load();
    expect(rows().map(({ status }) => status)).toEqual(['deleted']);
    state.vms = [];
    await load();
    expect(rows()).toEqual([]);
  });

  it('does not bring a deleted address back, which has no status to say so', async () => {
    const address: Partial<IpAddress> = { address: '185.14.96.21', name: 'shop', assigned_to: null };
    const { client } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([address]) : noContent()));
    const load = () => client.fetchQuery({ ...ipAddresses('jhv'), staleTime: 0 });
    expect(await load()).toHaveLength(1);
    await runChange(client, deleteIpAddress, { location: 'jhv', address: '185.14.96.21' });
    expect(client.getQueryData(ipAddresses('jhv').queryKey)).toEqual([]);
    expect(await load()).toEqual([]);
  });
});

describe('a flag that one row has', () => {
  const rows = [
    { uuid: 'a', name: 'a', is_default: true },
    { uuid: 'b', name: 'b', is_default: false },
    { uuid: 'c', name: 'c', is_default: false },
  ];

  it.each([
    { how: 'fails', response: () => refusal('No'), after: ['a'] },
    { how: 'works, though the list lags', response: noContent, after: ['b'] },
  ])('moves at once; afterwards the right row has it: $how', async ({ response, after }) => {
    let answerNow = (): void => undefined;
    const held = new Promise<void>((open) => (answerNow = open));
    const { client } = fakeServer(async ({ call }) => {
      if (call.startsWith('GET')) return Response.json(rows);
      await held;
      return response();
    });
    const load = () => client.fetchQuery({ ...networks('jhv'), staleTime: 0 });
    const flagged = () =>
      client.getQueryData(networks('jhv').queryKey)?.flatMap(({ uuid, is_default }) => (is_default ? [uuid] : []));
    await load();
    const running = runChange(client, setDefaultNetwork, { location: 'jhv', uuid: 'b' });
    await vi.waitFor(() => expect(flagged()).toEqual(['b']));
    answerNow();
    await over(running);
    await load();
    expect(flagged()).toEqual(after);
  });
});

describe('a row that is told apart by something else', () => {
  it('may have a number for an id', async () => {
    const mute = change(setLowBalanceNotice, {
      optimistic: ({ is_enabled }): Partial<BillingAccount> => ({ title: is_enabled ? 'on' : 'off' }),
    });
    const { client } = fakeServer(({ call }) =>
      call.startsWith('GET')
        ? Response.json([
            { id: 7, title: 'Main' },
            { id: 8, title: 'Other' },
          ])
        : refusal('No'),
    );
    await client.fetchQuery(billingAccounts());
    const titles = () => client.getQueryData(billingAccounts().queryKey)?.map(({ title }) => title);
    const running = runChange(client, mute, { billing_account_id: 7, threshold: 5, is_enabled: false });
    await vi.waitFor(() => expect(titles()).toEqual(['off', 'Other']));
    await over(running);
    expect(titles()).toEqual(['Main', 'Other']);
  });

  it('may be named by its address', async () => {
    const address = { address: '185.14.96.21', name: 'shop', assigned_to: null };
    const { client } = fakeServer(({ call }) =>
      Response.json(call.startsWith('GET') ? [address] : { ...address, assigned_to: 'vm-1' }),
    );
    const load = () => client.fetchQuery({ ...ipAddresses('jhv'), staleTime: 0 });
    await load();
    await runChange(client, assignIpAddress, { location: 'jhv', address: address.address, private_ip: '10.12.0.5' });
    expect(await load()).toMatchObject([{ assigned_to: 'vm-1' }]);
  });

  it.each([
    {
      name: 'a new name',
      made: updateIpAddress,
      more: { name: 'front' },
      visible: { name: 'front', billing_account_id: 7 },
    },
    { name: 'no name', made: updateIpAddress, more: { name: '' }, visible: { name: null } },
    {
      name: 'another account',
      made: updateIpAddress,
      more: { billing_account_id: 8 },
      visible: { name: 'shop', billing_account_id: 8 },
    },
    {
      name: 'a machine',
      made: assignIpAddress,
      more: { private_ip: '10.12.0.5', assigned_to: 'vm-1' },
      visible: { assigned_to: 'vm-1', assigned_to_private_ip: '10.12.0.5' },
    },
    { name: 'no machine', made: unassignIpAddress, more: { assigned_to: 'vm-9' }, visible: { assigned_to: null } },
  ])('shows $name at once', async ({ made, more, visible }) => {
    const before = { address: '185.14.96.21', name: 'shop', billing_account_id: 7, assigned_to: 'vm-9' };
    const { client } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([before]) : refusal('No')));
    const row = () => client.getQueryData(ipAddresses('jhv').queryKey)?.[0];
    await client.fetchQuery(ipAddresses('jhv'));
    const running = runChange(client, made as typeof updateIpAddress, {
      location: 'jhv',
      address: before.address,
      ...more,
    });
    await vi.waitFor(() => expect(row()).toMatchObject(visible));
    await over(running);
    expect(row()).toMatchObject(before);
  });
});

describe('a row of which not all was understood', () => {
  const broken = { vcpu: 'two', name: 7 } as unknown as Partial<Vm>;

  it('knows of it what a change sets, while that is shown', async () => {
    const { client, row, respond, sent } = await vmPage([broken]);
    expect(row()).toMatchObject({ not_understood: expect.arrayContaining(['vcpu', 'name']) });
    const running = runChange(client, updateVm, { ...onVm, name: 'db' });
    await sent(0);
    expect(row()).toMatchObject({ name: 'db', not_understood: ['vcpu'] });
    await respond(0, refusal('No'));
    await over(running);
    expect(row()).toMatchObject({ not_understood: expect.arrayContaining(['vcpu', 'name']) });
  });

  it('knows what the response says', async () => {
    const { client, row, respond } = await vmPage([broken]);
    const running = runChange(client, updateVm, { ...onVm, name: 'db' });
    await respond(0, Response.json(makeVm({ name: 'db', vcpu: 2 })));
    await running;
    expect(row()).toMatchObject({ name: 'db', vcpu: 2 });
    expect(row()).not.toHaveProperty('not_understood');
  });

  it('does not know what of a response was not understood', async () => {
    const { client, row, respond } = await vmPage();
    const running = runChange(client, updateVm, { ...onVm, name: 'db' });
    await respond(0, Response.json(makeVm({ ...broken, name: 'db' })));
    expect(await running).toMatchObject({ not_understood: ['vcpu'] });
    expect(row()).toMatchObject({ name: 'db', not_understood: ['vcpu'] });
  });

  it('is one that was just created too', async () => {
    const { client, row, respond } = await vmPage();
    const running = runChange(client, createVm, newVm);
    await respond(0, Response.json(makeVm({ uuid: 'vm-2', vcpu: 'two' as unknown as number })));
    await running;
    expect(row('vm-2')).toMatchObject({ not_understood: ['vcpu'] });
  });
});

const newVm = {
  location: 'jhv',
  name: 'new',
  os_name: 'ubuntu',
  os_version: '24.04',
  username: 'ops',
  password: 'Passw0rd',
  ram: 1024,
  vcpu: 1,
};

describe('an answer', () => {
  it('puts the newer machine in the place of the older', async () => {
    const { client, rows, respond } = await vmPage();
    const resizing = runChange(client, updateVm, { ...onVm, ram: 8192 });
    await respond(0, Response.json(makeVm({ memory: 8192 })));
    await resizing;
    expect(rows()).toMatchObject([{ uuid: 'vm-1', memory: 8192 }]);
  });

  it.each([{ body: {} }, { body: null }, { body: [] }, { body: 'x' }, { body: { uuid: 7 } }])(
    'that is no machine ($body) does no harm',
    async ({ body }) => {
      const { client, rows, respond } = await vmPage();
      const creating = runChange(client, createVm, newVm);
      await respond(0, Response.json(body));
      await creating;
      expect(rows()).toHaveLength(1);
    },
  );
});

it('refreshes once after a bulk action, however many items it had', async () => {
  const vms = Array.from({ length: 10 }, (_, index) => makeVm({ uuid: `vm-${index}` }));
  let response = Promise.resolve();
  const { client, seen } = fakeServer(async ({ call, body }) => {
    if (call.startsWith('GET')) return Response.json(vms);
    // One answer after the other, as they come from a network.
    response = response.then(() => new Promise((resolve) => setTimeout(resolve)));
    await response;
    return body.includes('vm-5') ? refusal('Failed to stop virtual machine') : noContent();
  });
  await client.fetchQuery(vmList('jhv'));
  const stop = new QueryObserver(client, { ...vmList('jhv'), refetchInterval: false }).subscribe(() => undefined);
  const outcomes = await runBulk(vms, ({ uuid }) => runChange(client, stopVm, { location: 'jhv', uuid, force: false }));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();
  expect(outcomes.flatMap(({ row, result }) => (result === 'failed' ? [row.uuid] : []))).toEqual(['vm-5']);
  expect(seen.filter(({ call }) => call.startsWith('GET'))).toHaveLength(2);
  expect(seen.at(-1)?.call).toBe('GET /jhv/user-resource/vm/list');
});

it.each<[string, (client: QueryClient) => Promise<unknown>]>([
  ['a deletion', (client) => runChange(client, deleteVm, onVm)],
  ['a new size', (client) => runChange(client, updateVm, { ...onVm, ram: 8192 })],
  ['a new bucket', (client) => runChange(client, createBucket, { name: 'media', billing_account_id: 1201 })],
  ['another account', (client) => runChange(client, setResourceBilling, { ...onVm, billing_account_id: 1202 })],
])('%s makes the usage of every account old, which is not asked for where nobody looks at it', async (_, made) => {
  const { client, seen } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([]) : noContent()));
  for (const account of [1201, 1202]) await client.fetchQuery(usage(account));
  await over(made(client));
  expect([1201, 1202].map((one) => client.getQueryState(usage(one).queryKey)?.isInvalidated)).toEqual([true, true]);
  expect(seen.filter(({ call }) => call.includes('usage'))).toHaveLength(2);
});

it('forgets a password as soon as it is set', async () => {
  const { client } = fakeServer(noContent);
  await runChange(client, setVmPassword, { ...onVm, username: 'ops', password: 'Passw0rd' });
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

/** A call whose response was lost long ago: the list shows by now whether it was made. */
const lost = { sentAt: Date.parse('2026-03-14T09:27:00Z'), lostAt: 0 };

it.each([
  [false, false],
  [true, true],
])('asks the server whether backups that are wanted are on, where it says %s: %s', async (backup, made) => {
  const { client } = heldServer([{ backup }]);
  expect(await isApplied(client, toggleVmBackup, { ...onVm, backup: true }, lost)).toBe(made);
});

it.each([
  { name: 'a deleted disk', made: deleteDisk, sent: { storage_uuid: 'disk-1' } },
  { name: 'a deleted snapshot', made: deleteReplica, sent: { replica_uuid: 'copy' } },
  { name: 'a disk that has grown', made: resizeDisk, sent: { disk_uuid: 'disk-1', size_gb: 40 } },
  { name: 'backups that are off', made: toggleVmBackup, sent: { backup: false } },
  { name: 'a new size', made: updateVm, sent: { vcpu: 2 } },
])('what was not understood does not show $name', async ({ made, sent }) => {
  const broken = { storage: 'none', backup: 'off', vcpu: 'two' };
  const { client } = fakeServer(() => Response.json([{ ...makeVm(), ...broken }]));
  const applied = isApplied(client, made as typeof updateVm, { ...onVm, ...sent }, lost);
  expect(await applied).toBeUndefined();
});

it.each([
  ['nothing any more', null, 'vm-1', true],
  ['something else by now', 'vm-2', 'vm-1', true],
  ['what it was taken from', 'vm-1', 'vm-1', false],
  ['something, where it was not known to what', 'vm-1', null, false],
])('an address counts as taken away where it is assigned to %s', async (_, assigned_to, seen, made) => {
  const sent = { location: 'jhv', address: '185.14.96.21', assigned_to: seen };
  const { client } = fakeServer(() => Response.json([{ address: sent.address, assigned_to }]));
  expect(await isApplied(client, unassignIpAddress, sent, lost)).toBe(made);
});

const rule = {
  uuid: 'r-1',
  protocol: 'TCP',
  source_port: 443,
  target_port: 8443,
  connection_limit: null,
  session_persistence: null,
};
const target = { target_type: 'vm', target_uuid: 'vm-1' };
const balancer = { uuid: 'lb-1', forwarding_rules: [rule], targets: [target] } as unknown as LoadBalancer;
const onBalancer = { location: 'jhv', uuid: 'lb-1' };
const newRule = { protocol: 'TCP', source_port: 80, target_port: 8080 } as const;
const onFirewall = { location: 'jhv', uuid: 'fw-1' };
const firewall = { uuid: 'fw-1', resources_assigned: [{ resource_uuid: 'vm-1' }] } as unknown as Firewall;
/** A machine of a service. */
const machine = (uuid: string, status: string) => ({ resource_type: 'vm', resource_uuid: uuid, status });
const service = {
  uuid: 's-1',
  resources: [machine('m-1', 'stopped'), machine('m-2', 'stopped')],
  whitelist_addresses: ['192.0.2.1'],
} as unknown as ManagedService;
const machinesAre = (...[first, second]: [string, string]) => ({
  ...service,
  resources: [machine('m-1', first), machine('m-2', second)],
});
const statusesOf = ({ resources }: ManagedService) => resources.map(({ status }) => status);

describe('a part of a row, on a server whose lists lag', () => {
  const targetsOf = ({ targets }: LoadBalancer) => targets.map(({ target_uuid }) => target_uuid);
  const portsOf = ({ forwarding_rules }: LoadBalancer) => forwarding_rules.map(({ source_port }) => source_port);
  const protectedBy = ({ resources_assigned }: Firewall) =>
    resources_assigned.map(({ resource_uuid }) => resource_uuid);

  it.each<{
    name: string;
    list: { queryKey: readonly unknown[] };
    made: unknown;
    variables: object;
    response?: object;
    row: object;
    later: object;
    of: unknown;
    after: unknown[];
  }>([
    {
      name: 'a new target',
      list: loadBalancers('jhv'),
      made: addLoadBalancerTarget,
      variables: { ...onBalancer, target_type: 'vm', target_uuid: 'vm-2' },
      response: { target_type: 'vm', target_uuid: 'vm-2' },
      row: balancer,
      later: { ...balancer, targets: [target, { target_type: 'vm', target_uuid: 'vm-2' }] },
      of: targetsOf,
      after: ['vm-1', 'vm-2'],
    },
    {
      name: 'a removed target',
      list: loadBalancers('jhv'),
      made: removeLoadBalancerTarget,
      variables: { ...onBalancer, target_uuid: 'vm-1' },
      row: balancer,
      later: { ...balancer, targets: [] },
      of: targetsOf,
      after: [],
    },
    {
      name: 'a new rule',
      list: loadBalancers('jhv'),
      made: addForwardingRule,
      variables: { ...onBalancer, ...newRule },
      response: { ...rule, ...newRule, uuid: 'r-2' },
      row: balancer,
      later: { ...balancer, forwarding_rules: [rule, { ...rule, ...newRule, uuid: 'r-2' }] },
      of: portsOf,
      after: [443, 80],
    },
    {
      name: 'a removed rule',
      list: loadBalancers('jhv'),
      made: removeForwardingRule,
      variables: { ...onBalancer, rule_uuid: 'r-1' },
      row: balancer,
      later: { ...balancer, forwarding_rules: [] },
      of: portsOf,
      after: [],
    },
    {
      name: 'a machine that a firewall protects',
      list: firewalls('jhv'),
      made: assignFirewall,
      variables: { ...onFirewall, vm_uuid: 'vm-2' },
      row: firewall,
      later: { ...firewall, resources_assigned: [{ resource_uuid: 'vm-1' }, { resource_uuid: 'vm-2' }] },
      of: protectedBy,
      after: ['vm-1', 'vm-2'],
    },
    {
      name: 'a machine that a firewall protects no longer',
      list: firewalls('jhv'),
      made: unassignFirewall,
      variables: { ...onFirewall, vm_uuid: 'vm-1' },
      row: firewall,
      later: { ...firewall, resources_assigned: [] },
      of: protectedBy,
      after: [],
    },
    {
      name: 'a new whitelist entry',
      list: managedServices(),
      made: addWhitelistAddress,
      variables: { uuid: 's-1', address: '192.0.2.2' },
      row: service,
      later: { ...service, whitelist_addresses: ['192.0.2.1', '192.0.2.2'] },
      of: ({ whitelist_addresses }: ManagedService) => whitelist_addresses,
      after: ['192.0.2.1', '192.0.2.2'],
    },
    {
      name: 'a machine of a service that starts',
      list: managedServices(),
      made: startServiceResource,
      variables: { uuid: 's-1', target_uuid: 'm-2' },
      row: service,
      later: machinesAre('stopped', 'starting'),
      of: statusesOf,
      after: ['stopped', 'starting'],
    },
    {
      name: 'a machine of a service that is rebuilt',
      list: managedServices(),
      made: rebuildServiceVm,
      variables: { location: 'jhv', uuid: 'm-2', replica_uuid: 'r-1', type: 'backup', service: 's-1' },
      row: service,
      later: machinesAre('stopped', 'rebuilding'),
      of: statusesOf,
      after: ['stopped', 'rebuilding'],
    },
  ])('does not go back: $name', async ({ list, made, variables, response, row, later, of, after }) => {
    const state = { rows: [row] };
    const { client } = fakeServer(({ call }) =>
      call.startsWith('GET') ? Response.json(state.rows) : response ? Response.json(response) : noContent(),
    );
    const load = async () => {
      const rows = await client.fetchQuery({ ...(list as ReturnType<typeof loadBalancers>), staleTime: 0 });
      return (of as (one: object | undefined) => unknown)(rows[0]);
    };
    const before = await load();
    await runChange(client, made as typeof startVm, variables as typeof onVm);
    expect(await load()).toEqual(after);
    state.rows = [later];
    expect(await load()).toEqual(after);
    state.rows = [row];
    expect(await load()).toEqual(before);
  });

  it('keeps both of two that were added at once', async () => {
    const { client } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([firewall]) : noContent()));
    await client.fetchQuery(firewalls('jhv'));
    await Promise.all(['vm-2', 'vm-3'].map((vm_uuid) => runChange(client, assignFirewall, { ...onFirewall, vm_uuid })));
    const [row] = await client.fetchQuery({ ...firewalls('jhv'), staleTime: 0 });
    expect(row && protectedBy(row)).toEqual(['vm-1', 'vm-2', 'vm-3']);
  });

  it('that starts leaves the other parts as the server has them: one that is refused, and one of somebody else', async () => {
    const state = { row: service };
    const answers = new Map<string, (response: Response) => void>();
    const { client } = fakeServer(({ call }) =>
      call.startsWith('GET')
        ? Response.json([state.row])
        : new Promise<Response>((resolve) => answers.set(call.includes('m-1') ? 'm-1' : 'm-2', resolve)),
    );
    const shown = () => client.getQueryData(managedServices().queryKey)?.[0];
    const load = () => client.fetchQuery({ ...managedServices(), staleTime: 0 });
    await load();
    const starts = ['m-1', 'm-2'].map((target_uuid) =>
      over(runChange(client, startServiceResource, { uuid: 's-1', target_uuid })),
    );
    await vi.waitFor(() => expect(answers.size).toBe(2));
    const begun = shown();
    expect(begun && statusesOf(begun)).toEqual(['starting', 'starting']);
    answers.get('m-1')?.(refusal('No'));
    answers.get('m-2')?.(noContent());
    await Promise.all(starts);
    await load();
    expect(statusesOf(shown()!)).toEqual(['stopped', 'starting']);
    state.row = machinesAre('running', 'stopped');
    await load();
    expect(statusesOf(shown()!)).toEqual(['running', 'starting']);
    expect(shown()?.resources[1]?.status_changed_at).toBe(begun?.resources[1]?.status_changed_at);
  });
});

it('a new whitelist entry makes the read of the whitelist old', async () => {
  const { client } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json(['192.0.2.1']) : noContent()));
  const { queryKey } = whitelistAddresses('s-1');
  await client.fetchQuery(whitelistAddresses('s-1'));
  await runChange(client, addWhitelistAddress, { uuid: 's-1', address: '192.0.2.2' });
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});

describe('after a lost response', () => {
  it.each([
    { name: 'the very rule', sent: { protocol: 'TCP', source_port: 443, target_port: 8443 }, made: true },
    { name: 'another target port', sent: { protocol: 'TCP', source_port: 443, target_port: 9443 }, made: false },
    {
      name: 'a limit that it has not',
      sent: { protocol: 'TCP', source_port: 443, target_port: 8443, connection_limit: 5 },
      made: false,
    },
  ] as const)('a rule counts as added only if it is all that was sent: $name', async ({ sent, made }) => {
    const { client } = fakeServer(() => Response.json([balancer]));
    expect(await isApplied(client, addForwardingRule, { ...onBalancer, ...sent }, lost)).toBe(made);
  });

  it.each([
    [1201, true],
    [1202, false],
  ])('a bucket counts as created only if it is charged to the account that was sent: %s', async (account, made) => {
    const { client } = fakeServer(() => Response.json([{ name: 'logs', billing_account_id: 1201 }]));
    expect(await isApplied(client, createBucket, { name: 'logs', billing_account_id: account }, lost)).toBe(made);
  });

  it('backups that must not be switched twice are looked for until a list that lags has had the time to show them', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let looks = 0;
    const { client } = fakeServer(() => Response.json([makeVm({ backup: (looks += 1) === 3 })]));
    const ask = (lostAt: number) =>
      isApplied(client, toggleVmBackup, { ...onVm, backup: true }, { sentAt: lostAt, lostAt });
    const asked = ask(Date.now());
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await asked, looks]).toEqual([true, 3]);
    const never = ask(Date.now());
    await vi.advanceTimersByTimeAsync(130_000);
    expect(await never).toBe(false);
  });

  it.each([
    { status: 'rebuilding', status_changed_at: '2026-03-14 09:27:01', made: true },
    { status: 'stopped', status_changed_at: '2026-03-14 09:29:00', made: true },
    { status: 'stopped', status_changed_at: '2026-03-14 09:26:53', made: false },
    { status: 'stopped', status_changed_at: undefined, made: undefined },
  ] as const)(
    'a machine counts as rebuilt if its status is newer than the call: $status since $status_changed_at',
    async ({ made, ...vm }) => {
      const { client } = fakeServer(() => Response.json([makeVm(vm)]));
      expect(await isApplied(client, rebuildVm, { ...onVm, replica_uuid: 'r-1', type: 'backup' }, lost)).toBe(made);
    },
  );

  it('a machine that does not say since when it has its status is looked at once: it is not going to tell', async () => {
    const { client, seen } = fakeServer(() => Response.json([{ ...makeVm(), status_changed_at: undefined }]));
    const sent = { ...onVm, os_name: 'ubuntu', os_version: '24.04' };
    const now = { sentAt: Date.now(), lostAt: Date.now() };
    expect(await isApplied(client, reinstallVm, sent, now)).toBeUndefined();
    expect(seen.filter(({ call }) => call.endsWith('/vm/list'))).toHaveLength(1);
  });

  it.each([
    { status: 'stopped', is_rescue: undefined, made: false },
    { status: 'stopped', is_rescue: true, made: false },
    { status: 'running', is_rescue: true, made: true },
    { status: 'running', is_rescue: false, made: false },
    { status: 'starting', is_rescue: undefined, made: undefined },
  ] as const)(
    'a machine that is $status counts as started in rescue mode by what it says of that mode ($is_rescue): $made',
    async ({ made, ...vm }) => {
      const { client } = fakeServer(() => Response.json([makeVm(vm)]));
      expect(await isApplied(client, startRescue, onVm, lost)).toBe(made);
    },
  );

  it('a change that reads first is not made where that read is lost', async () => {
    const { client } = fakeServer(
      () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    );
    const error = await runChange(client, toggleVmBackup, { ...onVm, backup: true }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, outcomeUnknown: false });
  });

  it('a password is not shown by any row, and a forced stop not by a machine that was stopping already', async () => {
    const { client } = fakeServer(() => Response.json([makeVm({ username: 'ops', status: 'stopping' })]));
    const stopped = (force: boolean) => isApplied(client, stopVm, { ...onVm, force }, lost);
    expect(await isApplied(client, setVmPassword, { ...onVm, username: 'ops', password: 'Passw0rd' }, lost)).toBe(
      false,
    );
    expect([await stopped(true), await stopped(false)]).toEqual([false, true]);
  });

  it('a resource of any kind tells by its row whether it was moved to another billing account', async () => {
    const { client } = heldServer([{ billing_account: 1202 }]);
    await client.fetchQuery(vmList('jhv'));
    const moved = (billing_account_id: number) =>
      isApplied(client, setResourceBilling, { ...onVm, billing_account_id }, lost);
    expect([await moved(1202), await moved(1201)]).toEqual([true, false]);
  });
});

it('whether a change was made is asked to the end, though the last screen with the list is left meanwhile', async () => {
  const answers: ((value: Response) => void)[] = [];
  const { client } = fakeServer(() => new Promise<Response>((resolve) => answers.push(resolve)));
  client.setQueryData(vmList('jhv').queryKey, [makeVm({ backup: false }) as never]);
  const leave = new QueryObserver(client, vmList('jhv')).subscribe(() => undefined);
  const checked = isApplied(client, toggleVmBackup, { ...onVm, backup: true }, lost);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  leave();
  answers[0]?.(Response.json([makeVm({ backup: true })]));
  expect(await checked).toBe(true);
});

it('a read that began before the change says nothing of whether the change was made', async () => {
  const answers: ((value: Response) => void)[] = [];
  const { client } = fakeServer(() => new Promise<Response>((resolve) => answers.push(resolve)));
  client.setQueryData(vmList('jhv').queryKey, [makeVm() as never]);
  const poll = client.fetchQuery({ ...vmList('jhv'), staleTime: 0 });
  const checked = isApplied(client, toggleVmBackup, { ...onVm, backup: true }, lost);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(Response.json([makeVm({ backup: false, public_ipv4: '198.51.100.1' })]));
  await poll;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json([makeVm({ backup: true, public_ipv4: '198.51.100.1' })]));
  expect(await checked).toBe(true);
});
