import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BarChart, Button, Card } from '@livery/ui';
import type { CsvFields } from '@livery/ui/collections';
import { serverTime } from '@livery/api/client/serverClock';
import { sumAmounts } from '@livery/api/domain/invoices';
import { usageByDay, type DailyShare } from '@livery/api/domain/usage';
import type { UsageEntry } from '@livery/api/generated/types';
import { usage } from '@livery/api/queries/billing';
import { csvAmount } from '#shared/csvAmount.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useCsvDownload } from '#shared/useCsvDownload.js';
import { useLocale } from '#shared/useLocale.js';
import { chartSeries } from './chartSeries.js';
import { daysOfMonth } from './period.js';

interface UsageChartProps {
  /** Id of the billing account. */
  account: number;
  /** The kind of an entry in words. */
  kindOf: (entry: UsageEntry) => string;
}

type Day = ReturnType<typeof daysOfMonth>[number];

/** What each day of the month has cost, by kind; nothing where the provider does not say it by the day. */
export default function UsageChart({ account, kindOf }: UsageChartProps) {
  const { t } = useLingui();
  const { money } = useMoney();
  const locale = useLocale();
  // The list below asks, and offers another try after a failure: a chart that comes later does not take it away.
  const { data } = useQuery({ ...usage(account), retryOnMount: false });
  const { shares, untold } = useMemo(() => usageByDay(data ?? [], kindOf), [data, kindOf]);
  const count = shares[0]?.days.length ?? 0;
  const days = useMemo(() => daysOfMonth(serverTime(), count, locale), [count, locale]);
  const download = useCsvDownload({
    fields: useFields(shares, untold === 0),
    rows: days,
    fileName: 'usage-by-day',
    count: useCallback((rows: number) => plural(rows, { one: '# day', other: '# days' }), []),
    loading: false,
  });
  if (count === 0) return null;
  return (
    <Card
      heading={t`By day`}
      description={
        untold > 0 &&
        plural(untold, {
          one: '# cost is not known by the day and is not included.',
          other: '# costs are not known by the day and are not included.',
        })
      }
      actions={
        <Button size="small" icon={download.icon} disabledReason={download.disabledReason} onClick={download.onAction}>
          {t`Download days as CSV`}
        </Button>
      }
    >
      <BarChart
        label={t`Costs by day and kind`}
        categoryLabel={t`Day`}
        categories={days}
        series={chartSeries(
          shares.map(({ key, days: values }) => ({ id: key, label: key, values })),
          t`Other kinds`,
        )}
        formatValue={money}
      />
    </Card>
  );
}

/** A field for each kind, and their sum, which is empty where the kinds are not all. */
function useFields(shares: readonly DailyShare<string>[], isComplete: boolean): CsvFields<Day> {
  const { siteCurrency } = useSiteConfig();
  return useMemo(
    () =>
      Object.assign(
        { day: ({ id }: Day) => id },
        ...shares.map(({ key, days }) => csvAmount<Day>(key, siteCurrency, ({ index }) => days[index])),
        csvAmount<Day>('total', siteCurrency, ({ index }) =>
          isComplete ? sumAmounts(shares.map(({ days }) => days[index] ?? undefined)) : undefined,
        ),
      ) as CsvFields<Day>,
    [shares, isComplete, siteCurrency],
  );
}
