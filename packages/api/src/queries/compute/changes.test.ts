import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { runBulk } from '../bulk.js';
import { runChange } from '../change.js';
import {
  createVm,
  deleteVm,
  setVmPassword,
  startVm,
  stopVm,
  toggleVmBackup,
  updateVm,
  vmList,
  type LocatedVm,
} from '../compute.js';
import { keys } from '../keys.js';
import { fakeServer, makeVm, noContent, refusal } from '../testing/fakeServer.js';

const vmKey = keys.vms('jhv');
const onVm = { location: 'jhv', uuid: 'vm-1' };

/** A server that answers when told to. */
function slowServer(vms = [makeVm({ status: 'stopped' })]) {
  const answers: ((response: Response) => void)[] = [];
  const server = fakeServer(({ call }) =>
    call.startsWith('GET') ? Response.json(vms) : new Promise<Response>((resolve) => answers.push(resolve)),
  );
  const answered = (index: number) => vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
  const rows = () => server.client.getQueryData<LocatedVm[]>(vmKey) ?? [];
  return {
    ...server,
    rows,
    row: (uuid = 'vm-1') => rows().find((row) => row.uuid === uuid),
    load: () => server.client.fetchQuery({ ...vmList('jhv'), staleTime: 0 }),
    async answer(index: number, response: Response) {
      await answered(index);
      answers[index]?.(response);
    },
    answered,
  };
}

describe('what shows at once', () => {
  it.each([
    { name: 'a start', change: startVm, variables: onVm, shown: { status: 'starting' }, before: { status: 'stopped' } },
    {
      name: 'a stop',
      change: stopVm,
      variables: { ...onVm, force: true },
      shown: { status: 'stopping' },
      before: { status: 'stopped' },
    },
    {
      name: 'a deletion',
      change: deleteVm,
      variables: onVm,
      shown: { status: 'deleted' },
      before: { status: 'stopped' },
    },
    {
      name: 'a new name',
      change: updateVm,
      variables: { ...onVm, name: 'db' },
      shown: { name: 'db' },
      before: { name: 'web-1' },
    },
    {
      name: 'the backup switch',
      change: toggleVmBackup,
      variables: { ...onVm, backup: true },
      shown: { backup: true },
      before: { backup: false },
    },
  ])('$name, taken back when it fails', async ({ change, variables, shown, before }) => {
    const { client, load, row, answer, answered } = slowServer();
    await load();
    const original = row();
    const running = runChange(client, change as typeof startVm, variables);
    await answered(0);
    expect(row()).toMatchObject(shown);
    await answer(0, refusal('No'));
    await expect(running).rejects.toThrow('No');
    expect(row()).toMatchObject(before);
    expect(row()).toEqual(original);
  });

  it('is not a size: the server may refuse it', async () => {
    const { client, load, row, answered } = slowServer();
    await load();
    void runChange(client, updateVm, { ...onVm, ram: 8192 });
    await answered(0);
    expect(row()?.memory).toBe(4096);
  });

  it('stays when a poll brings the list as it was before', async () => {
    const { client, load, row, answer, answered } = slowServer();
    await load();
    const running = runChange(client, startVm, onVm);
    await answered(0);
    await load();
    expect(row()?.status).toBe('starting');
    await answer(0, noContent());
    await running;
    await load();
    expect(row()?.status).toBe('stopped');
  });

  it('leaves other rows, and what else happened to this one, alone', async () => {
    const { client, load, row, answer, answered } = slowServer([
      makeVm({ status: 'stopped' }),
      makeVm({ uuid: 'vm-2' }),
    ]);
    await load();
    const other = row('vm-2');
    const starting = runChange(client, startVm, onVm);
    const renaming = runChange(client, updateVm, { ...onVm, name: 'db' });
    await answered(1);
    await answer(0, refusal('No'));
    await starting.catch(() => undefined);
    expect(row()).toMatchObject({ status: 'stopped', name: 'db' });
    expect(row('vm-2')).toBe(other);
    await answer(1, refusal('No'));
    await renaming.catch(() => undefined);
    expect(row()?.name).toBe('web-1');
  });

  it('needs no list', async () => {
    const { client } = fakeServer(noContent);
    await runChange(client, startVm, onVm);
    expect(client.getQueryData(vmKey)).toBeUndefined();
  });
});

describe('an answer', () => {
  const newVm = {
    location: 'jhv',
    name: 'new',
    os_name: 'ubuntu',
    os_version: '24.04',
    username: 'ops',
    ram: 1024,
    vcpu: 1,
  };

  it('puts a new machine into the list before that is refreshed', async () => {
    const { client, load, rows, answer } = slowServer();
    await load();
    const creating = runChange(client, createVm, newVm);
    await answer(0, Response.json(makeVm({ uuid: 'vm-9', status: 'creating', location: undefined as never })));
    await creating;
    expect(rows().map(({ uuid, location }) => [uuid, location])).toEqual([
      ['vm-1', 'jhv'],
      ['vm-9', 'jhv'],
    ]);
  });

  it('puts the newer machine in the place of the older', async () => {
    const { client, load, rows, answer } = slowServer();
    await load();
    const resizing = runChange(client, updateVm, { ...onVm, ram: 8192 });
    await answer(0, Response.json(makeVm({ memory: 8192 })));
    await resizing;
    expect(rows()).toMatchObject([{ uuid: 'vm-1', memory: 8192 }]);
  });

  it.each([{ body: {} }, { body: null }, { body: [] }, { body: 'x' }])(
    'that is no machine ($body) does no harm',
    async ({ body }) => {
      const { client, load, rows, answer } = slowServer();
      await load();
      const creating = runChange(client, createVm, newVm);
      await answer(0, Response.json(body));
      await creating;
      expect(rows()).toHaveLength(1);
    },
  );
});

it('is refreshed once after a bulk action, however many items it had', async () => {
  const vms = Array.from({ length: 10 }, (_, index) => makeVm({ uuid: `vm-${index}` }));
  let answered = Promise.resolve();
  const { client, seen } = fakeServer(async ({ call, body }) => {
    if (call.startsWith('GET')) return Response.json(vms);
    // One answer after the other, as they come from a network.
    answered = answered.then(() => new Promise((resolve) => setTimeout(resolve)));
    await answered;
    return body.includes('vm-5') ? refusal('Failed to stop virtual machine') : noContent();
  });
  await client.fetchQuery(vmList('jhv'));
  const stop = new QueryObserver(client, { ...vmList('jhv'), refetchInterval: false }).subscribe(() => undefined);
  const results = await runBulk(vms, ({ uuid }) => runChange(client, stopVm, { location: 'jhv', uuid, force: false }));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();
  expect(results.flatMap(({ item, status }) => (status === 'rejected' ? [item.uuid] : []))).toEqual(['vm-5']);
  expect(seen.filter(({ call }) => call.startsWith('GET'))).toHaveLength(2);
  expect(seen.at(-1)?.call).toBe('GET /jhv/user-resource/vm/list');
});

it('forgets a password as soon as it is set', async () => {
  const { client } = fakeServer(noContent);
  await runChange(client, setVmPassword, { ...onVm, username: 'ops', password: 'Passw0rd' });
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

it.each([
  [false, false],
  [true, true],
])('asks the server whether backups that are wanted are on, where it says %s: %s', async (backup, made) => {
  const { client } = slowServer([makeVm({ backup })]);
  expect(await toggleVmBackup.isMade?.({ ...onVm, backup: true }, client)).toBe(made);
});
