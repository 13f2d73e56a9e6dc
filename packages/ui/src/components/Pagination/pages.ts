/** A number of a page, or a gap between numbers. */
export type PageEntry = number | 'gap';

/**
 * The pages to offer at `page` of `count`: the first, the last, and those around. Always as many where there are more
 * than seven, so that the numbers stay under the pointer; a gap stands for at least two pages.
 */
export function pageEntries(page: number, count: number): readonly PageEntry[] {
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', count];
}
