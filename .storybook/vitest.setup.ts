import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { applyTheme, isThemeName, themeNames, type ThemeName } from '../packages/ui/src/themes/index.js';
import { markTokens, pairVerdict } from './colorPairs.js';
import { keyNameOf } from '../packages/ui/src/stories/guide.js';
import { textLooks } from './coloursSeen.js';
import { readsAllVariants } from './readsAllVariants.js';

/* Transitions off: axe must not read a colour in mid-fade, and a test need not wait for one. */
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}';
document.head.append(still);

/* What Storybook keeps ready for its own errors and docs: hidden here, but axe would read it forty times a story. */
beforeEach(() => {
  for (const unused of document.querySelectorAll('.sb-wrapper')) unused.remove();
});

/*
 * The machine's own pointer rests in the corner of the page, over whatever a story shows there: it points at nothing. The
 * tests point with events that they make themselves.
 */
for (const type of ['over', 'enter', 'move', 'out', 'leave'].flatMap((name) => [`pointer${name}`, `mouse${name}`])) {
  window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/* A story may let the page live by another clock. The real one tells vitest to read this file again for the next. */
const RealDate = Date;
afterAll(() => {
  globalThis.Date = RealDate;
});

const colours: axe.RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false };

const modes = ['light', 'dark'] as const;

/** What the story test leaves in its context: the story as it was composed. */
interface StoryContext extends TestContext {
  story?: { parameters: Record<string, unknown>; globals: Record<string, unknown> };
}

interface Variant {
  theme: ThemeName;
  mode: (typeof modes)[number];
}

const variants: readonly Variant[] = themeNames.flatMap((theme) => modes.map((mode) => ({ theme, mode })));

/** Screens are made of components, which are looked at in all variants: they are in each theme in one mode, not always the same. */
const isScreen = ({ task }: StoryContext): boolean => task.file.filepath.includes('/console-app/');

/** The variants to look at a story in. With `parameters: { variants: 'own' }` these are of the theme that it wears itself. */
function variantsOf(context: StoryContext): readonly Variant[] {
  const { story, task } = context;
  if (story?.parameters['variants'] === 'own') {
    const theme = story.globals['theme'];
    return modes.map((mode) => ({ theme: isThemeName(theme) ? theme : 'default', mode }));
  }
  if (!isScreen(context)) return variants;
  const first = task.name.length % 2;
  return themeNames.flatMap((theme, index) => ({ theme, mode: modes[(index + first) % 2] ?? 'light' }));
}

declare global {
  /** Looks of text that were read, with their pair of tokens where they have one, kept from one file of stories to the next. */
  var looksRead: Map<string, string | undefined> | undefined;
}
const looksRead = (globalThis.looksRead ??= new Map<string, string | undefined>());

const pressed = new Set<string>();
beforeEach(() => pressed.clear());
window.addEventListener(
  'keydown',
  (event) => {
    // A browser that fills in a form tells of a press without a key, with a plain Event.
    const name = event instanceof KeyboardEvent ? keyNameOf(event) : undefined;
    if (name) pressed.add(name);
  },
  true,
);

/**
 * The colors of text are checked for all themes and modes in the run that tests a story: the story stays as its play function
 * left it, each color token gets a color of its own, and axe reads all text that looks like none it has read before. The pairs of
 * tokens that `pairs.ts` declares are proven in every variant by unit tests; any other is refused. Text whose colors are no two
 * tokens (translucent, mixed, fixed, of two themes) is read in each variant. `VITE_VARIANTS=one npm run
 * stories` leaves it out while writing.
 */
afterEach(async (context: StoryContext) => {
  const { task } = context;
  if (task.result?.state === 'fail' || !readsAllVariants) return;
  const allLooks = textLooks();
  const looks = new Map([...allLooks].filter(([look]) => !looksRead.has(look)));
  await readLooks(looks, context);
  const pairs = [...allLooks.keys()].map((look) => looksRead.get(look)).filter((pair) => pair !== undefined);
  task.meta.accessibility = { keys: [...pressed], pairs: [...new Set(pairs)] };
}, 60_000);

async function readLooks(looks: ReadonlyMap<string, Element>, context: StoryContext): Promise<void> {
  if (looks.size === 0) return;
  const { markers, unmark } = markTokens();
  const { unresolved, undeclared, pairs } = pairVerdict(
    await axe.run([...looks.values()], { ...colours, elementRef: true, resultTypes: ['violations', 'passes'] }),
    markers,
  );
  unmark();
  expect(undeclared, 'pairs of tokens that pairs.ts does not declare').toEqual([]);
  const unreadable: string[] = [];
  for (const { theme, mode } of unresolved.length > 0 ? variantsOf(context) : []) {
    await applyTheme(theme, mode);
    /* A terminal draws its rows anew at any time; its colors are proven by rules too. */
    const present = unresolved.filter(({ isConnected }) => isConnected);
    if (present.length === 0) break;
    const { violations } = await axe.run(present, colours);
    for (const { nodes } of violations) {
      for (const node of nodes) unreadable.push(`${theme} ${mode}: ${node.html}\n  ${node.failureSummary ?? ''}`);
    }
  }
  if (unresolved.length > 0) await applyTheme('default', 'light');
  expect(unreadable, 'unreadable in these variants').toEqual([]);
  if (context.story?.parameters['variants'] === 'own') return;
  for (const [look, element] of looks) looksRead.set(look, pairs.get(element));
}
