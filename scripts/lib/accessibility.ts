import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../../packages/ui/src/theme/contrast.js';
import { makePalette } from '../../packages/ui/src/theme/paletteMaker.js';
import { modes, type ColorToken } from '../../packages/ui/src/theme/paletteTokens.js';
import { manifests } from '../../packages/ui/src/themes/manifests.js';
import type {
  AccessibilityRecord,
  AccessibilityRecords,
  LeastContrast,
} from '../../packages/ui/src/stories/accessibilityRecord.js';
import { root } from './stage.js';

/** Where the record is. */
export const recordFile = join(root, 'packages/ui/docs/accessibility.json');

/** A story that has played without a fault: the keys that it pressed, and the pairs of tokens that its text is in. */
export interface TestedStory {
  id: string;
  name: string;
  keys: readonly string[];
  pairs: readonly string[];
}

/** What a run of the stories tells of each page; its least contrast is reckoned from the pairs. */
type StoryFacts = Readonly<Record<string, Omit<AccessibilityRecord, 'contrast'>>>;

/** Pages that have a guide: not those of themes, and not what Storybook calls internals. */
const isDocumented = ({ id }: TestedStory): boolean => /^(components|compositions|collections)-/.test(id);

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted((a, b) => a.localeCompare(b));

function factsOf(tested: readonly TestedStory[]): StoryFacts {
  const pages = new Map<string, TestedStory[]>();
  for (const story of tested.filter(isDocumented)) {
    const [page = ''] = story.id.split('--');
    pages.set(page, [...(pages.get(page) ?? []), story]);
  }
  const facts = [...pages].map(([page, stories]) => [
    page,
    {
      stories: stories.length,
      keyboardStories: stories.filter(({ keys }) => keys.length > 0).length,
      keys: sorted(stories.flatMap(({ keys }) => keys)),
      pairs: sorted(stories.flatMap(({ pairs }) => pairs)),
      sheet: stories.some(({ name }) => name === 'Sheet'),
    },
  ]);
  return Object.fromEntries(facts) as StoryFacts;
}

/** The record that is in the repository. */
export const readRecords = (): AccessibilityRecords =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as AccessibilityRecords) : {};

const writeRecords = (records: AccessibilityRecords): void =>
  writeFileSync(
    recordFile,
    `${JSON.stringify(Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => a.localeCompare(b))), null, 2)}\n`,
  );

const palettes = Object.values(manifests).map((manifest) => ({ theme: manifest.name, palette: makePalette(manifest) }));

/** The least contrast of some pairs of tokens in all themes and modes; undefined for no pairs. */
export function leastContrast(pairs: readonly string[]): LeastContrast | undefined {
  const all = pairs.flatMap((pair) => {
    const [foreground = '', background = ''] = pair.split(' on ');
    return palettes.flatMap(({ theme, palette }) =>
      modes.map((mode): LeastContrast => {
        const ratio = contrast(palette[mode][foreground as ColorToken], palette[mode][background as ColorToken]);
        return { ratio: Math.floor(ratio * 100) / 100, foreground, background, theme, mode };
      }),
    );
  });
  const [first, ...others] = all;
  return first && others.reduce((least, one) => (one.ratio < least.ratio ? one : least), first);
}

/** Writes down what stories tell of their pages. Pages that are not among them stay on record unless these are all stories. */
export function recordFacts(tested: readonly TestedStory[], { isWhole }: { isWhole: boolean }): void {
  const records = Object.entries(factsOf(tested)).map(([page, fact]) => {
    const least = leastContrast(fact.pairs);
    return [page, { ...fact, ...(least && { contrast: least }) }];
  });
  writeRecords({ ...(isWhole ? {} : readRecords()), ...(Object.fromEntries(records) as AccessibilityRecords) });
}

/**
 * Whether a run of the stories found text that is harder to read than the record has it. Pairs of the record that it did not
 * find are no fault: a tooltip may have been open then.
 */
const isHarderToRead = (found: StoryFacts[string] | undefined, record: AccessibilityRecord | undefined): boolean =>
  (leastContrast(found?.pairs ?? [])?.ratio ?? Infinity) < (record?.contrast?.ratio ?? Infinity);

const rewrite = 'npm run stories -- --record writes packages/ui/docs/accessibility.json anew';

/** What a run of the stories found otherwise than the record has it, a sentence each. */
export function staleFacts(tested: readonly TestedStory[], records = readRecords()): string[] {
  const facts = factsOf(tested);
  const pages = new Set([...Object.keys(facts), ...Object.keys(records)]);
  return [...pages].flatMap((page) => {
    const summary = (one: StoryFacts[string] | undefined): string =>
      one
        ? `${one.stories} stories${one.sheet ? ' with a sheet' : ''}, ${one.keyboardStories} by keys: ${one.keys.join(' ')}`
        : 'nothing';
    const [found, known] = [summary(facts[page]), summary(records[page])];
    const complaints = [
      found !== known && `${page}: ${found}; on record is ${known}. ${rewrite}.`,
      isHarderToRead(facts[page], records[page]) && `${page}: text has less contrast than on record. ${rewrite}.`,
    ];
    return complaints.filter((complaint) => complaint !== false);
  });
}
