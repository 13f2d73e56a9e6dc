import { vars } from '../theme/contract.css.js';
import { layerNames } from '../theme/layerNames.js';
import { groupColors, type ModePalette, type Palette } from '../theme/paletteTokens.js';

type Values = Record<string, Record<string, string>>;

/** `--livery-color-text: #1f2328;` and so on, a line each. */
function declarations(values: Values): string {
  const contract: Values = vars;
  return Object.entries(values)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([token, value]) => {
        const property = contract[group]?.[token]?.slice('var('.length, -1);
        if (property === undefined) throw new Error(`There is no token ${group}.${token}.`);
        return `    ${property}: ${value};`;
      }),
    )
    .join('\n');
}

const block = (selector: string, mode: 'light' | 'dark', values: Values): string =>
  `  ${selector} {\n    color-scheme: ${mode};\n${declarations(values)}\n  }`;

const colorsOf = (palette: ModePalette): Values => ({ ...groupColors(palette) });

/** The stylesheet of a palette, as the themes of the library have theirs: two blocks, which an attribute selects. */
export function stylesheetOf(name: string, { light, dark, radius, heading }: Palette): string {
  const theme = `[data-theme="${name}"]`;
  return [
    `@layer ${Object.values(layerNames).join(', ')};`,
    `@layer ${layerNames.theme} {`,
    block(theme, 'light', { ...colorsOf(light), radius, heading }),
    block(`${theme}[data-mode="dark"]`, 'dark', colorsOf(dark)),
    '}\n',
  ].join('\n');
}
