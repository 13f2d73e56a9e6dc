import type { Manifest } from '../manifest.js';
import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Mode } from '../paletteTokens.js';
import { grays, meaningHues } from './surfaces.js';

/** Hues of the six colors of a terminal; what is red or green elsewhere is the same red or green here. */
const hues = {
  red: meaningHues.danger,
  green: meaningHues.success,
  yellow: 92,
  blue: 258,
  magenta: 325,
  cyan: 205,
} as const;

/** Where the search of each color begins; "bright" is further from the ground than plain. */
const starts = {
  light: { plain: { l: 0.53, c: 0.15 }, bright: { l: 0.43, c: 0.17 } },
  dark: { plain: { l: 0.72, c: 0.13 }, bright: { l: 0.82, c: 0.14 } },
} as const;

/** The sixteen colors of a terminal, all readable on `color.sunken`. */
export function terminal(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const { plain, bright } = starts[mode];
  const gray = grays(manifest, mode);
  const light = mode === 'light';
  for (const [name, h] of Object.entries(hues) as [keyof typeof hues, number][]) {
    const title = (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<typeof name>;
    builder.setForeground(`terminal.${name}`, { ...plain, h });
    builder.setForeground(`terminal.bright${title}`, { ...bright, h });
  }
  builder.setForeground('terminal.black', gray(light ? 0.2 : 0.6));
  builder.setForeground('terminal.brightBlack', gray(light ? 0.5 : 0.68));
  builder.setForeground('terminal.white', gray(light ? 0.42 : 0.87));
  builder.setForeground('terminal.brightWhite', gray(light ? 0.32 : 0.97));
}
