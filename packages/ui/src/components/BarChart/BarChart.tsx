import { forwardRef, useId, useMemo } from 'react';
import { onDemand } from '../../internal/onDemand.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { useLocale } from '../../messages/locale.js';
import { ChartFrame } from '../Chart/ChartFrame.js';
import { ChartLegend } from '../Chart/ChartLegend.js';
import { sumOf } from '../Chart/sumOf.js';
import { TextureSample } from '../Chart/textures.js';
import { useShownSeries, type HiddenSeries } from '../Chart/useShownSeries.js';
import { BarPlot } from './BarPlot.js';
import { totalAt } from './stack.js';
import type { BarChartProps } from './types.js';

const tableCode = onDemand(async () => (await import('./BarTable.js')).BarTable);

/** Amounts of several kinds as stacked bars, with a read-out by pointer and keyboard, and the same figures as a table. */
export const BarChart = forwardRef<HTMLElement, BarChartProps & HiddenSeries>(function BarChart(props, ref) {
  const { label, categoryLabel, categories, series: all, formatValue, height = 200, ...rest } = props;
  const { hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange, ...attributes } = rest;
  const { placed, shown, isShown, toggle } = useShownSeries(all, {
    hiddenSeries,
    defaultHiddenSeries,
    onHiddenSeriesChange,
  });
  const messages = useOnDemandMessages('barChart', english.barChart);
  const locale = useLocale();
  const id = useId().replaceAll(/\W/g, '');
  const format = useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    return formatValue ?? ((value: number) => number.format(value));
  }, [formatValue, locale]);

  const totals = new Map(placed.map(({ id: of, values }) => [of, sumOf(categories.map((_, index) => values[index]))]));
  const total = sumOf(shown.map(({ id: of }) => totals.get(of)));
  const describe = (value: number | undefined) => (value === undefined ? messages.missing : format(value));
  const bars = categories.flatMap((category, index) => {
    const value = totalAt(shown, index);
    return value === undefined ? [] : [{ category, value }];
  });
  /* An unknown one may be higher than all that are known. */
  const highest =
    bars.length < categories.length
      ? undefined
      : bars.reduce<(typeof bars)[number] | undefined>(
          (best, one) => (best && best.value >= one.value ? best : one),
          undefined,
        );
  const summary = [
    `${label}: ${describe(total)}`,
    ...(placed.length > 1 ? shown.map((one) => `${one.label} ${describe(totals.get(one.id))}`) : []),
    ...(highest ? [messages.highest(highest.category.label, format(highest.value))] : []),
  ].join(', ');

  return (
    <ChartFrame
      {...attributes}
      ref={ref}
      label={label}
      kind="bar"
      height={height}
      empty={placed.some(({ values }) => values.some((value) => value !== null)) ? undefined : messages.empty}
      tableCode={tableCode}
      tableProps={{ label, categoryLabel, categories, series: shown, format }}
      chart={
        <>
          <BarPlot
            id={id}
            label={label}
            summary={summary}
            categories={categories}
            series={shown}
            count={placed.length}
            format={format}
            height={height}
          />
          {placed.length > 1 && (
            <ChartLegend
              isShown={isShown}
              onToggle={toggle}
              entries={placed.map((one) => ({
                id: one.id,
                label: one.label,
                sample: <TextureSample id={id} index={one.index} />,
                value: describe(totals.get(one.id)),
              }))}
            />
          )}
        </>
      }
    />
  );
});
