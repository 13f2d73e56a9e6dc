import { ColorSpace, contrastAPCA, sRGB } from 'colorjs.io/fn';

ColorSpace.register(sRGB);

/**
 * Lightness contrast of text on a background by APCA (0.0.98G), both `#rrggbb`: 0 (the same) to about 106, positive for
 * dark text on light, negative for light text on dark. It guides and refuses nothing: WCAG 2.2 is what palettes are held
 * to. By its own scale 75 suits columns of text, 60 what is read in short, 45 headlines, 30 what is merely seen.
 * Needs the whole of colorjs.io's color spaces, so no component may use it.
 */
export function apca(text: string, background: string): number {
  return contrastAPCA(background, text);
}
