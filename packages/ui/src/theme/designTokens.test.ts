import { expect, test } from 'vitest';
import { createTheme } from '../create-theme/createTheme.js';
import { wholeStylesheetOf } from '../create-theme/stylesheetOf.js';
import { manifests } from '../themes/manifests.js';
import { themeNames, type ThemeName } from '../themes/names.js';
import { tokenEntries } from '../themes/stories/tokens/tokenList.js';
import { designTokens, plainTokens } from './designTokens.js';
import { makePalette } from './paletteMaker.js';
import { groupColors, modes } from './paletteTokens.js';
import { scaleProperties } from './scale.js';
import { themeProperty } from './themeProperty.js';
import { font } from './tokens.js';

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
  expect(heading.tracking.$value).toBe(manifests[name].heading.tracking);
});

const acme = { name: 'acme', brand: { color: '#0b7285' } };

test.each([
  ...themeNames.map(themeOf),
  createTheme({ ...acme, body: { face: '"Source Serif 4", Georgia, serif' } }),
  createTheme({ ...acme, body: { face: 'Georgia, serif' }, heading: { face: 'sora', weight: 600, tracking: 0 } }),
])('faces of $manifest.name are lists of names', ({ manifest, palette }) => {
  const tokens = designTokens({ manifest, palette }, 'light');
  const read = (families: readonly string[]) => families.join(', ');
  const written = (css: string) => css.replaceAll(/['"]/g, '');
  const body = manifest.body?.face ?? font.body;
  expect(read(tokens.font.body.$value)).toBe(written(body));
  expect(read(tokens.heading.family.$value)).toBe(
    written(manifest.heading.face === 'inter' ? body : palette.heading.family),
  );
  expect(read([...tokens.font.body.$value, ...tokens.heading.family.$value])).not.toMatch(/[()'"]/);
});

const properties = tokenEntries.map(({ property }) => property).toSorted();

test('plain tokens are all tokens, by their custom properties', () => {
  expect(Object.keys(plainTokens(themeOf('default'), 'light')).toSorted()).toEqual(properties);
});

test('the stylesheet for pages without components has all tokens but the face of the text, which is the page’s', () => {
  const declared = wholeStylesheetOf('default', themeOf('default').palette).matchAll(/^ +(--[\w-]+):/gm);
  const names = new Set([...declared].map(([, name = '']) => name));
  names.delete(themeProperty);
  expect([...names].toSorted()).toEqual(properties.filter((property) => property !== scaleProperties.body));
});

test('W3C tokens are all tokens; of the scales there is what they come to', () => {
  const { $description: _, ...groups } = designTokens(themeOf('default'), 'light');
  const paths = Object.entries(groups).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((token) => (group === 'scale' ? `--livery-${token}` : `${group}.${token}`)),
  );
  const expected = tokenEntries
    .filter(({ property }) => property !== scaleProperties.density && property !== scaleProperties.text)
    .map(({ name, group, property }) => {
      if (property === scaleProperties.body) return 'font.body';
      return group === 'text' || group === 'space and size' ? property : name;
    });
  expect(paths.toSorted()).toEqual(expected.toSorted());
});
