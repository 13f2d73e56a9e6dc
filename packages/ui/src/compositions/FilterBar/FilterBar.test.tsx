import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterBar } from './FilterBar.js';

test('a value called "all" is one like any other', () => {
  const filter = { id: 'plan', label: 'Plan', all: 'Every plan', options: [{ id: 'all', label: 'All inclusive' }] };
  const shown = (values: Record<string, string>) =>
    renderToString(
      <FilterBar
        label="Filter"
        query=""
        onQueryChange={() => undefined}
        filters={[filter]}
        values={values}
        onFilterChange={() => undefined}
      />,
    );
  expect(shown({ plan: 'all' })).toContain('All inclusive');
  expect(shown({ plan: 'all' })).not.toContain('Every plan');
  expect(shown({})).toContain('Every plan');
});
