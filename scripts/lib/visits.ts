import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser, type BrowserContext, type Page, type Request, type Route } from 'playwright';
import { ensureChromium, launchOptions, unoptimized } from './chromium.mjs';
import { siteConfigOf } from '../../packages/console-app/server/siteConfigs.js';
import { consoleDist, developmentServer } from './developmentServer.js';
import { consoleSockets } from './consoleSockets.js';
import { gzipped } from './measure.js';

interface Files {
  count: number;
  /** Compressed. */
  bytes: number;
}

/** What a browser loads for an address, and how much of what it has shown moves. */
interface Visit {
  scripts: Files;
  messages: Files;
  styles: Files;
  /** How many of the stylesheets are a theme's. */
  themes: number;
  /** Of the API. */
  calls: number;
  layoutShift: number;
}

/** One address: with nothing kept in the browser, once more unless only what moves is of interest, and on a phone. */
export interface Visits {
  name: string;
  cold: Visit;
  warm: Visit | undefined;
  phone: Visit;
}

export interface Address {
  name: string;
  path: string;
  /** API key of whoever is signed in, if anybody is. */
  key?: string;
  /** Only what moves is of interest: not visited a second time with what the browser has kept. */
  shiftOnly?: boolean;
}

/** Reads the API as the customer does: `read('/tll/user-resource/vm/list')`. */
export type Read = (path: string) => Promise<unknown>;

/** How many addresses are visited side by side: a visit waits more than it computes. */
const atOnce = 3;

/** A result for each item, `atOnce` of them under way at a time. */
async function sideBySide<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const isTheme = (path: string): boolean => path.endsWith('.css') && readFileSync(path, 'utf8').includes('[data-theme=');

const sizes = new Map<string, number>();

/** Bytes in which a file of the bundle is sent; most files belong to many visits. */
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipped(path);
  sizes.set(path, size);
  return size;
}

interface MeasuredPage {
  layoutShift: number;
  /** What the page is going to do within a second. */
  timers: Set<number>;
}

type StartTimer = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => number;

/**
 * Runs in the page before anything else. Adds up what moves, and stops what a page does only a second or more later, as
 * looking for news: how much of it is seen would depend on the speed of the machine.
 */
function prepare(): void {
  const page = globalThis as unknown as MeasuredPage;
  page.layoutShift = 0;
  page.timers = new Set();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const start = setTimeout as unknown as StartTimer;
  const clear = clearTimeout;
  Object.assign(globalThis, {
    setTimeout: (...[run, delay = 0, ...given]: Parameters<StartTimer>) => {
      if (delay >= 1000) return 0;
      const timer = start(() => {
        page.timers.delete(timer);
        run(...given);
      }, delay);
      page.timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      page.timers.delete(timer);
      clear(timer);
    },
    setInterval: () => 0,
  });
}

/** Resolves when the page has nothing to do; with how many timers are running. */
const nextIdle = (): Promise<number> =>
  new Promise((done) =>
    requestAnimationFrame(() => requestIdleCallback(() => done((globalThis as unknown as MeasuredPage).timers.size))),
  );

/** Frames in a row in which a page does nothing and waits for nothing, until all is drawn. */
const quietFrames = 5;

/** Milliseconds within which all of a page is loaded and drawn. One that takes longer hangs, on any machine. */
const patience = 90_000;

/**
 * Answers the calls of a page one at a time, each once all that came before is loaded and drawn, so that whatever moves
 * is seen, and the same on every machine. Resolves when none is left and the page has its heading: what is heard of its
 * requests may come later than that it is idle. Throws where that takes longer than the `patience`.
 */
async function answerInTurn(page: Page, { fetching, calls }: { fetching: Set<Request>; calls: Set<Route> }) {
  const latest = performance.now() + patience;
  for (;;) {
    for (let quiet = 0; quiet < quietFrames;) {
      const timers = await page.evaluate(nextIdle);
      quiet = timers > 0 || fetching.size > 0 ? 0 : quiet + 1;
      if (performance.now() > latest) throw new Error(`${page.url()} is not still.`);
    }
    const [next] = [...calls].toSorted((one, other) => turnOf(one) - turnOf(other));
    if (!next) {
      if (await page.getByRole('heading', { level: 1 }).isVisible()) return;
      if (performance.now() > latest) throw new Error(`${page.url()} has no heading.`);
      continue;
    }
    calls.delete(next);
    fetching.add(next.request());
    await next.continue();
  }
}

/** Not the order in which the calls were made, because a network does not keep it either. */
const turnOf = (route: Route): number =>
  Buffer.from(new URL(route.request().url()).pathname).reduce((sum, byte) => sum + byte, 0) % 8;

/** Opens an address and waits until nothing is on its way. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  // What compiles this file calls a helper that keeps the names of functions, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(prepare);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const paths = new Set<string>();
  const fetching = new Set<Request>();
  const calls = new Set<Route>();
  let called = 0;
  await page.route('**/v1/**', (route) => {
    called += 1;
    calls.add(route);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v1/')) fetching.add(request);
    if (pathname.startsWith('/app/assets/')) paths.add(join(consoleDist, pathname.slice('/app/'.length)));
  });
  page.on('requestfinished', (request) => fetching.delete(request));
  page.on('requestfailed', (request) => {
    fetching.delete(request);
    // A page may give up a call that has not had its turn.
    for (const call of calls) if (call.request() === request) calls.delete(call);
  });
  await page.goto(address, { timeout: patience });
  await answerInTurn(page, { fetching, calls });
  const layoutShift = await page.evaluate(() => (globalThis as unknown as MeasuredPage).layoutShift);
  await page.close();
  if (errors.length > 0) throw new AggregateError(errors, `${address} reports errors: ${errors.join(', ')}`);
  const files = (ending: string): Files => {
    const found = [...paths].filter((path) => path.endsWith(ending));
    return { count: found.length, bytes: found.reduce((sum, path) => sum + sizeOf(path), 0) };
  };
  return {
    scripts: files('.js'),
    messages: files('.json'),
    styles: files('.css'),
    themes: [...paths].filter(isTheme).length,
    calls: called,
    layoutShift: Number(layoutShift.toFixed(4)),
  };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function visitOften(browser: Browser, origin: string, { name, path, key, shiftOnly }: Address): Promise<Visits> {
  const visits = async (viewport: typeof desktop, count: number): Promise<Visit[]> => {
    const context = await browser.newContext({ viewport });
    if (key !== undefined) {
      await context.addInitScript((value) => localStorage.setItem('livery.apiKey', JSON.stringify(value)), key);
    }
    const made: Visit[] = [];
    try {
      for (let visited = 0; visited < count; visited += 1) made.push(await visit(context, origin + path));
    } finally {
      await context.close();
    }
    return made;
  };
  const [[cold, warm], [small]] = await Promise.all([visits(desktop, shiftOnly ? 1 : 2), visits(phone, 1)]);
  if (!cold || !small) throw new Error(`${path} was not visited.`);
  return { name, cold, warm, phone: small };
}

/** Serves the built console with a sandbox behind it, for as long as something is done with it in a browser. */
export async function withConsole<Result>(
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const sandbox = createSandbox({ store: memoryStore() });
  const api = (request: globalThis.Request) => sandbox.fetch(request);
  const app = developmentServer({ api, sandbox: true, config: () => siteConfigOf(api) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  const sockets = consoleSockets(sandbox);
  server.on('upgrade', sockets.upgrade);
  await new Promise((done) => server.once('listening', done));
  const listening = server.address();
  const origin = `http://localhost:${typeof listening === 'object' && listening ? listening.port : 0}`;
  ensureChromium();
  const browser = await chromium.launch(launchOptions(unoptimized));
  try {
    return await work(browser, origin);
  } finally {
    await browser.close();
    sockets.close();
    server.close();
  }
}

/** An address that could not be visited, and why. */
export interface FailedVisit {
  name: string;
  reason: string;
}

/** Visits addresses of the built console, which may depend on what is in its sandbox. One that fails ends no other. */
export const visitAll = (addresses: (read: Read) => Promise<Address[]>): Promise<(Visits | FailedVisit)[]> =>
  withConsole(async (browser, origin) => {
    const read = async (path: string) => {
      const response = await fetch(`${origin}/v1${path}`, { headers: { apikey: 'demo' } });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return await response.json();
    };
    return await sideBySide(await addresses(read), (address) =>
      visitOften(browser, origin, address).catch((thrown: unknown) => ({ name: address.name, reason: String(thrown) })),
    );
  });
