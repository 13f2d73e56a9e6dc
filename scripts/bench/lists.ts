/*
 * npm run bench -- lists: how the production bundle does with 10,000 rows of three kinds and with 100,000 files in a bucket. From
 * a keystroke in the search to the paint of its letter and to that of its rows, the size of the document, and how long until the first
 * list's heading shows beside a bare page's. It measures and prints; what must hold is told beside each figure.
 * `npm run bench -- lists buckets` measures the lists whose names begin so.
 */
import { cpus } from 'node:os';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { buildConsole } from '../lib/buildConsole.js';
import { ensureChromium, launchOptions } from '../lib/chromium.mjs';
import { developmentServer } from '../lib/developmentServer.js';
import { siteConfigOf } from '../../packages/console-app/server/siteConfigs.js';

const rowCount = 10_000;
const budgets = { keystroke: 50, nodes: 3000 };

/** A list that is measured. */
interface List {
  name: string;
  path: string;
  /** Leave many rows, few, one, none; each is cleared again, which counts as a keystroke too. */
  searches: readonly string[];
  /** Stands when all rows have come. */
  ready: (page: Page) => Promise<void>;
  /** The rows that are loaded show first, and those that a server finds follow: the first are what is measured. */
  grows?: boolean;
}

const allRows = (page: Page): Promise<void> => page.locator(`table[aria-rowcount="${rowCount + 1}"]`).waitFor();

/** The storage gives 100,000 keys in steps of 10,000: two of them are loaded, the search asks for the rest. */
async function twoSteps(page: Page): Promise<void> {
  const patience = { timeout: 60_000 };
  await page.getByRole('button', { name: 'Load more' }).click(patience);
  await page.getByText('The first 20,000 are loaded').waitFor(patience);
}

const lists: readonly List[] = [
  {
    name: 'virtual machines',
    path: '/compute?all=1',
    searches: ['web-jhv-00', '185.14.9', 'windows 2022', 'db-tll-1234', 'nothing'],
    ready: allRows,
  },
  {
    name: 'IP addresses',
    path: '/network/ip_address?all=1',
    searches: ['spare-jhv', '10.20.3', 'bench 7777', '10.20.30.99', 'nothing'],
    ready: allRows,
  },
  {
    name: 'buckets',
    path: '/storage?all=1',
    searches: ['bucket-00', 'bench-9', '77-bench-42', 'nothing'],
    ready: allRows,
  },
  {
    name: 'files of a bucket',
    path: '/storage/bucket/sensor-readings?tab=files',
    searches: ['reading-0', 'reading-09999', 'nothing'],
    ready: twoSteps,
    grows: true,
  },
];

const loads = 7;

/** A page of the same origin with nothing but a heading: what the browser and the server need at least. */
const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><h1>Bare</h1></body></html>';

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

type Row = Readonly<Record<string, unknown>>;

/** How many rows the sandbox's answer to a call is filled up to, and how a copy of a row differs from it. */
interface Filling {
  rows: number;
  copy: (row: Row, number: number) => Row;
}

const addressCopy = (row: Row, number: number): Row => ({
  ...row,
  uuid: String(row['uuid']).replace(/.{8}$/, number.toString(16).padStart(8, '0')),
  address: `10.20.${number >> 8}.${number & 255}`,
  name: `bench ${number}`,
});

/** The scenario `large` has fewer of these than 10,000: the others are copies, made as the list is asked for. */
const fillings: Readonly<Record<string, Filling>> = {
  '/v1/jhv/network/ip_addresses': { rows: 4000, copy: addressCopy },
  '/v1/tll/network/ip_addresses': { rows: 3000, copy: addressCopy },
  '/v1/trtu/network/ip_addresses': { rows: 3000, copy: addressCopy },
  '/v1/storage/bucket/list': {
    rows: rowCount,
    copy: (row, number) => ({ ...row, name: `${String(row['name'])}-bench-${number}` }),
  },
};

async function filled(response: Response, { rows, copy }: Filling): Promise<Response> {
  const real = (await response.json()) as readonly Row[];
  const copies = Array.from({ length: Math.max(rows - real.length, 0) }, (_, at) =>
    copy(real[at % real.length] ?? {}, at),
  );
  return Response.json([...real, ...copies].slice(0, rows));
}

async function start() {
  buildConsole();
  const sandbox = createSandbox({ store: memoryStore(), scenario: 'large' });
  const api = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request);
    const filling = request.method === 'GET' ? fillings[new URL(request.url).pathname] : undefined;
    return filling && response.ok ? filled(response, filling) : response;
  };
  const app = developmentServer({ api, sandbox: true, config: () => siteConfigOf(api) });
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

/** How long the paints after a key took, in ms: of the key alone, of the first change of rows, of the last one. */
interface Keystroke {
  key: number;
  first?: number;
  last?: number;
}

/**
 * Kept in `keystrokes`, from the browser's time stamp of a key. A frame callback comes before the paint, the message after
 * it. As text, because it runs in the page.
 */
const keystrokeRecorder = `
  globalThis.keystrokes = [];
  let began = 0;
  const painted = (names) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const keystroke = keystrokes.at(-1);
      for (const name of names) if (name !== 'first' || !('first' in keystroke)) keystroke[name] = performance.now() - began;
    };
    port2.postMessage(null);
  });
  document.addEventListener('keydown', (event) => {
    began = event.timeStamp;
    keystrokes.push({});
    painted(['key']);
  }, { capture: true });
  new MutationObserver(() => painted(['first', 'last'])).observe(document.querySelector('table').parentElement, {
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

/** Types into the search and clears it again, slower than the console needs. */
async function measureKeystrokes(page: Page, searches: readonly string[]): Promise<Keystroke[]> {
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.evaluate(keystrokeRecorder);
  const keys = searches.flatMap((text) => text.split('').concat('Escape'));
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(180);
  }
  return page.evaluate<Keystroke[]>('keystrokes');
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
const saved = (holds: boolean): string => (holds ? 'kept' : 'OVER');

const { origin, server } = await start();
ensureChromium();
const browser = await chromium.launch(launchOptions());

/** Keystrokes and elements of one list. */
async function measureList({ path, searches, ready, grows = false }: List) {
  const { context, page } = await visitor(browser);
  await page.goto(`${origin}/app${path}`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length);
  const typed = await measureKeystrokes(page, searches);
  await context.close();
  const complete = typed.map(({ key, last = key }) => last);
  const keystrokes = grows ? typed.map(({ key, first = key }) => first) : complete;
  const within = (times: readonly number[]): string => {
    const p95 = at(times, 0.95);
    return `${ms(p95)}, ${saved(p95 <= budgets.keystroke)}`;
  };
  return {
    'letter, 95th percentile': within(typed.map(({ key }) => key)),
    'rows, median': ms(at(keystrokes, 0.5)),
    'rows, 95th percentile': within(keystrokes),
    'rows, slowest': ms(Math.max(...keystrokes)),
    'last row, median': ms(at(complete, 0.5)),
    keystrokes: keystrokes.length,
    elements: `${nodes}, ${saved(nodes < budgets.nodes)}`,
  };
}

const [requested = ''] = process.argv.slice(3);
try {
  const figures: Record<string, Awaited<ReturnType<typeof measureList>>> = {};
  for (const list of lists.filter(({ name }) => name.startsWith(requested))) {
    figures[list.name] = await measureList(list);
  }
  console.log(
    `\nFrom a keystroke to the paint of its letter and of its rows: ${rowCount.toLocaleString('en')} rows, "View all", and 100,000 files; production bundle, ${cpus().length} cores. At most ${budgets.keystroke} ms at the 95th percentile, under ${budgets.nodes} elements.\n`,
  );
  console.table(figures);
  if (requested === '') {
    const bare = await measureHeading(browser, `${origin}/bare`);
    const first = await measureHeading(browser, `${origin}/app/compute`);
    console.table({
      [`heading of a bare page, median of ${loads}`]: ms(at(bare, 0.5)),
      [`heading of the first list, median of ${loads}`]: ms(at(first, 0.5)),
      'first list beside a bare page': `${(at(first, 0.5) / at(bare, 0.5)).toFixed(1)} times`,
    });
  }
} finally {
  await browser.close();
  server.close();
}
