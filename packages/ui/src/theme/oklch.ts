import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';

// Only the two spaces in use are registered; culori reaches a browser only where a page makes themes itself.
register(modeRgb);
register(modeOklch);

const convert = converter('oklch');

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reads `#rrggbb`. Throws a RangeError on anything else. */
export function fromHex(hex: string): Oklch {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? convert(hex) : undefined;
  if (!color) throw new RangeError(`Not a color of the form #rrggbb: "${hex}"`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** Writes `#rrggbb`; chroma is reduced where the screen cannot show it, lightness and hue stay. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'));
}

/** The same hue at another lightness, with chroma at most `limit`. */
export function at(color: Oklch, l: number, limit = color.c): Oklch {
  return { l, c: Math.min(color.c, limit), h: color.h };
}

/** How unlike two colors look: their distance in OKLab, 0 to about 1. */
export function distance(first: Oklch, second: Oklch): number {
  const hueAngle = ((first.h - second.h) * Math.PI) / 180;
  const tint = first.c ** 2 + second.c ** 2 - 2 * first.c * second.c * Math.cos(hueAngle);
  return Math.hypot(first.l - second.l, Math.sqrt(Math.max(0, tint)));
}
