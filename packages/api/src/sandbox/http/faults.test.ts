import { describe, expect, it } from 'vitest';
import { findVm, jhv, requested } from '../testing/machines.js';
import { openSandbox } from '../testing/openSandbox.js';
import { highDemand } from './failures.js';
import type { Fault } from './faults.js';

const noUuid = { uuid: '00000000-0000-4000-8000-000000000000' };

describe('a fault', () => {
  it.each([
    ['startVm', 500, 'Failed to start virtual machine'],
    ['stopVm', 500, 'Failed to stop virtual machine'],
    ['updateVm', 500, 'Failed to update virtual machine'],
    ['cloneVm', 500, 'Failed to clone virtual machine'],
    ['rebuildVm', 500, 'Failed to rebuild virtual machine'],
    ['toggleVmBackup', 500, 'Failed to enable/disable backup'],
    ['createReplica', 500, 'Failed to create snapshot of virtual machine'],
    ['deleteReplica', 500, 'Failed to delete snapshot'],
    ['addDisk', 500, 'Failed to add disk to VM'],
    ['resizeDisk', 500, 'Failed to resize disk on VM'],
    ['deleteDisk', 500, 'Failed to delete disk from VM'],
    ['createVm', 503, highDemand],
    ['createBareMetalLease', 409, 'No available machines'],
    ['deleteBareMetalLease', 409, 'Too soon to release machine'],
    ['getUser', 401, 'Invalid authentication credentials'],
    ['getUser', 403, 'Forbidden'],
  ] as const)('on %s with %i answers as documented', async (operationId, status, text) => {
    const open = openSandbox();
    await open.setFaults([{ operationId, status }]);
    expect(
      await open.refusal(operationId, { path: jhv, body: operationId === 'getUser' ? undefined : noUuid }),
    ).toEqual([status, text]);
  });

  it('keeps the call from being made', async () => {
    const open = openSandbox();
    await open.setFaults([{ operationId: 'createVm', status: 500 }]);
    await open.ask('createVm', { path: jhv, body: requested });
    await expect(findVm(open, 'shop')).rejects.toThrow('No machine shop');
  });

  it.each([502, 504])('of a gateway, %i, is a page', async (status) => {
    const { sandbox, setFaults } = openSandbox();
    await setFaults([{ path: '*', status }]);
    const reply = await sandbox.fetch(
      new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey: 'demo' } }),
    );
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(await reply.text()).toContain('<h1>');
  });

  it.each([
    ['{"uuid": ', 'application/json', '{"uuid": '],
    ['<html>gone</html>', 'text/html', '<html>gone</html>'],
    [{ vms: 'none' }, 'application/json', '{"vms":"none"}'],
    [[], 'application/json', '[]'],
  ])('with the body %o sends it as it is', async (body, type, text) => {
    const { sandbox, setFaults } = openSandbox();
    await setFaults([{ operationId: 'getUser', body }]);
    const reply = await sandbox.fetch(
      new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey: 'demo' } }),
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain(type);
    expect(await reply.text()).toBe(text);
  });

  it('happens as often as it says', async () => {
    const open = openSandbox();
    await open.setFaults([{ operationId: 'getUser', status: 502, times: 2 }]);
    const call = async (): Promise<number> =>
      (
        await open.sandbox.fetch(
          new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey: 'demo' } }),
        )
      ).status;
    expect([await call(), await call(), await call()]).toEqual([502, 502, 200]);
  });

  it.each<[Fault, boolean]>([
    [{ path: '/{location}/user-resource/vm/list', status: 403 }, true],
    [{ path: '/jhv/user-resource/vm/list', status: 403 }, true],
    [{ path: '/v1/jhv/user-resource/vm/list', status: 403 }, true],
    [{ path: '/jhv/*', status: 403 }, true],
    [{ path: '*', status: 403 }, true],
    [{ path: '/tll/*', status: 403 }, false],
    [{ path: '*', method: 'post', status: 403 }, false],
    [{ operationId: 'createVm', status: 403 }, false],
  ])('%o fits the list of machines: %s', async (fault, fits) => {
    const open = openSandbox();
    await open.setFaults([fault]);
    expect((await open.ask('listVms', { path: jhv })).status).toBe(fits ? 403 : 200);
  });

  it('with a latency alone lets the call through afterwards', async () => {
    const open = openSandbox();
    await open.setFaults([{ operationId: 'getUser', latency_ms: 5 }]);
    expect((await open.ask('getUser')).status).toBe(200);
  });

  it('of the network lets nobody answer, as often as it says', async () => {
    const open = openSandbox();
    await open.setFaults([{ operationId: 'createVm', network: true, times: 1 }]);
    await expect(open.ask('createVm', { path: jhv, body: requested })).rejects.toThrow(TypeError);
    await expect(findVm(open, 'shop')).rejects.toThrow('No machine shop');
    expect((await open.ask('createVm', { path: jhv, body: requested })).status).toBe(200);
  });

  it('of the network meets a path that the contract does not know too', async () => {
    const { sandbox, setFaults } = openSandbox();
    await setFaults([{ path: '/nowhere', network: true }]);
    await expect(sandbox.fetch(new Request('http://sandbox.test/v1/nowhere'))).rejects.toThrow(TypeError);
  });

  it('gives up waiting with the caller', async () => {
    const { sandbox, setFaults } = openSandbox();
    await setFaults([{ path: '*', latency_ms: 60_000 }]);
    const caller = new AbortController();
    const reply = sandbox.fetch(
      new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey: 'demo' }, signal: caller.signal }),
    );
    setTimeout(() => caller.abort(), 1);
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    [[{ status: 500 }], /needs operationId or path/],
    [[{ operationId: 'noSuchCall', status: 500 }], /operation/],
    [[{ path: '*', status: 42 }], /status/],
    [{ path: '*' }, /body/],
  ])('that cannot be, %o, is refused', async (faults, text) => {
    const open = openSandbox();
    const { status, body } = await open.operate('faults', faults);
    expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.stringMatching(text) })]);
  });
});
