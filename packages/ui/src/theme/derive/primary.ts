import type { PaletteBuilder, Fill } from '../paletteBuilder.js';
import type { Manifest } from '../manifest.js';
import { at, distance, fromHex } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { dangerStart } from './danger.js';

/**
 * OKLab distances of the brand from danger: below the first, danger would have to change visibly; the second is kept by a
 * brand that is moved instead.
 */
const MIN_DISTANCE_TO_DANGER = 0.11;
const MOVED_DISTANCE = 0.126;

/** The brand as a solid color with readable text, as near to the company's own as can be seen in this mode. */
export function brandFill(builder: PaletteBuilder, { brand: { color, dark, text } }: Manifest, mode: Mode): Fill {
  const brand = fromHex(color);
  if (mode === 'light') return builder.findFill('color.primary', brand, text);
  return builder.findFill('color.primary', dark ? fromHex(dark) : at(brand, brand.l, 0.17));
}

/**
 * The solid color of the brand. In dark mode a red or orange one is made lighter, to be distinct from danger: bright
 * with dark text it is still the brand, while danger, which must be seen on dark too, could only be bright, which is pink.
 */
export function primary(builder: PaletteBuilder, manifest: Manifest, mode: Mode): Fill {
  const brand = brandFill(builder, manifest, mode);
  const danger = builder.findFill('color.danger', dangerStart[mode], 'light').color;
  if (mode === 'light' || distance(brand.color, danger) >= MIN_DISTANCE_TO_DANGER) {
    builder.setFillColors('color.primary', 'color.onPrimary', brand);
    return brand;
  }
  let { l } = brand.color;
  while (l < 1 && distance(at(brand.color, l), danger) < MOVED_DISTANCE) l += 0.004;
  return builder.setFill('color.primary', 'color.onPrimary', at(brand.color, l));
}
