import { expect, it } from 'vitest';
import { routes } from '#routes.js';
import { brandOf } from '#shared/brand.js';
import { titleOf } from './navigation.js';

it('a brand that calls invoices orders calls their screens so', () => {
  const titles = (theme: Parameters<typeof brandOf>[0]) =>
    routes
      .filter(({ name }) => ['invoices', 'invoice', 'creditHistory'].includes(name))
      .map((entry) => titleOf(entry, brandOf(theme)).message);
  expect(titles('garnet')).toEqual(['Orders', 'Order', 'Credit history']);
  expect(titles('metal')).toEqual(['Invoices', 'Invoice', 'Credit history']);
});
