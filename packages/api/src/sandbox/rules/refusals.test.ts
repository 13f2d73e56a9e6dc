import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations.js';
import type { Vm } from '../../generated/types.js';
import { highDemand } from '../http/failures.js';
import { findVm, jhv, requested } from '../testing/machines.js';
import { openSandbox } from '../testing/openSandbox.js';
import type { ScenarioName } from '../state/state.js';

type OnVm = [operationId: OperationId, name: string, body: object | ((vm: Vm) => object), status: number, text: string];

const onVm: OnVm[] = [
  ['startVm', 'web-1', {}, 409, 'The virtual machine is running'],
  ['stopVm', 'ci-runner', { force: false }, 409, 'The virtual machine is stopped'],
  ['updateVm', 'web-1', { vcpu: 4 }, 409, 'Stop the virtual machine to resize it'],
  ['updateVm', 'ci-runner', { vcpu: 64 }, 400, 'vcpu: Enter at most 32'],
  ['updateVm', 'ci-runner', { ram: 1000 }, 400, 'ram: Enter 512 plus a multiple of 512'],
  ['updateVm', 'ci-runner', { name: '' }, 400, 'name: is required'],
  [
    'setVmPassword',
    'ci-runner',
    { username: 'ops', password: 'Correct7Horse' },
    409,
    'Start the virtual machine to change its password',
  ],
  ['setVmPassword', 'web-1', { username: 'ops', password: 'weakpassword1' }, 400, 'password: Add an uppercase letter'],
  ['startRescue', 'web-1', {}, 409, 'Stop the virtual machine to start it in rescue mode'],
  [
    'resizeDisk',
    'web-1',
    (vm) => ({ disk_uuid: vm.storage[0]?.uuid, size_gb: 60 }),
    400,
    'size_gb: Enter more than 60 GB; a disk can only grow',
  ],
  ['resizeDisk', 'web-1', { disk_uuid: '00000000-0000-4000-8000-000000000000', size_gb: 90 }, 404, 'Disk not found'],
  ['deleteDisk', 'web-1', (vm) => ({ storage_uuid: vm.storage[0]?.uuid }), 409, 'The primary disk cannot be deleted'],
  ['addDisk', 'web-1', { size_gb: 5 }, 400, 'size_gb: Enter at least 10'],
  ['addDisk', 'web-1', { size_gb: 'much' }, 400, 'size_gb: must be a number'],
  ['reinstallVm', 'web-1', { os_name: 'beos', os_version: '5' }, 400, 'os_name: is not an image of this site'],
  ['reinstallVm', 'web-1', { os_name: 'ubuntu', os_version: '26.04' }, 400, 'os_version: is not a version of Ubuntu'],
  [
    'rebuildVm',
    'web-1',
    { replica_uuid: '00000000-0000-4000-8000-000000000000', type: 'backup' },
    404,
    'Snapshot or backup not found',
  ],
  [
    'rebuildVm',
    'ci-runner',
    { replica_uuid: '00000000-0000-4000-8000-000000000000', type: 'backup' },
    409,
    'The virtual machine has no snapshot or backup',
  ],
  [
    'rebuildVm',
    'db-1',
    (vm) => ({ replica_uuid: vm.storage[0]?.replicas[0]?.uuid, type: 'backup' }),
    400,
    'type: must be snapshot, as the replica is',
  ],
  [
    'setResourceBilling',
    'web-1',
    { billing_account_id: 1203 },
    403,
    'Old agency account: Suspended: nothing can be charged to it',
  ],
  ['setResourceBilling', 'web-1', { billing_account_id: 9 }, 404, 'Billing account not found'],
  ['stopVm', 'web-1', {}, 400, 'force: is required'],
  ['stopVm', 'web-1', { force: 'perhaps' }, 400, 'force: must be a boolean'],
];

describe('a machine in demo', () => {
  it.each(onVm)('%s on %s: %o', async (operationId, name, more, status, text) => {
    const open = openSandbox();
    const vm = await findVm(open, name);
    const body = { uuid: vm.uuid, ...(typeof more === 'function' ? more(vm) : more) };
    expect(await open.refusal(operationId, { path: jhv, body })).toEqual([status, text]);
    expect(await findVm(open, name)).toEqual(vm);
  });

  it.each(['startVm', 'deleteVm', 'createReplica', 'toggleVmBackup'] as const)(
    'refuses %s while it is on its way',
    async (operationId) => {
      const open = openSandbox();
      const { body: vm } = await open.ask('createVm', { path: jhv, body: requested });
      const refusal = await open.refusal(operationId, { path: jhv, body: { uuid: vm.uuid } });
      expect(refusal).toEqual([409, 'Wait until the virtual machine has finished what it is doing']);
    },
  );

  it('that there is not is refused', async () => {
    const body = { uuid: '00000000-0000-4000-8000-000000000001' };
    expect(await openSandbox().refusal('startVm', { path: jhv, body })).toEqual([404, 'Virtual machine not found']);
  });
});

const uuid = '00000000-0000-4000-8000-000000000000';
const full = '0a1b2c3d-4e5f-4a6b-8c7d-000000000006';
const goodKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f mari';
const retired = '0a1b2c3d-4e5f-4a6b-8c7d-000000000004';

type OnCreate = [
  what: string,
  change: object,
  status: number,
  text: string,
  location?: string,
  scenario?: ScenarioName,
];

const onCreate: OnCreate[] = [
  ['a key alone', { password: undefined, public_key: goodKey }, 400, 'password: is required'],
  ['a short password', { password: 'Abc1' }, 400, 'password: Use at least 8 characters'],
  [
    'a private key',
    { public_key: '-----BEGIN OPENSSH PRIVATE KEY-----' },
    400,
    'public_key: This is a private key. Keep it to yourself and use the public one, usually the file that ends in .pub',
  ],
  ['no name', { name: undefined }, 400, 'name: is required'],
  ['half a CPU', { vcpu: 0.5 }, 400, 'vcpu: must be a number'],
  ['no CPU', { vcpu: 0 }, 400, 'vcpu: must be at least 1'],
  ['too much memory', { ram: 999_936 }, 400, 'ram: Enter at most 131072'],
  ['a tiny disk', { disks: [40, 5] }, 400, 'disks: Enter at least 10'],
  ['nine disks', { disks: Array.from({ length: 9 }, () => 20) }, 400, 'disks: may be at most 8'],
  ['an unpublished version', { os_version: '26.04' }, 400, 'os_version: is not a version of Ubuntu'],
  [
    'a user name with a space',
    { username: 'a b' },
    400,
    'username: The provider does not accept this. Use something shorter or simpler.',
  ],
  [
    'a user name beyond the parameters',
    { os_name: 'windows', os_version: '2022', username: 'jõe' },
    400,
    'username: The provider does not accept this. Use something shorter or simpler.',
  ],
  ['an unknown network', { network_uuid: uuid }, 404, 'Network not found'],
  ['an unknown pool', { designated_pool_uuid: uuid }, 400, 'designated_pool_uuid: is not a host pool of this location'],
  ['a full pool', { designated_pool_uuid: full }, 503, highDemand, 'trtu'],
  ['a pool that takes none', { designated_pool_uuid: retired }, 503, highDemand, 'tll'],
  ['a closed location', {}, 403, 'New resources cannot be created in this location at the moment', 'jkt01'],
  [
    'a suspended account',
    { billing_account_id: 1203 },
    403,
    'Old agency account: Suspended: nothing can be charged to it',
  ],
  ['an unknown account', { billing_account_id: 7 }, 404, 'Billing account not found'],
  ['a replica without its machine', { source_replica: uuid }, 400, 'source_uuid: is required with source_replica'],
  ['a disk that is not there', { disk_uuid: uuid }, 404, 'Disk not found'],
  ['a limited account', {}, 403, 'Tamm & Partners: More than your billing account may use', 'jhv', 'indebted'],
  ['a suspended customer', {}, 403, 'Tamm & Partners: Suspended: nothing can be charged to it', 'jhv', 'suspended'],
];

describe('a new machine', () => {
  it.each(onCreate)('is refused with %s', async (_, change, status, text, location = 'jhv', scenario = 'demo') => {
    const open = openSandbox({ scenario });
    const { body: before } = await open.ask('listVms', { path: { location } });
    expect(await open.refusal('createVm', { path: { location }, body: { ...requested, ...change } })).toEqual([
      status,
      text,
    ]);
    expect((await open.ask('listVms', { path: { location } })).body).toHaveLength(before.length);
  });

  it.each([
    ['an app of the catalog', { os_name: 'wordpress', os_version: '6.8' }],
    ['a key beside its password', { public_key: goodKey }],
    ['a pool', { designated_pool_uuid: '0a1b2c3d-4e5f-4a6b-8c7d-000000000002' }],
    ['three disks', { disks: [20, 30, 40] }],
  ])('is made with %s', async (_, change) => {
    const { status, body } = await openSandbox().ask('createVm', { path: jhv, body: { ...requested, ...change } });
    expect(status).toBe(200);
    expect(body.storage.filter((disk) => disk.primary)).toHaveLength(1);
  });

  it('takes a further disk of a stopped machine, with what was copied of it', async () => {
    const open = openSandbox();
    const owner = await findVm(open, 'mail');
    const [primary, further] = owner.storage;
    const from = (disk_uuid: string | undefined) => ({ path: jhv, body: { ...requested, disks: [30], disk_uuid } });
    expect(await open.refusal('createVm', from(further?.uuid))).toEqual([
      409,
      'Stop the virtual machine to use its disk for another one',
    ]);
    await open.ask('stopVm', { path: jhv, body: { uuid: owner.uuid, force: true } });
    open.pass(2);
    expect(await open.refusal('createVm', from(primary?.uuid))).toEqual([
      409,
      'The primary disk stays with its virtual machine',
    ]);
    const { body: made } = await open.ask('createVm', from(further?.uuid));
    expect(
      made.storage.map(({ uuid, size, name, primary: first }) => [uuid === further?.uuid, size, name, first]),
    ).toEqual([
      [true, 250, 'sda', true],
      [false, 30, 'sdb', false],
    ]);
    expect((await findVm(open, 'mail')).storage.map(({ uuid }) => uuid)).toEqual([primary?.uuid]);
  });

  it('can be filled from a backup, on a disk at least as large', async () => {
    const open = openSandbox();
    const source = await findVm(open, 'api');
    const replica = source.storage[0]?.replicas[0]?.uuid;
    const from = { source_uuid: source.uuid, source_replica: replica };
    const { body } = await open.ask('createVm', { path: jhv, body: { ...requested, disks: undefined, ...from } });
    expect(body.storage.map((disk) => disk.size)).toEqual([80]);
    expect(await open.refusal('createVm', { path: jhv, body: { ...requested, disks: [40], ...from } })).toEqual([
      400,
      'disks: must be at least 80, the size of the disk that is copied',
    ]);
  });

  it('is not filled from a copy that is still being made', async () => {
    const open = openSandbox();
    const source = await findVm(open, 'api');
    const { body: replica } = await open.ask('createReplica', { path: jhv, body: { uuid: source.uuid } });
    const from = { disks: undefined, source_uuid: source.uuid, source_replica: replica.uuid };
    const asking = { path: jhv, body: { ...requested, ...from } };
    expect(await open.refusal('createVm', asking)).toEqual([409, 'Wait until the snapshot has been made']);
    open.pass(600);
    await open.ask('listVms', { path: jhv });
    expect((await open.ask('createVm', asking)).status).toBe(200);
  });

  it('lets an administrator use an unpublished version', async () => {
    const body = { ...requested, os_version: '26.04' };
    expect((await openSandbox().ask('createVm', { path: jhv, body, key: 'admin' })).status).toBe(200);
  });
});

it('a licence is not charged to an account that is suspended; what needs none may be installed anew', async () => {
  const open = openSandbox({ scenario: 'suspended' });
  const { uuid } = await findVm(open, 'web-1');
  const reinstall = (os_name: string, os_version: string) => ({ path: jhv, body: { uuid, os_name, os_version } });
  expect(await open.refusal('reinstallVm', reinstall('windows', '2022'))).toEqual([
    403,
    expect.stringMatching(/: Suspended: nothing can be charged to it$/),
  ]);
  expect(await findVm(open, 'web-1')).toMatchObject({ os_name: 'ubuntu', status: 'stopped' });
  expect((await open.ask('reinstallVm', reinstall('debian', '12'))).status).toBe(204);
});

describe('a path', () => {
  it.each<[method: string, path: string, status: number]>([
    ['PATCH', '/jhv/network/ip_addresses/__proto__', 400],
    ['DELETE', '/jhv/network/ip_addresses/constructor', 400],
    ['PUT', '/jhv/network/network/constructor/default', 400],
    ['DELETE', '/jhv/network/network/constructor', 400],
    ['GET', '/jhv/network/virtual-machines/__proto__/interfaces', 400],
    ['GET', '/jhv/network/virtual-machines/nope/interfaces', 400],
    ['GET', '/constructor/user-resource/vm/list', 404],
    ['GET', '/toString/user-resource/host_pool/list', 404],
  ])('%s %s is refused with %i and changes nothing', async (method, path, status) => {
    const { sandbox } = openSandbox();
    const at = async (where: string, init: RequestInit = {}) => {
      const headers = { apikey: 'demo', 'content-type': 'application/x-www-form-urlencoded' };
      return sandbox.fetch(new Request(`http://sandbox.test/v1${where}`, { headers, ...init }));
    };
    const networks = await (await at('/jhv/network/networks')).text();
    const reply = await at(path, { method, ...(method === 'PATCH' && { body: 'name=PX' }) });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toHaveProperty('correlation_id');
    expect(Object.prototype).not.toHaveProperty('name');
    expect(await (await at('/jhv/network/networks')).text()).toBe(networks);
  });
});

describe('a machine that gives something back', () => {
  it.each<[ScenarioName, string]>([
    ['indebted', 'a limited'],
    ['suspended', 'a suspended'],
  ])('is made smaller on the account of scenario %s', async (scenario) => {
    const open = openSandbox({ scenario });
    const vm = await findVm(open, 'staging-db', 'trtu');
    const asking = { path: { location: 'trtu' }, body: { uuid: vm.uuid, vcpu: 1, ram: 512 } };
    expect((await open.ask('updateVm', asking)).status).toBe(200);
  });
});

describe('a body', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'name=Back+office', 200],
    ['JSON as well', 'application/json; charset=utf-8', '{"name":"Back office"}', 200],
    ['nothing else', 'text/plain', 'name=Back+office', 415],
    ['no broken JSON', 'application/json', '{"name":', 400],
  ])('is %s', async (_, type, body, status) => {
    const { sandbox } = openSandbox();
    const headers = { apikey: 'demo', 'content-type': type };
    const request = new Request('http://sandbox.test/v1/jhv/network/network', { method: 'POST', headers, body });
    const reply = await sandbox.fetch(request);
    expect(reply.status).toBe(status);
  });
});
