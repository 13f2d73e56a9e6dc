import { useCallback, useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BarChart, Button, Card, EmptyState, Stack, Table, Text, type DateRange, type TableColumn } from '@livery/ui';
import type { CsvFields } from '@livery/ui/collections';
import { costIn, costsBy, monthsBetween, type CostItem, type CostShare } from '@livery/api/domain/costReport';
import { sumAmounts } from '@livery/api/domain/invoices';
import type { BillingAccount } from '@livery/api/generated/types';
import type { UnknownResource } from '#kit';
import { useBrand } from '#shared/brand.js';
import { csvAmount } from '#shared/csvAmount.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useCsvDownload } from '#shared/useCsvDownload.js';
import { useLocale } from '#shared/useLocale.js';
import { chartSeries } from '../chartSeries.js';
import { useKindOfItem } from './useCostItems.js';

/** What costs are put together by. */
export type Grouping = 'month' | 'kind' | 'resource' | 'account';

interface CostReportProps {
  items: readonly CostItem[];
  accounts: readonly BillingAccount[];
  /** The titles of accounts whose costs are not known: all figures are without them. */
  missing: readonly string[];
  grouping: Grouping;
  range: DateRange;
  /** The grouping in words. */
  label: string;
}

interface Row extends Pick<CostShare<string>, 'amount' | 'byMonth'> {
  id: string;
  label: string;
}

/** The costs of a period as a chart over its months, a table and a file. Before tax, discounts taken off. */
export function CostReport({ items, accounts, missing, grouping, range, label }: CostReportProps) {
  const { i18n, t } = useLingui();
  const { money } = useSiteMoney();
  const { tax } = useBrand();
  const locale = useLocale();
  const monthText = useMonthText();
  const within = useMemo(() => itemsWithin(items, range), [items, range]);
  const months = useMemo(() => monthsOf(within), [within]);
  const rows = useRows(within, accounts, grouping);
  const total = sumAmounts(within.map(({ amount }) => amount));
  const download = useCsvDownload({
    fields: useFields(grouping, months),
    rows,
    fileName: `costs-by-${grouping}${missing.length > 0 ? '-incomplete' : ''}`,
    count: useCallback((count: number) => plural(count, { one: '# row', other: '# rows' }), []),
    loading: false,
  });
  const chartLabels: Record<Grouping, string> = {
    month: t`Costs by month`,
    kind: t`Costs by month and kind`,
    resource: t`Costs by month and resource`,
    account: t`Costs by month and billing account`,
  };
  // What could not be read says so above.
  if (within.length === 0 && missing.length > 0) return null;
  if (within.length === 0) return <EmptyState picture="chart">{t`Nothing was billed in this period.`}</EmptyState>;
  const columns: TableColumn<Row>[] = [
    { id: 'label', header: label, rowHeader: true, cell: (row) => row.label },
    { id: 'amount', header: t`Cost`, align: 'end', width: '160px', cell: ({ amount }) => money(amount) },
  ];
  const billed = new Map(rows.map(({ id, amount }) => [id, amount]));
  const series =
    grouping === 'month'
      ? [
          {
            id: 'cost',
            label: t`Cost`,
            values: months.map((month) => costIn({ byMonth: billed }, month) ?? null),
          },
        ]
      : chartSeries(
          rows.map((row) => ({
            id: row.id,
            label: row.label,
            values: months.map((month) => costIn(row, month) ?? null),
          })),
          t`All others`,
        );
  return (
    <Stack>
      <Card
        heading={t`Costs`}
        description={i18n._(tax.excluded)}
        actions={
          <Button
            size="small"
            icon={download.icon}
            disabledReason={download.disabledReason}
            onClick={download.onAction}
          >
            {download.label}
          </Button>
        }
      >
        <Stack>
          <Stack gap="half">
            <Text size="figure" weight="medium">
              {money(total)}
            </Text>
            {missing.length > 0 && (
              <Text tone="muted">{t`Without ${{ accounts: new Intl.ListFormat(locale).format(missing) }}`}</Text>
            )}
          </Stack>
          <BarChart
            label={chartLabels[grouping]}
            categoryLabel={t`Month`}
            categories={months.map(monthText)}
            series={series}
            formatValue={money}
            height={240}
          />
        </Stack>
      </Card>
      <Table
        caption={t`Costs`}
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        empty={t`Nothing was billed in this period.`}
      />
    </Stack>
  );
}

/** The costs whose month is in a period, also in part. Those of no known month are in none but that of all time. */
function itemsWithin(items: readonly CostItem[], { from, to }: DateRange): CostItem[] {
  if (from === '' && to === '') return [...items];
  return items.filter(
    ({ month }) => month !== '' && (from === '' || month >= from.slice(0, 7)) && (to === '' || month <= to.slice(0, 7)),
  );
}

/** The months from the first in which something was billed to the last. */
function monthsOf(items: readonly CostItem[]): string[] {
  const billed = items.flatMap(({ month }) => (month === '' ? [] : month)).toSorted();
  const [first, last] = [billed[0], billed.at(-1)];
  return first === undefined || last === undefined ? [] : monthsBetween(first, last);
}

function useRows(items: readonly CostItem[], accounts: readonly BillingAccount[], grouping: Grouping): Row[] {
  const { t, i18n } = useLingui();
  const { kindOf, isComplete } = useKindOfItem(items, grouping === 'kind');
  const monthText = useMonthText();
  return useMemo(() => {
    const keyOf: Record<Grouping, (item: CostItem) => string> = {
      month: ({ month }) => month,
      kind: (item) => (item.name === undefined ? 'discount' : (kindOf(item)?.kind ?? 'other')),
      resource: ({ name }) => name ?? 'discount',
      account: ({ account }) => String(account),
    };
    const kinds = new Map<string, UnknownResource>(
      items.flatMap((item) => kindOf(item) ?? []).map((one) => [one.kind, one]),
    );
    const labelOf: Record<Grouping, (key: string) => string> = {
      month: (key) => (key === '' ? t`Unknown` : monthText(key).label),
      kind: (key) => {
        const kind = kinds.get(key);
        if (kind) return i18n._(kind.messages.title);
        if (key === 'discount') return t`Discount`;
        return isComplete ? t`Other` : t`Unknown`;
      },
      resource: (key) => (key === 'discount' ? t`Discount` : key),
      account: (key) => accounts.find(({ id }) => String(id) === key)?.title ?? key,
    };
    const rows = costsBy(items, keyOf[grouping]).map(({ key, amount, byMonth }): Row => ({
      id: key,
      label: labelOf[grouping](key),
      amount,
      byMonth,
    }));
    return grouping === 'month' ? rows.toSorted((a, b) => b.id.localeCompare(a.id)) : rows;
  }, [t, i18n, items, accounts, grouping, kindOf, isComplete, monthText]);
}

/** A row of a file: what it is of, its cost, and for all but months its cost in each of them. */
function useFields(grouping: Grouping, months: readonly string[]): CsvFields<Row> {
  const { siteCurrency } = useSiteConfig();
  return useMemo(
    () =>
      Object.assign(
        { [grouping]: (row: Row) => (grouping === 'month' ? row.id : row.label) },
        csvAmount<Row>('cost', siteCurrency, ({ amount }) => amount),
        ...(grouping === 'month'
          ? []
          : months.map((month) => csvAmount<Row>(month, siteCurrency, (row) => costIn(row, month)))),
      ) as CsvFields<Row>,
    [grouping, months, siteCurrency],
  );
}

/** A month in words, and short for an axis. */
function useMonthText(): (month: string) => { id: string; label: string; shortLabel: string } {
  const locale = useLocale();
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
    return (month) => {
      const date = new Date(`${month}-01T00:00:00Z`);
      if (Number.isNaN(date.getTime())) return { id: month, label: month, shortLabel: month };
      return { id: month, label: long.format(date), shortLabel: short.format(date) };
    };
  }, [locale]);
}
