/*
 * Looks at every story of the built Storybook as people set their screens: forced colors, reduced motion, 320 px,
 * right to left. Also: one theme is one stylesheet fetched, and every class in use has a rule in the built styles.
 * `npm run media -- --built` looks at the build that is there. Closes with "N passed, N failed".
 */
import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { ensureChromium, launchOptions } from './lib/chromium.mjs';
import { forcedColorsComplaints } from './lib/forcedColors.js';
import { classesInUse, motionComplaints, sidewaysComplaints } from './lib/pageChecks.js';
import { report } from './lib/stage.js';
import {
  buildStorybook,
  openStories,
  serveStorybook,
  storybookIndex,
  storybookStyles,
  untilDrawn,
  type StoryEntry,
  type StoryPage,
} from './lib/storybook.js';

type Check = (page: StoryPage['page']) => Promise<{ looked: number; complaints: string[] }>;

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 320, height: 640 } };
const still = '*,*::before,*::after{transition:none!important;animation:none!important}';

let passed = 0;
const failures: string[] = [];

function count(what: string, complaints: readonly string[]): void {
  if (complaints.length === 0) passed += 1;
  else failures.push(`${what}\n${complaints.map((complaint) => `    ${complaint}`).join('\n')}`);
}

if (!process.argv.includes('--built')) buildStorybook();
const stories = storybookIndex().filter(({ type }) => type === 'story');
/** Each component's sheet, and every screen. */
const sheets = stories.filter(({ name, title }) => name === 'Sheet' || title.startsWith('Screens/'));
const used = new Set<string>();

/** The checks of a story by name, in their order: one showing is enough for all, because each only sets the page anew. */
const checks: Readonly<Record<string, Check>> = {
  '320 px, both directions': async (page) => {
    for (const name of await page.evaluate(classesInUse)) used.add(name);
    const right = await page.evaluate(sidewaysComplaints, 'rtl' as const);
    const left = await page.evaluate(sidewaysComplaints, 'ltr' as const);
    return {
      looked: left.looked + right.looked,
      complaints: [...left.complaints, ...right.complaints.map((complaint) => `right to left: ${complaint}`)],
    };
  },
  'reduced motion': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(desktop.viewport);
    await page.evaluate(untilDrawn);
    return page.evaluate(motionComplaints);
  },
  'forced colors': async (page) => {
    const style = await page.addStyleTag({ content: still });
    const found = await forcedColorsComplaints(page);
    await style.evaluate((tag) => (tag as Element).remove());
    return found;
  },
};

/** One theme fetched is one stylesheet: counted on a page that has just been opened. */
async function themeRequests(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  const styles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.css')) styles.push(response.text());
  });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=themes--metal`);
  await page.locator('html[data-theme="metal"]').waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = (await Promise.all(styles)).filter((body) => body.includes('[data-theme='));
  const themes = bodies.flatMap((body) => Array.from(new Set(body.match(/(?<=\[data-theme="?)[a-z]+/g))));
  await context.close();
  count('themes fetched by a page that wears metal', themes.join() === 'metal' ? [] : [themes.join() || 'none']);
}

/** Looks at some of the stories, one after the other, in a page of its own. */
async function look(browser: Browser, origin: string, next: () => StoryEntry | undefined): Promise<void> {
  const start = performance.now();
  let story = next();
  if (!story) return;
  const view = await openStories(browser, { origin, first: story.id, reducedMotion: 'reduce', ...phone });
  let stories = 0;
  let looked = 0;
  for (; story; story = next()) {
    stories += 1;
    await view.page.emulateMedia({ forcedColors: null });
    await view.page.setViewportSize(phone.viewport);
    const shows = view.show(story.id);
    for (const [name, check] of Object.entries(checks)) {
      const what = `${name}: ${story.title} ${story.name}`;
      try {
        await shows;
        const { looked: here, complaints } = await check(view.page);
        looked += here;
        count(what, complaints);
      } catch (error) {
        count(what, [String(error)]);
      }
    }
  }
  await view.close();
  console.log(`${stories} stories, ${looked} looks, ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const { origin, close } = await serveStorybook();
ensureChromium();
const browser = await chromium.launch(launchOptions());
try {
  await themeRequests(browser, origin);
  const waiting = [...sheets];
  // One more than there are cores: a page that waits for its story leaves its core to another.
  const pages = Array.from({ length: availableParallelism() + 1 }, () => look(browser, origin, () => waiting.shift()));
  await Promise.all(pages);
} finally {
  await browser.close();
  close();
}

const styles = storybookStyles();
const ruled = new Set([...styles.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name]) => name));
const bare = [...used].filter((name) => !ruled.has(name));
count(`${used.size} classes in use have a rule`, bare);

if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
report('media', { passed, failed: failures.length, failures });
process.exit(failures.length > 0 ? 1 : 0);
