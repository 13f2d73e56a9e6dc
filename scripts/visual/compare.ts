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
  /** The pixels that differ, marked on the picture after, which is paler, as PNG. */
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

/** The pixels of a picture, four bytes each as one number. */
const pixelsOf = ({ data }: PNG): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Red, as its four bytes in a picture. */
const mark = [255, 0, 0, 255];

/** Compares two pictures, with no tolerance: first their bytes, then their pixels. Undefined where none differs. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [old, next] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, next.width);
  const height = Math.max(old.height, next.height);
  const marked = onCanvas(next, width, height);
  const [was, is] = [pixelsOf(onCanvas(old, width, height)), pixelsOf(marked).slice()];
  let pixels = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let pixel = 0; pixel < is.length; pixel += 1) {
    if (was[pixel] === is[pixel]) continue;
    pixels += 1;
    const x = pixel % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.floor(pixel / width);
    if (top === Infinity) top = bottom;
  }
  if (pixels === 0) return undefined;
  for (let pixel = 0; pixel < is.length; pixel += 1) {
    const at = pixel * 4;
    // A tenth of what there is.
    if (was[pixel] === is[pixel])
      for (let part = at; part < at + 3; part += 1) marked.data[part] = 230 + (marked.data[part] ?? 0) / 10;
    else marked.data.set(mark, at);
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  // Quickly written: a changed token makes thousands of them.
  return { pixels, picture: PNG.sync.write(marked, { deflateLevel: 1, filterType: 0 }), box };
}
