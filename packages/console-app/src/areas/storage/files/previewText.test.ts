import { expect, it } from 'vitest';
import { previewText } from './previewText.js';

const utf8 = new TextEncoder().encode('Jõhvi €');

it.each<[what: string, bytes: Iterable<number>, text: string | undefined]>([
  ['UTF-8', utf8, 'Jõhvi €'],
  ['UTF-8 that ends within a character', utf8.slice(0, -1), 'Jõhvi '],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16 of Windows', [0xff, 0xfe, 0x61, 0, 0xf5, 0], 'aõ'],
  ['UTF-16 in the other order', [0xfe, 0xff, 0, 0x61], 'a'],
  ['Latin-1', [0x4a, 0xf5, 0x68], 'Jõh'],
  ['nothing', [], ''],
  ['a gzip', [0x1f, 0x8b, 8, 0], undefined],
])('a text is read as it was written: %s', (_, bytes, text) => {
  expect(previewText(Uint8Array.from(bytes))).toBe(text);
});
