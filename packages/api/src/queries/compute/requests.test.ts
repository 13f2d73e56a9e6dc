import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.js';
import { runChange } from '../change.js';
import { failureMessages, type FailureId } from '../../domain/failures.js';
import { keys } from '../keys.js';
import * as network from '../network.js';
import { openVmConsole } from '../extension.js';
import { fakeServer, noContent, refusal, type Seen } from '../testing/fakeServer.js';
import * as compute from '../compute.js';

const { cloneVm, createVm, deleteVm, startVm, stopVm, toggleVmBackup, updateVm } = compute;
const vmKey = keys.vms('jhv');
const onVm = { location: 'jhv', uuid: 'vm-1' };
const list = [vmKey, keys.events];
const listAndNetwork = [...list, keys.network('jhv')];
const addresses = [keys.ipAddresses('jhv'), vmKey, keys.events];

interface Case {
  operation: string;
  call: string;
  failure: FailureId;
  mutationFn?: unknown;
}

/** A change, its variables, the request it makes (call, query, form), what it refreshes, what it says when it fails. */
const changes: [Case, object, Partial<Seen> & { call: string }, readonly QueryKey[], string][] = [
  [
    createVm,
    {
      location: 'jhv',
      name: 'web',
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'ops',
      password: 'Passw0rd',
      ram: 2048,
      vcpu: 2,
      disks: [20, 40],
      reserve_public_ip: false,
    },
    {
      call: 'POST /jhv/user-resource/vm',
      body: 'name=web&os_name=ubuntu&os_version=24.04&username=ops&password=Passw0rd&ram=2048&vcpu=2&disks[]=20&disks[]=40&reserve_public_ip=false',
    },
    listAndNetwork,
    'There was an error while creating your resource',
  ],
  [
    updateVm,
    { ...onVm, name: 'a b', ram: 4096 },
    { call: 'PATCH /jhv/user-resource/vm', body: 'uuid=vm-1&name=a b&ram=4096' },
    list,
    'Failed to update virtual machine',
  ],
  [
    deleteVm,
    onVm,
    { call: 'DELETE /jhv/user-resource/vm', body: 'uuid=vm-1' },
    listAndNetwork,
    'Error performing action',
  ],
  [
    cloneVm,
    { ...onVm, name: 'copy' },
    { call: 'POST /jhv/user-resource/vm/clone', body: 'uuid=vm-1&name=copy' },
    listAndNetwork,
    'Failed to clone virtual machine',
  ],
  [
    startVm,
    onVm,
    { call: 'POST /jhv/user-resource/vm/start', body: 'uuid=vm-1' },
    list,
    'Failed to start virtual machine',
  ],
  [
    stopVm,
    { ...onVm, force: false },
    { call: 'POST /jhv/user-resource/vm/stop', body: 'uuid=vm-1&force=false' },
    list,
    'Failed to stop virtual machine',
  ],
  [
    compute.startRescue,
    onVm,
    { call: 'POST /jhv/user-resource/vm/rescue_start', body: 'uuid=vm-1' },
    list,
    'Failed to start virtual machine',
  ],
  [
    toggleVmBackup,
    { ...onVm, backup: true },
    { call: 'POST /jhv/user-resource/vm/backup', body: 'uuid=vm-1' },
    list,
    'Failed to enable/disable backup',
  ],
  [
    compute.createReplica,
    onVm,
    { call: 'POST /jhv/user-resource/vm/replica', body: 'uuid=vm-1' },
    list,
    'Failed to create snapshot of virtual machine',
  ],
  [
    compute.deleteReplica,
    { ...onVm, replica_uuid: 'r' },
    { call: 'DELETE /jhv/user-resource/vm/replica', body: 'replica_uuid=r' },
    list,
    'Failed to delete snapshot',
  ],
  [
    compute.rebuildVm,
    { ...onVm, replica_uuid: 'r', type: 'backup' },
    { call: 'POST /jhv/user-resource/vm/rebuild', body: 'uuid=vm-1&replica_uuid=r&type=backup' },
    list,
    'Failed to rebuild virtual machine',
  ],
  [
    compute.reinstallVm,
    { ...onVm, os_name: 'debian', os_version: '12' },
    { call: 'POST /jhv/user-resource/vm/reinstall', body: 'uuid=vm-1&os_name=debian&os_version=12' },
    list,
    'Error performing action',
  ],
  [
    compute.addDisk,
    { ...onVm, size_gb: 20 },
    { call: 'POST /jhv/user-resource/vm/storage', body: 'uuid=vm-1&size_gb=20' },
    list,
    'Failed to add disk to VM',
  ],
  [
    compute.resizeDisk,
    { ...onVm, disk_uuid: 'd', size_gb: 40 },
    { call: 'PATCH /jhv/user-resource/vm/storage', body: 'uuid=vm-1&disk_uuid=d&size_gb=40' },
    list,
    'Failed to resize disk on VM',
  ],
  [
    compute.deleteDisk,
    { ...onVm, storage_uuid: 'd' },
    { call: 'DELETE /jhv/user-resource/vm/storage', body: 'uuid=vm-1&storage_uuid=d' },
    list,
    'Failed to delete disk from VM',
  ],
  [
    compute.setVmPassword,
    { ...onVm, username: 'ops', password: 'Passw0rd' },
    { call: 'PATCH /jhv/user-resource/vm/user', body: 'uuid=vm-1&username=ops&password=Passw0rd' },
    list,
    'Change password failed',
  ],
  [
    compute.setResourceBilling,
    { ...onVm, billing_account_id: 7 },
    { call: 'POST /jhv/user-resource/resource_billing', body: 'uuid=vm-1&billing_account_id=7' },
    list,
    'Error performing action',
  ],
  [
    compute.createSubinterface,
    { ...onVm, if_uuid: 'if', network_uuid: 'net', vlan_tag: 120 },
    {
      call: 'POST /jhv/network/virtual-machines/vm-1/interfaces/if/subinterfaces',
      query: 'network_uuid=net&vlan_tag=120',
    },
    [keys.interfaces('jhv'), keys.events],
    'Error performing action',
  ],
  [
    compute.deleteSubinterface,
    { ...onVm, if_uuid: 'sub' },
    { call: 'DELETE /jhv/network/virtual-machines/vm-1/subinterfaces/sub' },
    [keys.interfaces('jhv'), keys.events],
    'Error performing action',
  ],
  [openVmConsole, onVm, { call: 'POST /jhv/user-resource/vm/vm-1/console' }, [], 'Error performing action'],
  [
    network.createIpAddress,
    { location: 'jhv', name: 'shop', billing_account_id: 7 },
    { call: 'POST /jhv/network/ip_addresses', body: 'name=shop&billing_account_id=7' },
    [keys.ipAddresses('jhv'), keys.events],
    'There was an error while creating your resource',
  ],
  [
    network.assignIpAddress,
    { location: 'jhv', address: '185.14.96.21', private_ip: '10.12.0.5' },
    { call: 'POST /jhv/network/ip_addresses/185.14.96.21/assign', body: 'private_ip=10.12.0.5' },
    addresses,
    'Error performing action',
  ],
  [
    network.unassignIpAddress,
    { location: 'jhv', address: '185.14.96.21' },
    { call: 'POST /jhv/network/ip_addresses/185.14.96.21/unassign' },
    addresses,
    'Error performing action',
  ],
  [
    network.deleteIpAddress,
    { location: 'jhv', address: '185.14.96.21' },
    { call: 'DELETE /jhv/network/ip_addresses/185.14.96.21' },
    addresses,
    'Error performing action',
  ],
];

describe.each(changes)('$operation', (change, variables, request, refreshed, failure) => {
  const run = (client: Parameters<typeof runChange>[0]) =>
    runChange(client, change as typeof startVm, variables as typeof onVm);

  it('makes the call the contract describes', async () => {
    const { client, seen } = fakeServer(noContent);
    await run(client);
    expect(seen).toEqual([{ query: '', body: '', ...request }]);
    const { method, path } = operations[change.operation as keyof typeof operations];
    expect(change.call).toBe(`${method} ${path}`);
  });

  it.each(['works', 'fails'])('refreshes what it makes old when it %s', async (how) => {
    const { client } = fakeServer(() => (how === 'works' ? noContent() : refusal('No')));
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    await run(client).catch(() => undefined);
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(refreshed);
  });

  it('has something to say when it fails', () => {
    expect(failureMessages[change.failure]).toBe(failure);
  });
});

it('covers every change there is', () => {
  const exported: unknown[] = [...Object.values(compute), ...Object.values(network)];
  const all = exported.flatMap((value) =>
    typeof value === 'object' && value !== null && 'operation' in value ? [value.operation] : [],
  );
  expect(changes.map(([change]) => change.operation)).toEqual(expect.arrayContaining(all));
});
