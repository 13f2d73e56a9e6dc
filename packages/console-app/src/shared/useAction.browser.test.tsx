import { act, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '@livery/api/queries/change';
import type { ChangeId } from '@livery/api/client';
import { createReplica, startVm, toggleVmBackup } from '@livery/api/queries/compute';
import { fakeServer, makeVm, noContent, refusal } from '@livery/api/queries/testing/fakeServer';
import { i18n } from '#i18n/i18n.js';
import { renderHook } from '../testing/renderHook.js';
import { toasts } from './toasts.js';
import { useAction } from './useAction.js';

i18n.loadAndActivate({ locale: 'en', messages: {} });
await import('#generated/compute/texts.js');
beforeEach(() => toasts.clear());

const web = { location: 'jhv', uuid: 'vm-1' };
const api = { location: 'jhv', uuid: 'vm-2' };
const aboutWeb = { about: { uuid: web.uuid, name: 'web' } };
const aboutApi = { about: { uuid: api.uuid, name: 'api' } };

type Answer = Parameters<typeof fakeServer>[0];
type Outcome<Id extends ChangeId, Variables extends object> = Parameters<typeof useAction<Id, Variables>>[1];

/** An action of a screen, and the server that it is done on. */
function actionOn<Id extends ChangeId, Variables extends object>(
  answer: Answer,
  change: Change<Id, Variables>,
  outcome: Outcome<Id, Variables> = {},
) {
  const { client, seen } = fakeServer(answer);
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  );
  const { current, unmount } = renderHook(() => useAction(change, outcome), wrap);
  return {
    action: current,
    unmount,
    seen,
    run: (...call: Parameters<ReturnType<typeof current>['run']>) => act(() => current().run(...call)),
  };
}

const said = () =>
  toasts
    .entries()
    .map(({ tone, text, detail }) => [tone, text, detail].filter((part) => typeof part === 'string').join(': '));
const bodies = (seen: readonly { body: string }[]) => seen.map(({ body }) => body);
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers one after the other, the last one from then on. */
const oneAfterTheOther = (...answers: [Answer, ...Answer[]]): Answer => {
  const left = [...answers];
  return (call) => ((left.length > 1 ? left.shift() : left[0]) ?? noContent)(call);
};

describe('an action that goes well', () => {
  it('says so, and hands on the answer and what it was done with', async () => {
    const onDone = vi.fn<(answer: unknown, variables: unknown) => void>();
    const replica = { uuid: 'r-1', type: 'snapshot', master_uuid: 'd-1', created_at: '2026-03-14 09:26:53' };
    const { run, action } = actionOn(() => Response.json(replica), createReplica, { done: 'Snapshot begun', onDone });
    expect(await run(web)).toBe(true);
    expect(said()).toEqual(['success: Snapshot begun']);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uuid: 'r-1' }), web);
    expect(action()).toMatchObject({ busy: false, failures: [] });
  });

  it('says what belongs to the run rather than what belongs to the action', async () => {
    const { run } = actionOn(noContent, startVm, { done: 'Starting' });
    await run(web, { done: 'Starting web' });
    expect(said()).toEqual(['success: Starting web']);
  });

  it('is busy until the last of its runs is over', async () => {
    const answers: (() => void)[] = [];
    const { action } = actionOn(() => new Promise((done) => answers.push(() => done(noContent()))), startVm);
    let runs: Promise<unknown> = Promise.resolve();
    await act(async () => {
      runs = Promise.all([action().run(web), action().run(api)]);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
    });
    expect(action().busy).toBe(true);
    await act(async () => {
      answers[0]?.();
      await new Promise((done) => {
        setTimeout(done, 0);
      });
    });
    expect(action().busy).toBe(true);
    await act(async () => {
      answers[1]?.();
      await runs;
    });
    expect(action().busy).toBe(false);
  });

  it('throws what its own screen throws, as nobody else could tell', async () => {
    const { action } = actionOn(noContent, startVm, {
      onDone: () => {
        throw new Error('the screen is broken');
      },
    });
    await act(() => expect(action().run(web)).rejects.toThrow('the screen is broken'));
  });
});

describe('an action that fails', () => {
  it('stays where it was, with its documented text and what the server said', async () => {
    const { run, action } = actionOn(() => refusal('No power', 500), startVm, { done: 'Starting' });
    expect(await run(web)).toBe(false);
    expect(said()).toEqual([]);
    expect(action().failures).toMatchObject([
      {
        title: 'Failed to start virtual machine',
        error: { message: expect.stringContaining('No power') },
        mayBeMade: false,
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
      await vi.waitFor(() => expect(said()).toEqual(['success: Starting web']));
    });
    expect(bodies(seen)).toEqual(['uuid=vm-1', 'uuid=vm-1']);
    expect(action().failures).toEqual([]);
  });

  it('names what it was done with, and stays while another one is done', async () => {
    const answer: Answer = ({ body }) => (body.includes('vm-1') ? refusal('No power') : noContent());
    const { run, action } = actionOn(answer, startVm);
    await run(web, aboutWeb);
    await run(api, aboutApi);
    expect(action().failures.map(({ title }) => title)).toEqual(['Failed to start virtual machine: web']);
    await run(web, aboutWeb);
    expect(action().failures).toHaveLength(1);
  });

  it('can be dismissed, each on its own', async () => {
    const { run, action } = actionOn(() => refusal('No power'), startVm);
    await run(web, aboutWeb);
    await run(api, aboutApi);
    act(() => action().failures[0]?.dismiss());
    expect(action().failures.map(({ title }) => title)).toEqual(['Failed to start virtual machine: api']);
  });
});

describe('an action whose screen was left', () => {
  it('says its failure in a toast, from where it can be tried again', async () => {
    const { action, unmount, seen } = actionOn(
      oneAfterTheOther(() => refusal('No power'), noContent),
      startVm,
    );
    const { run } = action();
    unmount();
    await run(web, { ...aboutWeb, done: 'Starting web' });
    expect(said()).toEqual([expect.stringMatching(/^danger: Failed to start virtual machine: web: .*No power/)]);
    toasts.entries()[0]?.action?.onAction();
    await vi.waitFor(() => expect(said()).toContain('success: Starting web'));
    expect(seen).toHaveLength(2);
  });

  it('offers no retry that cannot do better', async () => {
    const { action, unmount } = actionOn(() => Response.json({ message: 'Forbidden' }, { status: 403 }), startVm);
    const { run } = action();
    unmount();
    await run(web);
    expect(toasts.entries()).toMatchObject([{ tone: 'danger' }]);
    expect(toasts.entries()[0]?.action).toBeUndefined();
  });

  it('does not make twice what may have been made', async () => {
    const { action, unmount } = actionOn(lost, createReplica);
    const { run } = action();
    unmount();
    await run(web);
    const [toast] = toasts.entries();
    expect(toast?.detail).toContain('It may have been created all the same: look before you try again.');
    expect(toast?.action).toBeUndefined();
  });
});

describe('an action whose answer was lost', () => {
  it('may have made something new, and says so', async () => {
    const creating = actionOn(lost, createReplica);
    await creating.run(web);
    expect(creating.action().failures).toMatchObject([{ mayBeMade: true }]);
    const starting = actionOn(lost, startVm);
    await starting.run(web);
    expect(starting.action().failures).toMatchObject([{ mayBeMade: false }]);
  });

  const variables = { ...web, backup: true };
  const listOf =
    (backup: boolean): Answer =>
    () =>
      Response.json([makeVm({ backup })]);
  const changes = (seen: readonly { call: string }[]) => seen.filter(({ call }) => call.startsWith('POST'));

  it('is not done again where the server says that it is done', async () => {
    const answer: Answer = (call) => (call.call.startsWith('GET') ? listOf(true)(call) : lost());
    const { run, seen } = actionOn(answer, toggleVmBackup, { done: 'Backups on' });
    await run(variables, aboutWeb);
    expect(await run(variables, aboutWeb)).toBe(true);
    expect(changes(seen)).toHaveLength(1);
    expect(said()).toEqual(['success: Backups on']);
  });

  it('is done again where the server says that it is not', async () => {
    let tries = 0;
    const answer: Answer = (call) => {
      if (call.call.startsWith('GET')) return listOf(false)(call);
      tries += 1;
      return tries === 1 ? lost() : noContent();
    };
    const { run, seen } = actionOn(answer, toggleVmBackup);
    await run(variables, aboutWeb);
    expect(await run(variables, aboutWeb)).toBe(true);
    expect(changes(seen)).toHaveLength(2);
  });

  it('is not asked about where the server refused it', async () => {
    const { run, seen } = actionOn(
      oneAfterTheOther(() => refusal('Busy'), noContent),
      toggleVmBackup,
    );
    await run(variables, aboutWeb);
    await run(variables, aboutWeb);
    expect(seen.slice(0, 2).map(({ call }) => call)).toEqual([
      'POST /jhv/user-resource/vm/backup',
      'POST /jhv/user-resource/vm/backup',
    ]);
  });
});
