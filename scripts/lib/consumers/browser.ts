import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium, launchOptions } from '../chromium.mjs';

const origin = 'http://portal.test/';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How the files of a folder are sent. */
export interface Sent {
  /** File of the folder that is opened, with a query where the page reads one. Default: `index.html`. */
  path?: string;
  /** Put first into the head of the page: what a portal has before everything else. */
  head?: string;
  /** Headers of the page, such as its policy. */
  headers?: Readonly<Record<string, string>>;
  /** More files, by their paths. */
  files?: Readonly<Record<string, string>>;
}

/** What a page is opened in. */
interface Surroundings {
  javaScriptEnabled?: boolean;
  colorScheme?: 'light' | 'dark';
  /** Run in the page before anything of its own. */
  script?: string;
}

export interface OpenPage {
  page: Page;
  /** What the page complained of so far: errors, warnings of the console, and what its policy refused. */
  complaints: readonly string[];
}

export interface ConsumerBrowser {
  /** Opens the built page of a folder, without a server, and works on it. Pages share the browser and nothing else. */
  open: <Result>(folder: string, sent: Sent, work: (page: OpenPage) => Promise<Result>) => Promise<Result>;
  /** The same of a page that a server sends. */
  visit: <Result>(
    address: string,
    surroundings: Surroundings,
    work: (page: OpenPage) => Promise<Result>,
  ) => Promise<Result>;
  close: () => Promise<void>;
}

/** One browser for all pages of consumers, started with the first of them. */
export function consumerBrowser(): ConsumerBrowser {
  ensureChromium();
  let starting: ReturnType<typeof chromium.launch> | undefined;

  async function withPage<Result>(
    { script, ...settings }: Surroundings,
    prepare: (page: Page) => Promise<unknown>,
    work: (page: OpenPage) => Promise<Result>,
  ): Promise<Result> {
    starting ??= chromium.launch(launchOptions());
    const browser = await starting;
    const context = await browser.newContext(settings);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      if (script !== undefined) await page.addInitScript(script);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await prepare(page);
      return await work({ page, complaints });
    } finally {
      await context.close();
    }
  }

  return {
    open: (folder, { path = 'index.html', head = '', headers = {}, files = {} }, work) =>
      withPage(
        {},
        async (page) => {
          await page.route(`${origin}**`, (route) => {
            const requested = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
            const added = files[requested];
            const file = join(folder, requested);
            if (added === undefined && !existsSync(file)) return route.fulfill({ status: 404, body: '' });
            const contentType = types[extname(requested)] ?? 'application/octet-stream';
            if (extname(requested) !== '.html') {
              return route.fulfill({ contentType, body: added ?? readFileSync(file) });
            }
            const html = added ?? readFileSync(file, 'utf8');
            return route.fulfill({ contentType, headers, body: html.replace('<title>', () => `${head}<title>`) });
          });
          await page.goto(`${origin}${path}`);
        },
        work,
      ),
    visit: (address, surroundings, work) => withPage(surroundings, (page) => page.goto(address), work),
    close: async () => {
      await (await starting)?.close();
    },
  };
}

/** Opens the built page of a folder in a browser of its own. */
export async function withPage<Result>(folder: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = consumerBrowser();
  try {
    return await browser.open(folder, {}, ({ page }) => work(page));
  } finally {
    await browser.close();
  }
}
