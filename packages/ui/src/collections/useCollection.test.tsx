import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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
