import { forwardRef, useId, useMemo } from 'react';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { useLocale } from '../../messages/locale.js';
import { ChartFrame } from '../Chart/ChartFrame.js';
import * as chart from '../Chart/chart.css.js';
import { BarPlot } from './BarPlot.js';
import { BarTable } from './BarTable.js';
import { sumOf, totalAt } from './stack.js';
import { BarSample } from './textures.js';
import type { BarChartProps } from './types.js';

/** Amounts of several kinds as stacked bars, with a read-out by pointer and keyboard, and the same figures as a table. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(props, ref) {
  const { label, categoryLabel, categories, series, formatValue, height = 200, ...attributes } = props;
  const messages = useOnDemandMessages('barChart');
  const locale = useLocale();
  const id = useId().replaceAll(/\W/g, '');
  const format = useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    return formatValue ?? ((value: number) => number.format(value));
  }, [formatValue, locale]);

  const totals = series.map(({ values }) => sumOf(values));
  const total = sumOf(totals);
  const describe = (value: number | undefined) => (value === undefined ? messages.missing : format(value));
  const highest = categories
    .map((category, index) => ({ category, value: totalAt(series, index) ?? 0 }))
    .reduce<{ category: { label: string }; value: number } | undefined>(
      (best, one) => (best && best.value >= one.value ? best : one),
      undefined,
    );
  const summary = [
    `${label}: ${describe(total)}`,
    ...(series.length > 1 ? series.map((one, index) => `${one.label} ${describe(totals[index])}`) : []),
    ...(highest ? [messages.highest(highest.category.label, format(highest.value))] : []),
  ].join(', ');

  return (
    <ChartFrame
      {...attributes}
      ref={ref}
      label={label}
      kind="bar"
      height={height}
      empty={total === undefined ? messages.empty : undefined}
      table={
        <BarTable label={label} categoryLabel={categoryLabel} categories={categories} series={series} format={format} />
      }
      chart={
        <>
          <BarPlot
            id={id}
            label={label}
            summary={summary}
            categories={categories}
            series={series}
            format={format}
            height={height}
          />
          {series.length > 1 && (
            <ul className={chart.legend}>
              {series.map((one, index) => (
                <li key={one.id} className={chart.legendItem}>
                  <BarSample id={id} index={index} />
                  {one.label}
                  <span className={chart.legendValue}>{describe(totals[index])}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
});
