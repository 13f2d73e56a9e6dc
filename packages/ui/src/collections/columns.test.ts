import { describe, expect, it, vi } from 'vitest';
import { choosableColumns, createSorter, sortedColumns, visibleColumns, type CollectionColumn } from './columns.js';

interface Row {
  id: string;
  name: string;
  status: string;
  size: readonly number[];
  address: string | null;
  price: number | undefined;
}

const rows: Row[] = [
  { id: '1', name: 'web-10', status: 'Töötab', size: [4, 8192], address: '185.14.96.9', price: 30 },
  { id: '2', name: 'web-2', status: 'Peatatud', size: [2, 8192], address: '185.14.96.10', price: 9 },
  { id: '3', name: 'Api', status: 'Töötab', size: [2, 4096], address: null, price: undefined },
];

const columns = [
  { id: 'name', rowHeader: true, sortKey: ({ name }) => name },
  { id: 'status', sortKey: ({ status }) => status },
  { id: 'size', sortKey: ({ size }) => size },
  { id: 'address', sortKey: ({ address }) => address },
  { id: 'price', optional: true, sortKey: ({ price }) => price },
  { id: 'menu', actions: true },
] satisfies Partial<CollectionColumn<Row>>[] as unknown as CollectionColumn<Row>[];

const sorterBy = (id: string, direction: 'ascending' | 'descending' = 'ascending', locale = 'et') =>
  createSorter<Row>({
    column: columns.find((one) => one.id === id) ?? {},
    direction,
    idOf: (row) => row.id,
    nameOf: (row) => row.name,
    locale,
  });
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

describe('the order of a list', () => {
  it.each([
    ['name', ['Api', 'web-2', 'web-10'], ['web-10', 'web-2', 'Api']],
    ['status', ['web-2', 'Api', 'web-10'], ['Api', 'web-10', 'web-2']],
    ['size', ['Api', 'web-2', 'web-10'], ['web-10', 'web-2', 'Api']],
    ['address', ['web-10', 'web-2', 'Api'], ['web-2', 'web-10', 'Api']],
    ['price', ['web-2', 'web-10', 'Api'], ['web-10', 'web-2', 'Api']],
  ])('by %s: numbers as numbers, the unknown last, equal ones by name', (id, ascending, descending) => {
    expect(names(sorterBy(id)(rows))).toEqual(ascending);
    expect(names(sorterBy(id, 'descending')(rows))).toEqual(descending);
  });

  it('of sizes that differ in their last number only follows that number, not the name', () => {
    const large = (name: string, disk: number): Row =>
      Object.assign({}, rows[0], { id: name, name, size: [16, 65_536, disk] });
    const pair = [large('a', 101), large('b', 100)];
    expect(names(sorterBy('size')(pair))).toEqual(['b', 'a']);
    expect(names(sorterBy('size', 'descending')(pair))).toEqual(['a', 'b']);
  });

  it.each([
    ['et', ['Sass', 'Zürii', 'Õun', 'Ärtu']],
    ['en', ['Ärtu', 'Õun', 'Sass', 'Zürii']],
  ])('follows the alphabet of the language: %s', (locale, expected) => {
    const messages = ['Õun', 'Ärtu', 'Zürii', 'Sass'].map((name) => Object.assign({}, rows[0], { id: name, name }));
    expect(names(sorterBy('name', 'ascending', locale)(messages))).toEqual(expected);
  });

  it('leaves the list it was given alone', () => {
    const before = [...rows];
    sorterBy('name')(rows);
    expect(rows).toEqual(before);
  });

  it('stays right as rows come, change and go', () => {
    const sort = sorterBy('name');
    sort(rows);
    const renamed = { ...rows[0]!, name: 'aaa' };
    expect(names(sort([rows[2]!, { ...rows[1]!, id: '4', name: 'b' }, renamed]))).toEqual(['aaa', 'Api', 'b']);
  });

  it('asks an unchanged row once what it sorts by', () => {
    const sortKey = vi.fn<(row: Row) => string>(({ name }) => name);
    const sort = createSorter<Row>({
      column: { sortKey },
      direction: 'ascending',
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      locale: 'en',
    });
    sort(rows);
    sort([...rows]);
    expect(sortKey).toHaveBeenCalledTimes(rows.length);
  });
});

describe('what a column sorts by', () => {
  const price = ({ price }: Row) => price;
  const size = ({ size }: Row) => size;
  const name = ({ name }: Row) => name;
  const column = (given: Partial<CollectionColumn<Row>>) => {
    const [made] = sortedColumns<Row>([{ id: 'one', header: 'One', cell: () => null, ...given }]);
    return [made?.sortKey, made?.sortable];
  };

  it('is the first field of its CSV file, unless it says another', () => {
    expect(column({ csv: { price, name } })).toEqual([price, true]);
    expect(column({ csv: { price, name }, sortKey: size })).toEqual([size, true]);
    expect(column({})).toEqual([undefined, false]);
  });

  it('does not matter where it cannot be sorted', () => {
    expect(column({ csv: { price }, sortable: false })[1]).toBe(false);
  });
});

describe('the shown columns', () => {
  const ids = (visible: readonly CollectionColumn<Row>[]) => visible.map(({ id }) => id);

  it('are all but the optional ones', () => {
    expect(ids(visibleColumns(columns, undefined))).toEqual(['name', 'status', 'size', 'address', 'menu']);
  });

  it('are the chosen ones, and always the name and the actions', () => {
    expect(ids(visibleColumns(columns, ['price', 'gone']))).toEqual(['name', 'price', 'menu']);
  });

  it('are offered but for the name and the actions', () => {
    expect(ids(choosableColumns(columns))).toEqual(['status', 'size', 'address', 'price']);
  });
});
