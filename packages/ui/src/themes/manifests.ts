import type { Manifest } from '../theme/manifest.js';
import { manifest as aurora } from './aurora/manifest.js';
import { manifest as basalt } from './basalt/manifest.js';
import { manifest as cobalt } from './cobalt/manifest.js';
import { manifest as standard } from './default/manifest.js';
import { manifest as dune } from './dune/manifest.js';
import { manifest as ember } from './ember/manifest.js';
import { manifest as fjord } from './fjord/manifest.js';
import { manifest as garnet } from './garnet/manifest.js';
import { manifest as harbor } from './harbor/manifest.js';
import { manifest as indigo } from './indigo/manifest.js';
import { manifest as juniper } from './juniper/manifest.js';
import { manifest as kelp } from './kelp/manifest.js';
import { manifest as lagoon } from './lagoon/manifest.js';
import { manifest as metal } from './metal/manifest.js';
import { manifest as mulberry } from './mulberry/manifest.js';
import type { ThemeName } from './names.js';
import { manifest as nimbus } from './nimbus/manifest.js';
import { manifest as onyx } from './onyx/manifest.js';
import { manifest as poppy } from './poppy/manifest.js';
import { manifest as quartz } from './quartz/manifest.js';
import { manifest as reef } from './reef/manifest.js';

/** All manifests, for tests, the contrast report and Storybook's theme pages. A page loads themes by `loadTheme`. */
export const manifests: Record<ThemeName, Manifest> = {
  default: standard,
  metal,
  aurora,
  basalt,
  cobalt,
  dune,
  ember,
  fjord,
  garnet,
  harbor,
  indigo,
  juniper,
  kelp,
  lagoon,
  mulberry,
  nimbus,
  onyx,
  poppy,
  quartz,
  reef,
};
