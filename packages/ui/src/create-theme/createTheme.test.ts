import { describe, expect, test } from 'vitest';
import { measure, measureDistances } from '../theme/measure.js';
import { visions } from '../theme/colorVision.js';
import type { Manifest } from '../theme/manifest.js';
import { PaletteError } from '../theme/paletteMaker.js';
import { modes } from '../theme/paletteTokens.js';
import { manifest as cobalt } from '../themes/cobalt/manifest.js';
import { createTheme, type CreatedTheme } from './createTheme.js';
import { reportText } from './reportText.js';

const hex = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Numbers from 0 to 1 that lie as if by chance, always the same ones: multiples of irrational numbers, one for each channel. */
const spread = (index: number): number[] =>
  [Math.sqrt(2), Math.sqrt(3), Math.sqrt(5)].map((step) => (index * step) % 1);

/** Channels of a color from three numbers from 0 to 1. */
const kinds: Readonly<Record<string, (parts: number[]) => number[]>> = {
  any: (parts) => parts.map((part) => part * 255),
  dark: (parts) => parts.map((part) => part * 160),
  yellow: ([red = 0, green = 0, blue = 0]) => [225 + red * 30, 200 + green * 55, blue * 90],
  'near-white': (parts) => parts.map((part) => 240 + part * 15),
  'near-black': (parts) => parts.map((part) => part * 20),
};

const brands = Object.values(kinds).flatMap((channels, kind) =>
  Array.from({ length: 100 }, (_, index) => hex(channels(spread(index * 5 + kind + 1)))),
);

/** What a color comes to: a theme, or the reason why there can be none. */
function made(color: string): CreatedTheme | string {
  try {
    return createTheme({ name: 'brand', brand: { color } });
  } catch (error) {
    if (error instanceof PaletteError) return error.message;
    throw error;
  }
}

/** What is wrong with a theme, or with the reason for its refusal. */
function faultsOf(color: string): string[] {
  const theme = made(color);
  if (typeof theme === 'string') return /(reaches|from) .+ needs/.test(theme) ? [] : [`${color}: ${theme}`];
  return modes.flatMap((mode) => {
    const missed = measure(theme.palette[mode]).filter(({ pair, ratio }) => ratio < pair.minimum);
    const alike = measureDistances(theme.palette[mode]).filter(({ fills, distance }) => distance < fills.minimum);
    return missed
      .map(({ pair }) => `${color} ${mode}: ${pair.foreground} on ${pair.background}`)
      .concat(alike.map(({ fills }) => `${color} ${mode}: ${fills.color} and ${fills.from}`));
  });
}

test('500 brand colors, among them yellow, near-white and near-black: each meets every pair in both modes or is refused', () => {
  expect(new Set(brands).size).toBeGreaterThan(490);
  expect(brands.flatMap(faultsOf)).toEqual([]);
}, 120_000);

test('a brand that cannot be is refused with the pairs that miss', () => {
  const refused = () =>
    createTheme({ name: 'glare', brand: { color: '#d4af37' }, nav: { tone: 'dark', selected: 'fill' } });
  expect(refused).toThrow(/nav\.\w+ on nav\.selected reaches [\d.]+:1, needs/);
});

describe('a created theme', () => {
  const { css, manifest, report } = createTheme({ name: 'acme', brand: { color: '#0b7285' }, radius: 8 });

  test('is two blocks in the lowest layer, with every token in light mode', () => {
    expect(css).toMatch(/^@layer livery-theme, livery-reset, /);
    expect(css).toContain('[data-theme="acme"] {\n    color-scheme: light;');
    expect(css).toContain('[data-theme="acme"][data-mode="dark"] {\n    color-scheme: dark;');
    expect(css).toContain('--livery-theme: acme;');
    expect(css).toContain('--livery-color-primary: #0b7285;');
    expect(css).toContain('--livery-radius-medium: 8px;');
    expect(css).toContain('--livery-login-on-canvas-muted: #');
    expect(css).not.toContain('undefined');
  });

  test('is made again from its manifest', () => {
    expect(createTheme(JSON.parse(JSON.stringify(manifest)) as typeof manifest).css).toBe(css);
  });

  test('reports its tightest pairs', () => {
    expect(report.map(({ mode }) => mode)).toEqual(['light', 'dark']);
    const text = reportText(createTheme(manifest));
    expect(text).toMatch(/^acme: #0b7285 is #0b7285 in light mode/);
    expect(text).toMatch(/by APCA, text +Lc \d+: [\w.]+ on [\w.]+/);
    for (const vision of visions.slice(1)) expect(text).toContain(`${vision} 0.`);
  });
});

test('takes the whole manifest of a theme of the library, under another name', () => {
  expect(createTheme({ ...cobalt, name: 'acme' }).css).toContain('[data-theme="acme"]');
});

test('an option that is undefined is one that is left out', () => {
  const acme = { name: 'acme', brand: { color: '#0b7285' } };
  const unset = createTheme({
    ...acme,
    brand: { ...acme.brand, dark: undefined },
    company: undefined,
    radius: undefined,
    density: undefined,
    body: undefined,
    pinned: { light: { 'color.text': undefined }, dark: undefined },
  });
  expect(unset.css).toBe(createTheme(acme).css);
  expect(unset.manifest).toMatchObject({ company: 'acme', radius: 6 });
});

test.each(['Acme', 'a"]{}', '', '9', 'default', 'harbor'])('the name %j is refused', (name) => {
  expect(() => createTheme({ name, brand: { color: '#0b7285' } })).toThrow(RangeError);
});

test.each([
  [{}, /brand\.color is missing/],
  [{ brand: {} }, /brand\.color is missing/],
  [{ brand: { color: '#0b7285' }, radius: 'big' }, /radius is a number from 0 to 1000, not "big"/],
  [{ brand: { color: '#0b7285', drak: '#fff' }, raduis: 8 }, /A manifest has no raduis, brand\.drak\./],
  [
    { brand: { color: '#0b7285' }, pinned: { light: { 'color.primry': '#000000' } } },
    /no pinned\.light\['color\.primry'\]/,
  ],
  [{ brand: { color: '#0b7285' }, body: null }, /body is an object, not null/],
  [{ brand: { color: '#0b7285' }, body: { size: '14' } }, /body\.size is a number from 12 to 18 px, not "14"/],
  [{ brand: { color: '#0b7285' }, story: null }, /story is a text, not null/],
  [{ brand: { color: '#0b7285' }, company: {} }, /company is a text, not \{\}/],
  [
    { brand: { color: '#0b7285' }, login: { layout: 'centered', tone: 'light', hues: [30] } },
    /login\.hues is two numbers from -360 to 360, not \[30\]/,
  ],
  [{ brand: { color: '#0b7285', dark: '' } }, /brand\.dark is a color of the form #rrggbb, not ""/],
  [{ brand: { color: '#0b7285' }, density: 'toString' }, /density is one of compact, regular, spacious/],
  [{ brand: { color: '#0b7285' }, pinned: { dark: null } }, /pinned\.dark is an object, not null/],
  [
    { brand: { color: '#0b7285' }, pinned: { light: { 'color.scrim': '#000000' } } },
    /no pinned\.light\['color\.scrim'\]/,
  ],
  [{ brand: { color: '#0b7285' }, nav: null }, /nav\.tone is one of light, dark, brand, not nothing/],
  [{ brand: { color: '#0b7285' }, heading: { face: 'comic' } }, /heading\.face is one of inter, .+, not "comic"/],
  [{ brand: { color: '#0b7285' }, pinned: { dark: { 'color.text': 'white' } } }, /#rrggbb: "white"/],
])('a manifest of a file that is none is refused in words: %j', (file, message) => {
  const manifest = JSON.parse(JSON.stringify({ name: 'acme', ...file })) as Manifest;
  expect(() => createTheme(manifest)).toThrow(RangeError);
  expect(() => createTheme(manifest)).toThrow(message);
});
