import { expect, it } from 'vitest';
import { portText, unitsOf } from './units.js';

const { fileSize, gigabytes, memory, capacity, number, percent } = unitsOf('en');

it.each([
  [gigabytes(20), '20 GB'],
  [gigabytes(1200.5), '1,200.5 GB'],
  [gigabytes(NaN), '— GB'],
  [memory(Infinity), '— GB'],
  [memory(512), '0.5 GB'],
  [memory(131_072), '128 GB'],
  [capacity(9999), '9,999 GB'],
  [capacity(12_000), '11.7 TB'],
  [fileSize(0), '0 bytes'],
  [fileSize(1), '1 byte'],
  [fileSize(1023), '1,023 bytes'],
  [fileSize(3.4 * 1024 ** 2), '3.4 MB'],
  [fileSize(NaN), '— bytes'],
  [fileSize(1e308), '9.1E295 TB'],
  [number(1.5), '1.5'],
  [number(NaN), '—'],
  [percent(12.34), '12.3%'],
  [portText(65_535), '65535'],
  [portText(NaN), '—'],
  [unitsOf('et').gigabytes(1.5), '1,5 GB'],
  [unitsOf('et').fileSize(12), '12 baiti'],
])('%s', (written, expected) => {
  expect(written.replaceAll('\u00A0', ' ')).toBe(expected);
});
