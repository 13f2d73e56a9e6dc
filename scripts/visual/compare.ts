import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A part of a picture, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How two pictures differ. */
export interface Difference {
  /** Number of pixels that differ, those of a part that only one has included. */
  pixels: number;
  /** The pixels that differ, marked on the paler picture, as PNG. */
  picture: Buffer;
  /** The smallest part of the picture that has all of them. */
  box: Box;
}

/** A picture on a canvas of some size, its rest transparent. */
function onCanvas(png: PNG, width: number, height: number): PNG {
  if (png.width === width && png.height === height) return png;
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas;
}

/** Compares two pictures, with no tolerance: first their bytes, then their pixels. Undefined where none differs. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [old, next] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, next.width);
  const height = Math.max(old.height, next.height);
  const pictures = [old, next].map((png) => onCanvas(png, width, height).data) as [Buffer, Buffer];
  const marked = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(...pictures, marked.data, width, height, options);
  if (pixels === 0) return undefined;
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(...pictures, mask, width, height, { ...options, diffMask: true });
  return { pixels, picture: PNG.sync.write(marked), box: boxOf(mask, width) };
}

/** The smallest box around what is marked; of each pixel the last byte says whether it is. */
function boxOf(mask: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 3; at < mask.length; at += 4) {
    if (mask[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
