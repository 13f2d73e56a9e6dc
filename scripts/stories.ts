/*
 * Plays every story in Chromium, as Storybook shows it. Each has to play without an error, axe may find nothing in it by
 * the rules of WCAG 2.2 A and AA, and its text has to be readable in all themes and modes. The sheet of each component and
 * every screen are then looked at as people set their screens: 320 px, in both directions and languages; reduced
 * motion; forced colors. Also: one theme is one stylesheet fetched, every class in use has a rule in the built styles, and
 * what the stories tell of each component is what packages/ui/docs/accessibility.json says, which the pages of docs show.
 *
 *   npm run stories                    all stories, in the built Storybook
 *   npm run stories -- Table Dialog    those with one of these words in their id, title or name, as their sources are now
 *     --origin http://localhost:6006   of a Storybook that runs already
 *     --record                         writes down what they tell of the library, instead of comparing it; nothing where one fails
 *
 * A story that fails is played once more, in a page that no other was in before; that is told. Closes with "N passed, N failed".
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { recordFacts, staleFacts, type TestedStory } from './lib/accessibility.js';
import { ensureChromium, launchOptions, quicklyOptimized } from './lib/chromium.mjs';
import { classesInUse } from './lib/pageChecks.js';
import { report } from './lib/stage.js';
import { desktop, factsOf, settings } from './lib/storyChecks.js';
import {
  buildStorybook,
  serveStorybook,
  startStorybook,
  storiesOf,
  storybookStyles,
  type StoryEntry,
} from './lib/storybook.js';
import { openStories, type StoryPage } from './lib/storyPage.js';
import { isNamedBy } from './visual/options.js';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, record: { type: 'boolean', default: false } },
});
const isWhole = names.length === 0 && options.origin === undefined;

let passed = 0;
const failures: string[] = [];
const tested: TestedStory[] = [];
const used = new Set<string>();

/** Counts a check, of which complaints are returned or thrown. Whether it has passed. */
async function check(what: string, complaintsOf: () => Promise<readonly string[]>): Promise<boolean> {
  const complaints = await complaintsOf().catch((thrown: unknown) => [
    thrown instanceof Error ? thrown.message : String(thrown),
  ]);
  if (complaints.length === 0) passed += 1;
  else failures.push([what, ...complaints].join('\n    '));
  return complaints.length === 0;
}

const isLookedAt = ({ name, title }: StoryEntry): boolean => name === 'Sheet' || title.startsWith('Screens/');

/** Plays some of the stories, one after the other, in a page of its own. */
async function play(browser: Browser, origin: string, next: () => StoryEntry | undefined): Promise<void> {
  let view: StoryPage | undefined;
  let before = 'none';
  for (let story = next(); story; story = next()) {
    const { id, title, name } = story;
    const test = async (): Promise<void> => {
      view ??= await openStories(browser, {
        origin,
        first: id,
        tests: true,
        reducedMotion: 'reduce',
        viewport: desktop,
      });
      tested.push({ id, name, ...factsOf(await view.show(id)) });
    };
    const leave = async (): Promise<void> => {
      await view?.close();
      view = undefined;
    };
    const hasPlayed = await check(`${title} › ${name}`, async () => {
      await test().catch(async (thrown: unknown) => {
        // What the stories before it have left may be to blame: its own fault comes again in a page of its own.
        console.log(`Once more, in a page of its own: ${title} › ${name}, after ${before}\n    ${String(thrown)}`);
        await leave();
        await test();
      });
      return [];
    });
    before = id;
    if (!view || !hasPlayed) {
      await leave();
    } else if (isLookedAt(story)) {
      const looked = view;
      for (const one of await looked.page.evaluate(classesInUse)) used.add(one);
      for (const [setting, look] of Object.entries(settings))
        await check(`${title} › ${name}, ${setting}`, () => look(looked));
    }
  }
  await view?.close();
}

/** One theme fetched is one stylesheet: counted on a page that has just been opened. */
async function themesFetched(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage();
  const styles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.css')) styles.push(response.text());
  });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=themes--metal`);
  await page.locator('html[data-theme="metal"]').waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = (await Promise.all(styles)).filter((body) => body.includes('[data-theme='));
  await page.close();
  return bodies.flatMap((body) => Array.from(new Set(body.match(/(?<=\[data-theme="?)[a-z]+/g))));
}

async function openStorybook(): Promise<{ origin: string; close: () => unknown }> {
  if (options.origin !== undefined) return { origin: options.origin, close: () => undefined };
  if (names.length > 0) return startStorybook();
  buildStorybook();
  return serveStorybook();
}

ensureChromium();
const { origin, close } = await openStorybook();
const browser = await chromium.launch(launchOptions(quicklyOptimized));
try {
  if (isWhole) {
    await check('a page that wears metal fetches the styles of no other theme', async () => {
      const themes = await themesFetched(browser, origin);
      return themes.join() === 'metal' ? [] : [themes.join() || 'none'];
    });
  }
  // What is recorded of a component is what all of its stories tell.
  const isNamed = (story: StoryEntry): boolean =>
    names.length === 0 || names.some((name) => (options.record ? story.title.includes(name) : isNamedBy(story, name)));
  const waiting = (await storiesOf(origin)).filter((story) => story.tags.includes('test') && isNamed(story));
  // Twice what there is of cores: a page that waits leaves its core to another.
  const pages = Array.from({ length: 2 * availableParallelism() }, () => play(browser, origin, () => waiting.shift()));
  await Promise.all(pages);
} finally {
  await browser.close();
  await close();
}

if (isWhole) {
  await check('every class in use has a rule', async () => {
    const ruled = new Set(Array.from(storybookStyles().matchAll(/\.([A-Za-z_-][\w-]*)/g), ([, name]) => name));
    return [...used].filter((name) => !ruled.has(name));
  });
  // WCAG 1.3.4, which axe would look for in all styles again at every story.
  await check('no style depends on how a screen is turned', async () => [
    ...new Set(storybookStyles().match(/\(\s*orientation\s*:[^)]*\)/g)),
  ]);
}
// A run in which a story fails says too little of its component.
if (failures.length === 0) {
  if (options.record) recordFacts(tested, { isWhole });
  else if (isWhole) failures.push(...staleFacts(tested));
}

if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
report('stories', { passed, failed: failures.length, failures });
process.exit(failures.length > 0 ? 1 : 0);
