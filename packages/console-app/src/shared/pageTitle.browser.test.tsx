import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@livery/api/sandbox/catalogue/site';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import type { Services } from './services.js';
import { createPageTitles, PageTitle } from './pageTitle.js';
import { SiteConfigProvider } from './siteConfig.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

let services: Services;
beforeEach(() => {
  services = openPage();
});
const showTitleBriefly = (message: string) => services.get(createPageTitles).showBriefly(message);

/** A page that names itself. */
const named = (title: string) =>
  renderHook(
    () => undefined,
    (children) => (
      <SiteConfigProvider value={site}>
        <PageTitle title={title} />
        {children}
      </SiteConfigProvider>
    ),
    services,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a title that was changed for a moment is restored after 2000 ms', async () => {
  named('Networks');
  showTitleBriefly('web-1 was created');
  await pass(1999);
  expect(document.title).toBe('web-1 was created');
  await pass(1);
  expect(document.title).toBe('Networks | Livery Cloud');
});

it('the title of a page that is opened meanwhile comes then', async () => {
  named('Networks');
  showTitleBriefly('web-1 was created');
  named('Firewalls');
  expect(document.title).toBe('web-1 was created');
  await pass(2000);
  expect(document.title).toBe('Firewalls | Livery Cloud');
});
