import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.js';

const textOf = (value: number, max?: number) =>
  / aria-valuetext="([^"]*)"/.exec(renderToString(<ProgressBar label="Copy" value={value} max={max} />))?.[1];

test('each whole percent is shown as itself', () => {
  const percents = Array.from({ length: 101 }, (_, percent) => percent);
  expect(percents.map((percent) => textOf(percent))).toEqual(percents.map((percent) => `${percent}%`));
  expect(percents.map((percent) => textOf(percent / 100, 1))).toEqual(percents.map((percent) => `${percent}%`));
});

test.each([
  [999_999_999_999, 1e12, '99%'],
  [0, 0, '0%'],
  [3, 0, '0%'],
])('%d of %d is %s', (value, max, text) => {
  expect(textOf(value, max)).toBe(text);
});
