import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { root } from './stage.js';

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
}

/** Builds the static Storybook, with options of its own command. Gives what the build printed; throws with it when it fails. */
export function buildStorybook(...options: string[]): string {
  rmSync(storybookDist, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['storybook', 'build', '-o', storybookDist, '--quiet', ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  const printed = stdout + stderr;
  if (status !== 0 || !statSync(join(storybookDist, 'iframe.html'), { throwIfNoEntry: false })) {
    throw new Error(`Storybook does not build:\n${printed}`);
  }
  return printed;
}

/** Every story and docs page of a built Storybook. */
export function storybookIndex(folder = storybookDist): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
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

interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void;
  off: (event: string, listener: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** What Storybook's preview puts on its window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  /** What play functions have thrown since it was last read, by `watchPlays`. */
  thrownByPlays?: string[];
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** One page of Storybook's preview, in which stories are switched without loading it again. */
export interface StoryPage {
  page: Page;
  /**
   * Shows a story and waits until its play function is through, fonts are there and two frames are drawn. Throws where the
   * story cannot be drawn, or its play function throws: what is then seen is not what is meant.
   */
  show: (id: string) => Promise<void>;
  /** Changes the theme, as the toolbar does, and waits until the screen in sight is mounted anew with it. */
  showTheme: (theme: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the preview at a story. Options are those of a browser context: viewport, media. */
export async function openStories(
  browser: Browser,
  { origin, first, ...options }: BrowserContextOptions & { origin: string; first: string },
): Promise<StoryPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // tsx keeps the names of functions by a helper, which a function handed to the page looks for there.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(watchPlays);
  // The accessibility check after each story is the story tests' business: here it would only take its time.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${first}&globals=a11y.manual:!true`);
  await page.waitForFunction(
    () => ['finished', 'errored'].includes((window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    undefined,
    { polling: 50 },
  );
  let current = first;
  const show = async (id: string): Promise<void> => {
    if (id !== current) await page.evaluate(switchStory, id);
    current = id;
    await page.evaluate(untilDrawn);
    const thrown = await page.evaluate(thrownByPlays);
    if (thrown.length > 0) throw new Error(`${id} does not play: ${thrown.join('; ')}`);
    if (await page.locator('body.sb-show-errordisplay').count())
      throw new Error(`${id} does not render: ${await page.locator('#error-message').innerText()}`);
  };
  const showTheme = async (theme: string): Promise<void> => {
    await page.evaluate(switchTheme, { id: current, theme });
    await page.evaluate(untilDrawn);
  };
  return { page, show, showTheme, close: () => context.close() };
}

/* These run inside the page. */

/** Notes what play functions throw, from the first story on: the channel is there before any is drawn. */
function watchPlays(): void {
  const preview = window as PreviewWindow;
  const thrown: string[] = [];
  preview.thrownByPlays = thrown;
  let channel: Channel | undefined;
  Object.defineProperty(preview, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(opened: Channel) {
      channel = opened;
      opened.on('playFunctionThrewException', (error) => {
        // The first line says what; below it the whole page may be printed.
        thrown.push((error as Error).message.split('\n', 1)[0] ?? '');
      });
    },
  });
}

const thrownByPlays = (): string[] => (window as PreviewWindow).thrownByPlays?.splice(0) ?? [];

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
