import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from '../components/Table/Table.js';
import { useCollection, type CollectionOptions } from './useCollection.js';

interface Row {
  id: string;
}

const columns: CollectionOptions<Row>['columns'] = [];
const getRowId = ({ id }: Row): string => id;

/** What is selected where the address names rows of which these are there. */
function selectionOf(selected: string, ...ids: string[]): ReadonlySet<string> {
  const seen: ReadonlySet<string>[] = [];
  const address = { get: (name: string) => (name === 'selected' ? selected : undefined), set: () => undefined };
  const rows = ids.map((id) => ({ id }));
  function Collection() {
    seen.push(useCollection({ rows, columns, getRowId, address }).selectionProps.selection);
    return null;
  }
  renderToString(<Collection />);
  return seen[0] ?? new Set();
}

test('rows that are gone are not selected', () => {
  expect([...selectionOf('a,b', 'a', 'b', 'c')]).toEqual(['a', 'b']);
  expect([...selectionOf('a,gone', 'a', 'b')]).toEqual(['a']);
  expect(selectionOf('gone', 'a').size).toBe(0);
});

test('the chooser of columns has a chosen one that is not there, so that it stays chosen', () => {
  const address = { get: () => undefined, set: () => undefined };
  const machineColumns: CollectionOptions<Row>['columns'] = [{ id: 'size', header: 'Size', cell: () => null }];
  const visible: (readonly string[])[] = [];
  function Collection({ chosenColumns }: Pick<CollectionOptions<Row>, 'chosenColumns'>) {
    const collection = useCollection({ rows: [], columns: machineColumns, getRowId, address, chosenColumns });
    visible.push(collection.columnChooserProps.visible);
    return null;
  }
  renderToString(<Collection chosenColumns={['price', 'size']} />);
  renderToString(<Collection />);
  expect(visible).toEqual([['price', 'size'], ['size']]);
});

test('rows are sorted by a column that is hidden, which cards offer; those of which it is not known stand last', () => {
  interface Machine extends Row {
    created?: number;
  }
  const machines: Machine[] = [{ id: 'a', created: 1 }, { id: 'b' }, { id: 'c', created: 2 }];
  const machineColumns: CollectionOptions<Machine>['columns'] = [
    { id: 'name', header: 'Name', cell: getRowId, sortKey: getRowId },
    { id: 'size', header: 'Size', cell: () => null },
    { id: 'created', header: 'Created', cell: () => null, sortKey: ({ created }) => created, optional: true },
  ];
  const address = { get: () => undefined, set: () => undefined };
  const orders: string[] = [];
  function Collection() {
    const { rows, tableProps } = useCollection({
      rows: machines,
      columns: machineColumns,
      getRowId,
      sort: { column: 'created', direction: 'descending' },
      address,
    });
    orders.push(rows.map(getRowId).join());
    return <Table {...tableProps} caption="Machines" empty="None" />;
  }
  const page = renderToString(<Collection />);
  expect(orders[0]).toBe('c,a,b');
  expect(page).not.toContain('aria-sort');
  expect(page.match(/data-column="\w+"/g)).toEqual(['data-column="name"', 'data-column="size"']);
  expect(/<option[^>]* selected=""[^>]*>([^<]*)/.exec(page)?.[1]).toBe('Created, descending');
});
