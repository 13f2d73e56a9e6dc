import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../internal/fixtures.js';
import { FilterBar } from './FilterBar.js';

test('another search that finds as many is announced again', async () => {
  const { root } = mounted();
  const search = (query: string) =>
    root.render(<FilterBar label="Filter" query={query} onQueryChange={() => undefined} results="3 invoices" />);
  search('');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  const announced = page.getByText('Found: 3 invoices');
  search('abc');
  await expect.element(announced).toBeInTheDocument();
  const first = announced.element();
  search('abd');
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(announced).toBeInTheDocument();
});
