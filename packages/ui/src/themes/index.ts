import type { Mode } from '../theme/paletteTokens.js';
import type { ThemeName } from './names.js';
import type { Theme } from './theme.js';

export { isThemeName, themeNames, type ThemeName } from './names.js';
export type { LogoProps, Theme } from './theme.js';
export type { LoginLayout } from '../theme/manifest.js';
export type { Mode } from '../theme/paletteTokens.js';

// Spelled out, so that the bundler makes one stylesheet and one small script of each theme.
const loaders: Record<ThemeName, () => Promise<{ default: Theme }>> = {
  default: () => import('./default/index.js'),
  metal: () => import('./metal/index.js'),
  aurora: () => import('./aurora/index.js'),
  basalt: () => import('./basalt/index.js'),
  cobalt: () => import('./cobalt/index.js'),
  dune: () => import('./dune/index.js'),
  ember: () => import('./ember/index.js'),
  fjord: () => import('./fjord/index.js'),
  garnet: () => import('./garnet/index.js'),
  harbor: () => import('./harbor/index.js'),
  indigo: () => import('./indigo/index.js'),
  juniper: () => import('./juniper/index.js'),
  kelp: () => import('./kelp/index.js'),
  lagoon: () => import('./lagoon/index.js'),
  mulberry: () => import('./mulberry/index.js'),
  nimbus: () => import('./nimbus/index.js'),
  onyx: () => import('./onyx/index.js'),
  poppy: () => import('./poppy/index.js'),
  quartz: () => import('./quartz/index.js'),
  reef: () => import('./reef/index.js'),
};

/** Loads a theme: its stylesheet is in the page when the promise settles. Rejects when the network does. */
export async function loadTheme(name: ThemeName): Promise<Theme> {
  return (await loaders[name]()).default;
}

const latest = new WeakMap<HTMLElement, symbol>();

/**
 * Puts a theme on an element, by default the whole page: loads it, and only then sets `data-theme` and `data-mode`,
 * so nothing is ever seen unstyled. Of two calls for one element the later wins, whichever loads first.
 */
export async function applyTheme(
  name: ThemeName,
  mode: Mode,
  root: HTMLElement = document.documentElement,
): Promise<Theme> {
  const call = Symbol(name);
  latest.set(root, call);
  const theme = await loadTheme(name);
  if (latest.get(root) === call) {
    root.dataset['theme'] = name;
    root.dataset['mode'] = mode;
  }
  return theme;
}
