import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Mode } from '../paletteTokens.js';

/** The two colors of a terminal that are not semantic; see `terminalColors.ts`. */
export function terminal(builder: PaletteBuilder, mode: Mode): void {
  const start = mode === 'light' ? { l: 0.45, c: 0.15 } : { l: 0.8, c: 0.11 };
  builder.setForeground('terminal.magenta', { ...start, h: 325 });
  builder.setForeground('terminal.cyan', { ...start, h: 205 });
}
