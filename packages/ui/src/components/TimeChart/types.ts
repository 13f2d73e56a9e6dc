import type { NativeAttributes } from '../../internal/attributes.js';
import type { HiddenSeriesProps } from '../Chart/useShownSeries.js';
import type { Point } from '../Chart/scale.js';

export interface LineChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Its name in the legend, the read-out and the table. */
  label: string;
  /** Ascending by time. */
  points: readonly Point[];
}

export interface LineChartProps extends NativeAttributes, HiddenSeriesProps {
  /** What is measured. */
  label: string;
  /** At most six; each has its own colour and dash. */
  series: readonly LineChartSeries[];
  /** A value with its unit, for the axis, the legend and the read-out. Default: the number alone. */
  formatValue?: ((value: number) => string) | undefined;
  /** A moment, for the read-out and the table. Default: date and time. */
  formatTime?: ((time: number) => string) | undefined;
  /** An IANA name, such as "Europe/Tallinn": of the time axis and of `formatTime` by default. Default: that of the browser. */
  timeZone?: string | undefined;
  /** The least upper end of the axis, such as 100 for percent: a greater value has room above it. Default: from the values. */
  max?: number | undefined;
  /** Of the plot in px. Default 200. */
  height?: number | undefined;
}
