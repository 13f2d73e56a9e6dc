import { customProperties } from '../theme/customProperties.js';
import { layerNames } from '../theme/layerNames.js';
import { groupColors, type ModePalette, type Palette } from '../theme/paletteTokens.js';
import { scaleRules } from '../theme/scale.js';
import { themeProperty } from '../theme/themeProperty.js';

/** A selector, and what it declares by property. */
type Rule = readonly [selector: string, declarations: Readonly<Record<string, string>>];

const textOf = ([selector, declarations]: Rule): string =>
  [
    `  ${selector} {`,
    ...Object.entries(declarations).map(([property, value]) => `    ${property}: ${value};`),
    '  }',
  ].join('\n');

const stylesheet = (rules: readonly Rule[]): string =>
  [`@layer ${Object.values(layerNames).join(', ')};`, `@layer ${layerNames.theme} {`, ...rules.map(textOf), '}\n'].join(
    '\n',
  );

const colorsOf = (palette: ModePalette): Record<string, string> => customProperties({ ...groupColors(palette) });

/** Two blocks, which an attribute selects. */
function rulesOf(name: string, { light, dark, radius, heading, scale }: Palette): Rule[] {
  const theme = `[data-theme="${name}"]`;
  const shared = { [themeProperty]: name, ...customProperties({ radius, heading }), ...scale };
  return [
    [theme, { 'color-scheme': 'light', ...colorsOf(light), ...shared }],
    [`${theme}[data-mode="dark"]`, { 'color-scheme': 'dark', ...colorsOf(dark) }],
  ];
}

/** The stylesheet of a palette, as the themes of the library have theirs. */
export const stylesheetOf = (name: string, palette: Palette): string => stylesheet(rulesOf(name, palette));

/** The same with the lengths, which components bring along: for a page without any. */
export const wholeStylesheetOf = (name: string, palette: Palette): string =>
  stylesheet([...scaleRules, ...rulesOf(name, palette)]);
