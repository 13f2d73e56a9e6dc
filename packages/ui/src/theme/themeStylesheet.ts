import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { layerNames } from './layerNames.js';
import { vars } from './contract.css.js';
import { headingFaces, type HeadingFace } from './headingFaces.js';
import type { Manifest } from './manifest.js';
import { makePalette } from './paletteMaker.js';
import { groupColors } from './paletteTokens.js';
import { themeProperty } from './themeProperty.js';

// The same subsets as @fontsource-variable cuts them.
const subsets = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

const localNames = {
  sans: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  serif: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
} as const;

/** Written into each theme's own stylesheet, so that a theme is one file even where two companies share a face. */
function headingFontFaces(name: HeadingFace, weight: number): void {
  if (name === 'inter') return;
  const face = headingFaces[name];
  for (const [subset, unicodeRange] of Object.entries(subsets)) {
    globalFontFace(`'${face.family}'`, {
      src: `url(@fontsource-variable/${face.files}/files/${face.files}-${subset}-wght-normal.woff2) format('woff2-variations')`,
      fontDisplay: 'swap',
      fontStyle: 'normal',
      fontWeight: face.weights,
      unicodeRange,
    });
  }
  const local = localNames[face.fallback][weight < 550 ? 'regular' : 'bold'];
  globalFontFace(`'${face.family} Fallback'`, {
    src: local.map((localName) => `local('${localName}')`).join(','),
    fontWeight: face.weights,
    sizeAdjust: `${face.sizeAdjust}%`,
    ascentOverride: `${face.ascent}%`,
    descentOverride: `${face.descent}%`,
    lineGapOverride: '0%',
  });
}

/**
 * Writes a theme's stylesheet: two plain blocks, light and dark, which an attribute on any element selects, and its
 * heading face. The blocks are in the lowest layer, so that a page sets a token by a plain rule of its own. To be called
 * from the theme's own `theme.css.ts`, nowhere else. Throws what `makePalette` throws.
 */
export function themeStylesheet(manifest: Manifest): void {
  const palette = makePalette(manifest);
  const theme = `[data-theme="${manifest.name}"]`;
  const { color, nav, login, terminal, radius, heading } = vars;

  headingFontFaces(manifest.heading.face, manifest.heading.weight);
  const rules = {
    [theme]: {
      colorScheme: 'light',
      vars: {
        [themeProperty]: manifest.name,
        ...assignVars(
          { color, nav, login, terminal, radius, heading },
          { ...groupColors(palette.light), radius: palette.radius, heading: palette.heading },
        ),
        ...palette.scale,
      },
    },
    [`${theme}[data-mode="dark"]`]: {
      colorScheme: 'dark',
      vars: assignVars({ color, nav, login, terminal }, groupColors(palette.dark)),
    },
  };
  /* By its name alone: the reset that lies beside the layers belongs to components. Whatever comes first, it is the lowest. */
  for (const [selector, rule] of Object.entries(rules)) {
    globalStyle(selector, { '@layer': { [layerNames.theme]: rule } });
  }
}
