import { expect, test } from 'vitest';
import { manifests } from '../themes/manifests.js';
import { themeNames, type ThemeName } from '../themes/names.js';
import { vars } from './contract.css.js';
import { designTokens, plainTokens } from './designTokens.js';
import { makePalette } from './paletteMaker.js';
import { groupColors, modes } from './paletteTokens.js';

const themeOf = (name: ThemeName) => ({ manifest: manifests[name], palette: makePalette(manifests[name]) });

const variants = themeNames.flatMap((name) => modes.map((mode) => [name, mode] as const));

const hex = (component: number): string =>
  Math.round(component * 255)
    .toString(16)
    .padStart(2, '0');

test.each(variants)('%s, %s: colors that are read back are those of the theme', (name, mode) => {
  const theme = themeOf(name);
  // As a tool reads them: from the file's text, by components and alpha.
  const read = JSON.parse(JSON.stringify(designTokens(theme, mode))) as ReturnType<typeof designTokens>;
  for (const [group, colors] of Object.entries(groupColors(theme.palette[mode]))) {
    const tokens = read[group as 'color'];
    expect(Object.keys(tokens)).toEqual(Object.keys(colors));
    for (const [token, color] of Object.entries(colors)) {
      const { components, alpha, hex: opaque } = tokens[token]?.$value ?? {};
      const text = `#${components?.map(hex).join('')}`;
      expect(text, token).toBe(opaque);
      expect(alpha === 1 ? text : `${text}${hex(alpha ?? Number.NaN)}`, token).toBe(color);
    }
  }
});

test.each(themeNames)('%s: lengths, weight and faces that are read back are those of the theme', (name) => {
  const theme = themeOf(name);
  const { radius, heading } = designTokens(theme, 'light');
  const { palette } = theme;
  const lengths = Object.entries(radius).map(([token, { $value }]) => [token, `${$value.value}${$value.unit}`]);
  expect(Object.fromEntries(lengths)).toEqual(palette.radius);
  expect(String(heading.weight.$value)).toBe(palette.heading.weight);
  expect(palette.heading.family).toContain(heading.family.$value[0]);
  expect(heading.tracking.$value).toBe(manifests[name].heading.tracking);
});

test('plain tokens have the names of the contract, each once', () => {
  const groups = Object.values(vars).flatMap((group) => Object.values(group));
  const names = groups.map((reference) => /var\((--[\w-]+)\)/.exec(reference)?.[1]);
  expect(Object.keys(plainTokens(themeOf('default'), 'light')).toSorted()).toEqual(names.map(String).toSorted());
});
