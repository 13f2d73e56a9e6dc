import { distinctFills, type DistinctFills } from './distinctFills.js';
import { contrast } from './contrast.js';
import { at, distance, fromHex, toHex, type Oklch } from './oklch.js';
import { pairs, type Pair } from './pairs.js';
import type { ColorToken, ModePalette } from './paletteTokens.js';

/** Above the minimum, so that rounding in a browser or a tool never falls below it. */
const MARGIN = 0.1;
const DISTANCE_MARGIN = 0.002;
const STEP = 0.004;

const pairsOf = new Map<ColorToken, Pair[]>();
for (const pair of pairs) pairsOf.set(pair.foreground, [...(pairsOf.get(pair.foreground) ?? []), pair]);

const distinctFrom = new Map<ColorToken, DistinctFills[]>();
for (const two of distinctFills) distinctFrom.set(two.color, [...(distinctFrom.get(two.color) ?? []), two]);

/** Lightness values from `start` outward in both directions, nearest first. */
function* nearest(start: number): Generator<number> {
  yield start;
  for (let distance = STEP; distance <= 1; distance += STEP) {
    if (start - distance >= 0) yield start - distance;
    if (start + distance <= 1) yield start + distance;
  }
}

/** The text on a filled surface: white, or nearly black in the color's own hue. */
const textOn = {
  light: (): string => '#ffffff',
  dark: (fill: Oklch): string => toHex(at(fill, 0.17, 0.02)),
} as const;

/** The color of a filled surface and whether the text on it is light or dark. */
export interface Fill {
  color: Oklch;
  textTone: 'light' | 'dark';
  /** How far it meets its requirements, by the one it meets least: 1 or more is enough. */
  score: number;
}

/**
 * Builds the palette of one mode. Backgrounds are set first; a foreground is then searched in lightness, from the wanted
 * one outward, until it reaches the contrast of every declared pair whose background is known. A search that finds
 * nothing keeps the best color there is, and the palette maker's last check refuses it by name.
 */
export class PaletteBuilder {
  readonly colors: Partial<ModePalette> = {};

  private readonly pinned: Partial<ModePalette>;

  /** Throws a RangeError for a pinned color that is not `#rrggbb`. */
  constructor(pinned: Partial<ModePalette> = {}) {
    for (const color of Object.values(pinned)) if (color !== undefined) fromHex(color);
    this.pinned = pinned;
  }

  get(token: ColorToken): string {
    const color = this.colors[token];
    if (color === undefined) throw new Error(`${token} is used before it is made`);
    return color;
  }

  /** Sets a color as it is. */
  set(token: ColorToken, color: Oklch | string): void {
    this.colors[token] = this.pinned[token] ?? (typeof color === 'string' ? color : toHex(color));
  }

  /** Sets the color nearest in lightness to `start` that reaches the contrast of all its pairs. */
  setForeground(token: ColorToken, start: Oklch): void {
    let best = toHex(start);
    let bestScore = 0;
    for (const l of nearest(start.l)) {
      const hex = toHex(at(start, l));
      const score = this.score(token, hex);
      if (score > bestScore) [best, bestScore] = [hex, score];
      if (score >= 1) break;
    }
    this.set(token, best);
  }

  /** Sets the color of a filled surface, found from `start`, and of the text on it. */
  setFill(token: ColorToken, textToken: ColorToken, start: Oklch, allowed?: 'light' | 'dark'): Fill {
    const found = this.findFill(token, start, allowed);
    this.setFillColors(token, textToken, found);
    return found;
  }

  setFillColors(token: ColorToken, textToken: ColorToken, { color, textTone }: Fill): void {
    this.set(token, color);
    this.set(textToken, textOn[textTone](color));
  }

  /**
   * Nearest in lightness to `start` such that the color is visible on its surfaces, distinct from similar fills, and the
   * text on it readable. A pinned color is not searched.
   */
  findFill(token: ColorToken, start: Oklch, allowed?: 'light' | 'dark'): Fill {
    const choices = allowed ? [allowed] : (['light', 'dark'] as const);
    const pinned = this.pinned[token];
    const from = pinned ? fromHex(pinned) : start;
    let best: Fill = { color: from, textTone: choices[0] ?? 'light', score: 0 };
    for (const l of pinned ? [from.l] : nearest(from.l)) {
      const color = at(from, l);
      const hex = toHex(color);
      for (const textTone of choices) {
        const read = contrast(textOn[textTone](color), hex) / (4.5 + MARGIN);
        const score = Math.min(1, read, this.score(token, hex));
        if (score > best.score) best = { color, textTone, score };
      }
      if (best.score >= 1) break;
    }
    return best;
  }

  /** Whether a color has the contrast and the distance that a token needs. */
  meets(token: ColorToken, hex: string): boolean {
    return this.score(token, hex) >= 1;
  }

  /** How far `hex` meets the requirements of a token, by the one it meets least: 1 or more is enough. */
  private score(token: ColorToken, hex: string): number {
    let worst = Number.POSITIVE_INFINITY;
    for (const { background, minimum } of pairsOf.get(token) ?? []) {
      const existing = this.colors[background];
      if (existing !== undefined) worst = Math.min(worst, contrast(hex, existing) / (minimum + MARGIN));
    }
    for (const { from, minimum } of distinctFrom.get(token) ?? []) {
      const existing = this.colors[from];
      if (existing === undefined) continue;
      worst = Math.min(worst, distance(fromHex(hex), fromHex(existing)) / (minimum + DISTANCE_MARGIN));
    }
    return worst;
  }
}
