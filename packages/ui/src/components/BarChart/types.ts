import type { NativeAttributes } from '../../internal/attributes.js';
import type { HiddenSeriesProps } from '../Chart/useShownSeries.js';

export interface BarChartCategory {
  /** Unique in the chart. */
  id: string;
  /** Its name in the read-out and the table, such as "3 February 2026". */
  label: string;
  /** Its name on the axis, such as "3". By default `label`. */
  shortLabel?: string | undefined;
}

export interface BarChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Its name in the legend, the read-out and the table. */
  label: string;
  /** One a category, in their order; `null` or missing where the value is unknown: so are the sums with it. */
  values: readonly (number | null)[];
}

export interface BarChartProps extends NativeAttributes, HiddenSeriesProps {
  /** What is counted. */
  label: string;
  /** What a bar stands for, such as "Day": the heading of the table's first column. */
  categoryLabel: string;
  /** The bars, in the order to show. */
  categories: readonly BarChartCategory[];
  /** What each bar is made of, stacked from the axis. At most six; each has its own colour and texture. */
  series: readonly BarChartSeries[];
  /** A value with its unit, for the axis, the legend and the read-out. Default: the number alone. */
  formatValue?: ((value: number) => string) | undefined;
  /** Of the plot in px. Default 200. */
  height?: number | undefined;
}
