/*
 * npm run bench: how the production bundle does with 10,000 virtual machines. From a keystroke in the search to the
 * paint that shows its rows, the size of the document, and how long until the first list's heading shows beside a bare
 * page's. It measures and prints; what must hold is told beside each figure.
 */
import { cpus } from 'node:os';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { buildConsole } from './lib/buildConsole.js';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { configuredTheme, consoleServer } from './lib/consoleServer.js';

const machines = 10_000;
const budgets = { keystroke: 50, nodes: 3000 };
/** Searches that leave many rows, few, one, none; each is cleared again, which counts as a keystroke too. */
const searches = ['web-jhv-00', '185.14.9', 'windows 2022', 'db-tll-1234', 'nothing'];
const loads = 7;

/** A page of the same origin with nothing but a heading: what the browser and the server need at least. */
const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><h1>Bare</h1></body></html>';

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

async function start() {
  buildConsole();
  const sandbox = createSandbox({ store: memoryStore(), scenario: 'large' });
  const api = (request: Request) => sandbox.fetch(request);
  const app = consoleServer({ api, sandbox: true, theme: () => configuredTheme(api) });
  app.get('/bare', (context) => context.html(barePage));
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  return { origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`, server };
}

/** Signed in as the customer, with an empty cache. */
async function visitor(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('livery.apiKey', '"demo"'));
  return { context, page: await context.newPage() };
}

/**
 * Kept in `bench.took`: from the browser's time stamp of a key to the paint after the rows have changed; where a key
 * changes no row, to the paint after it. A frame callback comes before the paint, the message after it. As text,
 * because it runs in the page.
 */
const keystrokeRecorder = `
  globalThis.bench = { began: 0, took: [] };
  const painted = () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { bench.took[bench.took.length - 1] = performance.now() - bench.began; };
    port2.postMessage(null);
  });
  document.addEventListener('keydown', (event) => {
    bench.began = event.timeStamp;
    bench.took.push(0);
    painted();
  }, { capture: true });
  new MutationObserver(painted).observe(document.querySelector('table').parentElement, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
`;

/** Kept in `headingAt`: when the first frame with a heading of level 1 began. */
const headingRecorder = `
  const look = () => {
    if (document.querySelector('h1')) globalThis.headingAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Types into the search and clears it again, slower than the console needs, and gives how long each key took, in ms. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  await page.getByRole('searchbox').focus();
  await page.evaluate(keystrokeRecorder);
  const keys = searches.flatMap((text) => text.split('').concat('Escape'));
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(180);
  }
  return page.evaluate<number[]>('bench.took');
}

/** Time from the start of the navigation until a heading of level 1 shows, in ms; a fresh cache each time. */
async function measureHeading(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const { context, page } = await visitor(browser);
    await page.addInitScript(headingRecorder);
    await page.goto(address);
    await page.waitForFunction(() => 'headingAt' in globalThis);
    times.push(await page.evaluate<number>('headingAt'));
    await context.close();
  }
  return times;
}

const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kept = (holds: boolean): string => (holds ? 'kept' : 'OVER');

const { origin, server } = await start();
ensureChromium();
const browser = await chromium.launch(launchOptions());
try {
  const { context, page } = await visitor(browser);
  await page.goto(`${origin}/app/compute?all=1`);
  await page.getByRole('table').waitFor();
  await page.locator(`table[aria-rowcount="${machines + 1}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  const keystrokes = await measureKeystrokes(page);
  await context.close();

  const bare = await measureHeading(browser, `${origin}/bare`);
  const list = await measureHeading(browser, `${origin}/app/compute`);
  const p95 = at(keystrokes, 0.95);

  console.log(
    `\n${machines.toLocaleString('en')} virtual machines, "View all", production bundle, ${cpus().length} cores\n`,
  );
  console.table({
    [`keystroke to paint, median of ${keystrokes.length}`]: { measured: ms(at(keystrokes, 0.5)), budget: '' },
    'keystroke to paint, 95th percentile': {
      measured: ms(p95),
      budget: `${budgets.keystroke} ms, ${kept(p95 <= budgets.keystroke)}`,
    },
    'keystroke to paint, slowest': { measured: ms(Math.max(...keystrokes)), budget: '' },
    'elements in the document': { measured: String(nodes), budget: `${budgets.nodes}, ${kept(nodes < budgets.nodes)}` },
    [`heading of a bare page, median of ${loads}`]: { measured: ms(at(bare, 0.5)), budget: '' },
    [`heading of the first list, median of ${loads}`]: { measured: ms(at(list, 0.5)), budget: '' },
    'first list beside a bare page': { measured: `${(at(list, 0.5) / at(bare, 0.5)).toFixed(1)} times`, budget: '' },
  });
} finally {
  await browser.close();
  server.close();
}
