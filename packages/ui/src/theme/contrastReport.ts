import type { Manifest } from './manifest.js';
import { measure, measureDistances, type Measured, type MeasuredDistance } from './measure.js';
import { makePalette } from './paletteMaker.js';
import type { Pair } from './pairs.js';
import { modes, type Mode } from './paletteTokens.js';

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
}

function tightest(measured: readonly Measured[], minimum: Pair['minimum']): Measured {
  return measured.filter(({ pair }) => pair.minimum === minimum).reduce((a, b) => (b.ratio < a.ratio ? b : a));
}

/** The tightest pairs of each theme in each mode. Throws what `makePalette` throws. */
export function contrastReport(manifests: readonly Manifest[]): ContrastReport[] {
  return manifests.flatMap((manifest) => {
    const palette = makePalette(manifest);
    return modes.map((mode) => {
      const measured = measure(palette[mode]);
      return {
        theme: manifest.name,
        mode,
        pairs: measured.length,
        text: tightest(measured, 4.5),
        nonText: tightest(measured, 3),
        closest: measureDistances(palette[mode]).reduce((a, b) => (b.distance < a.distance ? b : a)),
      };
    });
  });
}
