import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { configuredTheme, consoleDist, consoleServer } from './consoleServer.js';
import { gzipped } from './measure.js';

interface Files {
  count: number;
  /** Compressed. */
  bytes: number;
}

/** What a browser loads for an address, and how much of what it has shown moves. */
export interface Visit {
  scripts: Files;
  messages: Files;
  styles: Files;
  /** How many of the stylesheets are a theme's. */
  themes: number;
  /** Of the API. */
  calls: number;
  layoutShift: number;
}

/** One address: with nothing kept in the browser, once more, and on a phone. */
export interface Visits {
  name: string;
  cold: Visit;
  warm: Visit;
  phone: Visit;
}

export interface Address {
  name: string;
  path: string;
  /** API key of whoever is signed in, if anybody is. */
  key?: string;
}

const isTheme = (path: string): boolean => path.endsWith('.css') && readFileSync(path, 'utf8').includes('[data-theme=');

/** Runs in the page before anything else. */
function countLayoutShift(): void {
  const page = globalThis as unknown as { layoutShift: number };
  page.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens an address and waits until nothing is on its way. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(countLayoutShift);
  const paths = new Set<string>();
  let calls = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls += 1;
    if (pathname.startsWith('/app/assets/')) paths.add(join(consoleDist, pathname.slice('/app/'.length)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const layoutShift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
  await page.close();
  const files = (ending: string): Files => {
    const found = [...paths].filter((path) => path.endsWith(ending));
    return { count: found.length, bytes: found.reduce((sum, path) => sum + gzipped(path), 0) };
  };
  return {
    scripts: files('.js'),
    messages: files('.json'),
    styles: files('.css'),
    themes: [...paths].filter(isTheme).length,
    calls,
    layoutShift: Number(layoutShift.toFixed(4)),
  };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function visitOften(browser: Browser, origin: string, { name, path, key }: Address): Promise<Visits> {
  const visits = async (viewport: typeof desktop, count: number): Promise<Visit[]> => {
    const context = await browser.newContext({ viewport });
    if (key !== undefined) {
      await context.addInitScript((value) => localStorage.setItem('livery.apiKey', JSON.stringify(value)), key);
    }
    const made: Visit[] = [];
    for (let visited = 0; visited < count; visited += 1) made.push(await visit(context, origin + path));
    await context.close();
    return made;
  };
  const [[cold, warm], [small]] = await Promise.all([visits(desktop, 2), visits(phone, 1)]);
  if (!cold || !warm || !small) throw new Error(`${path} was not visited.`);
  return { name, cold, warm, phone: small };
}

/** Answers come one after the other, as over a network, so that whatever moves when they do is seen. In ms. */
const latencyOf = (path: string): number => 50 + (Buffer.from(path).reduce((sum, byte) => sum + byte, 0) % 8) * 50;

/** Serves the built console with a sandbox behind it and visits its addresses, which may depend on a machine in it. */
export async function visitAll(addresses: (vm: { location: string; uuid: string }) => Address[]): Promise<Visits[]> {
  const sandbox = createSandbox({ store: memoryStore() });
  const api = async (request: Request) => {
    await new Promise((done) => setTimeout(done, latencyOf(new URL(request.url).pathname)));
    return sandbox.fetch(request);
  };
  const app = consoleServer({ api, sandbox: true, theme: () => configuredTheme(api) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  await new Promise((done) => server.once('listening', done));
  const listening = server.address();
  const origin = `http://localhost:${typeof listening === 'object' && listening ? listening.port : 0}`;
  ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const location = 'tll';
    const list = await fetch(`${origin}/v1/${location}/user-resource/vm/list`, { headers: { apikey: 'demo' } });
    const [vm] = (await list.json()) as { uuid: string }[];
    if (!vm) throw new Error('The sandbox has no virtual machine to look at.');
    const visits: Visits[] = [];
    for (const address of addresses({ location, uuid: vm.uuid })) {
      visits.push(await visitOften(browser, origin, address));
    }
    return visits;
  } finally {
    await browser.close();
    server.close();
  }
}
