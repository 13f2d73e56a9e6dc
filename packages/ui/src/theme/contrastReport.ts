import { apca } from './apca.js';
import { measureVisions, type MostAlike } from './colorVision.js';
import type { Manifest } from './manifest.js';
import { measure, measureDistances, type Measured, type MeasuredDistance } from './measure.js';
import { makePalette } from './paletteMaker.js';
import type { Pair } from './pairs.js';
import { modes, type Mode, type ModePalette, type Palette } from './paletteTokens.js';

/** A declared pair with its APCA contrast in one palette: -108 to 106, see `apca`. */
export interface MeasuredApca {
  pair: Pair;
  contrast: number;
}

/** One theme in one mode, by its tightest pairs. */
export interface ContrastReport {
  theme: string;
  mode: Mode;
  /** How many pairs were measured. */
  pairs: number;
  /** The tightest pair of text, which needs 4.5, and of what is not text, which needs 3. */
  text: Measured;
  nonText: Measured;
  /** The least distant of the fills that must be distinct. */
  closest: MeasuredDistance;
  /** The tightest pairs by APCA. Nothing is refused for them. */
  apca: { text: MeasuredApca; nonText: MeasuredApca };
  /** The colors of status and of charts that look most alike, as most see them and with simulated color blindness. */
  visions: readonly MostAlike[];
}

function tightest(measured: readonly Measured[], minimum: Pair['minimum']): Measured {
  return measured.filter(({ pair }) => pair.minimum === minimum).reduce((a, b) => (b.ratio < a.ratio ? b : a));
}

function tightestApca(palette: ModePalette, measured: readonly Measured[], minimum: Pair['minimum']): MeasuredApca {
  return measured
    .filter(({ pair }) => pair.minimum === minimum)
    .map(({ pair }) => ({ pair, contrast: apca(palette[pair.foreground], palette[pair.background]) }))
    .reduce((a, b) => (Math.abs(b.contrast) < Math.abs(a.contrast) ? b : a));
}

/** The tightest pairs of both modes of a palette. */
export function reportOf(theme: string, palette: Palette): ContrastReport[] {
  return modes.map((mode) => {
    const measured = measure(palette[mode]);
    return {
      theme,
      mode,
      pairs: measured.length,
      text: tightest(measured, 4.5),
      nonText: tightest(measured, 3),
      closest: measureDistances(palette[mode]).reduce((a, b) => (b.distance < a.distance ? b : a)),
      apca: { text: tightestApca(palette[mode], measured, 4.5), nonText: tightestApca(palette[mode], measured, 3) },
      visions: measureVisions(palette[mode]),
    };
  });
}

/** The tightest pairs of each theme in each mode. Throws what `makePalette` throws. */
export function contrastReport(manifests: readonly Manifest[]): ContrastReport[] {
  return manifests.flatMap((manifest) => reportOf(manifest.name, makePalette(manifest)));
}
