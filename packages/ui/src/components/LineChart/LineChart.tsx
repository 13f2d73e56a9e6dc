import { forwardRef } from 'react';
import { lineShape } from './lineShape.js';
import type { HiddenSeries } from '../Chart/useShownSeries.js';
import { TimeChart } from '../TimeChart/TimeChart.js';
import type { LineChartProps } from '../TimeChart/types.js';

/** Measurements over time as lines, with a read-out by pointer and keyboard, and the same figures as a table. */
export const LineChart = forwardRef<HTMLElement, LineChartProps & HiddenSeries>(function LineChart(props, ref) {
  return <TimeChart {...props} ref={ref} shape={lineShape} />;
});
