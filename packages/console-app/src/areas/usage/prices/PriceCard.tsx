import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, Table, Text, type TableColumn } from '@livery/ui';
import type { ListCurrency, PriceGroup, PriceStep } from '@livery/api/domain/priceList';
import { isChargedByHour } from '@livery/api/domain/pricing';
import type { ResourcePrice } from '@livery/api/generated/types';
import { useMoneyOf } from '#shared/money.js';
import { amountNotes, groupTitles, usePriceLabels } from './usePriceLabels.js';
import * as styles from '../usage.css.js';

/** One line of the price list: what is priced, for a range of amounts. */
export interface PriceRow {
  id: string;
  group: PriceGroup;
  price: ResourcePrice;
  step: PriceStep;
}

interface PriceCardProps {
  group: PriceGroup;
  rows: readonly PriceRow[];
  currency: ListCurrency;
}

const idOf = ({ id }: PriceRow): string => id;

/** What one pays for things of a sort, with a line for each range of amounts. */
export function PriceCard({ group, rows, currency }: PriceCardProps) {
  const { i18n } = useLingui();
  const hasSteps = rows.some(({ step }) => step.from > 0);
  const note = hasSteps ? amountNotes[group] : undefined;
  const title = i18n._(groupTitles[group]);
  return (
    <Card heading={title} description={note && i18n._(note)} padding="none">
      <Table
        caption={title}
        columns={useColumns(currency, hasSteps)}
        rows={rows}
        getRowId={idOf}
        variant="plain"
        viewAll
        empty={null}
      />
    </Card>
  );
}

function useColumns({ listed, display }: ListCurrency, hasSteps: boolean): readonly TableColumn<PriceRow>[] {
  const { t } = useLingui();
  const { unit, unitHourly } = useMoneyOf(listed, display);
  const labels = usePriceLabels();
  return useMemo(() => {
    const name = ({ price, step }: PriceRow): ReactNode => {
      const hint = labels.hint(price);
      // The lines after the first say the same again, for whoever reads them alone.
      if (step.from > 0)
        return (
          <Text as="span" tone="muted">
            {labels.name(price)}
          </Text>
        );
      return (
        <span className={styles.facts}>
          {labels.name(price)}
          {hint !== undefined && (
            <Text as="span" size="small" tone="muted">
              {hint}
            </Text>
          )}
        </span>
      );
    };
    const amount: TableColumn<PriceRow> = {
      id: 'amount',
      header: t`Quantity`,
      width: '160px',
      cell: ({ price, step }) => labels.amount(price, step),
    };
    return [
      { id: 'name', header: t`What is charged`, rowHeader: true, cell: name },
      ...(hasSteps ? [amount] : []),
      { id: 'unit', header: t`Unit`, width: '128px', cell: ({ price }) => labels.unit(price) },
      {
        id: 'hourly',
        header: t`Per hour`,
        align: 'end',
        width: '120px',
        cell: ({ price, step }) => isChargedByHour(price.resource_type) && unitHourly(step.hourly),
      },
      { id: 'monthly', header: t`Per month`, align: 'end', width: '120px', cell: ({ step }) => unit(step.monthly) },
    ];
  }, [t, labels, unit, unitHourly, hasSteps]);
}
