import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Request } from 'playwright';
import type { Variant, Width } from '../../.storybook/modes.js';
import { chromiumFlags, findChromium } from '../lib/chromium.mjs';
import { serveStorybook } from '../lib/storybook.js';
import { openStories, untilDrawn } from '../lib/storyPage.js';
import { fingerprint, themeRules } from './fingerprint.js';

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

/** Pictures end here, in px: a table of ten thousand rows is looked at where it begins. */
export const maxHeight = 16_000;

const heights: Readonly<Record<Width, number>> = { 1280: 800, 320: 640 };

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
  /** The whole height of the story in sight where its pictures end before it does, in px. */
  cutHeight: () => number | undefined;
  /** A hash of all that decides how the story in sight looks, but for the theme. */
  fingerprint: () => Promise<string>;
  /** The rules of a theme and mode. */
  themeRules: (variant: Variant) => Promise<string>;
  /** Shows the screen in sight once more, with the theme's own logo and picture. */
  showTheme: (theme: string) => Promise<void>;
  /** A picture of the story in sight, of its height up to `maxHeight`, as PNG. */
  capture: (variant: Variant) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Opens the Storybook that was built into a folder, with rules of one's own that win over those of the themes. */
export async function openGallery(folder: string, rules?: string): Promise<Gallery> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
  const { origin, close } = await serveStorybook(folder);
  const assets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
  const themes = assets
    .filter((file) => readFileSync(join(folder, 'assets', file), 'utf8').includes('[data-theme='))
    .map((file) => `${origin}/assets/${file}`);
  return {
    open: (first) => openPage(browser, { origin, themes, first, rules }),
    async close() {
      await browser.close();
      close();
    },
  };
}

interface Opened {
  origin: string;
  /** The stylesheets of all themes. */
  themes: readonly string[];
  /** The story to begin at. */
  first: string;
  rules: string | undefined;
}

async function openPage(browser: Browser, { origin, themes, first, rules }: Opened): Promise<GalleryPage> {
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
  const session = await page.context().newCDPSession(page);
  let size = { width: 0, height: 0 };
  let theme = 'default';
  const showTheme = async (next: string): Promise<void> => {
    if (next === theme) return;
    theme = next;
    await view.showTheme(next);
    await measure();
  };
  // Parts of components that load when they are drawn come after the story is through.
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const measure = async (): Promise<void> => {
    await page.evaluate(untilDrawn);
    do await page.evaluate(untilStill);
    while (loading.size > 0);
    size = await page.evaluate(() => ({
      width: innerWidth,
      height: Math.max(innerHeight, document.documentElement.scrollHeight),
    }));
  };

  return {
    async show(story, width) {
      await showTheme('default');
      await view.resize({ width, height: heights[width] });
      await view.show(story);
      await measure();
    },
    showTheme,
    hasPicture: () => page.evaluate(hasPicture),
    ownTheme: () => page.evaluate(ownTheme),
    cutHeight: () => (size.height > maxHeight ? size.height : undefined),
    fingerprint: () => page.evaluate(fingerprint),
    themeRules: (variant) => page.evaluate(themeRules, variant),
    capture: (variant) => capture(session, variant, { ...size, height: Math.min(size.height, maxHeight) }),
    close: view.close,
  };
}

/** Resolves when nothing in the page has changed for four frames, or after a hundred; runs inside the page. */
async function untilStill(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let frames = 0; still < 4 && frames < 100; frames += 1) {
    still += 1;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  observer.disconnect();
}

/** Runs inside the page. The frame of the pictures is `ArtFrame`. */
function hasPicture(): boolean {
  return document.querySelector('svg[viewBox="0 0 800 800"]') !== null;
}

/** Runs inside the page. */
function ownTheme(): string | undefined {
  interface PreviewWindow {
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { storyGlobals?: { theme?: string } } } };
  }
  return (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.theme;
}

async function capture(
  session: CDPSession,
  { theme, mode }: Variant,
  size: { width: number; height: number },
): Promise<Buffer> {
  const [, { data }] = await Promise.all([
    session.send('Runtime.evaluate', {
      expression: `Object.assign(document.documentElement.dataset, ${JSON.stringify({ theme, mode })})`,
    }),
    session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    }),
  ]);
  return Buffer.from(data, 'base64');
}

/** Adds the stylesheets of all themes and loads every face that they name; runs inside the page. */
async function loadThemes(sheets: readonly string[]): Promise<void> {
  await Promise.all(
    sheets.map(
      (href) =>
        new Promise<void>((loaded, failed) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.addEventListener('load', () => loaded());
          link.addEventListener('error', () => failed(new Error(`${href} is not there`)));
          document.head.append(link);
        }),
    ),
  );
  // Stand-ins for faces are those of the machine, which may have none of them.
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
}
