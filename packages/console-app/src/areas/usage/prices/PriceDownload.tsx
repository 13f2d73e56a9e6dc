import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@livery/ui';
import type { CsvFields } from '@livery/ui/collections';
import { inDisplayCurrency } from '@livery/api/domain/money';
import { isChargedByHour } from '@livery/api/domain/pricing';
import type { ListCurrency } from '@livery/api/domain/priceList';
import { csvAmount } from '#shared/csvAmount.js';
import { useQuickActions } from '#shared/quickActions.js';
import { useCsvDownload } from '#shared/useCsvDownload.js';
import type { PriceRow } from './PriceCard.js';
import { usePriceLabels } from './usePriceLabels.js';

interface PriceDownloadProps {
  /** What the search leaves. */
  rows: readonly PriceRow[];
  currency: ListCurrency;
  /** The slug of the location. */
  location: string;
  /** The name of the host pool, where there are several. */
  pool: string | undefined;
  /** The pool, and with it the prices, are on their way. */
  loading: boolean;
}

/** How many lines of a price list there are, in words. */
export const countOfPrices = (lines: number): string => plural(lines, { one: '# price', other: '# prices' });

/** Hands the prices that are shown to the visitor as a file. The palette offers the same. */
export function PriceDownload({ rows, currency, location, pool, loading }: PriceDownloadProps) {
  const { t } = useLingui();
  const labels = usePriceLabels();
  const fields = useMemo((): CsvFields<PriceRow> => {
    const { code, listed, display } = currency;
    const displayed = (amount: number) => inDisplayCurrency({ amount, currency: listed }, display).amount;
    const hourlyOf = ({ price, step }: PriceRow) =>
      isChargedByHour(price.resource_type) ? displayed(step.hourly) : undefined;
    return {
      location: () => location,
      host_pool: () => pool,
      resource_type: ({ price }) => price.resource_type,
      name: ({ price }) => labels.name(price),
      unit: ({ price }) => labels.unit(price),
      from: ({ step }) => step.from,
      ...csvAmount('hourly', code, hourlyOf, 'unitHourly'),
      ...csvAmount('monthly', code, ({ step }: PriceRow) => displayed(step.monthly), 'unit'),
    };
  }, [currency, location, pool, labels]);
  const download = useCsvDownload({ fields, rows, fileName: `price list ${location}`, count: countOfPrices, loading });
  useQuickActions(
    t`Price list`,
    useMemo(() => [download], [download]),
  );
  const { id: _, onAction, ...button } = download;
  return <IconButton {...button} onClick={onAction} />;
}
