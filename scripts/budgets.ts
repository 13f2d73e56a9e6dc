/*
 * Bytes and requests of the production bundle, as a browser meets them: the login route, the first signed-in route,
 * every chunk, every theme. And: a build without the mock API holds none of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { configuredTheme, consoleDist, consoleServer } from './lib/consoleServer.js';

const kB = 1000;
const budgets = {
  loginScripts: 100 * kB,
  firstScreenScripts: 220 * kB,
  firstScreenFiles: 13,
  firstScreenCalls: 8,
  chunk: 120 * kB,
  themeStylesheet: 3 * kB,
  layoutShift: 0.02,
};

let broken = 0;

function hold(what: string, measured: number, limit: number, unit = ''): void {
  const kept = measured <= limit;
  if (!kept) broken += 1;
  console.log(`${kept ? 'ok  ' : 'OVER'} ${what}: ${measured}${unit} of at most ${limit}${unit}`);
}

function truth(what: string, holds: boolean): void {
  if (!holds) broken += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
}

const gzipped = (file: string): number => gzipSync(readFileSync(file)).length;

interface Visit {
  scripts: number;
  requests: string[];
  layoutShift: number;
  themes: string[];
}

/** Opens an address with an empty cache and waits until nothing is on its way. */
async function visit(browser: Browser, origin: string, path: string, key?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((apiKey) => {
    if (apiKey) localStorage.setItem('livery.apiKey', JSON.stringify(apiKey));
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, key);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const layoutShift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  await context.close();
  const files = [...new Set(requests)].filter((one) => one.startsWith('/app/assets/'));
  const onDisk = (one: string) => join(consoleDist, one.slice('/app/'.length));
  return {
    scripts: files.filter((one) => one.endsWith('.js')).reduce((sum, one) => sum + gzipped(onDisk(one)), 0),
    requests,
    layoutShift,
    themes: files.filter((one) => one.endsWith('.css') && readFileSync(onDisk(one), 'utf8').includes('[data-theme=')),
  };
}

const sandbox = createSandbox({ store: memoryStore() });
const api = (request: Request) => sandbox.fetch(request);
const app = consoleServer({ api, sandbox: true, theme: () => configuredTheme(api) });
const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
await new Promise((done) => server.once('listening', done));
const address = server.address();
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;

ensureChromium();
const browser = await chromium.launch(launchOptions());
try {
  const login = await visit(browser, origin, '/app/');
  hold('JavaScript of the login route, gzipped', login.scripts, budgets.loginScripts, ' B');
  hold('layout shift of the login route', Number(login.layoutShift.toFixed(4)), budgets.layoutShift);
  truth(`one theme is fetched (${login.themes.length})`, login.themes.length === 1);

  for (const path of ['/app/', '/app/compute']) {
    const first = await visit(browser, origin, path, 'demo');
    hold(
      `JavaScript of ${path} as the first signed-in route, gzipped`,
      first.scripts,
      budgets.firstScreenScripts,
      ' B',
    );
    const calls = first.requests.filter((one) => one.startsWith('/v1/')).length;
    hold(`files of ${path} as the first signed-in route`, first.requests.length - calls, budgets.firstScreenFiles);
    hold(`API calls of ${path} as the first signed-in route`, calls, budgets.firstScreenCalls);
    hold(`layout shift of ${path}`, Number(first.layoutShift.toFixed(4)), budgets.layoutShift);
  }

  const themed = await visit(browser, origin, '/app/?theme=metal');
  truth('the theme in the address is the only one fetched', themed.themes.length === 1);
} finally {
  await browser.close();
  server.close();
}

const assets = join(consoleDist, 'assets');
const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'));
const largest = chunks
  .map((file) => ({ file, size: gzipped(join(assets, file)) }))
  .toSorted((a, b) => b.size - a.size)[0];
hold(`largest chunk (${largest?.file ?? 'none'}), gzipped`, largest?.size ?? 0, budgets.chunk, ' B');

const themeSheets = readdirSync(assets)
  .filter((file) => file.endsWith('.css') && readFileSync(join(assets, file), 'utf8').includes('[data-theme='))
  .map((file) => gzipped(join(assets, file)));
truth(`each of the twenty themes is a stylesheet of its own (${themeSheets.length})`, themeSheets.length === 20);
hold('largest theme stylesheet, gzipped', Math.max(0, ...themeSheets), budgets.themeStylesheet, ' B');

const without = join(consoleDist, '../dist-without-mock-api/assets');
const traces = readdirSync(without)
  // The catalogues hold the words of its checkbox; what is looked for is code.
  .filter((file) => file.endsWith('.js') && !file.startsWith('words-'))
  .filter((file) => /sandbox|mock api/i.test(readFileSync(join(without, file), 'utf8')));
truth(
  `a build with the mock API switched off holds none of it (${traces.join(', ') || 'no trace'})`,
  traces.length === 0,
);

process.exit(broken > 0 ? 1 : 0);
