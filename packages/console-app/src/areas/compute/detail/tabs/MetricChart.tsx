import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LineChart, Stack, Text } from '@livery/ui';
import { entryOf, type Known } from '@livery/api/domain/openValues';
import type { MetricUnit, VmMetric } from '@livery/api/generated/types';
import { useUnits } from '#shared/units.js';

interface Series {
  metric: VmMetric;
  unit: MetricUnit;
  /** Unix seconds and the value then. */
  points: readonly (readonly (number | null)[])[];
}

interface MetricChartProps {
  label: string;
  series: readonly Series[];
  /** The upper end, where it is known. */
  max?: number | undefined;
}

const valuesOf = ({ points }: Series): number[] => points.flatMap(([, value]) => value ?? []);
const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** One chart, and under it in words what it shows on average and at most. */
export function MetricChart({ label, series, max }: MetricChartProps) {
  const { t } = useLingui();
  const units = useUnits();
  const names: Record<Known<VmMetric>, string> = {
    cpu: t`Usage`,
    memory: t`Used`,
    disk_read: t`Read`,
    disk_write: t`Written`,
    network_in: t`Incoming`,
    network_out: t`Outgoing`,
  };
  const unit = series[0]?.unit;
  const most = max ?? highest(series.map((one) => highest(valuesOf(one))));
  const { divisor, write } =
    unit === 'percent' ? { divisor: 1, write: units.percent } : units.bytes(most, unit === 'bytes_per_second');
  /* The chart counts in milliseconds, and in the unit it shows, so that its axis has round numbers. */
  const lines = useMemo(
    () =>
      series.map(({ metric, points }) => ({
        metric,
        points: points.map(([time, value]) => ({
          time: (time ?? 0) * 1000,
          value: typeof value === 'number' ? value / divisor : null,
        })),
      })),
    [series, divisor],
  );
  const summary = series.flatMap((one) => {
    const values = valuesOf(one);
    if (values.length === 0) return [];
    const name = entryOf(names, one.metric) ?? one.metric;
    const average = write(values.reduce((sum, value) => sum + value, 0) / values.length / divisor);
    const peak = write(highest(values) / divisor);
    return [t`${name}: ${average} on average, ${peak} at most.`];
  });

  return (
    <Stack gap={2}>
      <LineChart
        label={label}
        series={lines.map(({ metric, points }) => ({ id: metric, label: entryOf(names, metric) ?? metric, points }))}
        formatValue={write}
        max={max === undefined ? undefined : max / divisor}
      />
      {summary.length > 0 && (
        <Text size="small" tone="muted">
          {summary.join(' ')}
        </Text>
      )}
    </Stack>
  );
}
