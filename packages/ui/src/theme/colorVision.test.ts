import { describe, expect, test } from 'vitest';
import { manifest } from '../themes/default/manifest.js';
import { apca } from './apca.js';
import { measureVisions, seenAs } from './colorVision.js';
import { distance, fromHex } from './oklch.js';
import { makePalette } from './paletteMaker.js';

/* Figures that the authors of APCA publish for their implementations to be checked against. */
test.each([
  ['#000000', '#ffffff', 106.04],
  ['#ffffff', '#000000', -107.88],
  ['#888888', '#ffffff', 63.06],
  ['#ffffff', '#888888', -68.54],
  ['#112233', '#ddeeff', 91.67],
])('%s on %s has an APCA contrast of %d', (text, background, expected) => {
  expect(apca(text, background)).toBeCloseTo(expected, 1);
});

const apart = (first: string, second: string, vision: Parameters<typeof seenAs>[1]) =>
  distance(fromHex(seenAs(first, vision)), fromHex(seenAs(second, vision)));

describe('simulated color blindness', () => {
  test('leaves white, black and gray as they are', () => {
    for (const hex of ['#ffffff', '#000000', '#808080'])
      for (const vision of ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const)
        expect(apart(hex, hex, vision) + distance(fromHex(seenAs(hex, vision)), fromHex(hex))).toBeLessThan(0.005);
  });

  test('brings red and green together without long or middle cones, blue and green without short ones', () => {
    const [red, green] = ['#c0504d', '#5a8f3c'] as const;
    for (const vision of ['protanopia', 'deuteranopia'] as const)
      expect(apart(red, green, vision)).toBeLessThan(apart(red, green, 'normal') * 0.6);
    const [blue, teal] = ['#1f8fb4', '#1f9b76'] as const;
    expect(apart(blue, teal, 'tritanopia')).toBeLessThan(apart(blue, teal, 'normal') / 2);
  });

  test('names the two most alike of each set for each vision', () => {
    const measured = measureVisions(makePalette(manifest).light);
    expect(measured.map(({ set, vision }) => `${set} ${vision}`)).toHaveLength(8);
    for (const { colors, distance: apartBy } of measured) {
      expect(colors[0]).not.toBe(colors[1]);
      expect(apartBy).toBeGreaterThan(0);
    }
  });
});
