import { contrast } from './contrast.js';
import { pairs, type Pair } from './pairs.js';
import type { ModePalette } from './paletteTokens.js';

/** A declared pair with the contrast it reaches in one palette. */
export interface Measured {
  pair: Pair;
  ratio: number;
}

/** Every declared pair of one mode, measured. */
export function measure(palette: ModePalette): Measured[] {
  return pairs.map((pair) => ({ pair, ratio: contrast(palette[pair.foreground], palette[pair.background]) }));
}
