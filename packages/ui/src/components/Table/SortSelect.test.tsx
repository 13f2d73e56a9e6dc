import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SortSelect } from './SortSelect.js';
import type { TableColumn } from './types.js';

type Id = 'name' | 'created';
const columns: TableColumn<object, Id>[] = [{ id: 'name', header: 'Name', cell: () => null, rowHeader: true }];

test.each([
  [undefined, 'As listed'],
  [{ column: 'name', direction: 'descending' }, 'Name, descending'],
  /* Its column is not offered. */
  [{ column: 'created', direction: 'descending' }, 'As listed'],
] as const)('the order %j is shown as %s', (sort, shown) => {
  const html = renderToString(
    <SortSelect columns={columns} sort={sort} onSortChange={() => undefined} inset={false} />,
  );
  expect(/<option[^>]* selected=""[^>]*>([^<]*)/.exec(html)?.[1]).toBe(shown);
});
