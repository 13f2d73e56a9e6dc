import { expect, it } from 'vitest';
import { fileSizeText } from './fileSizeText.js';

it.each([
  [0, '0 byte'],
  [1023, '1,023 byte'],
  [1024, '1 kB'],
  [2 ** 20 - 1, '1 MB'],
  [1023.9 * 1024, '1,023.9 kB'],
  [1.5 * 2 ** 20, '1.5 MB'],
  [2 ** 40 - 1, '1 TB'],
  [5 * 2 ** 40, '5 TB'],
  [5 * 2 ** 50, '5,120 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes, 'en')).toBe(text);
});
