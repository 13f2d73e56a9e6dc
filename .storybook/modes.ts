import { themeNames, type Mode, type ThemeName } from '../packages/ui/src/themes/index.js';

/** One variant to take a picture in: globals of this Storybook. */
export interface Variant {
  theme: ThemeName;
  mode: Mode;
}

const variants = themeNames.flatMap((theme) => [
  { theme, mode: 'light' as const },
  { theme, mode: 'dark' as const },
]);

const named = (list: readonly Variant[]): Record<string, Variant> =>
  Object.fromEntries(list.map((variant) => [`${variant.theme} ${variant.mode}`, variant]));

/** What every story is pictured in. */
export const storyModes = named(variants.filter(({ theme }) => theme === 'default'));

/** What the sheet of each component is pictured in: all forty. */
export const sheetModes = named(variants);
