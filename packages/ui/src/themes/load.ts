import type { ThemeName } from './names.js';
import type { Theme } from './theme.js';

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
