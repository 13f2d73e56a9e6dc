import { site } from '@livery/api/sandbox/catalogue/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentReports } from '#integrations/error-reporting/report.js';
import { openPage } from '#testing/services.js';
import { loadThemeScripts } from './loadThemeScripts.js';

const scripts = vi.hoisted(() => new Map<string, Promise<void>>());
const loaded: string[] = [];
const page = openPage({ address: { origin: 'https://site.test', pathname: '/app/', search: '', hash: '' } });
vi.mock('#integrations/vendors/loadVendorScript.js', () => ({
  loadVendorScript: (_site: unknown, src: string) => {
    loaded.push(src);
    return scripts.get(src) ?? Promise.resolve();
  },
}));

beforeEach(() => {
  loaded.length = 0;
  scripts.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

const never = new Promise<void>(() => undefined);

/** Whether the page may go on, at the moment. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

it('waits for what is to be waited for, and for no more than 5 s', async () => {
  scripts.set('https://slow.example/a.js', never);
  const patient = loadThemeScripts(page, site, [{ src: 'https://slow.example/a.js', waitForLoad: true }]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(await isOver(patient)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(patient)).toBe(true);
  const impatient = loadThemeScripts(page, site, [{ src: 'https://slow.example/a.js', waitForLoad: false }]);
  expect(await isOver(impatient)).toBe(true);
});

it('reports a script that fails, and goes on', async () => {
  scripts.set('https://down.example/a.js', Promise.reject(new Error('blocked')));
  await loadThemeScripts(page, site, [{ src: 'https://down.example/a.js', waitForLoad: true }]);
  expect(recentReports()).toContain('A theme script could not be loaded');
});

it.each(['http://plain.example/a.js', '//other.example/a.js', 'javascript:alert(1)', 'data:text/javascript,1'])(
  'refuses %s',
  async (src) => {
    await loadThemeScripts(page, site, [{ src, waitForLoad: true }]);
    expect(loaded).toEqual([]);
    expect(recentReports()).toContain(`"src":"${src}"`);
  },
);
