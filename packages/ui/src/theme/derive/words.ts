import type { Draft } from '../draft.js';
import type { Manifest } from '../manifest.js';
import { at, fromHex } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { grays } from './surfaces.js';

/** Words, links, icons, lines and the veil: everything gray, and what reads as a link. */
export function words(draft: Draft, manifest: Manifest, mode: Mode): void {
  const gray = grays(manifest, mode);
  const light = mode === 'light';
  const link = fromHex(manifest.brand.link ?? manifest.brand.color);

  draft.reach('color.text', light ? gray(0.215, 1.6) : gray(0.945, 0.5));
  draft.reach('color.textMuted', light ? gray(0.47, 1.6) : gray(0.745, 0.9));
  draft.set('color.textDisabled', light ? gray(0.66) : gray(0.52));
  draft.reach('color.link', light ? at(link, Math.min(link.l, 0.52)) : at(link, 0.78, 0.11));
  draft.reach('color.linkHover', light ? at(link, Math.min(link.l, 0.52) - 0.1) : at(link, 0.86, 0.08));
  draft.reach('color.icon', light ? gray(0.5, 1.6) : gray(0.72));
  draft.set('color.divider', light ? gray(0.912) : gray((manifest.neutral.night ?? 0.165) + 0.12));
  draft.reach('color.border', light ? gray(0.66) : gray(0.5));
  draft.reach('color.borderStrong', light ? gray(0.5, 1.4) : gray(0.64));

  const focus = fromHex(manifest.brand.link ?? manifest.brand.dark ?? manifest.brand.color);
  draft.reach('color.focusRing', light ? at(focus, Math.min(focus.l, 0.6)) : at(focus, 0.7, 0.15));

  draft.set('color.skeleton', light ? gray(0.93) : gray((manifest.neutral.night ?? 0.165) + 0.1));
  draft.set('color.scrim', light ? '#0b0d1266' : '#000000a6');
  draft.set('color.shadow', light ? '#0b0d1229' : '#00000080');
  draft.set('color.tooltip', light ? gray(0.255, 1.6) : gray(0.9, 0.5));
  draft.reach('color.onTooltip', light ? gray(0.975, 0.5) : gray(0.2));
}
