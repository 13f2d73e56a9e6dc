import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { ChatConfig } from '@livery/api/generated/types';
import { site } from '@livery/api/sandbox/catalogue/site';
import { recentReports } from '#integrations/error-reporting/report.js';
import { SiteConfigProvider } from '#shared/siteConfig.js';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import { useChat } from './useChat.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A console of a site with a chat; each kind is named once only, because reports stay for the length of the page. */
function consoleWith(chat: ChatConfig, services = openPage()) {
  const queries = new QueryClient();
  return renderHook(
    () => useChat(),
    (children) => (
      <QueryClientProvider client={queries}>
        <SiteConfigProvider value={{ ...site, chat }}>{children}</SiteConfigProvider>
      </QueryClientProvider>
    ),
    services,
  );
}

/** For what its code, which is loaded then, does: as long as that takes. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const reportsOf = (kind: string) => recentReports().split(`"kind":"${kind}"`).length - 1;

it('begins 1.5 s after the console, and reports a kind that is not supported once', async () => {
  consoleWith({ kind: 'smoke-signals' });
  await pass(1499);
  expect(reportsOf('smoke-signals')).toBe(0);
  await pass(1);
  await eventually(() => expect(reportsOf('smoke-signals')).toBe(1));
  await pass(10_000);
  expect(reportsOf('smoke-signals')).toBe(1);
  expect(recentReports()).toContain('The chat provider is not supported');
});

it('does not begin without the identifiers of its kind, and names them', async () => {
  consoleWith({ kind: 'qiscus', app_id: 'a' });
  await pass(1500);
  await eventually(() => expect(recentReports()).toContain('"missing":["channel_id"]'));
});

it('names the identifiers that its kind does not use, such as a bot id, but none that is empty', async () => {
  consoleWith({ kind: 'pipedrive', company_id: '1', bot_id: 'b', app_id: '' });
  await pass(1500);
  await eventually(() => expect(recentReports()).toContain('"unused":["bot_id"]'));
});

it('does not begin while one acts for somebody else, nor after the console has been left', async () => {
  const acting = openPage();
  acting.storage.impersonation.set({ token: 't', owner: 'other@example.com', returnPath: '/app/' });
  consoleWith({ kind: 'pigeons' }, acting);
  const left = consoleWith({ kind: 'bottles' });
  await pass(1000);
  left.unmount();
  await pass(5000);
  expect([reportsOf('pigeons'), reportsOf('bottles')]).toEqual([0, 0]);
});
