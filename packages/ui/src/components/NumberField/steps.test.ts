import { expect, test } from 'vitest';
import { canStep, isStep, lastStep, movedTo, nextStep } from './steps.js';

const disk = { min: 20, max: 245, step: 10 };

test.each([
  [40, 50, 30],
  [55, 60, 50],
  [20, 30, 20],
  [240, 240, 230],
  [5, 20, 20],
  [999, 240, 240],
  [null, 20, 240],
])('from %s a step leads to %s or %s', (number, up, down) => {
  expect(nextStep(number, 1, disk)).toBe(up);
  expect(nextStep(number, -1, disk)).toBe(down);
});

test('steps do not gather what binary fractions add', () => {
  const cents = { min: 0, max: undefined, step: 0.1 };
  expect(nextStep(0.2, 1, cents)).toBe(0.3);
  expect(nextStep(0.3, -1, cents)).toBe(0.2);
  expect(nextStep(null, 1, { min: undefined, max: undefined, step: 1 })).toBe(0);
});

test('there is no step beyond a limit', () => {
  expect(lastStep(disk)).toBe(240);
  expect(canStep(240, 1, disk)).toBe(false);
  expect(canStep(20, -1, disk)).toBe(false);
  expect(canStep(999, -1, disk)).toBe(true);
  expect(canStep(null, 1, disk)).toBe(true);
});

test.each([
  [33, 34, 40],
  [33, 32, 30],
  [33, 71, 70],
  [33, 245, 240],
  [245, 244, 240],
  [33, 20, 20],
])('moved from %s to %s it stops at %s', (from, to, stop) => {
  expect(movedTo(from, to, disk)).toBe(stop);
  expect(isStep(from, disk)).toBe(false);
  expect(isStep(stop, disk)).toBe(true);
});
