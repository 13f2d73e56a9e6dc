import type { Draft } from '../draft.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';

/** Hues of the meanings, the same in every theme: a person learns them once. */
export const meaningHues = { success: 152, warning: 78, danger: 26, info: 245 } as const;

/** How far dark mode lifts each surface above the page, in OKLCH lightness. */
const lifts = { sunken: -0.022, surface: 0.036, raised: 0.066, hover: 0.088, pressed: 0.112 };

/** Grays of the theme: its tint at any lightness. */
export function grays(manifest: Manifest, mode: Mode): (l: number, share?: number) => Oklch {
  const chroma = mode === 'light' ? manifest.neutral.chroma : manifest.neutral.chroma * 1.25;
  return (l, share = 1) => ({ l, c: chroma * share, h: manifest.neutral.hue });
}

/** Half the color's own chroma at most, so that the tint of a gray brand is nearly gray. */
function tint(color: Oklch, l: number, chroma: number): Oklch {
  return at(color, l, Math.min(chroma, color.c / 2));
}

/** What everything else stands on: page, cards, states of rows, soft tints, and the login form's panel. */
export function surfaces(draft: Draft, manifest: Manifest, mode: Mode): void {
  const gray = grays(manifest, mode);
  const brand = fromHex(manifest.brand.color);

  if (mode === 'light') {
    const paper = manifest.neutral.paper ?? 0.977;
    const tinted = manifest.neutral.chroma >= 0.008;
    draft.set('color.canvas', gray(paper));
    draft.set('color.surface', tinted ? gray(0.996, 0.35) : gray(1, 0));
    draft.set('color.raised', gray(1, 0));
    draft.set('color.sunken', gray(Math.min(paper - 0.018, 0.962)));
    draft.set('color.hover', gray(Math.min(paper - 0.008, 0.968)));
    draft.set('color.pressed', gray(Math.min(paper - 0.036, 0.942)));
    draft.set('color.selected', tint(brand, 0.952, 0.026));
  } else {
    const night = manifest.neutral.night ?? 0.165;
    draft.set('color.canvas', gray(night));
    draft.set('color.surface', gray(night + lifts.surface));
    draft.set('color.raised', gray(night + lifts.raised));
    draft.set('color.sunken', gray(night + lifts.sunken));
    draft.set('color.hover', gray(night + lifts.hover));
    draft.set('color.pressed', gray(night + lifts.pressed));
    draft.set('color.selected', tint(brand, night + 0.098, 0.045));
  }

  const soft = (color: Oklch): Oklch => (mode === 'light' ? tint(color, 0.955, 0.034) : tint(color, 0.265, 0.045));
  draft.set('color.primarySoft', soft(brand));
  draft.set('color.neutralSoft', mode === 'light' ? gray(0.948) : gray(0.268));
  for (const [name, h] of Object.entries(meaningHues) as [keyof typeof meaningHues, number][]) {
    draft.set(`color.${name}Soft`, soft({ l: 0.5, c: 0.2, h }));
  }
  draft.set('login.panel', draft.get(mode === 'light' ? 'color.raised' : 'color.surface'));
}
