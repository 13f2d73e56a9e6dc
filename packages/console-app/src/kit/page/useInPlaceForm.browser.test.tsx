import { act, createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buckets, setBucketCors } from '@livery/api/queries/storage';
import { fakeServer, noContent, refusal } from '@livery/api/queries/testing/fakeServer';
import { i18n } from '#i18n/i18n.js';
import type { FormRow } from '#shared/form/useForm.js';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import { bindMutation } from '../actions/boundMutation.js';
import { useInPlaceForm } from './useInPlaceForm.js';

i18n.loadAndActivate({ locale: 'en', messages: {} });

type Values = { origins: FormRow<{ url: string }>[] };

const valuesOf = (origins: readonly string[]): Values => ({
  origins: origins.map((url, index) => ({ url, id: `${index}` })),
});

const none: string[] = [];

/** What the server has, as a form gets it that does not read it itself. */
const Current = createContext(none);

function Reading({ children }: { children: ReactNode }) {
  return <Current value={useQuery(buckets()).data?.[0]?.allowed_origins ?? none}>{children}</Current>;
}

const facts = {
  name: 'files',
  size_bytes: 0,
  num_objects: 0,
  owner: 'mari',
  is_suspended: false,
  billing_account_id: 1,
};

/** The allowed origins of a bucket, as a form, and the server that has them. */
function openPages() {
  let origins = ['https://one.example'];
  /** Lets a change be answered. */
  let held: Promise<void> | undefined;
  let isRefusing = false;
  const { client, seen } = fakeServer(async ({ call, body }) => {
    if (call.startsWith('PUT')) {
      if (!isRefusing) origins = new URLSearchParams(body).getAll('allowed_origins[]');
      await held;
      return isRefusing ? refusal('No') : noContent();
    }
    return Response.json([{ ...facts, allowed_origins: origins }]);
  });
  const services = openPage({}, client);
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Reading>{children}</Reading>
      </I18nProvider>
    </QueryClientProvider>
  );
  const useOrigins = () =>
    useInPlaceForm<Values, string[]>({
      name: 'origins',
      current: useContext(Current),
      valuesOf,
      sentBy: (values) => values.origins.map(({ url }) => url),
      check: () => ({}),
      mutationOf: (allowed_origins, theirs) =>
        bindMutation(setBucketCors, {
          name: 'files',
          allowed_origins,
          seen: { ...facts, allowed_origins: theirs },
        }),
      done: 'Saved',
    });
  /** Opens the page, once its origins are there. */
  async function open(shown: readonly string[]) {
    const { current, unmount } = renderHook(useOrigins, wrap, services);
    const urls = () => current().form.values.origins.map(({ url }) => url);
    await expect.poll(urls).toEqual(shown);
    return {
      current,
      unmount,
      urls,
      type: (...typed: string[]) => act(() => current().form.setValue('origins', valuesOf(typed).origins)),
      send: () => act(() => current().send()),
      /** Saves, as by the button of the form. */
      save: () => act(() => current().form.submit(current().send)(new Event('submit') as unknown as FormEvent)),
    };
  }
  return {
    open,
    /** Holds the response of the next change. Gives what lets it go. */
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Refuses changes from now on. */
    refuse() {
      isRefusing = true;
    },
    /** Waits until no change is on its way, and what came of it is shown. */
    async quiet() {
      await expect.poll(() => client.isMutating() + client.isFetching()).toBe(0);
      await act(() => new Promise((shown) => setTimeout(shown, 10)));
    },
    /** Somebody else saves others. */
    async saveOthers(...others: string[]) {
      origins = others;
      await act(() => client.invalidateQueries());
    },
    sent: () =>
      seen
        .filter(({ call }) => call.startsWith('PUT'))
        .map(({ body }) => new URLSearchParams(body).getAll('allowed_origins[]')),
  };
}

it('shows what the server has as soon as that changes, unless something else has been typed', async () => {
  const { open, saveOthers } = openPages();
  const page = await open(['https://one.example']);
  await saveOthers('https://two.example');
  await expect.poll(page.urls).toEqual(['https://two.example']);
  page.type('https://mine.example');
  await saveOthers('https://three.example');
  await expect.poll(() => page.current().isOutdated).toBe(true);
  expect(page.urls()).toEqual(['https://mine.example']);
  act(() => page.current().discard());
  expect(page.urls()).toEqual(['https://three.example']);
  expect(page.current()).toMatchObject({ isTouched: false, isOutdated: false });
});

it('keeps what is typed while it is saved, as a change of what the server has then', async () => {
  const { open, hold, sent } = openPages();
  const page = await open(['https://one.example']);
  const release = hold();
  page.type('https://two.example');
  page.send();
  await expect.poll(sent).toEqual([['https://two.example']]);
  page.type('https://two.example', 'https://three.example');
  release();
  await expect.poll(() => page.current().action.loading).toBe(false);
  expect(page.urls()).toEqual(['https://two.example', 'https://three.example']);
  await expect.poll(() => page.current().isOutdated).toBe(false);
  expect(page.current().isTouched).toBe(true);
  page.send();
  await expect.poll(sent).toEqual([['https://two.example'], ['https://two.example', 'https://three.example']]);
  await expect.poll(() => page.current().action.loading).toBe(false);
  expect(page.current().isTouched).toBe(false);
});

it('left before the server has answered, it shows what was saved when it is opened again', async () => {
  const { open, hold, sent } = openPages();
  const page = await open(['https://one.example']);
  const release = hold();
  page.type('https://two.example');
  page.send();
  await expect.poll(sent).toHaveLength(1);
  page.unmount();
  release();
  const again = await open(['https://two.example']);
  await expect.poll(() => again.current().isTouched).toBe(false);
  await expect.poll(() => again.current().isOutdated).toBe(false);
  expect(again.urls()).toEqual(['https://two.example']);
});

it('replaces what somebody else has saved only when told to, by what stands there then', async () => {
  const { open, saveOthers, sent } = openPages();
  const page = await open(['https://one.example']);
  page.type('https://mine.example');
  await saveOthers('https://theirs.example');
  page.send();
  await expect.poll(() => page.current().action.failures).toHaveLength(1);
  expect(page.urls()).toEqual(['https://mine.example']);
  page.type('https://newer.example');
  page.send();
  await expect.poll(() => page.current().action.loading).toBe(false);
  expect(sent()).toEqual([]);
  const [failure] = page.current().action.failures;
  act(() => failure?.conflict?.overwrite(page.current().send));
  await expect.poll(sent).toEqual([['https://newer.example']]);
  await expect.poll(() => page.current().isTouched).toBe(false);
  expect(page.current().action.failures).toEqual([]);
});

it('keeps what is typed where the server refuses it', async () => {
  const { open, refuse, quiet } = openPages();
  const page = await open(['https://one.example']);
  refuse();
  page.type('https://two.example');
  page.send();
  await expect.poll(() => page.current().action.failures).toHaveLength(1);
  await quiet();
  expect(page.urls()).toEqual(['https://two.example']);
  expect(page.current().isTouched).toBe(true);
});

it('keeps what is typed where the server refuses it after it was left and opened again', async () => {
  const { open, hold, refuse, quiet, sent } = openPages();
  const page = await open(['https://one.example']);
  const release = hold();
  refuse();
  page.type('https://two.example');
  page.send();
  await expect.poll(sent).toHaveLength(1);
  page.unmount();
  const again = await open(['https://two.example']);
  release();
  await quiet();
  expect(again.urls()).toEqual(['https://two.example']);
  expect(again.current().isTouched).toBe(true);
  again.unmount();
  await open(['https://two.example']);
});

it('shows what was saved in the same rows, so that the focus stays in its field', async () => {
  const { open, quiet } = openPages();
  const page = await open(['https://one.example']);
  const rows = () => page.current().form.values.origins;
  const typed = [
    { url: 'https://two.example', id: 'added' },
    { url: 'https://one.example', id: '0' },
  ];
  act(() => page.current().form.setValue('origins', typed));
  page.save();
  await expect.poll(() => page.current().isTouched).toBe(false);
  await quiet();
  expect(rows()).toEqual(typed);
  expect(page.current()).toMatchObject({ isTouched: false, isOutdated: false, form: { isTouched: false } });
});

it('asks again whether something is replaced where the person gave that up', async () => {
  const { open, saveOthers, sent } = openPages();
  const page = await open(['https://one.example']);
  page.type('https://mine.example');
  await saveOthers('https://theirs.example');
  page.save();
  await expect.poll(() => page.current().action.failures).toHaveLength(1);
  const [failure] = page.current().action.failures;
  act(() => failure?.conflict?.overwrite(() => {}));
  page.type('https://newer.example');
  page.save();
  await expect.poll(() => page.current().action.failures[0]?.key).not.toBe(failure?.key);
  await expect.poll(() => page.current().action.loading).toBe(false);
  expect(page.current().action.failures).toMatchObject([{ conflict: {} }]);
  expect(sent()).toEqual([]);
});
