import { distinctFills, type DistinctFills } from './distinctFills.js';
import { contrast } from './contrast.js';
import { distance, fromHex } from './oklch.js';
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

/** Two fills that must be distinct, with their distance in one palette. */
export interface MeasuredDistance {
  fills: DistinctFills;
  distance: number;
}

/** Every two declared fills of one mode, measured. */
export function measureDistances(palette: ModePalette): MeasuredDistance[] {
  return distinctFills.map((fills) => ({
    fills,
    distance: distance(fromHex(palette[fills.color]), fromHex(palette[fills.from])),
  }));
}
