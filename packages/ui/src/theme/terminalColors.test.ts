import { describe, expect, it } from 'vitest';
import { manifests } from '../themes/manifests.js';
import { contrast } from './contrast.js';
import { vars } from './contract.css.js';
import { makePalette } from './paletteMaker.js';
import { modes, type ColorGroup, type ColorToken } from './paletteTokens.js';
import { terminalColors } from './terminalColors.js';

const groups: readonly ColorGroup[] = ['color', 'terminal'];
const tokenOf = new Map(
  groups.flatMap((group) => Object.entries(vars[group]).map(([name, value]) => [value, `${group}.${name}`])),
) as Map<string, ColorToken>;

describe.each(Object.values(manifests))('the terminal of $name', (manifest) => {
  const palette = makePalette(manifest);
  it.each(modes)('can be read in all its colors in %s mode', (mode) => {
    const ratios = Object.entries(terminalColors).map(([name, value]) => {
      const token = tokenOf.get(value) ?? 'color.sunken';
      return { name, ratio: contrast(palette[mode][token], palette[mode]['color.sunken']) };
    });
    expect(ratios).toHaveLength(16);
    expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
});
