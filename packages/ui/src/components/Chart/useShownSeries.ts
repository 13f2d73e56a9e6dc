import { useMemo } from 'react';
import type { Pair } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';

/** Which series of a chart are hidden by its legend. */
export interface HiddenSeriesProps {
  /** Ids of the series that are hidden. One always stays: where all are named here, none is hidden. */
  hiddenSeries?: readonly string[] | undefined;
  /** Hidden at first, where `hiddenSeries` is not given. */
  defaultHiddenSeries?: readonly string[] | undefined;
  onHiddenSeriesChange?: ((hidden: readonly string[]) => void) | undefined;
}

/** Where the page keeps it, it is told. */
export type HiddenSeries = Pair<HiddenSeriesProps, 'hiddenSeries'>;

/** A series with its place in the chart, which decides its color and texture whichever others are hidden. */
export type Placed<Series> = Series & { index: number };

const none: readonly string[] = [];

/** The series of a chart, those that are shown, and what hides or shows one. */
export function useShownSeries<Series extends { id: string }>(
  series: readonly Series[],
  { hiddenSeries, defaultHiddenSeries = none, onHiddenSeriesChange }: HiddenSeriesProps,
) {
  const [hidden, setHidden] = useControlled(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange);
  const placed = useMemo(() => series.map((one, index): Placed<Series> => ({ ...one, index })), [series]);
  const shown = useMemo(() => {
    const visible = placed.filter(({ id }) => !hidden.includes(id));
    return visible.length > 0 ? visible : placed;
  }, [placed, hidden]);
  const isShown = (id: string): boolean => shown.some((one) => one.id === id);
  const toggle = (id: string): void => {
    const hiddenNow = placed.filter((one) => !isShown(one.id)).map((one) => one.id);
    if (!isShown(id)) setHidden(hiddenNow.filter((one) => one !== id));
    else if (shown.length > 1) setHidden([...hiddenNow, id]);
  };
  return { placed, shown, isShown, toggle };
}
