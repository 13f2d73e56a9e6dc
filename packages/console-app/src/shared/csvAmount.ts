import { roundMoney, type MoneyPrecision } from '@livery/api/domain/money';
import type { CsvFields } from '@livery/ui/collections';

/** A field of amounts, named by their currency (`monthly_eur`): the number that the screens show. */
export const csvAmount = <Row>(
  name: string,
  currency: string,
  amountOf: (row: Row) => number | null | undefined,
  precision?: MoneyPrecision,
): CsvFields<Row> => ({
  [`${name}_${currency.toLowerCase()}`]: (row) => roundMoney(amountOf(row), currency, precision),
});
