import { expect, it } from 'vitest';
import { toCsv } from '@livery/ui/collections';
import { csvAmount } from './csvAmount.js';

it('an amount is the one of the screens, under the name of its currency', () => {
  const amounts = {
    ...csvAmount('hourly', 'EUR', (row: { price?: number }) => row.price, 'hourly'),
    ...csvAmount('monthly', 'EUR', (row: { price?: number }) => row.price),
  };
  expect(toCsv(amounts, [{ price: 14.725 }, { price: 13.100000000000001 }, {}])).toBe(
    'hourly_eur,monthly_eur\r\n14.725,14.73\r\n13.1,13.1\r\n,\r\n',
  );
});
