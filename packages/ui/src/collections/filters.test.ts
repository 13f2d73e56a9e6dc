import { describe, expect, it } from 'vitest';
import { createRowFilter, isFiltered, searchText, type CollectionFilter, type FilterState } from './filters.js';

interface Row {
  name: string;
  address: string | null;
  status: string;
}

const web: Row = { name: 'web-1', address: '185.14.96.21', status: 'running' };
const erp: Row = { name: 'Legacy-ERP', address: null, status: 'stopped' };
const fresh: Row = { name: 'fresh', address: '10.12.0.9', status: 'creating' };
const place: Row = { name: 'Jõhvi', address: null, status: 'moved' };
const all = [web, erp, fresh, place];
const textOf = searchText<Row>(({ name, address }) => [name, address, undefined]);
const filters: CollectionFilter<Row>[] = [
  { id: 'status', label: 'Status', options: [], matches: ({ status }, value) => status === value },
];
const given = (q: string, status?: string): FilterState => ({ q, values: { status } });
const found = (filterState: FilterState) =>
  createRowFilter(all, filters, textOf)
    .apply(filterState)
    .map(({ name }) => name);

describe('the search of a list', () => {
  it.each<[string, FilterState, string[]]>([
    ['a part of the name', given('eb-'), ['web-1']],
    ['any case', given('legacy-erp'), ['Legacy-ERP']],
    ['an address', given('185.14'), ['web-1']],
    ['the name of a place without its marks', given('johvi'), ['Jõhvi']],
    ['marks that the name has not', given('lëgacy'), ['Legacy-ERP']],
    ['words in any order', given('10.12 fresh'), ['fresh']],
    ['words that are not all there', given('web legacy'), []],
    ['nothing but spaces', given('  '), ['web-1', 'Legacy-ERP', 'fresh', 'Jõhvi']],
    ['a filter', given('', 'stopped'), ['Legacy-ERP']],
    ['a value that no row has', given('', 'upside_down'), []],
    ['both', given('e', 'running'), ['web-1']],
  ])('finds by %s', (_, filterState, expected) => {
    expect(found(filterState)).toEqual(expected);
  });

  it('gives the very list when nothing is filtered out, so that no row is rendered again', () => {
    expect(createRowFilter(all, filters, textOf).apply(given(' '))).toBe(all);
  });

  it('finds the same whatever was searched for before', () => {
    const steps = [
      given('e'),
      given('eb'),
      given('eb '),
      given('eb 185'),
      given('eb', 'stopped'),
      given('eb'),
      given('1'),
    ];
    const { apply } = createRowFilter(all, filters, textOf);
    expect(steps.map((step) => apply(step).map(({ name }) => name))).toEqual(steps.map(found));
  });

  it('counts what other filters would leave, and forgets nothing of the search before', () => {
    const { apply, count } = createRowFilter(all, filters, textOf);
    apply(given('e'));
    expect(count(given('e', 'running'))).toBe(1);
    expect(count(given(''))).toBe(4);
    expect(apply(given('er')).map(({ name }) => name)).toEqual(['Legacy-ERP']);
  });

  it.each<[FilterState, boolean]>([
    [given(''), false],
    [given(' '), false],
    [given('a'), true],
    [given('', 'running'), true],
  ])('%o filters: %s', (filterState, expected) => {
    expect(isFiltered(filterState)).toBe(expected);
  });
});
