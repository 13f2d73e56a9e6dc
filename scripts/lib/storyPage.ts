import type { Browser, BrowserContextOptions, Page, ViewportSize } from 'playwright';
import { motionComplaints, sidewaysComplaint, turn } from './pageChecks.js';
import { provideSelectingAttributes } from './selectingAttributes.js';

interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void;
  off: (event: string, listener: (data: unknown) => void) => void;
  emit: (event: string, data: unknown) => void;
}

/** What something that runs after a story says of it: an addon, or `.storybook/storyTests.ts`. */
export interface StoryReport {
  type: string;
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

/** What functions that run inside the page find there, for each call from outside costs more than what it asks for. */
const functions = { untilDrawn, turn, sidewaysComplaint, motionComplaints };

declare global {
  var inPage: typeof functions;
}

/** One page of Storybook's preview, in which stories are switched without loading it again. */
export interface StoryPage {
  page: Page;
  /**
   * Shows a story and waits until its play function is through, fonts are there and two frames are drawn. Resolves with what
   * was reported of it. Throws where the story cannot be drawn, or its play function throws: what is then seen is not what is
   * meant.
   */
  show: (id: string) => Promise<readonly StoryReport[]>;
  /** Changes the theme, as the toolbar does, and waits until the screen in sight is mounted anew with it. */
  showTheme: (theme: string) => Promise<void>;
  /** Changes the size of the screen, in px, in a test until the next story begins. */
  resize: (viewport: ViewportSize) => Promise<void>;
  close: () => Promise<void>;
}

interface StoryPageOptions extends BrowserContextOptions {
  origin: string;
  /** The story to begin at. */
  first: string;
  viewport: ViewportSize;
  /**
   * Whether stories are tested as they are shown: axe and `.storybook/storyTests.ts` report of each. Nobody looks at the
   * pictures then, and they are small.
   */
  tests?: boolean;
}

/** How large pictures are in a test: to draw them whole is a tenth of its time. Layout and events in the page know nothing of it. */
const testScale = 0.1;

/** Opens the preview at a story. Other options are those of a browser context: viewport, media. */
export async function openStories(
  browser: Browser,
  { origin, first, viewport, tests = false, ...options }: StoryPageOptions,
): Promise<StoryPage> {
  const context = await browser.newContext({ ...options, viewport });
  const page = await context.newPage();
  const devTools = tests ? await context.newCDPSession(page) : undefined;
  let size: ViewportSize | undefined;
  const resize = async ({ width, height }: ViewportSize): Promise<void> => {
    if (size?.width === width && size.height === height) return;
    size = { width, height };
    const screen = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false };
    // One of both: each lays the page out.
    if (devTools) await devTools.send('Emulation.setDeviceMetricsOverride', { ...screen, scale: testScale });
    else await page.setViewportSize(size);
    // The page is told of it later, where it is busy.
    await page.evaluate(untilOfSize, size);
  };
  // tsx keeps the names of functions by a helper, which a function handed to the page looks for there.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript({
    content: `globalThis.inPage = { ${Object.entries(functions)
      .map(([name, run]) => `${name}: ${String(run)}`)
      .join(', ')} }`,
  });
  await page.addInitScript(watchStories);
  if (tests) await page.addInitScript(provideSelectingAttributes);
  if (tests) await page.addInitScript(testStories);
  // Between stories, for each size lays out what is there.
  if (tests) await page.exposeFunction('resetScreen', () => resize(viewport));
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
  const show = async (id: string): Promise<readonly StoryReport[]> => {
    const { thrown, error, reports } = await page.evaluate(showStory, { id, isShown: id === current });
    current = id;
    if (thrown.length > 0) throw new Error(`${id} does not play: ${thrown.join('; ')}`);
    if (error !== undefined) throw new Error(`${id} does not render: ${error}`);
    return reports;
  };
  const showTheme = async (theme: string): Promise<void> => {
    await page.evaluate(switchTheme, { id: current, theme });
    await page.evaluate(untilDrawn);
  };
  return { page, show, showTheme, resize, close: () => context.close() };
}

/* These run inside the page. */

/** Notes what stories throw and what is reported of them, from the first on: the channel is there before any is drawn. */
function watchStories(): void {
  const preview = window as PreviewWindow;
  const thrown: string[] = [];
  preview.thrownByStories = thrown;
  // The first line says what; below it the whole page may be printed. Where in the story it was thrown says the stack.
  const note = (error: unknown): void => {
    const { message, stack = '' } = error as Error;
    const place = /[^/\s]+\.stories[^\s)]*/.exec(stack.slice(stack.indexOf('\n    at ')))?.[0];
    thrown.push([message.split('\n', 1)[0], place && `at ${place}`].filter(Boolean).join(' '));
  };
  let channel: Channel | undefined;
  Object.defineProperty(preview, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(opened: Channel) {
      channel = opened;
      opened.on('playFunctionThrewException', note);
      opened.on('unhandledErrorsWhilePlaying', (errors) => (errors as unknown[]).forEach(note));
      opened.on('storyFinished', (finished) => {
        // Of a report of axe only what is wrong: all that is right is many times as much.
        preview.storyReports = (finished as { reporters: StoryReport[] }).reporters.map(({ type, result }) => ({
          type,
          result: Object.fromEntries(
            Object.entries(result as object).filter(([name]) => !/^(?:passes|incomplete|inapplicable)$/.test(name)),
          ),
        }));
      });
    },
  });
}

/**
 * Says to `.storybook/preview.tsx` that stories are tested. What outlines elements for people is off: it would look through
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

/** Shows a story unless it is shown, and tells how that went. */
async function showStory({ id, isShown }: { id: string; isShown: boolean }) {
  const preview = window as PreviewWindow;
  const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
  const finish = (): Promise<void> =>
    new Promise((finished, failed) => {
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
  if (!isShown) await finish();
  await inPage.untilDrawn();
  const error = document.body.classList.contains('sb-show-errordisplay')
    ? (document.querySelector<HTMLElement>('#error-message')?.innerText ?? '')
    : undefined;
  return { thrown: preview.thrownByStories?.splice(0) ?? [], error, reports: preview.storyReports ?? [] };
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

/** Resolves when the page is as large as the screen, in px. */
function untilOfSize({ width, height }: ViewportSize): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (innerWidth !== width || innerHeight !== height) return;
      removeEventListener('resize', check);
      resolve();
    };
    addEventListener('resize', check);
    check();
  });
}

/** Resolves when fonts are there and two frames are drawn. */
async function untilDrawn(): Promise<void> {
  await document.fonts.ready;
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
}
