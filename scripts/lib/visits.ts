import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser, type CDPSession, type Page, type Request } from 'playwright';
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
const atOnce = 4;

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

/** Frames in a row in which a page does nothing and waits for nothing, until all is drawn. */
const quietFrames = 5;

/** Resolves when the page has had nothing to do and waited for no timer for some frames, or after the `patience`. */
async function untilQuiet({ frames, patience }: { frames: number; patience: number }): Promise<void> {
  const { timers } = globalThis as unknown as MeasuredPage;
  const latest = performance.now() + patience;
  for (let quiet = 0; quiet < frames && performance.now() < latest; quiet = timers.size > 0 ? 0 : quiet + 1) {
    await new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle)));
  }
}

/** Milliseconds within which all of a page is loaded and drawn. One that takes longer hangs, on any machine. */
const patience = 90_000;

/** An address of the console's origin at which nothing is: what it has stored is changed there. */
const emptyPath = '/empty';

/** A call of the API that has not gone on to the server. */
interface HeldCall {
  /** By which the browser lets it go on. */
  id: string;
  path: string;
}

/** What a page asks for, since it was last cleared. */
class Traffic {
  /** Files of the bundle. */
  readonly paths = new Set<string>();
  private readonly loading = new Set<Request>();
  /** Calls of the API that nobody has answered, and those that are being answered, as the browser numbers them. */
  private readonly waiting = new Map<string, HeldCall>();
  private readonly answering = new Set<string>();
  called = 0;
  /** How often a request has begun or ended. */
  changes = 0;

  private constructor(private readonly devTools: CDPSession) {}

  /** Holds the calls of a page. All else goes its way, and comes from the browser's cache where it is in there. */
  static async of(page: Page): Promise<Traffic> {
    const devTools = await page.context().newCDPSession(page);
    const traffic = new Traffic(devTools);
    devTools.on('Fetch.requestPaused', ({ requestId: id, networkId = id, request }) => {
      const path = new URL(request.url).pathname;
      if (path === emptyPath) {
        const headers = [{ name: 'content-type', value: 'text/html' }];
        void devTools.send('Fetch.fulfillRequest', { requestId: id, responseCode: 200, responseHeaders: headers });
        return;
      }
      traffic.called += 1;
      traffic.changes += 1;
      traffic.waiting.set(networkId, { id, path });
    });
    // A page may give up a call that has not had its turn.
    const endCall = ({ requestId }: { requestId: string }): void => {
      if (traffic.answering.delete(requestId) || traffic.waiting.delete(requestId)) traffic.changes += 1;
    };
    devTools.on('Network.loadingFinished', endCall);
    devTools.on('Network.loadingFailed', endCall);
    await devTools.send('Network.enable');
    const patterns = ['*/v1/*', `*${emptyPath}`].map((urlPattern) => ({ urlPattern }));
    await devTools.send('Fetch.enable', { patterns });

    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/v1/')) return;
      traffic.changes += 1;
      traffic.loading.add(request);
      if (pathname.startsWith('/app/assets/')) traffic.paths.add(join(consoleDist, pathname.slice('/app/'.length)));
    });
    const end = (request: Request): void => {
      if (traffic.loading.delete(request)) traffic.changes += 1;
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    return traffic;
  }

  /** Whether nothing is on its way but calls that are held. */
  get isStill(): boolean {
    return this.loading.size === 0 && this.answering.size === 0;
  }

  clear(): void {
    for (const all of [this.paths, this.loading, this.waiting, this.answering]) all.clear();
    this.called = 0;
  }

  /** Lets the next call go on to the server; whether there was one. */
  async answerNext(): Promise<boolean> {
    const [next] = [...this.waiting].toSorted(([, one], [, other]) => turnOf(one) - turnOf(other));
    if (!next) return false;
    const [networkId, { id }] = next;
    this.waiting.delete(networkId);
    this.answering.add(networkId);
    await this.devTools.send('Fetch.continueRequest', { requestId: id });
    return true;
  }
}

/** Not the order in which the calls were made, because a network does not keep it either. */
const turnOf = ({ path }: HeldCall): number => Buffer.from(path).reduce((sum, byte) => sum + byte, 0) % 8;

/**
 * Answers the calls of a page one at a time, each once all that came before is loaded and drawn, so that whatever moves
 * is seen, and the same on every machine. Resolves when none is left and the page has its heading: what is heard of its
 * requests may come later than that it is idle. Throws where that takes longer than the `patience`.
 */
async function answerInTurn(page: Page, traffic: Traffic): Promise<void> {
  const latest = performance.now() + patience;
  for (;;) {
    const before = traffic.changes;
    await page.evaluate(untilQuiet, { frames: quietFrames, patience });
    const isQuiet = traffic.isStill && traffic.changes === before;
    if (isQuiet && !(await traffic.answerNext()) && (await page.getByRole('heading', { level: 1 }).isVisible())) return;
    if (performance.now() > latest) throw new Error(`${page.url()} is not still, or has no heading.`);
  }
}

/** Visits addresses in one page, whose process is begun once. What one visit leaves in the browser the next may clear. */
class Visitor {
  private readonly errors: Error[] = [];

  private constructor(
    private readonly page: Page,
    private readonly traffic: Traffic,
    private readonly origin: string,
  ) {}

  static async open(browser: Browser, origin: string): Promise<Visitor> {
    // What comes into sight by degrees shifts by as much when it does so at once; and nothing is drawn for each frame of it.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const visitor = new Visitor(page, await Traffic.of(page), origin);
    // What compiles this file calls a helper that keeps the names of functions, which a page does not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(prepare);
    page.on('pageerror', (error) => visitor.errors.push(error));
    return visitor;
  }

  /** The browser of somebody who was never here, or who is signed in with an API key. */
  async begin(key: string | undefined, viewport: typeof desktop): Promise<void> {
    await this.page.goto(`${this.origin}${emptyPath}`);
    await this.page.evaluate((apiKey) => {
      localStorage.clear();
      sessionStorage.clear();
      if (apiKey !== undefined) localStorage.setItem('livery.apiKey', JSON.stringify(apiKey));
    }, key);
    await this.page.setViewportSize(viewport);
  }

  /** Opens an address and waits until nothing is on its way. */
  async visit(path: string): Promise<Visit> {
    const { page, traffic, errors } = this;
    await page.goto(`${this.origin}${emptyPath}`);
    traffic.clear();
    errors.length = 0;
    await page.goto(this.origin + path, { timeout: patience });
    await answerInTurn(page, traffic);
    const layoutShift = await page.evaluate(() => (globalThis as unknown as MeasuredPage).layoutShift);
    if (errors.length > 0) throw new AggregateError([...errors], `${path} reports errors: ${errors.join(', ')}`);
    const paths = [...traffic.paths];
    const files = (ending: string): Files => {
      const found = paths.filter((one) => one.endsWith(ending));
      return { count: found.length, bytes: found.reduce((sum, one) => sum + sizeOf(one), 0) };
    };
    return {
      scripts: files('.js'),
      messages: files('.json'),
      styles: files('.css'),
      themes: paths.filter(isTheme).length,
      calls: traffic.called,
      layoutShift: Number(layoutShift.toFixed(4)),
    };
  }

  async visitOften({ name, path, key, shiftOnly }: Address): Promise<Visits> {
    await this.begin(key, desktop);
    const cold = await this.visit(path);
    const warm = shiftOnly ? undefined : await this.visit(path);
    await this.begin(key, phone);
    return { name, cold, warm, phone: await this.visit(path) };
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

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
    const results: (Visits | FailedVisit)[] = [];
    const waiting = (await addresses(read)).entries();
    const visitSome = async () => {
      let visitor = await Visitor.open(browser, origin);
      for (const [index, address] of waiting) {
        try {
          results[index] = await visitor.visitOften(address);
        } catch (thrown) {
          results[index] = { name: address.name, reason: String(thrown) };
          // What is under way in this page is nobody's any more.
          await visitor.close();
          visitor = await Visitor.open(browser, origin);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitSome));
    return results;
  });
