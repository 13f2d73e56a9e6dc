import { contrast } from '../contrast.js';
import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, toHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { brandFill } from './primary.js';
import { grays } from './surfaces.js';

/** The contrast of white with a brand-colored background, so that muted text can be read on it too. */
const BACKGROUND_CONTRAST = 6.2;

/** A brand color as a background: as it is where white text can be read on it, else a little darker. */
export function brandBackground(brand: Oklch): Oklch {
  let l = brand.l;
  while (l > 0 && contrast('#ffffff', toHex(at(brand, l))) < BACKGROUND_CONTRAST) l -= 0.005;
  return at(brand, l);
}

function background(manifest: Manifest, mode: Mode): Oklch {
  const { tone, color } = manifest.nav;
  const gray = grays(manifest, mode);
  const brand = fromHex(manifest.brand.color);
  const canvas = manifest.neutral.darkCanvas ?? 0.165;
  if (tone === 'light') return mode === 'light' ? (color ? fromHex(color) : gray(1, 0.4)) : gray(canvas + 0.036);
  if (tone === 'dark') {
    const start = color ? fromHex(color) : gray(0.22, 1.5);
    // In dark mode it stays the darkest thing on the page, and its tint stays with it.
    return mode === 'light' ? start : at(start, Math.max(0, Math.min(start.l, canvas - 0.05)), 0.04);
  }
  return mode === 'light' ? brandBackground(color ? fromHex(color) : brand) : at(brand, 0.255, 0.065);
}

/** The side navigation, in the tone the company chose. */
export function navigation(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const surface = background(manifest, mode);
  const brand = fromHex(manifest.brand.color);
  const bright = surface.l > 0.6;
  const shade = (amount: number): Oklch => at(surface, surface.l + (bright ? -amount : amount));

  builder.set('nav.surface', surface);
  // A brand-colored background is darkened under the pointer: lighter, it would have too little contrast with its white text.
  const colored = manifest.nav.tone === 'brand' && mode === 'light';
  builder.set('nav.hover', colored ? shade(-0.05) : shade(bright ? 0.035 : 0.055));
  if (manifest.nav.selected === 'fill') {
    // Not the primary, which in dark may be too bright for a mark that is seen on it and beside it.
    builder.setFillColors('nav.selected', 'nav.onSelected', brandFill(builder, manifest, mode));
  } else {
    const tinted = at(brand, bright ? 0.935 : Math.max(surface.l + 0.11, 0.22), bright ? 0.045 : 0.07);
    const shaded = colored ? shade(-0.1) : shade(bright ? 0.06 : 0.09);
    builder.set('nav.selected', manifest.nav.selected === 'soft' ? tinted : shaded);
    builder.setForeground('nav.onSelected', bright ? at(brand, 0.42) : at(brand, 0.97, 0.015));
  }

  const tint = (l: number, c: number): Oklch => at(surface.c > 0.02 ? surface : grays(manifest, mode)(l), l, c);
  builder.setForeground('nav.text', bright ? tint(0.3, 0.03) : tint(0.93, 0.02));
  builder.setForeground('nav.textMuted', bright ? tint(0.48, 0.03) : tint(0.76, 0.035));
  const accent = manifest.nav.accent
    ? fromHex(manifest.nav.accent)
    : fromHex((mode === 'dark' && manifest.brand.dark) || manifest.brand.color);
  builder.setForeground('nav.indicator', accent);
  builder.setForeground('nav.logo', accent);
  builder.setForeground('nav.focusRing', bright ? at(accent, Math.min(accent.l, 0.55)) : at(accent, 0.85, 0.1));
  builder.set('nav.divider', colored ? shade(-0.06) : shade(bright ? 0.07 : 0.08));
}
