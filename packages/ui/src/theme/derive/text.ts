import type { PaletteBuilder } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { grays } from './surfaces.js';

/** Text, links, icons, lines and the scrim: everything gray, and what reads as a link. */
export function text(builder: PaletteBuilder, manifest: Manifest, mode: Mode): void {
  const gray = grays(manifest, mode);
  const light = mode === 'light';
  const link = fromHex(manifest.brand.link ?? manifest.brand.color);

  builder.setForeground('color.text', light ? gray(0.215, 1.6) : gray(0.945, 0.5));
  builder.setForeground('color.textMuted', light ? gray(0.47, 1.6) : gray(0.745, 0.9));
  builder.set('color.textDisabled', light ? gray(0.66) : gray(0.52));
  builder.setForeground('color.link', light ? at(link, Math.min(link.l, 0.52)) : at(link, 0.78, 0.11));
  builder.setForeground('color.linkHover', light ? at(link, Math.min(link.l, 0.52) - 0.1) : at(link, 0.86, 0.08));
  builder.setForeground('color.icon', light ? gray(0.5, 1.6) : gray(0.72));
  builder.set('color.divider', light ? gray(0.912) : gray((manifest.neutral.darkCanvas ?? 0.165) + 0.12));
  builder.setForeground('color.border', light ? gray(0.66) : gray(0.5));
  builder.setForeground('color.borderStrong', light ? gray(0.5, 1.4) : gray(0.64));

  const focus = fromHex(manifest.brand.link ?? manifest.brand.dark ?? manifest.brand.color);
  builder.setForeground('color.focusRing', light ? at(focus, Math.min(focus.l, 0.6)) : at(focus, 0.7, 0.15));

  builder.set('color.skeleton', light ? gray(0.93) : gray((manifest.neutral.darkCanvas ?? 0.165) + 0.1));
  builder.set('color.scrim', light ? '#0b0d1266' : '#000000a6');
  builder.set('color.shadow', light ? '#0b0d1229' : '#00000080');
  builder.set('color.tooltip', light ? gray(0.255, 1.6) : gray(0.9, 0.5));
  builder.setForeground('color.onTooltip', light ? gray(0.975, 0.5) : gray(0.2));
}
