/*
 * Compares how every story looks before and after a change: under all themes and modes, at two widths. Stories whose
 * fingerprint is the same are not captured. Writes visual-report/index.html; what is neither the same nor accepted fails.
 *
 *   npm run visual -- --base main        against a revision; by default the last commit
 *     --theme metal  --mode dark  --story button  --changed    looks at less
 *     --built                            with the Storybook of the working tree that is there
 *     --accept                           accepts what the last run found (of --story, if named)
 *     --repeat                           the working tree against itself, everything captured
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { variants as allVariants, widths, type Variant } from '../.storybook/modes.js';
import { ensureChromium } from './lib/chromium.mjs';
import { report, root } from './lib/stage.js';
import { buildStorybook, storybookDist, storybookIndex, type StoryEntry } from './lib/storybook.js';
import { captureName, readAccepted, writeAccepted } from './visual/accepted.js';
import { affectedBy, allImports } from './visual/affectedStories.js';
import { buildRevision, changedFiles } from './visual/builds.js';
import { compare } from './visual/compare.js';
import { readOptions } from './visual/options.js';
import { reportFolder, writeReport, type Change } from './visual/report.js';
import { openGallery, type Gallery, type GalleryPage } from './visual/stories.js';

/** Pages at once: with fewer a core waits for a page, with more they wait for each other. */
const pages = 3;

const options = readOptions(process.argv.slice(2));
const lastRun = join(reportFolder, 'changes.json');
if (options.accept) acceptLastRun();
else await run();

function acceptLastRun(): never {
  if (!existsSync(lastRun)) throw new Error('There is no report yet: run npm run visual first.');
  const { story = '' } = options;
  const changes = (JSON.parse(readFileSync(lastRun, 'utf8')) as Change[]).filter(({ id }) => id.includes(story));
  const accepted = readAccepted();
  for (const { id, variant, width, after } of changes) accepted[captureName(id, variant, width)] = after;
  writeAccepted(accepted);
  console.log(`Accepted ${changes.length} changes of ${new Set(changes.map(({ id }) => id)).size} stories.`);
  process.exit(0);
}

async function run(): Promise<never> {
  const start = performance.now();
  const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`;
  ensureChromium();
  if (!options.built || !existsSync(storybookDist)) buildStorybook();
  const base = options.repeat ? { storybook: storybookDist, fingerprints: '' } : buildRevision(options.base);
  console.log(`Storybooks built in ${seconds(start)}`);

  const variants = Object.entries(allVariants).filter(
    ([, { theme, mode }]) => (options.theme ?? theme) === theme && (options.mode ?? mode) === mode,
  );
  const isAffected = options.changed ? affectedBy(changedFiles(options.base), allImports()) : () => true;
  const stories = storybookIndex().filter(
    ({ type, id, title, name, importPath }) =>
      type === 'story' && isAffected(importPath) && `${id} ${title} ${name}`.includes(options.story ?? ''),
  );
  const old = new Set(storybookIndex(base.storybook).map(({ id }) => id));
  const added = stories.filter(({ id }) => !old.has(id));
  const common = stories.filter(({ id }) => old.has(id));
  const current = new Set(storybookIndex().map(({ id }) => id));
  const removed = [...old].filter((id) => !current.has(id));

  const looking = performance.now();
  const found = await lookAt(common, variants, base);
  const accepted = readAccepted();
  const open = found.changes.filter(
    ({ id, variant, width, after }) => accepted[captureName(id, variant, width)] !== after,
  );
  writeReport({ changes: open, added: added.map(({ id }) => id), removed, base: options.base });
  writeFileSync(lastRun, JSON.stringify(found.changes));

  const rate = (found.captures / ((performance.now() - looking) / 1000)).toFixed(0);
  console.log(
    `${common.length} stories, ${found.looked} captured, ${found.captures} captures in ${seconds(looking)} (${rate} a second)`,
  );
  console.log(`${added.length} new, ${removed.length} removed, ${found.changes.length - open.length} accepted before`);
  for (const failure of found.failures) console.error(failure);
  console.log(
    `\n${relative(root, join(reportFolder, 'index.html'))}: ${open.length} captures differ, of ${new Set(open.map(({ id }) => id)).size} stories`,
  );
  const failed = new Set(open.map(({ id }) => id)).size + found.failures.length;
  report('visual', { passed: common.length - failed, failed });
  process.exit(failed > 0 ? 1 : 0);
}

interface Found {
  changes: Change[];
  failures: string[];
  captures: number;
  /** Number of stories that were captured. */
  looked: number;
}

/** Looks at stories, a few at a time, before and after. */
async function lookAt(
  stories: readonly StoryEntry[],
  variants: readonly (readonly [string, Variant])[],
  base: { storybook: string; fingerprints: string },
): Promise<Found> {
  const found: Found = { changes: [], failures: [], captures: 0, looked: 0 };
  const [first] = stories;
  if (!first) return found;
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(join(reportFolder, 'pictures'), { recursive: true });
  const fingerprints: Record<string, string> = existsSync(base.fingerprints)
    ? (JSON.parse(readFileSync(base.fingerprints, 'utf8')) as Record<string, string>)
    : {};
  const [before, after] = await Promise.all([openGallery(base.storybook), openGallery(storybookDist)]);
  const themesChanged = options.repeat ? undefined : await changedThemes(before, after, first, variants);
  const waiting = [...stories];
  const worker = async (): Promise<void> => {
    const [old, next] = await Promise.all([before.open(first.id), after.open(first.id)]);
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      try {
        await lookAtStory(story, { old, next, variants, themesChanged, fingerprints, found });
      } catch (error) {
        found.failures.push(`${story.id}: ${String(error)}`);
      }
    }
    await Promise.all([old.close(), next.close()]);
  };
  await Promise.all(Array.from({ length: pages }, worker));
  await Promise.all([before.close(), after.close()]);
  if (base.fingerprints) {
    mkdirSync(dirname(base.fingerprints), { recursive: true });
    writeFileSync(base.fingerprints, JSON.stringify(fingerprints));
  }
  return found;
}

/** The variants whose tokens or faces differ: every story may look otherwise in these. */
async function changedThemes(
  before: Gallery,
  after: Gallery,
  { id }: StoryEntry,
  variants: readonly (readonly [string, Variant])[],
): Promise<Set<string>> {
  const [old, next] = await Promise.all([before.open(id), after.open(id)]);
  const changed = new Set<string>();
  for (const [name, variant] of variants) {
    const [was, is] = await Promise.all([old.themeRules(variant), next.themeRules(variant)]);
    if (was !== is) changed.add(name);
  }
  await Promise.all([old.close(), next.close()]);
  return changed;
}

interface Looking {
  old: GalleryPage;
  next: GalleryPage;
  variants: readonly (readonly [string, Variant])[];
  /** Undefined where everything is captured. */
  themesChanged: ReadonlySet<string> | undefined;
  /** Those of the base, found in this run or before. */
  fingerprints: Record<string, string>;
  found: Found;
}

async function lookAtStory(
  story: StoryEntry,
  { old, next, variants, themesChanged, fingerprints, found }: Looking,
): Promise<void> {
  let isCaptured = false;
  for (const width of widths) {
    let isShown = false;
    const showOld = async (): Promise<void> => {
      if (!isShown) await old.show(story.id, width);
      isShown = true;
    };
    const fingerprintOfOld = async (): Promise<string> => {
      await showOld();
      return old.fingerprint();
    };
    await next.show(story.id, width);
    let isSame = false;
    if (themesChanged) {
      const key = `${story.id} ${width}`;
      const [is, was] = await Promise.all([next.fingerprint(), fingerprints[key] ?? fingerprintOfOld()]);
      fingerprints[key] = was;
      isSame = is === was;
    }
    const wanted = variants.filter(([name]) => !isSame || themesChanged?.has(name));
    if (wanted.length === 0) continue;
    isCaptured = true;
    await showOld();
    for (const [name, variant] of wanted) {
      const [was, is] = await Promise.all([old.capture(variant), next.capture(variant)]);
      found.captures += 2;
      const difference = compare(was, is);
      if (!difference) continue;
      const { pixels, picture, box, after } = difference;
      const file = `${story.id}-${name.replace(' ', '-')}-${width}`;
      for (const [part, data] of Object.entries({ before: was, after: is, difference: picture }))
        writeFileSync(join(reportFolder, 'pictures', `${file}-${part}.png`), data);
      found.changes.push({
        id: story.id,
        title: story.title,
        name: story.name,
        variant: name,
        width,
        pixels,
        box,
        after,
        file,
      });
    }
  }
  if (isCaptured) found.looked += 1;
}
