/*
 * Compares how every story looks before and after a change: under all themes and modes, at two widths. Stories whose
 * fingerprint is the same are not captured. Writes visual-report/index.html; what is neither the same nor accepted fails.
 *
 *   npm run visual -- --base main        against a revision; by default the last commit
 *     --theme metal  --mode dark  --story button  --changed    looks at less
 *     --accept                           accepts what the last run found (of --story, if named), for everybody
 *     --repeat                           the working tree against itself, everything captured; and that a changed token is seen
 *     --token color.primaryHover=#ff00ff the working tree against itself with another value of a token: what hangs on it
 *
 * What the last two find is in .cache/visual-experiment: it is not to be accepted.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { variants as allVariants, widths } from '../.storybook/modes.js';
import { ensureChromium } from './lib/chromium.mjs';
import { customProperties } from '../packages/ui/src/theme/customProperties.js';
import { report, root } from './lib/stage.js';
import { buildStorybook, storybookDist, storybookIndex, type StoryEntry } from './lib/storybook.js';
import { accept, isAccepted, readAccepted, writeAccepted } from './visual/accepted.js';
import { affectedBy, allImports } from './visual/affectedStories.js';
import { buildRevision, changedFiles } from './visual/builds.js';
import { compareStories, type NamedVariant } from './visual/compareStories.js';
import { namedOf, readOptions } from './visual/options.js';
import { processorTime } from './lib/processorTime.js';
import { writeReport, type Change } from './visual/report.js';

const options = readOptions(process.argv.slice(2));
const isExperiment = options.repeat || options.token !== undefined;
const folder = join(root, isExperiment ? '.cache/visual-experiment' : 'visual-report');
const lastRun = join(root, 'visual-report/changes.json');
if (options.accept) acceptLastRun();
else await run();

function acceptLastRun(): never {
  if (!existsSync(lastRun)) throw new Error('There is no report yet: run npm run visual first.');
  const all = JSON.parse(readFileSync(lastRun, 'utf8')) as Change[];
  const chosen = new Set(chosenVariants().map(([name]) => name));
  const changes = namedOf(all, options.story).filter(({ variant }) => chosen.has(variant));
  if (changes.length === 0) {
    console.error(`Nothing to accept: the last run found ${all.length} changes, none of what is named.`);
    process.exit(1);
  }
  writeAccepted(accept(readAccepted(), changes, new Set(storybookIndex().map(({ id }) => id))));
  console.log(`Accepted ${changes.length} changes of ${new Set(changes.map(({ id }) => id)).size} stories.`);
  process.exit(0);
}

/** The variants that are named, all by default. Throws for a theme or mode that is not there. */
function chosenVariants(): NamedVariant[] {
  const chosen = Object.entries(allVariants).filter(
    ([, { theme, mode }]) => (options.theme ?? theme) === theme && (options.mode ?? mode) === mode,
  );
  if (chosen.length === 0)
    throw new Error(`There is no theme "${options.theme ?? ''}", or no mode "${options.mode ?? ''}".`);
  return chosen;
}

async function run(): Promise<never> {
  const start = performance.now();
  const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(0)} s`;
  ensureChromium();
  buildStorybook();
  const rules = options.token === undefined ? undefined : tokenRules(options.token);
  const base = options.repeat || rules ? { storybook: storybookDist } : buildRevision(options.base);
  console.log(`Storybooks built in ${seconds(start)}`);

  const variants = chosenVariants();
  const isAffected = options.changed ? affectedBy(changedFiles(options.base), allImports()) : () => true;
  const all = storybookIndex().filter(({ type, tags }) => type === 'story' && !tags.includes('moving'));
  const stories = namedOf(all, options.story).filter(({ importPath }) => isAffected(importPath));
  const old = new Set(storybookIndex(base.storybook).map(({ id }) => id));
  const added = stories.filter(({ id }) => !old.has(id));
  const common = stories.filter(({ id }) => old.has(id));
  const current = new Set(storybookIndex().map(({ id }) => id));
  const removed = [...old].filter((id) => !current.has(id));

  const blind = options.repeat && (await missesTokens(common, variants));
  const looking = performance.now();
  const processorBefore = processorTime();
  const { storybook: before, ...kept } = base;
  const found = await compareStories(common, variants, { folder, before, after: storybookDist, rules, ...kept });
  const accepted = readAccepted();
  const open = found.changes.filter((change) => !isAccepted(accepted, change));
  writeReport(folder, { changes: open, added: added.map(({ id }) => id), removed, cut: found.cut, base: options.base });
  if (!isExperiment) writeFileSync(lastRun, JSON.stringify(found.changes));

  const rate = (found.captures / ((performance.now() - looking) / 1000)).toFixed(0);
  const processor = found.captures === 0 ? 0 : (processorTime() - processorBefore) / found.captures;
  console.log(
    `${common.length} stories, ${found.looked} captured, ${found.captures} captures in ${seconds(looking)} (${rate} a second, ${processor.toFixed(0)} ms of processor each)`,
  );
  console.log(`${added.length} new, ${removed.length} removed, ${found.changes.length - open.length} accepted before`);
  for (const failure of found.failures) console.error(failure);
  for (const [name, height] of Object.entries(found.cut))
    console.log(`${name} is ${height} px high: its pictures show its beginning`);
  console.log(
    `\n${relative(root, join(folder, 'index.html'))}: ${open.length} captures differ, of ${new Set(open.map(({ id }) => id)).size} stories`,
  );
  const failures = [
    ...[...new Set(open.map(({ id }) => id))].map((id) => `${id} differs`),
    ...found.failures,
    ...(blind ? ['a changed token is not seen'] : []),
  ];
  const checks = common.length + Number(options.repeat);
  report('visual', { passed: checks - failures.length, failed: failures.length, failures });
  process.exit(failures.length > 0 ? 1 : 0);
}

/** The rule that gives a token, such as "color.primaryHover=#ff00ff", another value in all themes. Throws for one that is not there. */
function tokenRules(change: string): string {
  const [, group, name, value] = /^(\w+)\.(\w+)=(.+)$/.exec(change) ?? [];
  if (!group || !name || !value) throw new Error(`--token is given as color.primaryHover=#ff00ff, not as "${change}".`);
  const properties = Object.entries(customProperties({ [group]: { [name]: value } }));
  return `:root { ${properties.map(([property, to]) => `${property}: ${to};`).join(' ')} }`;
}

/**
 * Whether this comparison is blind to tokens: the sheet of the button shows the hovered primary one, so another value of
 * `primaryHover` has to be found in it, at both widths.
 */
async function missesTokens(stories: readonly StoryEntry[], variants: readonly NamedVariant[]): Promise<boolean> {
  const sheets = stories.filter(({ id }) => id === 'components-button--sheet');
  const both = { folder, before: storybookDist, after: storybookDist };
  const { changes } = await compareStories(sheets, variants.slice(0, 1), {
    ...both,
    rules: tokenRules('color.primaryHover=#ff00ff'),
  });
  const isSeen = sheets.length === 0 || changes.length === widths.length;
  console.log(
    sheets.length === 0
      ? 'The sheet of the button is not among these stories: whether a changed token is seen was not looked at'
      : `Another primaryHover differs in ${changes.length} of ${widths.length} captures of the button's sheet, ${changes[0]?.pixels ?? 0} pixels`,
  );
  return !isSeen;
}
