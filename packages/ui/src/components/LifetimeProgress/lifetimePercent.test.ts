import { describe, expect, it } from 'vitest';
import { lifetimePercent } from './lifetimePercent.js';

describe('lifetimePercent', () => {
  it.each([
    ['just started', 0, 60_000, false, 0],
    ['half', 30_000, 60_000, false, 50],
    ['rounds down', 33_999, 60_000, false, 56],
    ['as long as expected, not done', 60_000, 60_000, false, 99],
    ['far longer than expected', 600_000, 60_000, false, 99],
    ['done early', 5_000, 60_000, true, 100],
    ['a clock that runs back', -5_000, 60_000, false, 0],
    ['no expectation', 5_000, 0, false, 99],
  ])('%s', (_case, elapsed, expected, done, percent) => {
    expect(lifetimePercent(elapsed, expected, done)).toBe(percent);
  });
});
