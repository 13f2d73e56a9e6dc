import { apart, type Apart } from './apart.js';
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

/** Two fills that must be told apart, with how far they are from one another in one palette. */
export interface MeasuredApart {
  apart: Apart;
  distance: number;
}

/** Every two declared fills of one mode, measured. */
export function measureApart(palette: ModePalette): MeasuredApart[] {
  return apart.map((two) => ({
    apart: two,
    distance: distance(fromHex(palette[two.color]), fromHex(palette[two.from])),
  }));
}
