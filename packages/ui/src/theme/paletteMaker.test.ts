import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.js';
import { contrastReport } from './contrastReport.js';
import type { Manifest } from './manifest.js';
import { measureDistances } from './measure.js';
import { distance, fromHex, toHex } from './oklch.js';
import { makePalette, PaletteError } from './paletteMaker.js';
import { modes } from './paletteTokens.js';

const plain: Manifest = {
  name: 'plain',
  company: 'Plain',
  story: 'A company made up for these tests.',
  brand: { color: '#2f6fed' },
  neutral: { hue: 250, chroma: 0.006 },
  nav: { tone: 'light', selected: 'soft' },
  radius: 6,
  heading: { face: 'inter', weight: 600, tracking: 0 },
  login: { layout: 'centered', tone: 'light' },
};

function refusal(manifest: Manifest): PaletteError {
  try {
    makePalette(manifest);
  } catch (error) {
    if (error instanceof PaletteError) return error;
    throw error;
  }
  throw new Error('The manifest was accepted');
}

describe('a brand of any color gives a readable palette', () => {
  const brands = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#ff00ff', '#7f1d1d', '#d4af37'];
  const tones = ['light', 'dark', 'brand'] as const;
  test.each(brands.flatMap((color) => tones.map((tone) => [color, tone] as const)))('%s, %s', (color, tone) => {
    const manifest = {
      ...plain,
      brand: { color },
      nav: { tone, selected: 'soft' },
      login: { layout: 'centered', tone },
    } satisfies Manifest;
    for (const { text, nonText } of contrastReport([manifest])) {
      expect(text.ratio).toBeGreaterThanOrEqual(4.5);
      expect(nonText.ratio).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('danger is distinguished from a brand of any red, pink or orange, and stays red', () => {
  const hues = [350, 10, 18, 26, 38, 50];
  const lightness = [0.45, 0.53, 0.58, 0.65, 0.75];
  test.each(hues.flatMap((h) => lightness.map((l) => [h, l] as const)))('hue %d, lightness %d', (h, l) => {
    const palette = makePalette({ ...plain, brand: { color: toHex({ l, c: 0.19, h }) } });
    for (const mode of modes) {
      for (const { fills, distance: reached } of measureDistances(palette[mode])) {
        expect(reached).toBeGreaterThanOrEqual(fills.minimum);
      }
      const danger = fromHex(palette[mode]['color.danger']);
      expect(danger.h).toBeGreaterThan(8);
      expect(danger.h).toBeLessThan(28);
    }
  });
});

test.each([350, 18, 26, 38, 50])('in dark a brand of hue %d is moved: danger stays deep, with white text', (h) => {
  const { dark } = makePalette({ ...plain, brand: { color: toHex({ l: 0.55, c: 0.19, h }) } });
  const usual = makePalette(plain).dark['color.danger'];
  expect(distance(fromHex(dark['color.danger']), fromHex(usual))).toBeLessThan(0.025);
  expect(dark['color.onDanger']).toBe('#ffffff');
  expect(Math.abs(((fromHex(dark['color.primary']).h - h + 540) % 360) - 180)).toBeLessThan(4);
});

test('danger is the same red to the eye wherever the brand is far from it', () => {
  const [blue, green] = ['#2f6fed', '#087f5b'].map((color) => makePalette({ ...plain, brand: { color } }));
  for (const mode of modes) {
    const [first, second] = [blue, green].map((palette) => fromHex(palette?.[mode]['color.danger'] ?? ''));
    expect(first && second && distance(first, second)).toBeLessThan(0.02);
  }
});

describe('a manifest that cannot be read is refused', () => {
  test('when danger is pinned to what looks like the brand', () => {
    const error = refusal({
      ...plain,
      name: 'blood',
      brand: { color: '#c2272a', text: 'light' },
      pinned: { light: { 'color.danger': '#c2272a' } },
    });
    expect(error.theme).toBe('blood');
    expect(error.mode).toBe('light');
    expect(error.misses).toEqual([]);
    expect(error.message).toContain('color.danger is 0.000 from color.primary in OKLab, needs 0.12');
  });

  test('when danger is pinned to what looks like a warning', () => {
    const error = refusal({ ...plain, pinned: { dark: { 'color.danger': '#d9a441' } } });
    expect(error.mode).toBe('dark');
    expect(error.tooSimilar.map(({ fills }) => fills.from)).toEqual(['color.warning']);
  });

  test('when the text and its background are pinned alike', () => {
    const error = refusal({
      ...plain,
      name: 'fog',
      pinned: { dark: { 'color.text': '#777777', 'color.surface': '#777777' } },
    });
    expect(error.theme).toBe('fog');
    expect(error.mode).toBe('dark');
    expect(error.message).toContain('Theme "fog"');
    expect(error.message).toContain('dark mode');
    expect(error.message).toContain('color.text on color.surface reaches 1.00:1, needs 4.5:1');
  });

  test('when no search can help: nothing is seen both on a dark navigation and on a bright current page', () => {
    const error = refusal({
      ...plain,
      name: 'glare',
      brand: { color: '#d4af37' },
      nav: { tone: 'dark', selected: 'fill' },
    });
    expect(error.theme).toBe('glare');
    expect(error.misses.map(({ pair }) => pair.background)).toContain('nav.selected');
    for (const { pair, ratio } of error.misses) expect(ratio).toBeLessThan(pair.minimum);
  });

  test.each(['white', '#eee', 'rgb(0 0 0)'])('when a color is pinned as %s, which nothing is proved of', (color) => {
    expect(() => makePalette({ ...plain, pinned: { light: { 'color.text': color } } })).toThrow(RangeError);
  });

  test('when a color is not a color', () => {
    expect(() => makePalette({ ...plain, brand: { color: 'blue' } })).toThrow(RangeError);
  });
});

test('what a manifest pins is used as it is', () => {
  const palette = makePalette({ ...plain, pinned: { light: { 'color.text': '#101010' } } });
  expect(palette.light['color.text']).toBe('#101010');
  expect(palette.dark['color.text']).not.toBe('#101010');

  const { light } = makePalette({ ...plain, pinned: { light: { 'color.primary': '#a98600' } } });
  expect(light['color.primary']).toBe('#a98600');
  expect(fromHex(light['color.onPrimary']).l).toBeLessThan(0.3);
});

test('a brand that is readable already stays exactly what it is', () => {
  const palette = makePalette({ ...plain, brand: { color: '#0b7285' } });
  expect(palette.light['color.primary']).toBe('#0b7285');
});

test('a brand that is not is moved in lightness, its hue stays', () => {
  const gold = makePalette({ ...plain, brand: { color: '#ffd700' } }).light['color.primary'];
  expect(Math.abs(fromHex(gold).h - fromHex('#ffd700').h)).toBeLessThan(4);
  expect(fromHex(gold).l).toBeLessThan(fromHex('#ffd700').l);
});

function textOnOrange(text: 'light' | 'dark'): number {
  const { light } = makePalette({ ...plain, brand: { color: '#e8590c', text } });
  return fromHex(light['color.onPrimary']).l;
}

test('the text on the brand is as the company asks', () => {
  expect(textOnOrange('light')).toBeGreaterThan(0.95);
  expect(textOnOrange('dark')).toBeLessThan(0.3);
});

test('dark mode makes each surface lighter than the one it lies on', () => {
  const { dark } = makePalette(plain);
  const tokens = [
    'color.sunken',
    'color.canvas',
    'color.surface',
    'color.raised',
    'color.hover',
    'color.pressed',
  ] as const;
  const lightness = tokens.map((token) => fromHex(dark[token]).l);
  expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  expect(new Set(lightness).size).toBe(tokens.length);
});

test('pointing at and pressing a primary button never costs its text contrast', () => {
  for (const color of ['#2f6fed', '#e8590c', '#d4af37', '#334155']) {
    const palette = makePalette({ ...plain, brand: { color } });
    for (const mode of modes) {
      const on = palette[mode]['color.onPrimary'];
      const rest = contrast(on, palette[mode]['color.primary']);
      expect(contrast(on, palette[mode]['color.primaryHover'])).toBeGreaterThan(rest);
      expect(contrast(on, palette[mode]['color.primaryPressed'])).toBeGreaterThan(rest);
    }
  }
});

test.each([
  [0, { small: '0px', medium: '0px', large: '0px', pill: '0px' }],
  [2, { small: '2px', medium: '2px', large: '2px', pill: '2px' }],
  [6, { small: '3px', medium: '6px', large: '9px', pill: '999px' }],
  [20, { small: '4px', medium: '20px', large: '26px', pill: '999px' }],
])('a radius of %d px gives the others', (radius, expected) => {
  expect(makePalette({ ...plain, radius }).radius).toEqual(expected);
});
