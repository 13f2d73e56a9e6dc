import { expect, it } from 'vitest';
import { wholePixels, widthsWith } from './columnLayout.js';

const layout = [
  { id: 'name', width: 200, min: 64 },
  { id: 'status', width: 100, min: 64 },
  { id: 'fixed', width: 50, min: undefined },
  { id: 'price', width: 150, min: 100 },
];

it.each([
  ['wider, the next gives', 0, 220, [220, 80, 50, 150]],
  ['wider still, then the one after', 0, 260, [260, 64, 50, 126]],
  ['as wide as the others allow', 0, 500, [286, 64, 50, 100]],
  ['narrower, the next takes', 0, 150, [150, 150, 50, 150]],
  ['another column', 1, 120, [200, 120, 50, 130]],
])('%s', (_name, index, width, expected) => {
  expect(Object.values(widthsWith(layout, index, width))).toEqual(expected);
});

it('takes back the pieces of pixels', () => {
  const halves = layout.map(({ id, width, min }) => ({ id, width: width + 0.5, min }));
  expect(Object.values(wholePixels(widthsWith(halves, 0, 210)))).toEqual([210, 91, 50, 150]);
});
