import { expect, it } from 'vitest';
import { chartSeries } from './chartSeries.js';

const part = (id: string, ...values: (number | null)[]) => ({ id, label: id, values });

it('leaves as many parts as can be told apart', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => part(id, 1));
  expect(chartSeries(six, 'Other')).toEqual(six);
});

it('puts the smaller ones together, and does not take an unknown value for 0', () => {
  const eight = ['a', 'b', 'c', 'd', 'e'].map((id) => part(id, 9, 9));
  const series = chartSeries([...eight, part('f', 3, 4), part('g', 2, null), part('h', 1)], 'Other');
  expect(series).toHaveLength(6);
  expect(series.at(-1)).toEqual({ id: 'other-parts', label: 'Other', values: [6, null] });
});
