import type { PaletteBuilder, Fill } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, distance, fromHex } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { dangerStart } from './danger.js';

/** OKLab distances: nearer than this, danger would have to move further than is unseen; and what the brand then keeps. */
const NEAR = 0.11;
const CLEAR = 0.126;

/** The brand as a solid color with readable words, as near to the company's own as can be seen in this mode. */
export function brandFill(builder: PaletteBuilder, { brand: { color, dark, words } }: Manifest, mode: Mode): Fill {
  const brand = fromHex(color);
  if (mode === 'light') return builder.findFill('color.primary', brand, words);
  return builder.findFill('color.primary', dark ? fromHex(dark) : at(brand, brand.l, 0.17));
}

/**
 * The solid color of the brand. In dark a red or orange one gives way to danger, upward: bright with dark words is at
 * home there and is still the brand, while danger, which must be seen on dark too, could only turn bright, which is pink.
 */
export function primary(builder: PaletteBuilder, manifest: Manifest, mode: Mode): Fill {
  const brand = brandFill(builder, manifest, mode);
  const danger = builder.findFill('color.danger', dangerStart[mode], 'light').color;
  if (mode === 'light' || distance(brand.color, danger) >= NEAR) {
    builder.setFillColors('color.primary', 'color.onPrimary', brand);
    return brand;
  }
  let { l } = brand.color;
  while (l < 1 && distance(at(brand.color, l), danger) < CLEAR) l += 0.004;
  return builder.setFill('color.primary', 'color.onPrimary', at(brand.color, l));
}
