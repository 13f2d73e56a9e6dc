import { ColorSpace, contrastAPCA, sRGB, type ColorConstructor } from 'colorjs.io/fn';

ColorSpace.register(sRGB);

/** `#rrggbb` as colorjs.io has it, which would try every way to write a color. Throws a RangeError on anything else. */
function colorOf(hex: string): ColorConstructor {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a color of the form #rrggbb: "${hex}"`);
  const color = Number.parseInt(hex.slice(1), 16);
  const coords = [color >> 16, (color >> 8) & 255, color & 255].map((channel) => channel / 255);
  return { spaceId: 'srgb', coords: coords as [number, number, number], alpha: 1 };
}

/**
 * Lightness contrast of text on a background by APCA (0.0.98G), both `#rrggbb`: 0 (the same) to about 106, positive for
 * dark text on light, negative for light text on dark. It guides and refuses nothing: WCAG 2.2 is what palettes are held
 * to. By its own scale 75 suits columns of text, 60 what is read in short, 45 headlines, 30 what is merely seen.
 * Needs the whole of colorjs.io's color spaces, so no component may use it.
 */
export function apca(text: string, background: string): number {
  return contrastAPCA(colorOf(background), colorOf(text));
}
