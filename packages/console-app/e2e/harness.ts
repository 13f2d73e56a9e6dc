import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page, type Route } from '@playwright/test';
import { addressOf } from './builtFiles.js';

const root = resolve(import.meta.dirname, '../../..');

interface Fault {
  operationId?: string;
  path?: string;
  method?: string;
  status?: number;
  body?: unknown;
  network?: boolean;
  latency_ms?: number;
  lag_ms?: number;
  times?: number;
}

/** The console as `npm start` serves it, and the handles by which a journey sets the sandbox up. */
export class Site {
  private server: ChildProcess | undefined;
  /** Any free one at the first start, the same one again after a stop. */
  private port = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'livery-journey-'));

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server and waits until it says where it is. `dist` is the folder of another build than the built one. */
  async start(dist?: string): Promise<void> {
    const server = spawn(
      process.execPath,
      ['--conditions=livery-source', '--import', 'tsx', join(root, 'scripts/start.ts')],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          LIVERY_BUILD: 'off',
          ...(dist === undefined ? {} : { LIVERY_DIST: dist }),
          LIVERY_LATENCY: 'off',
          PORT: String(this.port),
          // Any free one at a restart too: the next port may be that of another worker.
          S3_PORT: '0',
          IDENTITY_PORT: '0',
          LIVERY_DATA: join(this.folder, 'state.json'),
        },
      },
    );
    this.server = server;
    this.port = await new Promise<number>((found, failed) => {
      server.once('exit', (code) => failed(new Error(`The server ended with ${code} before it listened.`)));
      server.stdout.on('data', (message: Buffer) => {
        const port = /http:\/\/localhost:(\d+)/.exec(message.toString())?.[1];
        if (port) found(Number(port));
      });
    });
  }

  /** Stops the server as a person at the terminal would; the sandbox writes its state down first. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await gone;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async operate(path: string, body: unknown): Promise<void> {
    const response = await fetch(`${this.origin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/sandbox/${path}: ${response.status} ${await response.text()}`);
  }

  /** Begins a scenario anew, with a clock that stands: however slow the machine, nothing is over before it is looked at. */
  async reset(scenario = 'demo'): Promise<void> {
    await this.operate('reset', { scenario });
    await this.operate('clock', { standing: true });
  }

  /** Does something as another user of the same account, while the customer has the page open. */
  otherUser(operationId: string, path: object, body: object): Promise<void> {
    return this.operate('calls', { operationId, path, body });
  }

  faults(...list: Fault[]): Promise<void> {
    return this.operate('faults', list);
  }

  /** Changes the site's configuration until the next reset. */
  configure(changes: object): Promise<void> {
    return this.operate('site', changes);
  }

  /** Turns the sandbox's clock, so that nobody waits for a machine to start. */
  advance(seconds: number): Promise<void> {
    return this.operate('clock', { advance_ms: seconds * 1000 });
  }

  /** A call of the API as the customer, or with the key that is given, for what a journey needs to find or to check. */
  async call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
    const headers = new Headers(init.headers);
    if (!headers.has('apikey')) headers.set('apikey', 'demo');
    const response = await fetch(`${this.origin}/v1${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  }
}

/** What no journey may leave behind in the browser: a broken policy of the page, an error that nothing caught. */
const isFault = (text: string): boolean => /Content[ -]Security[ -]Policy|^Uncaught error/.test(text);

/**
 * Replaces how Playwright fills a field in Firefox: it writes the value and tells React nothing of it. What is typed goes
 * through the browser's own editing instead.
 */
function typeNatively(): void {
  const insertText = (text: string): Element | undefined => {
    const focused = document.activeElement;
    if (focused instanceof HTMLIFrameElement) return focused;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => insertText,
    set() {
      // Playwright's own stays out.
    },
  });
}

interface Fixtures {
  /** Fails the journey over what went wrong behind its back, in any page of the browser. */
  watched: void;
  /** Reset to the demo scenario before each journey. */
  site: Site;
  /** Signed in as the customer, before the first page is opened. */
  customer: Page;
}

export const test = base.extend<Fixtures, { running: Site }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const site = new Site();
      await site.start();
      await use(site);
      await site.stop();
      site.remove();
    },
    { scope: 'worker' },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(typeNatively);
    await use(context);
    // A response that is still being replaced is nobody's any more.
    await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    // What a context that is used again keeps by itself.
    await context.setOffline(false);
  },
  baseURL: async ({ running }, use) => use(running.origin),
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && isFault(message.text())) faults.push(message.text());
      });
      context.on('weberror', (problem) => {
        const text = String(problem.error());
        // Firefox takes for an error of the page what Chromium only notes: that a storage does not let the page in.
        if (!text.includes('Cross-Origin Request Blocked')) faults.push(text);
      });
      await use();
      expect(faults, 'what went wrong behind the journey').toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ running }, use) => {
    await running.reset();
    await running.faults();
    await use(running);
  },
  customer: async ({ page, site: _ }, use) => {
    await page.addInitScript(() => {
      // Firefox runs this on its empty page too, which has no storage.
      if (!location.protocol.startsWith('http')) return;
      if (!sessionStorage.getItem('journey')) localStorage.setItem('livery.apiKey', '"demo"');
      sessionStorage.setItem('journey', 'begun');
    });
    await use(page);
  },
});

export { expect };

/** Opens the menu of whoever is signed in. */
export async function openAccountMenu(page: Page, name = 'Mari Tamm'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
}

/** Resolves when the screen is ready: its heading is there, nothing loads and nothing moves. */
export async function untilIdle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/**
 * Fast-forwards the clock of the page until something is so, because nobody waits for a retry. Needs `page.clock.install()`
 * before the page is opened.
 */
export async function fastForwardUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(2000);
        return holds();
      },
      { intervals: [50, 50, 100] },
    )
    .toBe(true);
}

/** Holds requests of the page back, so that a journey sees what stands until they are answered. Gives what lets them go on. */
export async function holdRequests(page: Page, url: string | RegExp, options?: { times: number }): Promise<() => void> {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((open) => (goOn = open));
  const wait = async (route: Route): Promise<void> => {
    await gate;
    await route.continue();
  };
  await page.route(url, wait, options);
  return goOn;
}

/** Holds the page's next call of a path back. Gives what lets it go on. */
export const hold = (page: Page, path: string): Promise<() => void> =>
  holdRequests(page, `**/v1/*${path}`, { times: 1 });

/** Holds the script of a module back, or all of them. Gives what lets them go on. */
export const holdScripts = (page: Page, module?: string): Promise<() => void> =>
  holdRequests(page, module === undefined ? '**/assets/*.js' : `**${addressOf(module)}`);

/** The site's configuration, as far as journeys change it. */
interface SiteConfig {
  siteName: string;
  siteTheme: string;
  s3ForcePathStyle: boolean;
  maxUploadSizeMb?: number;
  features: Record<string, boolean>;
}

/** The server answers with another configuration of the site from now on. */
export async function changeSiteConfig(page: Page, change: (config: SiteConfig) => Partial<SiteConfig>): Promise<void> {
  await page.route('**/v1/config/ui/config', async (route) => {
    // Again where the connection was reset: the server closes one that nobody has used for seconds, maybe just as the call takes it.
    const response = await route.fetch({ maxRetries: 3 });
    const config = (await response.json()) as SiteConfig;
    await route.fulfill({ response, json: { ...config, ...change(config) } });
  });
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, key = 'demo'): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Lets the server do what the next change of a path asks for; the response is lost on its way. */
export async function lose(page: Page, path: string): Promise<void> {
  let isOver = false;
  await page.route(`**/v1/*${path}`, async (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback();
    isOver = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Whether anything makes the page wider than the screen. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Presses Tab until something is focused that a person would recognize by its name, and goes round until it is there. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 1 && name.test(await nameOf(page))) return;
    }
    throw new Error(`Tab never reaches ${name}.`);
  }).toPass({ timeout: 90_000 });
}

/** Opens a menu by the keyboard and chooses the entry that begins with some letters. */
export async function chooseByKeys(page: Page, opener: RegExp, letters: string): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  // The code of the list comes when it is first opened.
  await expect(page.locator('[role=menuitem]:focus')).toBeVisible();
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
}

/** The accessible name of what has the focus, as far as a label, an attribute or its words give it. */
const nameOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return '';
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    const labels = Array.from(isField ? (focused.labels ?? []) : [], (label) => label.textContent);
    const ids = focused.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent);
    return [focused.getAttribute('aria-label'), ...named, ...labels, focused.textContent].join(' ').trim();
  });
