import type { Mode } from '../theme/paletteTokens.js';
import { loadTheme } from './load.js';
import { isThemeName, type ThemeName } from './names.js';
import type { Theme } from './theme.js';

const latest = new WeakMap<HTMLElement, symbol>();

/**
 * Puts a theme on an element, by default the whole page: loads it, and only then sets `data-theme` and `data-mode`,
 * so nothing is ever seen unstyled. Of two calls for one element the later wins, whichever loads first. A theme of one's
 * own has its stylesheet in the page already: its name is set at once, and nothing is returned.
 */
export async function applyTheme(name: ThemeName, mode: Mode, root?: HTMLElement): Promise<Theme>;
export async function applyTheme(name: string, mode: Mode, root?: HTMLElement): Promise<Theme | undefined>;
export async function applyTheme(
  name: string,
  mode: Mode,
  root: HTMLElement = document.documentElement,
): Promise<Theme | undefined> {
  const call = Symbol(name);
  latest.set(root, call);
  const theme = isThemeName(name) ? await loadTheme(name) : undefined;
  if (latest.get(root) === call) {
    root.dataset['theme'] = name;
    root.dataset['mode'] = mode;
  }
  return theme;
}
