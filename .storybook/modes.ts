import { themeNames, type Mode, type ThemeName } from '../packages/ui/src/themes/index.js';

/* What pictures are taken in, here (`npm run visual`) and by Chromatic: one list for both. */

/** One look of a story: globals of this Storybook. */
export interface Variant {
  theme: ThemeName;
  mode: Mode;
}

/** The widths that stories are pictured at, in px. */
export const widths = [1280, 320] as const;
export type Width = (typeof widths)[number];

/** All forty, by name, such as "metal dark". */
export const variants: Readonly<Record<string, Variant>> = Object.fromEntries(
  themeNames.flatMap((theme) =>
    (['light', 'dark'] as const).map((mode) => [`${theme} ${mode}`, { theme, mode }] as const),
  ),
);

/** A mode of Chromatic: globals, and the width of the window in px. */
type ChromaticMode = Variant & { viewport: Width };

/** What Chromatic pictures every story in: light when wide, dark when narrow. */
export const storyModes: Readonly<Record<string, ChromaticMode>> = {
  'default light': { theme: 'default', mode: 'light', viewport: 1280 },
  'default dark': { theme: 'default', mode: 'dark', viewport: 320 },
};

/** What it pictures the sheet of each component in: all forty. */
export const sheetModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  Object.entries(variants).map(([name, variant]) => [name, { ...variant, viewport: 1280 }]),
);
