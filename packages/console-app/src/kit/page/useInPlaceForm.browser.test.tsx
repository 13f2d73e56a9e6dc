import { act, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { buckets, setBucketCors } from '@livery/api/queries/storage';
import { fakeServer, noContent } from '@livery/api/queries/testing/fakeServer';
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
  const { client, seen } = fakeServer(async ({ call, body }) => {
    if (call.startsWith('PUT')) {
      origins = new URLSearchParams(body).getAll('allowed_origins[]');
      await held;
      return noContent();
    }
    return Response.json([{ ...facts, allowed_origins: origins }]);
  });
  const services = openPage({}, client);
  const wrap = (children: ReactNode) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  );
  const useOrigins = () =>
    useInPlaceForm<Values, string[]>({
      name: 'origins',
      current: useQuery(buckets()).data?.[0]?.allowed_origins ?? none,
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
  await expect.poll(() => again.current().isOutdated).toBe(false);
  expect(again.current().isTouched).toBe(false);
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
