import type { Fill, PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { charts } from './charts.js';
import { danger, dangerStart } from './danger.js';
import { primary } from './primary.js';
import { grays, semanticHues } from './surfaces.js';

/** Where each solid semantic color starts, and the tone of the text on it. Danger has its own search. */
const starts = {
  success: { light: { l: 0.53, c: 0.13 }, dark: { l: 0.72, c: 0.13 }, textTone: undefined },
  warning: { light: { l: 0.62, c: 0.13 }, dark: { l: 0.78, c: 0.12 }, textTone: 'dark' },
  info: { light: { l: 0.53, c: 0.14 }, dark: { l: 0.71, c: 0.11 }, textTone: undefined },
} as const;

type Title = 'Primary' | 'Success' | 'Warning' | 'Danger' | 'Info' | 'Neutral';

/** The brand and the semantic colors: solid, text on it, text on its soft tint, edge; and the colors of charts. */
export function semanticColors(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const light = mode === 'light';
  const gray = grays(manifest, mode);

  const around = (title: Title, color: Oklch): void => {
    const name = title.toLowerCase() as Lowercase<Title>;
    builder.setForeground(`color.on${title}Soft`, light ? at(color, 0.45) : at(color, 0.8, 0.11));
    builder.setForeground(`color.${name}Border`, light ? at(color, 0.64, 0.13) : at(color, 0.54, 0.1));
  };
  const states = (name: 'primary' | 'danger', { color, textTone }: Fill): void => {
    // Away from the tone of its text, which only gains contrast.
    const direction = textTone === 'light' ? -1 : 1;
    builder.set(`color.${name}Hover`, at(color, color.l + direction * 0.045));
    builder.set(`color.${name}Pressed`, at(color, color.l + direction * 0.085));
  };

  const brand = fromHex(manifest.brand.color);
  const solid = primary(builder, manifest, mode);
  states('primary', solid);
  around('Primary', light ? brand : solid.color);

  for (const name of ['success', 'warning', 'info'] as const) {
    const title = (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<typeof name>;
    const start: Oklch = { ...starts[name][mode], h: semanticHues[name] };
    builder.setFill(`color.${name}`, `color.on${title}`, start, starts[name].textTone);
    around(title, start);
  }
  // After the brand and the warning, from which it is kept distinct.
  states('danger', danger(builder, mode));
  around('Danger', dangerStart[mode]);

  builder.setFill('color.neutral', 'color.onNeutral', light ? gray(0.5, 1.4) : gray(0.68));
  around('Neutral', gray(0.5, 1.2));

  charts(builder, brand, mode);
}
