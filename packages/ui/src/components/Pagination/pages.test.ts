import { describe, expect, it } from 'vitest';
import { pageEntries } from './pages.js';

describe('pageEntries', () => {
  it('offers all of up to seven pages', () => {
    expect(pageEntries(1, 1)).toEqual([1]);
    expect(pageEntries(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [16, [1, 'gap', 15, 16, 17, 'gap', 20]],
    [17, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('offers the ends and the pages around page %i', (page, entries) => {
    expect(pageEntries(page, 20)).toEqual(entries);
  });

  it('has a gap only where it hides at least two pages', () => {
    for (let count = 8; count <= 12; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const entries = pageEntries(page, count);
        expect(entries).toHaveLength(7);
        entries.forEach((entry, at) => {
          if (entry !== 'gap') return;
          expect(Number(entries[at + 1]) - Number(entries[at - 1])).toBeGreaterThan(2);
        });
      }
    }
  });
});
