import { forwardRef } from 'react';
import type { HiddenSeries } from '../Chart/useShownSeries.js';
import { TimeChart } from '../TimeChart/TimeChart.js';
import type { LineChartProps } from '../TimeChart/types.js';
import { areaShape, stackedShape } from './areaShapes.js';

export interface AreaChartProps extends LineChartProps {
  /**
   * Puts the areas on each other, so that the upper edge is their sum: parts of a whole, none of them negative. Default
   * false: each stands on the axis, and they are seen through.
   */
  stacked?: boolean | undefined;
}

/** Amounts over time as areas, with a read-out by pointer and keyboard, and the same figures as a table. */
export const AreaChart = forwardRef<HTMLElement, AreaChartProps & HiddenSeries>(function AreaChart(
  { stacked = false, ...props },
  ref,
) {
  return <TimeChart {...props} ref={ref} shape={stacked ? stackedShape : areaShape} />;
});
