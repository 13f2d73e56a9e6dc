import { expect, it, vi } from 'vitest';
import { rebuildVm, reinstallVm } from '@livery/api/queries/compute';
import { rebuildServiceVm } from '@livery/api/queries/services';
import { fakeServer, makeVm, noContent } from '@livery/api/queries/testing/fakeServer';
import { openPage } from '#testing/services.js';
import { bindMutation, sendUnlessApplied, type BoundMutation, type UnknownOutcomes } from './boundMutation.js';

/** A server that loses its first answer, and says by its list what `vm` is. */
function loses(vm: Parameters<typeof makeVm>[0] = {}) {
  vi.stubGlobal('addEventListener', vi.fn());
  const bodies: string[] = [];
  const { client, seen } = fakeServer(({ call, body }) => {
    if (call.startsWith('GET')) return Response.json([{ ...makeVm(), ...vm }]);
    bodies.push(body);
    if (bodies.length === 1) throw new TypeError('Failed to fetch');
    return noContent();
  });
  openPage({}, client);
  const unknown: UnknownOutcomes<undefined> = new Map();
  return {
    bodies,
    looks: () => seen.filter(({ call }) => call.startsWith('GET')).length,
    /** What it ends with: its result, or the failure. */
    send: (mutation: BoundMutation) =>
      sendUnlessApplied(client, mutation, unknown, undefined).catch((error: unknown) => String(error)),
  };
}

const lost = 'NetworkError: Failed to connect to server';
const onVm = { location: 'jhv', uuid: 'vm-1' };
const install = (os_name: string) => bindMutation(reinstallVm, { ...onVm, os_name, os_version: '1' });

it('what another choice has done since its answer was lost says nothing of this one, which is sent', async () => {
  const { bodies, send, looks } = loses({ status: 'reinstalling' });
  expect(await send(install('ubuntu'))).toBe(lost);
  await send(install('debian'));
  expect(bodies).toEqual([expect.stringContaining('ubuntu'), expect.stringContaining('debian')]);
  expect(looks()).toBe(0);
});

it('the same choice is not sent again where the machine shows it', async () => {
  const { bodies, send } = loses({ status: 'reinstalling' });
  expect(await send(install('ubuntu'))).toBe(lost);
  expect(await send(install('ubuntu'))).toBeUndefined();
  expect(bodies).toHaveLength(1);
});

it('a call is the same whatever is known besides that does not travel', async () => {
  const { send } = loses();
  const checkApplied = vi.fn<NonNullable<BoundMutation['checkApplied']>>(() => Promise.resolve(true));
  const rebuild = (service: string) => ({
    ...bindMutation(rebuildServiceVm, { ...onVm, replica_uuid: 'r-1', type: 'backup', service }),
    checkApplied,
  });
  expect(await send(rebuild('s-1'))).toBe(lost);
  await send(rebuild('s-2'));
  expect(checkApplied).toHaveBeenCalledOnce();
});

it('where the machine cannot tell, the next try says that one has to look, and the one after that sends', async () => {
  const { bodies, send, looks } = loses({ status_changed_at: undefined });
  const rebuild = () => send(bindMutation(rebuildVm, { ...onVm, replica_uuid: 'r-1', type: 'backup' }));
  expect([await rebuild(), await rebuild()]).toEqual([lost, lost]);
  expect([bodies.length, looks()]).toEqual([1, 1]);
  await rebuild();
  expect([bodies.length, looks()]).toEqual([2, 1]);
});
