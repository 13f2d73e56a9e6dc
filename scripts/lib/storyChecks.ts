import { forcedColorsComplaints } from './forcedColors.js';
import type { Direction } from './pageChecks.js';
import type { StoryPage, StoryReport } from './storyPage.js';

/** What axe reports of a story. */
interface AxeResult {
  violations?: readonly { id: string; nodes: readonly { html: string; failureSummary?: string }[] }[];
  error?: unknown;
}

/** What `.storybook/storyTests.ts` reports of a story. */
interface AccessibilityResult {
  /** Whether the story says that axe is not to look at it. */
  isWithoutAxe: boolean;
  complaints: readonly string[];
  keys: readonly string[];
  pairs: readonly string[];
}

/** The keys that a story has pressed and the pairs of color tokens that its text is in. Throws with what is wrong with it, a line each. */
export function factsOf(reports: readonly StoryReport[]): { keys: readonly string[]; pairs: readonly string[] } {
  const results: Record<string, unknown> = Object.fromEntries(reports.map(({ type, result }) => [type, result]));
  const accessibility = results['accessibility'] as AccessibilityResult | undefined;
  const withoutAxe: AxeResult = accessibility?.isWithoutAxe ? { violations: [] } : {};
  const { violations, error = 'no report' } = (results['a11y'] ?? withoutAxe) as AxeResult;
  if (!violations || !accessibility) throw new Error(`It was not looked at: ${String(error)}`);
  const complaints = [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${failureSummary.replace(/\s+/g, ' ')} ${html}`),
    ),
    ...accessibility.complaints,
  ];
  if (complaints.length > 0) throw new Error(complaints.join('\n    '));
  return accessibility;
}

/** The screen that stories play on. */
export const desktop = { width: 1200, height: 900 };
const phone = { width: 320, height: 640 };

/** Runs inside the page. Puts a language in force where the story is a screen; components have few words of their own. */
const setScreenLanguage = (language: string): unknown =>
  (globalThis as { setScreenLanguage?: (language: string) => Promise<unknown> }).setScreenLanguage?.(language);

/** What is wrong with how a story looks at a setting of the screen. A line each. */
type SettingCheck = (view: StoryPage) => Promise<readonly string[]>;

/** How long a page may take until it is as narrow as the screen, in milliseconds: parts of it may have to load. */
const patience = 5000;

/** Runs inside the page. What makes it wider than the screen, when all of it is there. */
async function untilNarrow({ direction, ms }: { direction: Direction; ms: number }): Promise<string[]> {
  const latest = performance.now() + ms;
  inPage.turn(direction);
  for (;;) {
    await inPage.untilDrawn();
    const complaint = inPage.sidewaysComplaint();
    if (complaint === undefined) return [];
    if (performance.now() > latest) return [`${direction}: ${complaint}`];
  }
}

/** How a story that has played looks as people set their screens, by name. One showing is enough for all. */
export const settings: Readonly<Record<string, SettingCheck>> = {
  'reduced motion': ({ page }) =>
    page.evaluate(async () => {
      await inPage.untilDrawn();
      return inPage.motionComplaints();
    }),
  'forced colors': ({ page }) => forcedColorsComplaints(page),
  // The last: size and language stay until the next story begins, and it begins with its own.
  async '320 px, both directions and languages'({ page, resize }) {
    const narrow = (direction: Direction) => page.evaluate(untilNarrow, { direction, ms: patience });
    // Turned before it is made narrow: each of the two lays the page out.
    await page.evaluate(() => inPage.turn('rtl'));
    await resize(phone);
    const english = [...(await narrow('rtl')), ...(await narrow('ltr'))];
    // Estonian is written from the left alone.
    await page.evaluate(setScreenLanguage, 'et');
    return [...english, ...(await narrow('ltr')).map((complaint) => `Estonian, ${complaint}`)];
  },
};
