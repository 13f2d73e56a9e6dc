import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Request, type ViewportSize } from 'playwright';
import type { Variant, Width } from '../../.storybook/modes.js';
import { chromiumFlags, findChromium } from '../lib/chromium.mjs';
import { serveStorybook } from '../lib/storybook.js';
import { openStories } from '../lib/storyPage.js';
import { fingerprint, themeRules } from './fingerprint.js';
import {
  hasPicture,
  heightInSight,
  countLateTimersByFrames,
  loadThemes,
  ownTheme,
  setVariant,
  untilStill,
} from './inPage.js';

/** Nothing that moves or blinks: a picture is the same whenever it is taken. */
const still =
  '*,*::before,*::after{transition:none!important;animation:none!important;caret-color:transparent!important}';

/** Flags without which parts of a picture may come later, or be drawn in another way. */
const flags = [
  ...chromiumFlags,
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-skia-runtime-opts',
];

/** What is higher than this, in px, is a table of thousands of rows. */
const maxHeight = 16_000;
/** How much of that is looked at, in px: where it begins. */
const heightOfBeginning = 2000;

const heights: Readonly<Record<Width, number>> = { 1280: 800, 320: 640 };

/** Where each Storybook is served, as its browser knows it: a story may show its own address. */
const origin = 'http://storybook.localhost';

/** How long files that a story still asks for are waited for, in ms. */
const patience = 5000;

/** A built Storybook that is served and opened in a browser of its own. */
export interface Gallery {
  /** Opens one more page, at a story. */
  open: (first: string) => Promise<GalleryPage>;
  close: () => Promise<void>;
}

/** A page that shows one story after the other. */
export interface GalleryPage {
  /** Shows a story at a width, with its play function done. */
  show: (story: string, width: Width) => Promise<void>;
  /** Whether the story in sight has the picture of a login page, which attributes do not change. */
  hasPicture: () => Promise<boolean>;
  /** The theme that the story in sight always has, whatever the toolbar says. */
  ownTheme: () => Promise<string | undefined>;
  /** The whole height of the story in sight where its pictures show only its beginning, in px. */
  cutHeight: () => number | undefined;
  /** A hash of all that decides how the story in sight looks, but for the theme. */
  fingerprint: () => Promise<string>;
  /** The rules of a theme and mode. */
  themeRules: (variant: Variant) => Promise<string>;
  /** Shows the screen in sight once more, with the theme's own logo and picture. */
  showTheme: (theme: string) => Promise<void>;
  /** A picture of the story in sight, of its whole height, as PNG. */
  capture: (variant: Variant) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the Storybook that was built into a folder, with rules of one's own that win over those of the themes. */
export async function openGallery(folder: string, rules?: string): Promise<Gallery> {
  const executablePath = findChromium();
  const server = await serveStorybook(folder);
  const { host } = new URL(server.origin);
  const launch = (): Promise<Browser> =>
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...flags, `--host-resolver-rules=MAP ${new URL(origin).host}:80 ${host}`],
    });
  let running: Promise<Browser> | undefined;
  const start = async (): Promise<Browser> => {
    const browser = await launch();
    // A story may have ended it: the others are shown in another one.
    browser.once('disconnected', () => (running = undefined));
    return browser;
  };
  const assets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
  const themes = assets
    .filter((file) => readFileSync(join(folder, 'assets', file), 'utf8').includes('[data-theme='))
    .map((file) => `${origin}/assets/${file}`);
  return {
    open: async (first) => openPage(await (running ??= start()), { themes, first, rules }),
    async close() {
      await (await running)?.close();
      server.close();
    },
  };
}

interface Opened {
  /** The stylesheets of all themes. */
  themes: readonly string[];
  /** The story to begin at. */
  first: string;
  rules: string | undefined;
}

async function openPage(browser: Browser, { themes, first, rules }: Opened): Promise<GalleryPage> {
  const view = await openStories(browser, {
    origin,
    first,
    viewport: { width: 1280, height: heights[1280] },
    reducedMotion: 'reduce',
    locale: 'en',
    timezoneId: 'UTC',
  });
  const { page } = view;
  // All themes at once, so that another one is a change of two attributes.
  await page.evaluate(loadThemes, themes);
  await page.addStyleTag({ content: still });
  if (rules !== undefined) await page.addStyleTag({ content: rules });
  await page.evaluate(countLateTimersByFrames);
  const session = await page.context().newCDPSession(page);
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));

  let story: string | undefined;
  let theme = 'default';
  let screen: ViewportSize = { width: 1280, height: heights[1280] };
  let cutHeight: number | undefined;

  const resize = async (width: number, height: number): Promise<void> => {
    if (width === screen.width && height === screen.height) return;
    screen = { width, height };
    await view.resize(screen);
  };
  const settle = async (): Promise<void> => {
    const latest = performance.now() + patience;
    // Parts of components that load when they are drawn come after the story is through.
    do if (!(await page.evaluate(untilStill))) throw new Error('It does not come to rest');
    while (loading.size > 0 && performance.now() < latest);
  };
  let isFitted = false;
  /** Makes the screen as high as the story, so that all of it is in sight: a picture of another size would resize it each time. */
  const fit = async (): Promise<void> => {
    const height = await page.evaluate(heightInSight);
    cutHeight = height > maxHeight ? height : undefined;
    const wanted = cutHeight === undefined ? height : heightOfBeginning;
    // Another theme has other faces, and may be higher.
    if (isFitted && wanted <= screen.height) return;
    isFitted = true;
    await resize(screen.width, wanted);
    await settle();
  };
  const playing = async (play: () => Promise<unknown>): Promise<void> => {
    await page.evaluate(() => void (globalThis.isStoryPlaying = true));
    await play();
    await page.evaluate(() => void (globalThis.isStoryPlaying = false));
  };
  const showTheme = async (next: string): Promise<void> => {
    if (next === theme) return;
    await playing(() => view.showTheme(next));
    theme = next;
    await settle();
  };

  return {
    async show(next, width) {
      await page.evaluate(setVariant, { theme: 'default', mode: 'light' });
      if (next !== story) {
        await showTheme('default');
        // Stories play on a wide screen, whatever they are looked at in then.
        await resize(1280, heights[1280]);
        loading.clear();
        await page.evaluate(() => scrollTo(0, 0));
        await playing(() => view.show(next));
        story = next;
      }
      await resize(width, heights[width]);
      await page.evaluate(() => scrollTo(0, 0));
      await settle();
      isFitted = false;
    },
    showTheme,
    hasPicture: () => page.evaluate(hasPicture),
    ownTheme: () => page.evaluate(ownTheme),
    cutHeight: () => cutHeight,
    fingerprint: () => page.evaluate(fingerprint),
    themeRules: (variant) => page.evaluate(themeRules, variant),
    async capture(variant) {
      await page.evaluate(setVariant, variant);
      await fit();
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
    close: view.close,
  };
}
