import { environmentManager, focusManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUser } from '../generated/operations/identity.js';
import type { Disk, Vm } from '../generated/types.js';
import { vmTransitionsOf } from '../domain/vmStatus.js';
import { runChange } from './change.js';
import { addDisk, createReplica, createVm, deleteVm, startVm, vmList } from './compute.js';
import { vmMetrics } from './extension.js';
import { mfaStatus } from './profile.js';
import { read, type Read } from './read.js';
import { fakeServer, makeVm, noContent } from './testing/fakeServer.js';
import { isSlow } from './transitions.js';

const second = 1000;
const onVm = { location: 'jhv', uuid: 'vm-1' };

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
});

type Server = ReturnType<typeof fakeServer>;

/** A page that shows what is read, until the test is over. */
function shows<Data>({ client }: Server, options: Read<Data>) {
  client.mount();
  const observer = new QueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => undefined);
  ends.push(() => {
    unsubscribe();
    client.unmount();
  });
  return () => observer.getCurrentResult().data;
}

/** A server that answers with one machine, which is being created for so many answers. */
function creatingFor(responses: number) {
  let requested = 0;
  const server = fakeServer(() => {
    requested += 1;
    return Response.json([makeVm({ status: requested > responses ? 'running' : 'creating' })]);
  });
  return { ...server, vms: shows(server, vmList('jhv')) };
}

describe('a transition', () => {
  it('is polled until it ends', async () => {
    const { seen, vms } = creatingFor(2);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(seen).toHaveLength(3);
    expect(vms()?.[0]?.status).toBe('running');
  });

  it('is left alone in a hidden tab and asked for when the tab is shown', async () => {
    const { seen } = creatingFor(Infinity);
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(seen).toHaveLength(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveLength(2);
  });

  it('that never ends is not polled for ever', async () => {
    const { seen, vms } = creatingFor(Infinity);
    await vi.advanceTimersByTimeAsync(3_600 * second);
    const requested = seen.length;
    await vi.advanceTimersByTimeAsync(3_600 * second);
    expect(seen).toHaveLength(requested);
    const [row] = vms() ?? [];
    expect(row && isSlow(row, vmTransitionsOf)).toBe(true);
  });

  it('of one thing that is no list is followed too', async () => {
    let requested = 0;
    const server = fakeServer(() => {
      requested += 1;
      return Response.json({ id: 1, name: requested > 2 ? 'ready' : 'creating' });
    });
    const readiness = read(
      getUser,
      {},
      {
        transitions: ({ name }) =>
          name === 'creating'
            ? [{ status: 'creating', since: undefined, expected: 5 * second, limit: 60 * second }]
            : [],
      },
    );
    const user = shows(server, readiness);
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(requested).toBe(3);
    expect(user()?.name).toBe('ready');
  });
});

it('the second factor is followed while a device is enrolled, but not for ever', async () => {
  const server = fakeServer(() => Response.json({ is_active: false }));
  shows(server, mfaStatus());
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(server.seen).toHaveLength(1);
  ends.pop()?.();
  shows(server, mfaStatus(Date.now()));
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(server.seen.length).toBeGreaterThan(20);
  await vi.advanceTimersByTimeAsync(3_600 * second);
  const requested = server.seen.length;
  expect(requested).toBeLessThan(100);
  await vi.advanceTimersByTimeAsync(3_600 * second);
  expect(server.seen).toHaveLength(requested);
});

it.each([
  [60, 60],
  [1, 10],
  [1e21, 3600],
  [Number.NaN, 60],
])('measurements of every %d seconds are asked for every %d seconds', async (step, seconds) => {
  const server = fakeServer(() => Response.json({ series: [], step_seconds: step }));
  shows(server, vmMetrics('jhv', 'vm-1', '1h'));
  await vi.advanceTimersByTimeAsync(3 * seconds * second);
  expect(server.seen).toHaveLength(4);
});

/** A server whose list is so old, in ms: it shows a change only that long after it was made. */
function laggingServer(lag: number, first: Vm) {
  const states: { at: number; vms: Vm[] }[] = [{ at: -Infinity, vms: [first] }];
  const become = (vms: Vm[]) => states.push({ at: Date.now(), vms });
  const made: (() => Response)[] = [];
  const server = fakeServer(({ call }) => {
    if (!call.startsWith('GET')) return made.shift()?.() ?? noContent();
    const known = states.findLast(({ at }) => at <= Date.now() - lag);
    return Response.json(known?.vms ?? []);
  });
  const vms = shows(server, vmList('jhv'));
  return {
    ...server,
    become,
    /** What the next change does, and is answered with. */
    whenChanged: (response: () => Response) => made.push(response),
    vms,
    /** All the statuses that the page shows of the first machine from now on, one after the other. */
    async statusesFor(duration: number) {
      const visible: (string | undefined)[] = [];
      for (let passed = 0; passed <= duration; passed += 500) {
        const status = vms()?.[0]?.status;
        if (visible.length === 0 || visible.at(-1) !== status) visible.push(status);
        await vi.advanceTimersByTimeAsync(500);
      }
      return visible;
    },
  };
}

const disk = (uuid: string): Disk => ({
  uuid,
  name: uuid,
  size: 20,
  primary: false,
  shared: false,
  replicas: [],
});

describe('a list that lags behind the server', () => {
  it('never shows a row as it was before its change', async () => {
    const server = laggingServer(7 * second, makeVm({ status: 'stopped' }));
    await vi.advanceTimersByTimeAsync(0);
    server.whenChanged(() => {
      server.become([makeVm({ status: 'starting' })]);
      setTimeout(() => server.become([makeVm({ status: 'running' })]), 5 * second);
      return noContent();
    });
    const visible = server.statusesFor(60 * second);
    await runChange(server.client, startVm, onVm);
    expect(await visible).toEqual(['stopped', 'starting', 'running']);
  });

  it('is asked no more once it shows the change', async () => {
    const server = laggingServer(7 * second, makeVm());
    await vi.advanceTimersByTimeAsync(0);
    server.whenChanged(() => {
      server.become([makeVm({ storage: [disk('new')] })]);
      return Response.json(disk('new'));
    });
    await runChange(server.client, addDisk, { ...onVm, size_gb: 20 });
    await vi.advanceTimersByTimeAsync(20 * second);
    expect(server.vms()?.[0]?.storage).toHaveLength(1);
    const requested = server.seen.length;
    await vi.advanceTimersByTimeAsync(300 * second);
    expect(server.seen).toHaveLength(requested);
  });

  it('is believed in the end: a change that it never shows is given up after two minutes', async () => {
    const server = laggingServer(0, makeVm({ status: 'stopped' }));
    await vi.advanceTimersByTimeAsync(0);
    await runChange(server.client, startVm, onVm);
    await vi.advanceTimersByTimeAsync(119 * second);
    expect(server.vms()?.[0]?.status).toBe('starting');
    await vi.advanceTimersByTimeAsync(15 * second);
    expect(server.vms()?.[0]?.status).toBe('stopped');
    const requested = server.seen.length;
    await vi.advanceTimersByTimeAsync(300 * second);
    expect(server.seen).toHaveLength(requested);
  });

  it('gives a new machine up that it never shows', async () => {
    const server = laggingServer(0, makeVm());
    await vi.advanceTimersByTimeAsync(0);
    server.whenChanged(() => Response.json(makeVm({ uuid: 'vm-9', status: 'creating' })));
    const { location } = onVm;
    await runChange(server.client, createVm, {
      location,
      name: 'new',
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'ops',
      password: 'Passw0rd',
      ram: 1024,
      vcpu: 1,
    });
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(server.vms()?.map(({ uuid }) => uuid)).toEqual(['vm-1', 'vm-9']);
    await vi.advanceTimersByTimeAsync(90 * second);
    expect(server.vms()?.map(({ uuid }) => uuid)).toEqual(['vm-1']);
  });

  it('shows a machine as deleted until it comes without it', async () => {
    const server = laggingServer(7 * second, makeVm());
    await vi.advanceTimersByTimeAsync(0);
    server.whenChanged(() => {
      server.become([]);
      return noContent();
    });
    const visible = server.statusesFor(30 * second);
    await runChange(server.client, deleteVm, onVm);
    expect(await visible).toEqual(['running', 'deleted', undefined]);
  });

  it('follows a snapshot from the answer until it has been made', async () => {
    const server = laggingServer(3 * second, makeVm({ storage: [disk('main')] }));
    await vi.advanceTimersByTimeAsync(0);
    const replica = { uuid: 'snap', type: 'snapshot', created_at: '2026-03-14 09:27:31' } as const;
    const withReplica = (status: 'creating' | 'ready') =>
      makeVm({ storage: [{ ...disk('main'), replicas: [{ ...replica, status }] }] });
    server.whenChanged(() => {
      server.become([withReplica('creating')]);
      setTimeout(() => server.become([withReplica('ready')]), 10 * second);
      return Response.json({ ...replica, status: 'creating' });
    });
    await runChange(server.client, createReplica, onVm);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(server.vms()?.[0]?.storage[0]?.replicas).toMatchObject([{ uuid: 'snap', status: 'ready' }]);
    const requested = server.seen.length;
    await vi.advanceTimersByTimeAsync(300 * second);
    expect(server.seen).toHaveLength(requested);
  });

  it('that fails is not asked for ever', async () => {
    let isDown = false;
    const server = fakeServer(({ call }) => {
      if (!call.startsWith('GET')) return noContent();
      return isDown ? Response.json({ message: 'x' }, { status: 500 }) : Response.json([makeVm({ status: 'stopped' })]);
    });
    shows(server, vmList('jhv'));
    await vi.advanceTimersByTimeAsync(0);
    isDown = true;
    await runChange(server.client, startVm, onVm);
    await vi.advanceTimersByTimeAsync(600 * second);
    const requested = server.seen.length;
    await vi.advanceTimersByTimeAsync(600 * second);
    expect(server.seen).toHaveLength(requested);
  });
});
