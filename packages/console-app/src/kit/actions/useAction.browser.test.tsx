import { act, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Change } from '@livery/api/queries/change';
import type { ChangeId } from '@livery/api/client';
import { createIpAddress } from '@livery/api/queries/addressChanges';
import { createReplica, createVm, rebuildVm, startVm, toggleVmBackup } from '@livery/api/queries/compute';
import { createLoadBalancer } from '@livery/api/queries/loadBalancers';
import { createBareMetalLease } from '@livery/api/queries/metal';
import { createNetwork } from '@livery/api/queries/network';
import { createManagedService } from '@livery/api/queries/services';
import { fakeServer, makeVm, noContent, refusal } from '@livery/api/queries/testing/fakeServer';
import { i18n } from '#i18n/i18n.js';
import { computeTexts } from '#generated/compute/texts.js';
import { createConnection } from '#shared/connection.js';
import type { Services } from '#shared/services.js';
import { createToasts } from '#shared/toasts.js';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import { bindMutation } from './boundMutation.js';
import { useAction } from './useAction.js';

i18n.loadAndActivate({ locale: 'en', messages: {} });
await import('#generated/compute/texts.js');

/** The page of the last action. */
let services: Services;
const toasts = () => services.get(createToasts);

const web = { location: 'jhv', uuid: 'vm-1' };
const api = { location: 'jhv', uuid: 'vm-2' };
const aboutWeb = { target: { id: web.uuid, name: 'web' } };
const aboutApi = { target: { id: api.uuid, name: 'api' } };

type Respond = Parameters<typeof fakeServer>[0];
type Options = Parameters<ReturnType<typeof useAction>['run']>[1];

/** An action of a screen, and the server that it is done on. */
function actionOn<Id extends ChangeId, Variables extends object>(
  result: Respond,
  change: Change<Id, Variables>,
  onDone?: Parameters<typeof useAction>[0],
) {
  const { client, seen } = fakeServer(result);
  services = openPage({}, client);
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  );
  const { current, unmount } = renderHook(() => useAction(onDone), wrap, services);
  /** Makes the call by the action as it is now, or was when it was taken along. */
  const make = (variables: Variables, options?: Options, action = current()) =>
    action.run(bindMutation(change, variables), options);
  return {
    action: current,
    unmount,
    seen,
    make,
    run: (...run: Parameters<typeof make>) => act(() => make(...run)),
  };
}

const message = () =>
  toasts()
    .entries()
    .map(({ tone, text, detail }) => [tone, text, detail].filter((part) => typeof part === 'string').join(': '));
const bodies = (seen: readonly { body: string }[]) => seen.map(({ body }) => body);
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers one after the other, the last one from then on. */
const oneAfterTheOther = (...answers: [Respond, ...Respond[]]): Respond => {
  const left = [...answers];
  return (call) => ((left.length > 1 ? left.shift() : left[0]) ?? noContent)(call);
};

describe('an action that goes well', () => {
  it('says so, and hands on the answer', async () => {
    const onDone = vi.fn<(result: unknown) => void>();
    const replica = { uuid: 'r-1', type: 'snapshot', master_uuid: 'd-1', created_at: '2026-03-14 09:26:53' };
    const { run, action } = actionOn(() => Response.json(replica), createReplica, onDone);
    expect(await run(web, { done: 'Snapshot begun', onDone })).toBe(true);
    expect(message()).toEqual(['success: Snapshot begun']);
    expect(onDone.mock.calls).toEqual([
      [expect.objectContaining({ uuid: 'r-1' })],
      [expect.objectContaining({ uuid: 'r-1' })],
    ]);
    expect(action()).toMatchObject({ loading: false, failures: [] });
  });

  it('is loading until the last of its runs is over, and knows of which rows', async () => {
    const answers: (() => void)[] = [];
    const { action, make } = actionOn(() => new Promise((done) => answers.push(() => done(noContent()))), startVm);
    let runs: Promise<unknown> = Promise.resolve();
    await act(async () => {
      runs = Promise.all([make(web, aboutWeb), make(api, aboutApi)]);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
    });
    expect(action().loading).toBe(true);
    await act(async () => {
      answers[0]?.();
      await new Promise((done) => {
        setTimeout(done, 0);
      });
    });
    expect([action().isRunning(web.uuid), action().isRunning(api.uuid)]).toEqual([false, true]);
    await act(async () => {
      answers[1]?.();
      await runs;
    });
    expect(action().loading).toBe(false);
  });

  it('throws what its own screen throws, as nobody else could tell', async () => {
    const { make } = actionOn(noContent, startVm, () => {
      throw new Error('the screen is broken');
    });
    await act(() => expect(make(web)).rejects.toThrow('the screen is broken'));
  });
});

it('the button of an action says that there is no connection before any other reason', () => {
  const { action } = actionOn(noContent, startVm);
  expect(action().button('Nothing has changed')).toEqual({ loading: false, disabledReason: 'Nothing has changed' });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  act(() => {
    const end = services.get(createConnection).watch({ probe: () => Promise.resolve(), needsNetwork: true });
    onTestFinished(() => act(end));
  });
  expect(action().button('Nothing has changed')).toEqual({ loading: false, disabledReason: 'No connection' });
});

describe('an action that fails', () => {
  it('stays where it was, with its documented text and what the server said', async () => {
    const { run, action } = actionOn(() => refusal('No power', 500), startVm);
    expect(await run(web, { done: 'Starting' })).toBe(false);
    expect(message()).toEqual([]);
    expect(action().failures).toMatchObject([
      {
        heading: i18n._(computeTexts.failures.startVm),
        error: { message: expect.stringContaining('No power') },
        outcomeUnknown: false,
      },
    ]);
  });

  it('is tried again with the same variables and words, and is gone when that goes well', async () => {
    const { run, action, seen } = actionOn(
      oneAfterTheOther(() => refusal('No power'), noContent),
      startVm,
    );
    await run(web, { ...aboutWeb, done: 'Starting web' });
    await act(async () => {
      action().failures[0]?.retry();
      await vi.waitFor(() => expect(message()).toEqual(['success: Starting web']));
    });
    expect(bodies(seen)).toEqual(['uuid=vm-1', 'uuid=vm-1']);
    expect(action().failures).toEqual([]);
  });

  it('names what it was done with, and stays while another one is done', async () => {
    const result: Respond = ({ body }) => (body.includes('vm-1') ? refusal('No power') : noContent());
    const { run, action } = actionOn(result, startVm);
    await run(web, aboutWeb);
    await run(api, aboutApi);
    expect(action().failures.map(({ heading }) => heading)).toEqual(['Failed to start virtual machine: web']);
    await run(web, aboutWeb);
    expect(action().failures).toHaveLength(1);
  });

  it('can be dismissed, each on its own', async () => {
    const { run, action } = actionOn(() => refusal('No power'), startVm);
    await run(web, aboutWeb);
    await run(api, aboutApi);
    act(() => action().failures[0]?.dismiss());
    expect(action().failures.map(({ heading }) => heading)).toEqual(['Failed to start virtual machine: api']);
  });
});

describe('an action whose screen was left', () => {
  it('says its failure in a toast, from where it can be tried again', async () => {
    const { action, unmount, seen, run } = actionOn(
      oneAfterTheOther(() => refusal('No power'), noContent),
      startVm,
    );
    const left = action();
    unmount();
    await run(web, { ...aboutWeb, done: 'Starting web' }, left);
    expect(message()).toEqual([expect.stringMatching(/^danger: Failed to start virtual machine: web: .*No power/)]);
    toasts().entries()[0]?.action?.onAction();
    await vi.waitFor(() => expect(message()).toContain('success: Starting web'));
    expect(seen).toHaveLength(2);
  });

  it('offers no retry that cannot do better', async () => {
    const { action, unmount, run } = actionOn(() => Response.json({ message: 'Forbidden' }, { status: 403 }), startVm);
    const left = action();
    unmount();
    await run(web, {}, left);
    expect(toasts().entries()).toMatchObject([{ tone: 'danger' }]);
    expect(toasts().entries()[0]?.action).toBeUndefined();
  });

  it('does not make twice what may have been made', async () => {
    const { action, unmount, run } = actionOn(lost, createReplica);
    const left = action();
    unmount();
    await run(web, {}, left);
    const [toast] = toasts().entries();
    expect(toast?.detail).toContain('It may have been done all the same: look before you try again.');
    expect(toast?.action).toBeUndefined();
  });
});

describe('an action whose answer was lost', () => {
  it('may have made something new, and says so', async () => {
    const creating = actionOn(lost, createReplica);
    await creating.run(web);
    expect(creating.action().failures).toMatchObject([{ outcomeUnknown: true }]);
    const starting = actionOn(lost, startVm);
    await starting.run(web);
    expect(starting.action().failures).toMatchObject([
      { outcomeUnknown: false, note: expect.stringContaining('look before you try again') },
    ]);
  });

  it.each(
    [createBareMetalLease, createIpAddress, createLoadBalancer, createManagedService, createNetwork, createVm].map(
      (change) => [change.operation.id, change] as const,
    ),
  )('may have made something new: %s', async (_, change) => {
    const creating = actionOn(lost, change as unknown as typeof createReplica);
    await creating.run(web);
    expect(creating.action().failures).toMatchObject([{ outcomeUnknown: true }]);
  });

  const variables = { ...web, backup: true };
  const listOf =
    (backup: boolean): Respond =>
    () =>
      Response.json([makeVm({ backup })]);
  const changes = <Call extends { call: string }>(seen: readonly Call[]) =>
    seen.filter(({ call }) => call.startsWith('POST'));

  it('is not done again where the server says that it is done', async () => {
    let isOn = false;
    const result: Respond = (call) => {
      if (call.call.startsWith('GET')) return listOf(isOn)(call);
      isOn = true;
      return lost();
    };
    const { run, seen } = actionOn(result, toggleVmBackup);
    await run(variables, aboutWeb);
    expect(await run(variables, { ...aboutWeb, done: 'Backups on' })).toBe(true);
    expect(changes(seen)).toHaveLength(1);
    expect(message()).toEqual(['success: Backups on']);
  });

  /** Waits for a run as long as a list may lag. */
  async function afterTheLag(again: () => PromiseLike<boolean>) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const isOver = vi.fn<() => void>();
    const running = Promise.resolve(again()).finally(isOver);
    // What it imports comes in its own time.
    while (isOver.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000);
    return running;
  }

  it('is not switched back where the list shows the change later', async () => {
    let looks = 0;
    const result: Respond = (call) => (call.call.startsWith('GET') ? listOf((looks += 1) > 3)(call) : lost());
    const { run, seen } = actionOn(result, toggleVmBackup);
    await run(variables, aboutWeb);
    expect(await afterTheLag(() => run(variables, { ...aboutWeb, done: 'Backups on' }))).toBe(true);
    expect(changes(seen)).toHaveLength(1);
    expect(message()).toEqual(['success: Backups on']);
  });

  it('is done again where the server says long enough that it is not', async () => {
    let tries = 0;
    const result: Respond = (call) => {
      if (call.call.startsWith('GET')) return listOf(false)(call);
      tries += 1;
      return tries === 1 ? lost() : noContent();
    };
    const { run, seen } = actionOn(result, toggleVmBackup);
    await run(variables, aboutWeb);
    expect(await afterTheLag(() => run(variables, aboutWeb))).toBe(true);
    expect(changes(seen)).toHaveLength(2);
  });

  it('is not done again where nothing tells whether it was, until somebody has been told to look', async () => {
    const result: Respond = ({ call }) =>
      call.startsWith('GET') ? Response.json([{ ...makeVm(), status_changed_at: undefined }]) : lost();
    const { run, action, seen } = actionOn(result, rebuildVm);
    const sent = { ...web, replica_uuid: 'r-1', type: 'backup' as const };
    await run(sent, aboutWeb);
    expect(action().failures).toMatchObject([{ note: expect.stringContaining('look before you try again') }]);
    expect(await run(sent, aboutWeb)).toBe(false);
    expect(changes(seen)).toHaveLength(1);
    await run(sent, aboutWeb);
    expect(changes(seen)).toHaveLength(2);
  });

  it('says nothing of another choice, which is sent', async () => {
    let tries = 0;
    const result: Respond = ({ call }) => {
      if (call.startsWith('GET')) return Response.json([makeVm({ status: 'rebuilding' })]);
      tries += 1;
      return tries === 1 ? lost() : noContent();
    };
    const { run, seen } = actionOn(result, rebuildVm);
    const sent = { ...web, replica_uuid: 'r-1', type: 'backup' as const };
    await run(sent);
    expect(await run({ ...sent, replica_uuid: 'r-2' })).toBe(true);
    expect(bodies(changes(seen))).toEqual([expect.stringContaining('r-1'), expect.stringContaining('r-2')]);
  });

  it('is forgotten once the server has refused another try', async () => {
    let tries = 0;
    const result: Respond = (call) => {
      if (call.call.startsWith('GET')) return listOf(false)(call);
      tries += 1;
      return tries === 1 ? lost() : refusal('Busy');
    };
    const { run, seen } = actionOn(result, toggleVmBackup);
    await run(variables, aboutWeb);
    await afterTheLag(() => run(variables, aboutWeb));
    const before = seen.length;
    await run(variables, aboutWeb);
    // The switch reads once before it is pressed; whether an earlier try was applied is not asked as well.
    expect(
      seen
        .slice(before)
        .map(({ call }) => call)
        .slice(0, 2),
    ).toEqual(['GET /jhv/user-resource/vm/list', 'POST /jhv/user-resource/vm/backup']);
  });

  it('is not asked about where the server refused it', async () => {
    const { run, seen } = actionOn(
      (call) => (call.call.startsWith('GET') ? listOf(false)(call) : refusal('Busy')),
      toggleVmBackup,
    );
    await run(variables, aboutWeb);
    await run(variables, aboutWeb);
    expect(changes(seen)).toHaveLength(2);
  });
});
