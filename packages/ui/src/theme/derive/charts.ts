import { seenAs, visions } from '../colorVision.js';
import { distance, fromHex, toHex, type Oklch } from '../oklch.js';
import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Mode } from '../paletteTokens.js';

/**
 * How far apart any two colors of a chart's series are at least, in OKLab, for most people and for those without the cones
 * for long, middle or short waves: about 0.02 is just seen side by side.
 */
export const leastSeriesDistance = 0.06;

/** Where the search for each series begins: the brand first, the others shifted in hue, and different in lightness too. */
const hueShifts = [0, 155, 65, 255, 205, 310] as const;
const lightness = {
  light: [0.55, 0.6, 0.47, 0.63, 0.42, 0.58],
  dark: [0.68, 0.78, 0.6, 0.82, 0.64, 0.74],
} as const satisfies Record<Mode, readonly number[]>;

/** How far the search goes from there: in degrees of hue, and in lightness. */
const hueSteps = [0, 12, -12, 24, -24, 36, -36, 48, -48];
const lightnessSteps = Array.from(
  { length: 49 },
  (_, index) => Math.ceil(index / 2) * (index % 2 === 0 ? 0.015 : -0.015),
);

/** All steps from where a search begins, the smallest first. */
const steps = hueSteps
  .flatMap((hue) => lightnessSteps.map((step) => ({ hue, step, cost: Math.abs(hue) / 120 + Math.abs(step) * 2 })))
  .toSorted((a, b) => a.cost - b.cost);

/** Everything that a series may be, the most like its beginning first. */
function candidates(start: Oklch): readonly Oklch[] {
  return steps
    .map(({ hue, step }) => ({ l: start.l + step, c: start.c, h: (start.h + hue + 360) % 360 }))
    .filter(({ l }) => l > 0.2 && l < 0.95);
}

/** A color as people of each vision see it. */
const seenByAll = (hex: string): readonly Oklch[] => visions.map((vision) => fromHex(seenAs(hex, vision)));

/** The six series of charts, each told from all before it whatever colors a person sees. */
export function charts(builder: PaletteBuilder, brand: Oklch, mode: Mode): void {
  const others: (readonly Oklch[])[] = [];
  const nearestOther = (hex: string): number => {
    const seen = seenByAll(hex);
    const distances = others.flatMap((other) => other.map((color, vision) => distance(color, seen[vision] ?? color)));
    return Math.min(...distances, Infinity);
  };
  hueShifts.forEach((hueShift, index) => {
    const token = `color.chart${(index + 1) as 1 | 2 | 3 | 4 | 5 | 6}` as const;
    const c = index === 0 ? Math.min(brand.c, 0.17) : 0.12;
    const start: Oklch = { l: lightness[mode][index] ?? 0.6, c, h: (brand.h + hueShift) % 360 };
    let best: Oklch | undefined;
    let bestDistance = 0;
    for (const color of index === 0 ? [] : candidates(start)) {
      const hex = toHex(color);
      if (!builder.meets(token, hex)) continue;
      const apart = nearestOther(hex);
      if (apart > bestDistance) [best, bestDistance] = [color, apart];
      if (apart >= leastSeriesDistance) break;
    }
    if (best) builder.set(token, best);
    else builder.setForeground(token, start);
    others.push(seenByAll(builder.get(token)));
  });
}
