import { reportOf, type ContrastReport } from '../theme/contrastReport.js';
import type { Manifest } from '../theme/manifest.js';
import { makePalette } from '../theme/paletteMaker.js';
import type { Palette } from '../theme/paletteTokens.js';
import { isThemeName } from '../themes/names.js';
import { complete, type ThemeOptions } from './complete.js';
import { stylesheetOf } from './stylesheetOf.js';

/** A theme that meets every declared pair in both modes. */
export interface CreatedTheme {
  /** What `applyTheme` and `data-theme` are given. */
  name: string;
  /** All that it was made of, the usual values included. Data, to be kept and made from again. */
  manifest: Manifest;
  /** Every token of both modes. */
  palette: Palette;
  /** Its stylesheet, in the layer `livery-theme`. A heading face is named in it, not brought along. */
  css: string;
  /** The tightest pairs of each mode by WCAG and by APCA, and what color blindness leaves of differences. */
  report: readonly ContrastReport[];
}

/**
 * Makes a theme of a color, or of a whole manifest. The brand keeps its hue and is moved in lightness as far as its pairs
 * need; every pair of text and background, and every edge that must be visible, then has its WCAG contrast in both modes.
 *
 * Throws a PaletteError, which names pairs and figures, where that cannot be; a RangeError for a name that is not lower-case
 * letters, digits and hyphens or is one of the library's own, for a color that is not `#rrggbb`, and for whatever else is no value of a manifest.
 */
export function createTheme(options: ThemeOptions): CreatedTheme {
  if (!/^[a-z][a-z0-9-]*$/.test(options.name)) {
    throw new RangeError(`The name of a theme is of lower-case letters, digits and hyphens, not "${options.name}".`);
  }
  // `applyTheme` and `ThemeRegion` would load the library's stylesheet over this one.
  if (isThemeName(options.name)) {
    throw new RangeError(`"${options.name}" is a theme of the library: give yours another name.`);
  }
  const manifest = complete(options);
  const palette = makePalette(manifest);
  return {
    name: manifest.name,
    manifest,
    palette,
    css: stylesheetOf(manifest.name, palette),
    report: reportOf(manifest.name, palette),
  };
}
