import { apart, type Apart } from './apart.js';
import { contrast } from './contrast.js';
import { at, distance, fromHex, toHex, type Oklch } from './oklch.js';
import { pairs, type Pair } from './pairs.js';
import type { ColorToken, ModePalette } from './paletteTokens.js';

/** Above the minimum, so that rounding in a browser or a tool never falls below it. */
const MARGIN = 0.1;
const APART_MARGIN = 0.002;
const STEP = 0.004;

const pairsOf = new Map<ColorToken, Pair[]>();
for (const pair of pairs) pairsOf.set(pair.foreground, [...(pairsOf.get(pair.foreground) ?? []), pair]);

const apartOf = new Map<ColorToken, Apart[]>();
for (const two of apart) apartOf.set(two.color, [...(apartOf.get(two.color) ?? []), two]);

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

/** A solid color and whether its words are light or dark. */
export interface Solid {
  color: Oklch;
  words: 'light' | 'dark';
  /** How much it reaches of what is asked of it: 1 or more is enough. */
  share: number;
}

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

  /** Sets a solid color, found from `start`, and the words on it. */
  solid(token: ColorToken, wordsToken: ColorToken, start: Oklch, allowed?: 'light' | 'dark'): Solid {
    const found = this.find(token, start, allowed);
    this.setSolid(token, wordsToken, found);
    return found;
  }

  setSolid(token: ColorToken, wordsToken: ColorToken, { color, words }: Solid): void {
    this.set(token, color);
    this.set(wordsToken, wordsOn[words](color));
  }

  /**
   * Nearest in lightness to `start` such that the color is seen on its surfaces, is told from its neighbors and its
   * words are read. What is pinned is not searched.
   */
  find(token: ColorToken, start: Oklch, allowed?: 'light' | 'dark'): Solid {
    const choices = allowed ? [allowed] : (['light', 'dark'] as const);
    const pinned = this.pinned[token];
    const from = pinned ? fromHex(pinned) : start;
    let best: Solid = { color: from, words: choices[0] ?? 'light', share: 0 };
    for (const l of pinned ? [from.l] : nearest(from.l)) {
      const color = at(from, l);
      const hex = toHex(color);
      for (const words of choices) {
        const read = contrast(wordsOn[words](color), hex) / (4.5 + MARGIN);
        const share = Math.min(1, read, this.share(token, hex));
        if (share > best.share) best = { color, words, share };
      }
      if (best.share >= 1) break;
    }
    return best;
  }

  /** How much of what is asked of it `hex` reaches, by what it reaches least: 1 or more is enough. */
  private share(token: ColorToken, hex: string): number {
    let worst = Number.POSITIVE_INFINITY;
    for (const { background, minimum } of pairsOf.get(token) ?? []) {
      const known = this.colors[background];
      if (known !== undefined) worst = Math.min(worst, contrast(hex, known) / (minimum + MARGIN));
    }
    for (const { from, minimum } of apartOf.get(token) ?? []) {
      const known = this.colors[from];
      if (known === undefined) continue;
      worst = Math.min(worst, distance(fromHex(hex), fromHex(known)) / (minimum + APART_MARGIN));
    }
    return worst;
  }
}
