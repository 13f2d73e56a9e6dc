import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';

/** Hues of the semantic colors, the same in every theme: a person learns them once. */
export const semanticHues = { success: 152, warning: 78, danger: 26, info: 245 } as const;

/** How much lighter dark mode makes each surface than the page, in OKLCH lightness. */
const elevation = { sunken: -0.022, surface: 0.036, raised: 0.066, hover: 0.088, pressed: 0.112 };

/** Grays of the theme: its tint at any lightness, with a multiple of its chroma. */
export function grays(manifest: Manifest, mode: Mode): (l: number, chromaFactor?: number) => Oklch {
  const chroma = mode === 'light' ? manifest.neutral.chroma : manifest.neutral.chroma * 1.25;
  return (l, chromaFactor = 1) => ({ l, c: chroma * chromaFactor, h: manifest.neutral.hue });
}

/** Half the color's own chroma at most, so that the tint of a gray brand is nearly gray. */
function tint(color: Oklch, l: number, chroma: number): Oklch {
  return at(color, l, Math.min(chroma, color.c / 2));
}

/** What everything else stands on: page, cards, states of rows, soft tints, and the login form's panel. */
export function surfaces(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const gray = grays(manifest, mode);
  const brand = fromHex(manifest.brand.color);

  if (mode === 'light') {
    const canvas = manifest.neutral.lightCanvas ?? 0.977;
    const tinted = manifest.neutral.chroma >= 0.008;
    builder.set('color.canvas', gray(canvas));
    builder.set('color.surface', tinted ? gray(0.996, 0.35) : gray(1, 0));
    builder.set('color.raised', gray(1, 0));
    builder.set('color.sunken', gray(Math.min(canvas - 0.018, 0.962)));
    builder.set('color.hover', gray(Math.min(canvas - 0.008, 0.968)));
    builder.set('color.pressed', gray(Math.min(canvas - 0.036, 0.942)));
    builder.set('color.selected', tint(brand, 0.952, 0.026));
  } else {
    const canvas = manifest.neutral.darkCanvas ?? 0.165;
    builder.set('color.canvas', gray(canvas));
    builder.set('color.surface', gray(canvas + elevation.surface));
    builder.set('color.raised', gray(canvas + elevation.raised));
    builder.set('color.sunken', gray(canvas + elevation.sunken));
    builder.set('color.hover', gray(canvas + elevation.hover));
    builder.set('color.pressed', gray(canvas + elevation.pressed));
    builder.set('color.selected', tint(brand, canvas + 0.098, 0.045));
  }

  const soft = (color: Oklch): Oklch => (mode === 'light' ? tint(color, 0.955, 0.034) : tint(color, 0.265, 0.045));
  builder.set('color.primarySoft', soft(brand));
  builder.set('color.neutralSoft', mode === 'light' ? gray(0.948) : gray(0.268));
  for (const [name, h] of Object.entries(semanticHues) as [keyof typeof semanticHues, number][]) {
    builder.set(`color.${name}Soft`, soft({ l: 0.5, c: 0.2, h }));
  }
  builder.set('login.panel', builder.get(mode === 'light' ? 'color.raised' : 'color.surface'));
}
