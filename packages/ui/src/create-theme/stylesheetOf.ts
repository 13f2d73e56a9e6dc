import { customProperties } from '../theme/customProperties.js';
import { layerNames } from '../theme/layerNames.js';
import { groupColors, type ModePalette, type Palette } from '../theme/paletteTokens.js';

/** `--livery-color-text: #1f2328;` and so on, a line each. */
const declarations = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([property, value]) => `    ${property}: ${value};`)
    .join('\n');

const block = (selector: string, mode: 'light' | 'dark', properties: Readonly<Record<string, string>>): string =>
  `  ${selector} {\n    color-scheme: ${mode};\n${declarations(properties)}\n  }`;

const colorsOf = (palette: ModePalette): Record<string, string> => customProperties({ ...groupColors(palette) });

/** The stylesheet of a palette, as the themes of the library have theirs: two blocks, which an attribute selects. */
export function stylesheetOf(name: string, { light, dark, radius, heading, scale }: Palette): string {
  const theme = `[data-theme="${name}"]`;
  return [
    `@layer ${Object.values(layerNames).join(', ')};`,
    `@layer ${layerNames.theme} {`,
    block(theme, 'light', { ...colorsOf(light), ...customProperties({ radius, heading }), ...scale }),
    block(`${theme}[data-mode="dark"]`, 'dark', colorsOf(dark)),
    '}\n',
  ].join('\n');
}
