import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastReport } from '../theme/contrastReport.js';
import { vars } from '../theme/contract.css.js';
import { measure, measureDistances } from '../theme/measure.js';
import { makePalette } from '../theme/paletteMaker.js';
import { pairs } from '../theme/pairs.js';
import { modes } from '../theme/paletteTokens.js';
import { manifests } from './manifests.js';
import { loadTheme } from './load.js';
import { isThemeName, themeNames } from './names.js';

const variants = themeNames.flatMap((name) => modes.map((mode) => [name, mode] as const));

test.each(variants)('%s, %s: every declared pair reaches its contrast', (name, mode) => {
  const missed = measure(makePalette(manifests[name])[mode]).filter(({ pair, ratio }) => ratio < pair.minimum);
  expect(missed).toEqual([]);
});

test.each(variants)('%s, %s: danger is distinguished from the brand and from a warning', (name, mode) => {
  const tooSimilar = measureDistances(makePalette(manifests[name])[mode]).filter(
    ({ fills, distance }) => distance < fills.minimum,
  );
  expect(tooSimilar).toEqual([]);
});

test('the report gives the tightest pairs of all forty', () => {
  const report = contrastReport(Object.values(manifests));
  expect(report.map(({ theme, mode }) => [theme, mode])).toEqual(variants);
  for (const { pairs: count, text, nonText, closest } of report) {
    expect(count).toBe(pairs.length);
    expect(text.pair.minimum).toBe(4.5);
    expect(nonText.pair.minimum).toBe(3);
    expect(closest.distance).toBeGreaterThanOrEqual(closest.fills.minimum);
  }
});

describe('twenty companies', () => {
  test('are at least twenty, each under its own name', () => {
    expect(themeNames.length).toBeGreaterThanOrEqual(20);
    for (const name of themeNames) expect(manifests[name].name).toBe(name);
  });

  test('do not share a primary color, a company name or a story', () => {
    for (const value of ['company', 'story'] as const) {
      expect(new Set(themeNames.map((name) => manifests[name][value])).size).toBe(themeNames.length);
    }
    for (const mode of modes) {
      expect(new Set(themeNames.map((name) => makePalette(manifests[name])[mode]['color.primary'])).size).toBe(
        themeNames.length,
      );
    }
  });

  test('say different things on their login pages, in each language', async () => {
    const themes = await Promise.all(themeNames.map(loadTheme));
    for (const language of ['en', 'et'] as const) {
      const texts = themes.map(({ login }) => login.texts[language]);
      expect(new Set(texts.map(({ subtitle }) => subtitle)).size).toBe(themeNames.length);
      // The platform itself merely asks to log in.
      expect(new Set(texts.map(({ title }) => title)).size).toBe(themeNames.length);
    }
  }, 30_000);

  test('differ in more than hue: no two share navigation, radius, heading and login together', () => {
    const looks = themeNames.map((name) => {
      const { nav, radius, heading, login } = manifests[name];
      return [nav.tone, radius, heading.face, login.layout].join(' ');
    });
    expect(new Set(looks).size).toBe(themeNames.length);
  });
});

test.each([
  ['metal', true],
  ['default', true],
  ['Metal', false],
  ['', false],
  [undefined, false],
  ['toString', false],
])('isThemeName(%j) is %s', (value, expected) => {
  expect(isThemeName(value)).toBe(expected);
});

describe('drawings', () => {
  const folder = new URL('.', import.meta.url);
  const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(Logo|LoginArt)\.tsx$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);
  // The values of the contract are the tokens themselves, as `var(--livery-…)`.
  const tokens = Object.values(vars).flatMap((group) => Object.values(group));

  test('are two for each theme', () => {
    expect(drawings).toHaveLength(2 * themeNames.length);
  });

  test.each(drawings)('%s uses only tokens that exist, and no color of its own', (_file, source) => {
    const used = [...source.matchAll(/var\(--livery-[a-z0-9-]+\)/g)].map(([token]) => token);
    expect(tokens).toEqual(expect.arrayContaining(used));
    expect(source).not.toMatch(/['"]#[0-9a-f]{3,8}['"]|rgb\(|hsl\(/i);
  });

  test('favicons stand alone: fixed colors, no tokens, less than 2 kB, and each is another', () => {
    const sources = themeNames.map((name) => readFileSync(new URL(`${name}/favicon.svg`, folder), 'utf8'));
    expect(new Set(sources).size).toBe(themeNames.length);
    for (const source of sources) {
      expect(source).toContain('xmlns="http://www.w3.org/2000/svg"');
      expect(source).not.toMatch(/var\(|currentColor/);
      expect(source.length).toBeLessThan(2048);
    }
  });
});
