import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { freePort, startProcess } from './delivered.js';
import { root } from './stage.js';
import { keepUpToDate } from './upToDate.js';

/** Where the static Storybook lies after a build. */
export const storybookDist = join(root, 'storybook-static');

/** One entry of Storybook's index that the scripts use. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file that has it, from the root of the project. */
  importPath: string;
  /** Has "test" unless the story says that it is not to be tested. */
  tags: readonly string[];
}

const inputs = [
  'package-lock.json',
  'lingui.config.ts',
  '.storybook',
  'scripts/vite',
  'packages/ui/docs',
  'packages/ui/CHANGELOG.md',
  ...['api', 'ui', 'console-app'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
];

/** Builds the static Storybook unless the built one is of the same sources. Throws with what the build says when it fails. */
export function buildStorybook({ withStatistics = false } = {}): void {
  const build = (): void => {
    rmSync(storybookDist, { recursive: true, force: true });
    const options = ['-o', storybookDist, '--quiet', ...(withStatistics ? ['--stats-json'] : [])];
    const { status, stdout, stderr } = spawnSync('npx', ['storybook', 'build', ...options], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}${stderr}`);
  };
  const product = join(storybookDist, withStatistics ? 'preview-stats.json' : 'iframe.html');
  keepUpToDate({ name: 'storybook', inputs, product, build });
}

/** Every story and docs page of a built Storybook. */
export function storybookIndex(folder = storybookDist): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

/** Every story of a Storybook that is served. */
export async function storiesOf(origin: string): Promise<StoryEntry[]> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** All stylesheets of the built Storybook in one text. */
export function storybookStyles(): string {
  const assets = join(storybookDist, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  return files.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a static Storybook on a free port until `close`. */
export async function serveStorybook(folder = storybookDist): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    const file = path.startsWith(folder) ? readFile(path) : Promise.reject(new Error('outside'));
    file.then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Starts Storybook's development server on a free port until `close`. Throws with what it says where it does not answer. */
export async function startStorybook(): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options = ['--ci', '--no-open', '--quiet', '--exact-port', '--port', String(port)];
  const server = await startProcess(join(root, 'node_modules/.bin/storybook'), ['dev', ...options], {
    cwd: root,
    isReady: () =>
      fetch(`${origin}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { origin, close: server.stop };
}

interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void;
  off: (event: string, listener: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** What something that runs after a story says of it: an addon, or `.storybook/storyTests.ts`. */
export interface StoryReport {
  type: string;
  status: 'passed' | 'warning' | 'failed';
  result: unknown;
}

/** What Storybook's preview puts on its window, and what `watchStories` does. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  /** What stories have thrown since it was last read. */
  thrownByStories?: string[];
  /** Of the story that has finished last. */
  storyReports?: StoryReport[];
}

/** One page of Storybook's preview, in which stories are switched without loading it again. */
export interface StoryPage {
  page: Page;
  /**
   * Shows a story and waits until its play function is through, fonts are there and two frames are drawn. Throws where the
   * story cannot be drawn, or its play function throws: what is then seen is not what is meant.
   */
  show: (id: string) => Promise<void>;
  /** What was reported of the story that has been shown last. */
  reports: () => Promise<StoryReport[]>;
  /** Changes the theme, as the toolbar does, and waits until the screen in sight is mounted anew with it. */
  showTheme: (theme: string) => Promise<void>;
  close: () => Promise<void>;
}

interface StoryPageOptions extends BrowserContextOptions {
  origin: string;
  /** The story to begin at. */
  first: string;
  /** Whether stories are tested as they are shown: axe and `.storybook/storyTests.ts` report of each. */
  tests?: boolean;
}

/** Opens the preview at a story. Other options are those of a browser context: viewport, media. */
export async function openStories(
  browser: Browser,
  { origin, first, tests = false, ...options }: StoryPageOptions,
): Promise<StoryPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // tsx keeps the names of functions by a helper, which a function handed to the page looks for there.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(watchStories);
  if (tests) await page.addInitScript(testStories);
  // A server that is still compiling takes its time.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!${!tests}`, {
    timeout: 120_000,
  });
  await page.waitForFunction(
    () => ['finished', 'errored'].includes((window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    undefined,
    { polling: 50, timeout: 120_000 },
  );
  let current = first;
  const show = async (id: string): Promise<void> => {
    if (id !== current) await page.evaluate(switchStory, id);
    current = id;
    await page.evaluate(untilDrawn);
    const thrown = await page.evaluate(thrownByStories);
    if (thrown.length > 0) throw new Error(`${id} does not play: ${thrown.join('; ')}`);
    if (await page.locator('body.sb-show-errordisplay').count())
      throw new Error(`${id} does not render: ${await page.locator('#error-message').innerText()}`);
  };
  const showTheme = async (theme: string): Promise<void> => {
    await page.evaluate(switchTheme, { id: current, theme });
    await page.evaluate(untilDrawn);
  };
  const reports = () => page.evaluate(() => (window as PreviewWindow).storyReports ?? []);
  return { page, show, reports, showTheme, close: () => context.close() };
}

/* These run inside the page. */

/** Notes what stories throw and what is reported of them, from the first on: the channel is there before any is drawn. */
function watchStories(): void {
  const preview = window as PreviewWindow;
  const thrown: string[] = [];
  preview.thrownByStories = thrown;
  // The first line says what; below it the whole page may be printed.
  const note = (error: unknown): unknown => thrown.push((error as Error).message.split('\n', 1)[0] ?? '');
  let channel: Channel | undefined;
  Object.defineProperty(preview, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(opened: Channel) {
      channel = opened;
      opened.on('playFunctionThrewException', note);
      opened.on('unhandledErrorsWhilePlaying', (errors) => (errors as unknown[]).forEach(note));
      opened.on('storyFinished', (finished) => {
        preview.storyReports = (finished as { reporters: StoryReport[] }).reporters;
      });
    },
  });
}

/**
 * Says to `.storybook/testRun.ts` that stories are tested. What outlines elements for people is off: it would look through
 * all of them at every story.
 */
function testStories(): void {
  let features = {};
  Object.assign(globalThis, { liveryStoryTests: true });
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set(all: object) {
      features = { ...all, highlight: false };
    },
  });
}

const thrownByStories = (): string[] => (window as PreviewWindow).thrownByStories?.splice(0) ?? [];

function switchStory(id: string): Promise<void> {
  return new Promise((finished, failed) => {
    const channel = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const timer = setTimeout(() => failed(new Error(`${id} does not finish`)), 60_000);
    const listener = (data: unknown): void => {
      if ((data as { storyId?: string }).storyId !== id) return;
      clearTimeout(timer);
      channel?.off('storyFinished', listener);
      finished();
    };
    channel?.on('storyFinished', listener);
    channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Screens finish twice: drawn again in the new theme, and then mounted anew with its drawings. */
function switchTheme({ id, theme }: { id: string; theme: string }): Promise<void> {
  return new Promise((finished, failed) => {
    const channel = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const timer = setTimeout(() => failed(new Error(`${id} does not finish in the theme ${theme}`)), 60_000);
    let left = 2;
    const listener = (): void => {
      left -= 1;
      if (left > 0) return;
      clearTimeout(timer);
      channel?.off('storyFinished', listener);
      finished();
    };
    channel?.on('storyFinished', listener);
    channel?.emit('updateGlobals', { globals: { theme } });
  });
}

/** Resolves when fonts are there and two frames are drawn. */
export async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
}
