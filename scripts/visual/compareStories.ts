import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { widths, type Variant, type Width } from '../../.storybook/modes.js';
import type { StoryEntry } from '../lib/storybook.js';
import { compare } from './compare.js';
import type { Change } from './report.js';
import { openGallery, type Gallery, type GalleryPage } from './stories.js';

/** Pages at once of each Storybook: with fewer a core waits for a page, with more they wait for each other. */
const pages = 4;

/** How many stories are compared from one line that tells how far it is to the next. */
const perLine = 50;

/** A variant with its name, such as "metal dark". */
export type NamedVariant = readonly [name: string, variant: Variant];

export interface Comparison {
  /** Where the pictures of what differs go; what is in it is removed. */
  folder: string;
  /** Folders of the Storybooks. */
  before: string;
  after: string;
  /** A file that keeps the fingerprints of the stories before. Without it everything is captured. */
  fingerprints?: string | undefined;
  /** Rules that the Storybook after has besides, which win over those of the themes. */
  rules?: string | undefined;
}

export interface Found {
  changes: Change[];
  /** Stories that could not be shown, and why. */
  failures: string[];
  /** Number of pictures taken. */
  captures: number;
  /** Number of stories that were captured. */
  looked: number;
  /** Stories whose pictures end before they do: name of story and width, with the whole height in px. */
  cut: Record<string, number>;
}

/** Compares stories that both Storybooks have, a few at a time. */
export async function compareStories(
  stories: readonly StoryEntry[],
  variants: readonly NamedVariant[],
  { folder, before, after, fingerprints: file, rules }: Comparison,
): Promise<Found> {
  const found: Found = { changes: [], failures: [], captures: 0, looked: 0, cut: {} };
  const [first] = stories;
  if (!first) return found;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const [old, next] = await Promise.all([openGallery(before), openGallery(after, rules)]);
  const fingerprints = file === undefined ? undefined : readFingerprints(file);
  const filter = fingerprints && { fingerprints, themes: await themesOf(old, next, first, variants) };
  const waiting = [...stories];
  let compared = 0;
  const worker = async (): Promise<void> => {
    let shown: Sides | undefined;
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      try {
        // A page plays its first story before all faces are there.
        shown ??= await openSides(old, next, stories.find((other) => other !== story) ?? story);
        await withinTime(compareStory(story, variants, { ...shown, filter, found, folder }));
      } catch (error) {
        found.failures.push(`${story.id}: ${String(error)}`);
        // Pages in which a story has failed say nothing of the next one.
        await closeSides(shown).catch(() => undefined);
        shown = undefined;
      }
      compared += 1;
      if (compared % perLine === 0) {
        const differing = new Set(found.changes.map(({ id }) => id)).size;
        console.log(`${compared} of ${stories.length} stories, ${differing} differ, ${found.failures.length} failed`);
      }
    }
    await closeSides(shown);
  };
  await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, worker));
  await Promise.all([old.close(), next.close()]);
  if (file !== undefined) writeFileSync(file, JSON.stringify(fingerprints));
  return found;
}

interface Sides {
  old: GalleryPage;
  next: GalleryPage;
}

async function openSides(before: Gallery, after: Gallery, { id }: StoryEntry): Promise<Sides> {
  const [old, next] = await Promise.all([before.open(id), after.open(id)]);
  return { old, next };
}

const closeSides = async (sides: Sides | undefined): Promise<unknown> =>
  sides && Promise.all([sides.old.close(), sides.next.close()]);

/** Throws where a story has not been compared after three minutes. */
async function withinTime(comparing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('It takes longer than three minutes')), 180_000);
  });
  // Pages that are closed for it fail what is still under way, which nobody waits for.
  comparing.catch(() => undefined);
  await Promise.race([comparing, late]).finally(() => clearTimeout(timer));
}

/** Fingerprints of the base, by story and width. */
type Fingerprints = Record<string, string>;

const readFingerprints = (file: string): Fingerprints =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fingerprints) : {};

/** A theme and mode: its rules after the change, and whether these are other ones, so that every story may look otherwise. */
interface ThemeFacts {
  rules: string;
  isChanged: boolean;
}

/** What is known of each variant, by its name. */
async function themesOf(
  before: Gallery,
  after: Gallery,
  story: StoryEntry,
  variants: readonly NamedVariant[],
): Promise<Map<string, ThemeFacts>> {
  const sides = await openSides(before, after, story);
  const themes = new Map<string, ThemeFacts>();
  for (const [name, variant] of variants) {
    const [was, is] = await Promise.all([sides.old.themeRules(variant), sides.next.themeRules(variant)]);
    themes.set(name, { rules: is, isChanged: was !== is });
  }
  await closeSides(sides);
  return themes;
}

interface Shown extends Sides {
  /** What says that a picture need not be taken; undefined where all are. */
  filter: { fingerprints: Fingerprints; themes: ReadonlyMap<string, ThemeFacts> } | undefined;
  folder: string;
  found: Found;
}

async function compareStory(story: StoryEntry, variants: readonly NamedVariant[], shown: Shown): Promise<void> {
  const { old, next, found } = shown;
  let isCaptured = false;
  for (const width of widths) {
    const { candidates, fingerprint, ownTheme } = await candidatesOf(story, width, variants, shown);
    if (candidates.length === 0) continue;
    isCaptured = true;
    await side('before', old.show(story.id, width));
    // Screens with a picture of the theme are mounted anew in each: attributes change tokens, not drawings.
    const hasPicture = isScreen(story) && ownTheme === undefined && (await next.hasPicture());
    let differs = false;
    for (const variant of candidates) {
      if (hasPicture) await Promise.all([old, next].map((side) => side.showTheme(variant[1].theme)));
      // Once it is known to look otherwise, each picture is taken once.
      differs = await compareVariant({ story, width, fingerprint, isSure: differs }, variant, shown);
      const height = next.cutHeight() ?? old.cutHeight();
      if (height !== undefined) found.cut[`${story.id} ${width}`] = height;
    }
  }
  if (isCaptured) found.looked += 1;
}

/** Says of an error which of the two Storybooks it is of. */
const side = <Value>(name: 'before' | 'after', work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });

const isScreen = ({ importPath }: StoryEntry): boolean => importPath.includes('/console-app/');

interface Candidates {
  candidates: readonly NamedVariant[];
  /** Of the story as it is; undefined where all are captured. */
  fingerprint?: string;
  /** The theme that the story always has, whatever the toolbar says. */
  ownTheme: string | undefined;
}

/** Shows the story as it is, and tells the variants in which it may look otherwise than it did. */
async function candidatesOf(
  story: StoryEntry,
  width: Width,
  variants: readonly NamedVariant[],
  { old, next, filter }: Shown,
): Promise<Candidates> {
  await side('after', next.show(story.id, width));
  const ownTheme = await next.ownTheme();
  // A page of one theme looks the same in all variants.
  const own = ownTheme === undefined ? variants : variants.filter(([name]) => name === `${ownTheme} light`);
  if (!filter) return { candidates: own, ownTheme };
  const { fingerprints, themes } = filter;
  const key = `${story.id} ${width}`;
  if (fingerprints[key] === undefined) {
    await side('before', old.show(story.id, width));
    fingerprints[key] = await old.fingerprint();
  }
  const fingerprint = await next.fingerprint();
  if (fingerprint !== fingerprints[key]) return { candidates: own, fingerprint, ownTheme };
  const candidates = ownTheme === undefined ? variants.filter(([name]) => themes.get(name)?.isChanged) : [];
  return { candidates, fingerprint, ownTheme };
}

interface ShownStory {
  story: StoryEntry;
  width: Width;
  fingerprint: string | undefined;
  /** Whether it is known to look otherwise than it did. */
  isSure: boolean;
}

/** Between two pictures of which the first is not believed, in ms. */
const secondLook = 300;

const hash = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Compares a story in one variant, and notes how it differs. Whether it does. */
async function compareVariant(
  { story: { id, title, name }, width, fingerprint, isSure }: ShownStory,
  [variantName, variant]: NamedVariant,
  { old, next, filter, found, folder }: Shown,
): Promise<boolean> {
  const take = (): Promise<[Buffer, Buffer]> => {
    found.captures += 2;
    return Promise.all([side('before', old.capture(variant)), side('after', next.capture(variant))]);
  };
  let [before, after] = await take();
  if (!isSure && !before.equals(after)) {
    // What one of two pages had not drawn yet is no difference.
    await new Promise((looked) => setTimeout(looked, secondLook));
    [before, after] = await take();
  }
  const difference = compare(before, after);
  if (!difference) return false;
  const { picture, ...facts } = difference;
  const file = `${id}-${variantName.replace(' ', '-')}-${width}`;
  for (const [part, data] of Object.entries({ before, after, difference: picture }))
    writeFileSync(join(folder, 'pictures', `${file}-${part}.png`), data);
  /* Not of the picture, which another Chromium draws otherwise. */
  const rules = filter?.themes.get(variantName)?.rules;
  const look = fingerprint === undefined || rules === undefined ? undefined : hash(fingerprint, rules);
  found.changes.push({ id, title, name, variant: variantName, width, after: look, file, ...facts });
  return true;
}
