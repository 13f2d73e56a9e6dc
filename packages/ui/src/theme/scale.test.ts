import { describe, expect, test } from 'vitest';
import { createTheme } from '../create-theme/createTheme.js';
import { reportText } from '../create-theme/reportText.js';
import { fontFamilies } from './fontFamilies.js';
import { measure } from './measure.js';
import { modes } from './paletteTokens.js';
import {
  cssOfLength,
  densities,
  greatestTextSize,
  leastTextSize,
  pxOfLength,
  scaledLengths,
  scalesOf,
  type Density,
  type ScaledLength,
} from './scale.js';
import { size, space, text } from './tokens.js';

const allDensities = Object.keys(densities) as Density[];
const textSizes = [leastTextSize, 13, greatestTextSize];

const referenceOf = ({ property }: ScaledLength) => `var(${property})`;
const lengthOf = (reference: string): ScaledLength => {
  const found = scaledLengths.find((length) => referenceOf(length) === reference);
  if (!found) throw new Error(`${reference} is declared nowhere.`);
  return found;
};
const pxOf = (reference: string, density: Density, bodySize = 13): number =>
  reference.startsWith('var(')
    ? pxOfLength(lengthOf(reference), scalesOf({ density, body: { size: bodySize } }))
    : Number.parseFloat(reference);

const tokens = [
  ...Object.values(space),
  ...Object.values(size),
  ...Object.values(text).flatMap(({ fontSize, lineHeight }) => [fontSize, lineHeight]),
];

describe('lengths that follow density and text', () => {
  test('are the tokens, each declared once and used', () => {
    expect(tokens.filter((token) => token.startsWith('var(')).toSorted()).toEqual(
      scaledLengths.map(referenceOf).toSorted(),
    );
  });

  test('are on the 4 px grid of the specification in the usual density', () => {
    expect([space[2], space[3], space[4], space[6], space[8]].map((token) => pxOf(token, 'regular'))).toEqual([
      8, 12, 16, 24, 32,
    ]);
    expect([size.control, size.row].map((token) => pxOf(token, 'regular'))).toEqual([36, 40]);
    expect(
      Object.values(text).map(({ fontSize, lineHeight }) => [pxOf(fontSize, 'regular'), pxOf(lineHeight, 'regular')]),
    ).toEqual([
      [13, 20],
      [12, 16],
      [16, 24],
      [20, 28],
      [28, 36],
    ]);
  });

  test.each(allDensities)(
    '%s: what is pressed is 24 px or more, 44 px under a finger, and space is whole pixels',
    (density) => {
      expect(pxOf(size.control, density)).toBeGreaterThanOrEqual(24);
      expect(pxOf(size.target, density)).toBe(24);
      expect(pxOf(size.touchTarget, density)).toBe(44);
      for (const token of Object.values(space)) expect(Number.isInteger(pxOf(token, density))).toBe(true);
    },
  );

  test.each(textSizes)(
    'text of %d px: none is smaller than 12 px, and each line is higher than its text',
    (bodySize) => {
      for (const { fontSize, lineHeight } of Object.values(text)) {
        expect(pxOf(fontSize, 'regular', bodySize)).toBeGreaterThanOrEqual(leastTextSize);
        expect(pxOf(lineHeight, 'regular', bodySize)).toBeGreaterThan(pxOf(fontSize, 'regular', bodySize));
      }
    },
  );

  test('are computed by the stylesheet as they are here', () => {
    expect(cssOfLength(lengthOf(size.control))).toBe('calc(4px + 32px*var(--livery-density))');
    expect(cssOfLength(lengthOf(space[4]))).toBe('calc(16px*var(--livery-density))');
    expect(cssOfLength(lengthOf(text.base.fontSize))).toBe('max(12px,13px*var(--livery-text-scale))');
  });
});

describe('a theme with a density, a size of text and a face', () => {
  const acme = { name: 'acme', brand: { color: '#0b7285' } };

  test('sets them in its stylesheet, and nothing where all is as usual', () => {
    const { css } = createTheme({ ...acme, density: 'compact', body: { size: 14, face: 'Georgia, serif' } });
    expect(css).toContain('--livery-density: 0.75;');
    expect(css).toContain('--livery-text-scale: 1.0769;');
    expect(css).toContain('--livery-font-body: Georgia, serif;');
    expect(createTheme(acme).css).not.toMatch(/--livery-(density|text-scale|font-body):/);
  });

  test.each([
    ["Söhne, 'A.B. Sans (Pro)', sans-serif", ['Söhne', 'A.B. Sans (Pro)', 'sans-serif']],
    ['ヒラギノ角ゴ ProN,-apple-system , "O\'Reilly Sans"', ['ヒラギノ角ゴ ProN', '-apple-system', "O'Reilly Sans"]],
  ])('takes the face %s', (face, names) => {
    expect(createTheme({ ...acme, body: { face } }).css).toContain(`--livery-font-body: ${face};`);
    expect(fontFamilies(face)).toEqual(names);
  });

  test.each(allDensities)('%s: the contrast of every pair is that of the regular one', (density) => {
    const [regular, other] = [createTheme(acme), createTheme({ ...acme, density })];
    for (const mode of modes) expect(measure(other.palette[mode])).toEqual(measure(regular.palette[mode]));
    expect(reportText(other)).toBe(reportText(regular));
  });

  test.each([
    [{ body: { size: 11 } }, /from 12 to 18 px, not 11/],
    [{ body: { size: 20 } }, /not 20/],
    [{ body: { face: 'x; } html { display: none' } }, /list of font families/],
    [{ body: { face: "O'Reilly Sans" } }, /list of font families/],
    [{ body: { face: 'Source Serif 4, serif' } }, /list of font families/],
    [{ body: { face: 'Georgia,' } }, /list of font families/],
  ])('%j is refused', (options, message) => {
    expect(() => createTheme({ ...acme, ...options })).toThrow(message);
  });
});
