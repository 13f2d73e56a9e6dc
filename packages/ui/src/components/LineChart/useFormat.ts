import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Format, LineChartProps } from './types.js';

const twoDays = 2 * 86_400_000;

/** How values and times are written: as the caller says, else as the language in force does. */
export function useFormat(
  { formatValue, formatTime }: Pick<LineChartProps, 'formatValue' | 'formatTime'>,
  span: number,
): Format {
  const { locale } = useLocale();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const tick = new Intl.DateTimeFormat(
      locale,
      span > twoDays ? { day: 'numeric', month: 'short' } : { timeStyle: 'short' },
    );
    return {
      value: formatValue ?? ((value) => number.format(value)),
      time: formatTime ?? ((time) => moment.format(time)),
      tick: (time) => tick.format(time),
    };
  }, [locale, span, formatValue, formatTime]);
}
