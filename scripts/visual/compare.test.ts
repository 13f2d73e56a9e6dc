import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.js';
import { foldChanges, type Change } from './report.js';

/** A gray picture with some pixels of another shade, each as [x, y]. */
function picture(
  width: number,
  height: number,
  marked: readonly (readonly [number, number])[] = [],
  shade = 0,
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  for (const [x, y] of marked) png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  it('are the same where their pixels are, however they are packed', () => {
    const packed = PNG.sync.write(PNG.sync.read(picture(8, 8)), { deflateLevel: 0 });
    expect(packed.equals(picture(8, 8))).toBe(false);
    expect(compare(picture(8, 8), packed)).toBeUndefined();
  });

  it('differ by one pixel of the next shade', () => {
    expect(compare(picture(8, 8), picture(8, 8, [[3, 4]], 199))?.pixels).toBe(1);
  });

  it('differ by what only the higher one has', () => {
    expect(compare(picture(8, 8), picture(8, 10))?.pixels).toBe(16);
  });

  it('tell the part that has all that differs', () => {
    const after = picture(9, 8, [
      [3, 4],
      [5, 2],
    ]);
    expect(compare(picture(9, 8), after)?.box).toEqual({ x: 3, y: 2, width: 3, height: 3 });
  });
});

it('variants of a story that changed in the same part are one entry of the report', () => {
  const change = (variant: string, x: number, width = 1280): Change => ({
    id: 'button--sheet',
    title: 'Components/Button',
    name: 'Sheet',
    variant,
    width,
    pixels: 4,
    box: { x, y: 0, width: 2, height: 2 },
    after: '',
    file: variant,
  });
  const folds = foldChanges([
    change('metal dark', 1),
    change('reef light', 1),
    change('kelp light', 2),
    change('metal dark', 1, 320),
  ]);
  expect(folds.map(({ width, variants }) => [width, variants.map(({ variant }) => variant)])).toEqual([
    [1280, ['metal dark', 'reef light']],
    [1280, ['kelp light']],
    [320, ['metal dark']],
  ]);
});
