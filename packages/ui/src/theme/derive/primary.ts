import type { Draft, Solid } from '../draft.js';
import type { Manifest } from '../manifest.js';
import { at, distance, fromHex } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { dangerStart } from './danger.js';

/** OKLab distances: nearer than this, danger would have to move further than is unseen; and what the brand then keeps. */
const NEAR = 0.11;
const CLEAR = 0.126;

/** The brand as a solid color with readable words, as near to the company's own as can be seen in this mode. */
export function brandSolid(draft: Draft, { brand: { color, dark, words } }: Manifest, mode: Mode): Solid {
  const brand = fromHex(color);
  if (mode === 'light') return draft.find('color.primary', brand, words);
  return draft.find('color.primary', dark ? fromHex(dark) : at(brand, brand.l, 0.17));
}

/**
 * The solid color of the brand. In dark a red or orange one gives way to danger, upward: bright with dark words is at
 * home there and is still the brand, while danger, which must be seen on dark too, could only turn bright, which is pink.
 */
export function primary(draft: Draft, manifest: Manifest, mode: Mode): Solid {
  const brand = brandSolid(draft, manifest, mode);
  const danger = draft.find('color.danger', dangerStart[mode], 'light').color;
  if (mode === 'light' || distance(brand.color, danger) >= NEAR) {
    draft.setSolid('color.primary', 'color.onPrimary', brand);
    return brand;
  }
  let { l } = brand.color;
  while (l < 1 && distance(at(brand.color, l), danger) < CLEAR) l += 0.004;
  return draft.solid('color.primary', 'color.onPrimary', at(brand.color, l));
}
