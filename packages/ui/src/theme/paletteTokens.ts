import type { vars } from './contract.css.js';

type Contract = typeof vars;

/** The groups of the contract that hold colors. */
export type ColorGroup = 'color' | 'nav' | 'login' | 'terminal';

/** A color token by its path in the contract, for example `color.textMuted`. */
export type ColorToken = { [G in ColorGroup]: `${G}.${keyof Contract[G] & string}` }[ColorGroup];

/** Colors that let through what is below them. No manifest pins them. */
export const translucentTokens = ['color.scrim', 'color.shadow'] as const satisfies readonly ColorToken[];

export type Mode = 'light' | 'dark';

export const modes = ['light', 'dark'] as const satisfies readonly Mode[];

/** Every color of one mode, `#rrggbb` (`#rrggbbaa` only for the scrim and the shadow). */
export type ModePalette = Record<ColorToken, string>;

/** All a theme decides: the colors of both modes, and what they share. */
export interface Palette {
  light: ModePalette;
  dark: ModePalette;
  radius: Record<keyof Contract['radius'], string>;
  heading: Record<keyof Contract['heading'], string>;
  /** Custom properties of its density, the size of its text and its body face; none for what is as usual. */
  scale: Readonly<Record<string, string>>;
}

/** The colors of one mode grouped as the contract groups them. */
type GroupedColors = { [G in ColorGroup]: Record<keyof Contract[G], string> };

export function groupColors(palette: ModePalette): GroupedColors {
  const groups: Record<ColorGroup, Record<string, string>> = { color: {}, nav: {}, login: {}, terminal: {} };
  for (const [token, value] of Object.entries(palette)) {
    const [group, name] = token.split('.') as [ColorGroup, string];
    groups[group][name] = value;
  }
  return groups;
}
