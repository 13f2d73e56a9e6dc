import { expect, test } from 'vitest';
import { vars } from './contract.css.js';
import { exempt, pairs } from './pairs.js';
import type { ColorToken } from './paletteTokens.js';

const groups = ['color', 'nav', 'login', 'terminal'] as const;
const contract = groups.flatMap((group) => Object.keys(vars[group]).map((name) => `${group}.${name}`));
const paired = new Set<string>(pairs.flatMap(({ foreground, background }) => [foreground, background]));

test.each(contract)('%s has a contrast requirement, or says why not', (token) => {
  const reason = exempt[token as ColorToken];
  expect(paired.has(token) || Boolean(reason)).toBe(true);
});

test('no token is both paired and exempt, and none is exempt that the contract does not have', () => {
  for (const token of Object.keys(exempt)) {
    expect(contract).toContain(token);
    expect(paired).not.toContain(token);
  }
});

test('pairs name tokens of the contract, each combination once', () => {
  for (const token of paired) expect(contract).toContain(token);
  const combinations = pairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(combinations).toEqual([...new Set(combinations)]);
});

function minimum(foreground: ColorToken, background: ColorToken): number | undefined {
  return pairs.find((pair) => pair.foreground === foreground && pair.background === background)?.minimum;
}

test('text needs 4.5, edges, icons and focus need 3', () => {
  expect(minimum('color.text', 'color.canvas')).toBe(4.5);
  expect(minimum('color.textMuted', 'color.pressed')).toBe(4.5);
  expect(minimum('color.link', 'color.dangerSoft')).toBe(4.5);
  expect(minimum('color.onPrimary', 'color.primaryHover')).toBe(4.5);
  expect(minimum('nav.onSelected', 'nav.selected')).toBe(4.5);
  expect(minimum('login.onCanvasMuted', 'login.art2')).toBe(4.5);
  expect(minimum('terminal.cyan', 'color.sunken')).toBe(4.5);
  expect(minimum('color.border', 'color.surface')).toBe(3);
  expect(minimum('color.icon', 'color.raised')).toBe(3);
  expect(minimum('color.focusRing', 'color.selected')).toBe(3);
  expect(minimum('color.chart6', 'color.surface')).toBe(3);
});
