import { useMemo } from 'react';
import { useLocale } from '../../messages/locale.js';
import { spanOfHours } from './timeTicks.js';
import type { LineChartProps } from './types.js';

/** How a chart formats what it shows. */
export interface Format {
  value: (value: number) => string;
  time: (time: number) => string;
  /** A moment on the axis, as short as the span allows. */
  tick: (time: number) => string;
}

/** The formats of the caller, else those of the current language. `span` is the chart's period in ms. */
export function useFormat(
  { formatValue, formatTime, timeZone }: Pick<LineChartProps, 'formatValue' | 'formatTime' | 'timeZone'>,
  span: number,
): Format {
  const locale = useLocale();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const tick = new Intl.DateTimeFormat(locale, {
      ...(span > spanOfHours ? { day: 'numeric', month: 'short' } : { timeStyle: 'short' }),
      timeZone,
    });
    return {
      value: formatValue ?? ((value) => number.format(value)),
      time: formatTime ?? ((time) => moment.format(time)),
      tick: (time) => tick.format(time),
    };
  }, [locale, timeZone, span, formatValue, formatTime]);
}
