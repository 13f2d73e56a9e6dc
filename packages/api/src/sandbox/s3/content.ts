import { hash, nextBits, type Seed } from '../state/random.js';

/** Media types by the ending of a key. */
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gz: 'application/gzip',
  html: 'text/html',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  txt: 'text/plain',
  zip: 'application/zip',
};

const endingOf = (key: string): string => /\.([^./]+)$/.exec(key)?.[1]?.toLowerCase() ?? '';

export const typeOf = (key: string): string => types[endingOf(key)] ?? 'application/octet-stream';

const encoder = new TextEncoder();

/** What is made whole has at most this size, in bytes; beyond it every file is noise. */
const largestMade = 2 ** 20;

function joined(parts: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part.subarray(0, Math.max(0, size - at)), at);
    at += part.length;
  }
  return whole;
}

const vocabulary = [
  'amount',
  'delivery',
  'lamp',
  'linen',
  'oak',
  'order',
  'price',
  'shelf',
  'sofa',
  'steel',
  'stock',
  'table',
];

/** Lines of words, exactly as long as asked. */
function text(seed: Seed, size: number): Uint8Array<ArrayBuffer> {
  let lines = '';
  while (lines.length < size) {
    const line = Array.from({ length: 9 }, () => vocabulary[nextBits(seed) % vocabulary.length]).join(' ');
    lines += `${line}\n`;
  }
  return encoder.encode(`${lines.slice(0, Math.max(0, size - 1))}${size > 0 ? '\n' : ''}`);
}

function csv(seed: Seed, size: number): Uint8Array<ArrayBuffer> {
  let lines = 'time,temperature,humidity\n';
  for (let at = 0; lines.length < size; at += 1) {
    const [temperature, humidity] = [150 + (nextBits(seed) % 100), 30 + (nextBits(seed) % 40)];
    lines += `${String(at % 24).padStart(2, '0')}:00,${temperature / 10},${humidity}\n`;
  }
  return encoder.encode(lines.slice(0, size));
}

/** A document that ends in a comment, which fills it up. */
function filled(start: string, end: string, [open, close]: readonly [string, string], size: number) {
  const room = size - start.length - end.length - open.length - close.length;
  return encoder.encode(`${start}${open}${' '.repeat(Math.max(0, room))}${close}${end}`);
}

function svg(seed: Seed, size: number): Uint8Array<ArrayBuffer> {
  const hue = nextBits(seed) % 360;
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="hsl(${hue} 40% 92%)"/><circle cx="88" cy="80" r="44" fill="hsl(${hue} 55% 45%)"/><rect x="116" y="44" width="72" height="72" rx="8" fill="hsl(${(hue + 40) % 360} 55% 60%)"/>`;
  return filled(start, '</svg>', ['<!--', '-->'], size);
}

function html(size: number): Uint8Array<ArrayBuffer> {
  const start = '<!doctype html><html lang="en"><title>Shop</title><body><h1>Shop</h1><p>Lamps, sofas and shelves.</p>';
  return filled(start, '</body></html>', ['<!--', '-->'], size);
}

function pdf(seed: Seed, size: number): Uint8Array<ArrayBuffer> {
  const content = `BT /F1 24 Tf 60 760 Td (Catalogue ${1 + (nextBits(seed) % 99)}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let document = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = document.length;
    document += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  // A comment before the table of offsets fills it up.
  const tail = (start: number) =>
    `xref\n0 6\n0000000000 65535 f \n${offsets.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  const room = Math.max(0, size - document.length - tail(size).length - 2);
  document += `%${' '.repeat(room)}\n`;
  const end = tail(document.length);
  return encoder.encode(document + ' '.repeat(Math.max(0, size - document.length - end.length)) + end);
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const bigEndian = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array([...encoder.encode(type), ...Array.from(data)]);
  return new Uint8Array([...bigEndian(data.length), ...body, ...bigEndian(crc(body))]);
}

/** An uncompressed picture of bands; a chunk that no viewer reads fills it up. */
function png(seed: Seed, size: number): Uint8Array<ArrayBuffer> {
  const side = Math.max(8, Math.min(128, Math.floor(Math.sqrt((size - 400) / 3)) - 4));
  const colours = Array.from({ length: 4 }, () => [nextBits(seed) % 256, nextBits(seed) % 256, nextBits(seed) % 256]);
  const rows: number[] = [];
  for (let y = 0; y < side; y += 1) {
    rows.push(0);
    for (let x = 0; x < side; x += 1) rows.push(...(colours[Math.floor(((x + y) / side) * 2) % 4] ?? []));
  }
  let [low, high] = [1, 0];
  for (const byte of rows) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  const zlib: number[] = [0x78, 0x01];
  for (let at = 0; at < rows.length; at += 65535) {
    const block = rows.slice(at, at + 65535);
    const last = at + 65535 >= rows.length ? 1 : 0;
    zlib.push(last, block.length & 255, block.length >>> 8, ~block.length & 255, (~block.length >>> 8) & 255);
    for (const byte of block) zlib.push(byte);
  }
  zlib.push(...bigEndian(((high << 16) | low) >>> 0));
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk('IHDR', [...bigEndian(side), ...bigEndian(side), 8, 2, 0, 0, 0]),
    chunk('IDAT', zlib),
  ];
  const end = chunk('IEND', []);
  const room = size - parts.reduce((sum, part) => sum + part.length, 0) - end.length - 12;
  if (room >= 0) parts.push(chunk('fiLl', new Uint8Array(room)));
  return joined([...parts, end], size);
}

const makers: Readonly<Record<string, (seed: Seed, size: number) => Uint8Array<ArrayBuffer>>> = {
  csv,
  html: (_, size) => html(size),
  pdf,
  png,
  svg,
  txt: text,
};

/** Noise that can be begun anywhere: each word follows from where it stands. */
function noise(key: string, start: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  const seed = hash(key);
  for (let at = start; at < end; at += 1) bytes[at - start] = Math.imul(seed ^ at, 0x9e3779b1) >>> 24;
  return bytes;
}

/** The bytes from `start` up to, not including, `end` of what stands under a key: always the same ones. */
export function generatedContent(key: string, size: number, start: number, end: number): Uint8Array<ArrayBuffer> {
  const make = size <= largestMade ? makers[endingOf(key)] : undefined;
  if (!make) return noise(key, start, end);
  return joined([make({ seed: hash(key) }, size)], size).slice(start, end);
}
