import { expect, test } from 'vitest';
import { manifest as base } from '../../themes/default/manifest.js';
import { manifests } from '../../themes/manifests.js';
import { measureVisions } from '../colorVision.js';
import type { Manifest } from '../manifest.js';
import { toHex } from '../oklch.js';
import { makePalette } from '../paletteMaker.js';
import { leastSeriesDistance } from './charts.js';

/** How far apart the two most alike series of a theme are, whoever looks at them in whichever mode. */
function leastDistance(manifest: Manifest): number {
  const palette = makePalette(manifest);
  return Math.min(
    ...[...measureVisions(palette.light), ...measureVisions(palette.dark)]
      .filter(({ set }) => set === 'chart')
      .map(({ distance }) => distance),
  );
}

test.each(Object.entries(manifests))('the series of %s are told apart with any color vision', (_, manifest) => {
  expect(leastDistance(manifest)).toBeGreaterThanOrEqual(leastSeriesDistance);
});

/* Of any hue: pale, strong, dark and nearly gray. Contrast is checked by makePalette itself, which throws. */
test.each([
  [0.85, 0.14],
  [0.6, 0.2],
  [0.4, 0.1],
  [0.5, 0.02],
])('so are those of a theme made from any color of lightness %d and chroma %d', (l, c) => {
  for (let h = 0; h < 360; h += 24) {
    const theme = { ...base, pinned: undefined, brand: { ...base.brand, color: toHex({ l, c, h }) } };
    expect(leastDistance(theme), `hue ${h}`).toBeGreaterThanOrEqual(leastSeriesDistance);
  }
});

test('a series that a manifest fixes is kept, and the others are told from it', () => {
  const fixed = { 'color.chart2': '#8a5a00' } as const;
  const palette = makePalette({ ...base, pinned: { light: fixed } }).light;
  expect(palette['color.chart2']).toBe(fixed['color.chart2']);
  const { distance } = measureVisions(palette)
    .filter(({ set }) => set === 'chart')
    .reduce((a, b) => (b.distance < a.distance ? b : a));
  expect(distance).toBeGreaterThanOrEqual(leastSeriesDistance);
});
