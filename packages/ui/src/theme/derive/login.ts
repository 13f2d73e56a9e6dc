import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { brandGround } from './navigation.js';
import { grays } from './surfaces.js';

/** The picture's ground and its two quiet colors. */
function scenery(manifest: Manifest, mode: Mode): { ground: Oklch; quiet: [Oklch, Oklch] } {
  const { tone, color, hues } = manifest.login;
  const brand = fromHex(manifest.brand.color);
  const base = color ? fromHex(color) : brand;
  const [first, second] = hues ?? [base.h, base.h];
  // A picture on gray stays gray unless the company names hues.
  const chroma = (c: number): number => (hues ? c : Math.min(c, base.c));

  if (mode === 'dark') {
    const l = tone === 'dark' ? 0.16 : tone === 'brand' ? 0.235 : 0.185;
    return {
      ground: at(base, l, tone === 'brand' ? 0.06 : 0.025),
      quiet: [
        { l: l + 0.045, c: chroma(tone === 'brand' ? 0.07 : 0.04), h: first },
        { l: l + 0.095, c: chroma(tone === 'brand' ? 0.08 : 0.06), h: second },
      ],
    };
  }
  if (tone === 'light') {
    return {
      ground: color ? base : at(brand, 0.968, 0.014),
      quiet: [
        { l: 0.93, c: chroma(0.035), h: first },
        { l: 0.885, c: chroma(0.06), h: second },
      ],
    };
  }
  if (tone === 'dark') {
    const ground = color ? base : at(brand, 0.2, 0.03);
    return {
      ground,
      quiet: [
        { l: ground.l + 0.06, c: chroma(0.045), h: first },
        { l: ground.l + 0.13, c: chroma(0.075), h: second },
      ],
    };
  }
  const ground = brandGround(base);
  return {
    ground,
    quiet: [
      { l: ground.l - 0.055, c: ground.c, h: hues ? first : ground.h },
      { l: ground.l + 0.035, c: ground.c, h: hues ? second : ground.h },
    ],
  };
}

/** The login page: a picture with words on it, and a panel that holds the form. */
export function login(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const { ground, quiet } = scenery(manifest, mode);
  const bright = ground.l > 0.6;
  const gray = grays(manifest, mode);
  const tint = (l: number, c: number): Oklch => at(ground.c > 0.01 ? ground : gray(l), l, c);
  const brand = fromHex((mode === 'dark' && manifest.brand.dark) || manifest.brand.color);
  const art = manifest.login.accent ? fromHex(manifest.login.accent) : brand;
  // The logo keeps the color it has above the navigation, unless the picture is light like the page.
  const own = manifest.login.tone === 'light' ? undefined : (manifest.nav.accent ?? manifest.login.accent);
  const accent = own ? fromHex(own) : brand;

  builder.set('login.canvas', ground);
  builder.set('login.art1', quiet[0]);
  builder.set('login.art2', quiet[1]);
  builder.set('login.art3', mode === 'dark' ? at(art, Math.min(Math.max(art.l, 0.55), 0.72), 0.14) : art);
  builder.setForeground('login.onCanvas', bright ? tint(0.24, 0.04) : tint(0.975, 0.015));
  builder.setForeground('login.onCanvasMuted', bright ? tint(0.44, 0.04) : tint(0.84, 0.035));
  builder.setForeground('login.accent', accent);
  builder.setForeground('login.focusRing', bright ? at(brand, Math.min(brand.l, 0.5)) : at(accent, 0.86, 0.1));
  builder.setForeground('login.onPanel', gray(mode === 'light' ? 0.215 : 0.945, 1.4));
  builder.setForeground('login.onPanelMuted', gray(mode === 'light' ? 0.47 : 0.745, 1.4));
}
