/*
 * Looks at every story of the built Storybook as people set their screens: forced colors, reduced motion, 320 px,
 * right to left. Also: one theme is one stylesheet fetched, and every class in use has a rule in the built styles.
 * `npm run media -- --built` looks at the build that is there. Closes with "N passed, N failed".
 */
import { availableParallelism } from 'node:os';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
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
  type StoryEntry,
  type StoryPage,
} from './lib/storybook.js';

type Check = (page: StoryPage['page']) => Promise<{ looked: number; complaints: string[] }>;

interface Pass {
  /** What is looked at: each component's sheet and every screen. */
  stories: readonly StoryEntry[];
  media: BrowserContextOptions;
  /** By name, one after the other on the same story. */
  checks: Readonly<Record<string, Check>>;
}

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

/** A pass in parts of equal work, for the pages that are open at once. */
const parts = (count: number, pass: Omit<Pass, 'stories'>): Pass[] =>
  Array.from({ length: count }, (_, part) => ({
    ...pass,
    stories: sheets.filter((_story, index) => index % count === part),
  }));

const passes: Pass[] = [
  // What moves does not depend on the colors: one showing of a story is enough for both.
  ...parts(4, {
    media: { ...desktop, forcedColors: 'active', reducedMotion: 'reduce' },
    checks: {
      'reduced motion': (page) => page.evaluate(motionComplaints),
      'forced colors': async (page) => {
        await page.addStyleTag({ content: still });
        return forcedColorsComplaints(page);
      },
    },
  }),
  ...parts(4, {
    media: phone,
    checks: {
      '320 px, both directions': async (page) => {
        for (const name of await page.evaluate(classesInUse)) used.add(name);
        const right = await page.evaluate(sidewaysComplaints, 'rtl' as const);
        const left = await page.evaluate(sidewaysComplaints, 'ltr' as const);
        return {
          looked: left.looked + right.looked,
          complaints: [...left.complaints, ...right.complaints.map((complaint) => `right to left: ${complaint}`)],
        };
      },
    },
  }),
];

/** One theme fetched is one stylesheet: counted on a page that has just been opened. */
async function themeRequests(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
  const themes: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.css')) return;
    const body = await response.text();
    if (body.includes('[data-theme=')) themes.push(...new Set(body.match(/(?<=\[data-theme="?)[a-z]+/g)));
  });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=themes--metal`, { waitUntil: 'networkidle' });
  await context.close();
  count('themes fetched by a page that wears metal', themes.join() === 'metal' ? [] : [themes.join() || 'none']);
}

async function run(browser: Browser, origin: string, { stories: visible, media, checks }: Pass): Promise<void> {
  const first = visible[0];
  if (!first) return;
  const start = performance.now();
  let looked = 0;
  let complaining = 0;
  const view = await openStories(browser, { origin, first: first.id, ...media });
  for (const story of visible) {
    const shows = view.show(story.id);
    for (const [name, check] of Object.entries(checks)) {
      const what = `${name}: ${story.title} ${story.name}`;
      try {
        await shows;
        const { looked: here, complaints } = await check(view.page);
        looked += here;
        if (complaints.length > 0) complaining += 1;
        count(what, complaints);
      } catch (error) {
        count(what, [String(error)]);
      }
    }
  }
  await view.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const names = Object.keys(checks).join(' and ');
  console.log(`${names}: ${visible.length} stories, ${looked} looks, ${complaining} with complaints, ${seconds} s`);
}

const { origin, close } = await serveStorybook();
ensureChromium();
const browser = await chromium.launch(launchOptions());
try {
  await themeRequests(browser, origin);
  const waiting = [...passes];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await run(browser, origin, next);
    }
  };
  // More than there are cores: a page that waits for its story, which is most of the time, leaves its core to another.
  await Promise.all(Array.from({ length: Math.min(passes.length, availableParallelism() + 3) }, worker));
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
report('media', { passed, failed: failures.length });
process.exit(failures.length > 0 ? 1 : 0);
