import type { BarChartSeries } from '@livery/ui';

/** How many parts a bar has at most: one colour each. */
const maxSeries = 6;

interface Part {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

/** The parts of a chart, of which only so many can be told apart: all but the first ones are put together under `other`. */
export function chartSeries(parts: readonly Part[], other: string): BarChartSeries[] {
  if (parts.length <= maxSeries) return [...parts];
  const [visible, rest] = [parts.slice(0, maxSeries - 1), parts.slice(maxSeries - 1)];
  const length = Math.max(...rest.map(({ values }) => values.length));
  const values = Array.from({ length }, (_, index) =>
    rest.reduce<number | null>((sum, one) => {
      const value = one.values[index] ?? null;
      return sum === null || value === null ? null : sum + value;
    }, 0),
  );
  return [...visible, { id: 'other-parts', label: other, values }];
}
