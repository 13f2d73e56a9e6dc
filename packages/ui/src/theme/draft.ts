import { contrast } from './contrast.js';
import { at, fromHex, toHex, type Oklch } from './oklch.js';
import { pairs, type Pair } from './pairs.js';
import type { ColorToken, ModePalette } from './paletteTokens.js';

/** Above the minimum, so that rounding in a browser or a tool never falls below it. */
const MARGIN = 0.1;
const STEP = 0.004;

const pairsOf = new Map<ColorToken, Pair[]>();
for (const pair of pairs) pairsOf.set(pair.foreground, [...(pairsOf.get(pair.foreground) ?? []), pair]);

/** Lightness values from `start` outward in both directions, nearest first. */
function* nearest(start: number): Generator<number> {
  yield start;
  for (let distance = STEP; distance <= 1; distance += STEP) {
    if (start - distance >= 0) yield start - distance;
    if (start + distance <= 1) yield start + distance;
  }
}

/** The words on a solid color: white, or nearly black in the color's own hue. */
const wordsOn = {
  light: (): string => '#ffffff',
  dark: (solid: Oklch): string => toHex(at(solid, 0.17, 0.02)),
} as const;

/**
 * One mode's palette while it is made. Backgrounds are set first; a foreground is then searched in lightness, from
 * where it should be outward, until it reaches every declared pair whose background is known. A search that finds
 * nothing keeps the best color there is, and the palette maker's last check refuses it by name.
 */
export class Draft {
  readonly colors: Partial<ModePalette> = {};

  constructor(private readonly pinned: Partial<ModePalette> = {}) {}

  get(token: ColorToken): string {
    const color = this.colors[token];
    if (color === undefined) throw new Error(`${token} is used before it is made`);
    return color;
  }

  /** Sets a color as it is. */
  set(token: ColorToken, color: Oklch | string): void {
    this.colors[token] = this.pinned[token] ?? (typeof color === 'string' ? color : toHex(color));
  }

  /** Sets the color nearest in lightness to `start` that reaches all its pairs. */
  reach(token: ColorToken, start: Oklch): void {
    let best = toHex(start);
    let bestShare = 0;
    for (const l of nearest(start.l)) {
      const hex = toHex(at(start, l));
      const share = this.share(token, hex);
      if (share > bestShare) [best, bestShare] = [hex, share];
      if (share >= 1) break;
    }
    this.set(token, best);
  }

  /**
   * Sets a solid color and the words on it: nearest in lightness to `start` such that the color is seen on its
   * surfaces and its words are read. Gives what the hovered and pressed color should be made from.
   */
  solid(
    token: ColorToken,
    wordsToken: ColorToken,
    start: Oklch,
    allowed?: 'light' | 'dark',
  ): { color: Oklch; words: 'light' | 'dark' } {
    const choices = allowed ? [allowed] : (['light', 'dark'] as const);
    const pinned = this.pinned[token];
    const from = pinned ? fromHex(pinned) : start;
    let best = { color: from, words: choices[0] ?? 'light' };
    let bestShare = 0;
    for (const l of pinned ? [from.l] : nearest(from.l)) {
      const color = at(from, l);
      const hex = toHex(color);
      for (const words of choices) {
        const read = contrast(wordsOn[words](color), hex) / (4.5 + MARGIN);
        const share = Math.min(1, read, this.share(token, hex));
        if (share > bestShare) [best, bestShare] = [{ color, words }, share];
      }
      if (bestShare >= 1) break;
    }
    this.set(token, best.color);
    this.set(wordsToken, wordsOn[best.words](best.color));
    return best;
  }

  /** How much of what its pairs ask `hex` reaches, by its worst pair: 1 or more is enough. */
  private share(token: ColorToken, hex: string): number {
    let worst = Number.POSITIVE_INFINITY;
    for (const { background, minimum } of pairsOf.get(token) ?? []) {
      const known = this.colors[background];
      if (known !== undefined) worst = Math.min(worst, contrast(hex, known) / (minimum + MARGIN));
    }
    return worst;
  }
}
