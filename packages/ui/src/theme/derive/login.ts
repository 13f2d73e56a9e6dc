import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { brandBackground } from './navigation.js';
import { grays } from './surfaces.js';

/** The picture's background and its two muted colors. */
function pictureColors(manifest: Manifest, mode: Mode): { background: Oklch; mutedColors: [Oklch, Oklch] } {
  const { tone, color, hues } = manifest.login;
  const brand = fromHex(manifest.brand.color);
  const base = color ? fromHex(color) : brand;
  const [first, second] = hues ?? [base.h, base.h];
  // A picture on gray stays gray unless the company names hues.
  const chroma = (c: number): number => (hues ? c : Math.min(c, base.c));

  if (mode === 'dark') {
    const l = tone === 'dark' ? 0.16 : tone === 'brand' ? 0.235 : 0.185;
    return {
      background: at(base, l, tone === 'brand' ? 0.06 : 0.025),
      mutedColors: [
        { l: l + 0.045, c: chroma(tone === 'brand' ? 0.07 : 0.04), h: first },
        { l: l + 0.095, c: chroma(tone === 'brand' ? 0.08 : 0.06), h: second },
      ],
    };
  }
  if (tone === 'light') {
    return {
      background: color ? base : at(brand, 0.968, 0.014),
      mutedColors: [
        { l: 0.93, c: chroma(0.035), h: first },
        { l: 0.885, c: chroma(0.06), h: second },
      ],
    };
  }
  if (tone === 'dark') {
    const background = color ? base : at(brand, 0.2, 0.03);
    return {
      background,
      mutedColors: [
        { l: background.l + 0.06, c: chroma(0.045), h: first },
        { l: background.l + 0.13, c: chroma(0.075), h: second },
      ],
    };
  }
  const background = brandBackground(base);
  return {
    background,
    mutedColors: [
      { l: background.l - 0.055, c: background.c, h: hues ? first : background.h },
      { l: background.l + 0.035, c: background.c, h: hues ? second : background.h },
    ],
  };
}

/** The login page: a picture with text on it, and a panel that holds the form. */
export function login(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const { background, mutedColors } = pictureColors(manifest, mode);
  const bright = background.l > 0.6;
  const gray = grays(manifest, mode);
  const tint = (l: number, c: number): Oklch => at(background.c > 0.01 ? background : gray(l), l, c);
  const brand = fromHex((mode === 'dark' && manifest.brand.dark) || manifest.brand.color);
  const art = manifest.login.accent ? fromHex(manifest.login.accent) : brand;
  // The logo keeps the color it has above the navigation, unless the picture is light like the page.
  const logoColor = manifest.login.tone === 'light' ? undefined : (manifest.nav.accent ?? manifest.login.accent);
  const accent = logoColor ? fromHex(logoColor) : brand;

  builder.set('login.canvas', background);
  builder.set('login.art1', mutedColors[0]);
  builder.set('login.art2', mutedColors[1]);
  builder.set('login.art3', mode === 'dark' ? at(art, Math.min(Math.max(art.l, 0.55), 0.72), 0.14) : art);
  builder.setForeground('login.onCanvas', bright ? tint(0.24, 0.04) : tint(0.975, 0.015));
  builder.setForeground('login.onCanvasMuted', bright ? tint(0.44, 0.04) : tint(0.84, 0.035));
  builder.setForeground('login.accent', accent);
  builder.setForeground('login.focusRing', bright ? at(brand, Math.min(brand.l, 0.5)) : at(accent, 0.86, 0.1));
  builder.setForeground('login.onPanel', gray(mode === 'light' ? 0.215 : 0.945, 1.4));
  builder.setForeground('login.onPanelMuted', gray(mode === 'light' ? 0.47 : 0.745, 1.4));
}
