import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { applyTheme, isThemeName, themeNames, type ThemeName } from '../packages/ui/src/themes/index.js';
import { newLooks } from './coloursSeen.js';

/* Transitions off: axe must not read a colour in mid-fade, and a test need not wait for one. */
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}';
document.head.append(still);

/* What Storybook keeps ready for its own errors and docs: hidden here, but axe would read it forty times a story. */
beforeEach(() => {
  for (const unused of document.querySelectorAll('.sb-wrapper')) unused.remove();
});

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

/** The themes to look at a story in: all, or with `parameters: { variants: 'own' }` the one that it wears itself. */
function themesOf({ story }: StoryContext): readonly ThemeName[] {
  if (story?.parameters['variants'] !== 'own') return themeNames;
  const theme = story.globals['theme'];
  return [isThemeName(theme) ? theme : 'default'];
}

declare global {
  /** Looks of text that were read in all variants, kept from one file of stories to the next. */
  var looksRead: Set<string> | undefined;
}
const looksRead = (globalThis.looksRead ??= new Set());

/**
 * What each story looks like is checked in all forty variants, in the run that tests it: the story stays as its play
 * function left it, the root's attributes change, and axe reads the colours of all text that looks like none it has
 * read before. `VITE_VARIANTS=one npm run stories` leaves it out while writing.
 */
afterEach(async (context: StoryContext) => {
  const { task } = context;
  if (task.result?.state === 'fail' || import.meta.env['VITE_VARIANTS'] === 'one') return;
  const themes = themesOf(context);
  const looks = newLooks(looksRead);
  if (looks.size === 0) return;
  const unreadable: string[] = [];
  for (const theme of themes) {
    for (const mode of modes) {
      await applyTheme(theme, mode);
      const { violations } = await axe.run([...looks.values()], colours);
      for (const { nodes } of violations) {
        for (const node of nodes) unreadable.push(`${theme} ${mode}: ${node.html}\n  ${node.failureSummary ?? ''}`);
      }
    }
  }
  await applyTheme('default', 'light');
  expect(unreadable, 'unreadable in these variants').toEqual([]);
  if (themes === themeNames) for (const look of looks.keys()) looksRead.add(look);
}, 60_000);
