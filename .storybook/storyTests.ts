/* What is done with each story in a run of `scripts/stories.ts`; loaded by no other page. */
import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { applyTheme, isThemeName, themeNames, type ThemeName } from '../packages/ui/src/themes/index.js';
import { keyNameOf } from '../packages/ui/src/stories/guide.js';
import { markTokens, pairVerdict } from './colorPairs.js';
import { textLooks } from './coloursSeen.js';

const colours: axe.RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false };

const modes = ['light', 'dark'] as const;

interface Variant {
  theme: ThemeName;
  mode: (typeof modes)[number];
}

const variants: readonly Variant[] = themeNames.flatMap((theme) => modes.map((mode) => ({ theme, mode })));

/** The variants to look at a story in. With `parameters: { variants: 'own' }` these are of the theme that it wears itself. */
function variantsOf({ parameters, globals, title, name }: StoryContext): readonly Variant[] {
  if (parameters['variants'] === 'own') {
    const theme: unknown = globals['theme'];
    return modes.map((mode) => ({ theme: typeof theme === 'string' && isThemeName(theme) ? theme : 'default', mode }));
  }
  // Screens are made of components, which are looked at in all variants: they are in each theme in one mode, not always the same.
  if (!title.startsWith('Screens/')) return variants;
  const first = name.length % 2;
  return themeNames.flatMap((theme, index) => ({ theme, mode: modes[(index + first) % 2] ?? 'light' }));
}

/** Looks of text that were read, with their pair of tokens where they have one. */
const looksRead = new Map<string, string | undefined>();

const pressed = new Set<string>();
window.addEventListener(
  'keydown',
  (event) => {
    // A browser that fills in a form tells of a press without a key, with a plain Event.
    const name = event instanceof KeyboardEvent ? keyNameOf(event) : undefined;
    if (name) pressed.add(name);
  },
  true,
);

declare global {
  /** Gives the screen its first size. `scripts/lib/storyPage.ts` provides it. */
  var resetScreen: () => Promise<void>;
}

/** Before each story, which begins where a page that has just been opened does. */
export async function beginStory(): Promise<void> {
  await resetScreen();
  removeUnused();
  pressed.clear();
  window.scrollTo(0, 0);
}

/**
 * Hints to code that is loaded by now, hundreds of them, and what Storybook shows while it prepares a page of docs. axe
 * makes a node of its own of every element of the page, and its rules go through all of them.
 */
function removeUnused(): void {
  const unused = 'link[rel=modulepreload], .sb-preparing-story, .sb-preparing-docs';
  for (const element of document.querySelectorAll(unused)) element.remove();
}

/**
 * After each story, which stays as its play function left it: reports the keys that it pressed, and what is wrong with the
 * colors of its text in all themes and modes. Each color token gets a color of its own, and axe reads all text that looks like
 * none it has read before. The pairs of tokens that `pairs.ts` declares are proven in every variant by unit tests; any other
 * is refused. Text whose colors are no two tokens (translucent, mixed, fixed, of two themes) is read in each variant.
 */
export async function reportAccessibility(context: StoryContext): Promise<void> {
  // A target halfway under a header that stays in sight is as large as one that is not; a list that is open might close.
  if (!document.querySelector('[aria-expanded=true], [aria-modal=true]')) window.scrollTo(0, 0);
  // What the story has left may still have to be drawn, in faces that are still on their way.
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  const allLooks = textLooks();
  const complaints = [
    ...fixedSpacing(),
    ...mediaThatPlay(),
    ...(await readLooks(new Map([...allLooks].filter(([look]) => !looksRead.has(look))), context)),
  ];
  const pairs = [...allLooks.keys()].map((look) => looksRead.get(look)).filter((pair) => pair !== undefined);
  context.reporting.addReport({
    type: 'accessibility',
    version: 1,
    status: complaints.length > 0 ? 'failed' : 'passed',
    result: {
      isWithoutAxe: context.parameters['a11y']?.test === 'off',
      complaints,
      keys: [...pressed],
      pairs: [...new Set(pairs)],
    },
  });
}

/**
 * Elements whose own style fixes the spacing of text, which nobody's style sheet changes then (WCAG 1.4.12). axe would look
 * for the text in each element with a style of its own first.
 */
function fixedSpacing(): string[] {
  const spacing = ['line-height', 'letter-spacing', 'word-spacing'];
  return [...document.querySelectorAll<HTMLElement>('[style*="important"]')]
    .filter(({ style }) => spacing.some((name) => style.getPropertyPriority(name) === 'important'))
    .map(({ outerHTML }) => `spacing of text is fixed: ${outerHTML.slice(0, 110)}`);
}

/** Sound and films that begin by themselves (WCAG 1.4.2). axe would look for them in all of the page before its rules. */
const mediaThatPlay = (): string[] =>
  [...document.querySelectorAll('audio[autoplay], video[autoplay]')].map(
    ({ outerHTML }) => `plays by itself: ${outerHTML.slice(0, 110)}`,
  );

/** Reads the colors of text. Returns what is wrong with them, a line each. */
async function readLooks(looks: ReadonlyMap<string, Element>, context: StoryContext): Promise<string[]> {
  if (looks.size === 0) return [];
  const { markers, unmark } = markTokens();
  const { unresolved, undeclared, pairs } = pairVerdict(
    await axe.run([...looks.values()], { ...colours, elementRef: true, resultTypes: ['violations', 'passes'] }),
    markers,
  );
  unmark();
  const complaints = undeclared.map((pair) => `pairs.ts does not declare ${pair}`);
  for (const { theme, mode } of unresolved.length > 0 ? variantsOf(context) : []) {
    await applyTheme(theme, mode);
    /* A terminal draws its rows anew at any time; its colors are proven by rules too. */
    const present = unresolved.filter(({ isConnected }) => isConnected);
    if (present.length === 0) break;
    const { violations } = await axe.run(present, colours);
    for (const { nodes } of violations) {
      for (const node of nodes) {
        complaints.push(`unreadable in ${theme} ${mode}: ${node.html} ${node.failureSummary ?? ''}`);
      }
    }
  }
  if (unresolved.length > 0) await applyTheme('default', 'light');
  if (complaints.length > 0 || context.parameters['variants'] === 'own') return complaints;
  for (const [look, element] of looks) looksRead.set(look, pairs.get(element));
  return [];
}
