import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, Grid, Inline, LineChart, SegmentedControl, Skeleton, Stack, Text } from '@livery/ui';
import { entryOf, type Known } from '@livery/api/domain/openValues';
import { bytesPerMegabyte } from '@livery/api/domain/units';
import type { MetricRange, MetricUnit, VmMetric } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmMetrics } from '@livery/api/queries/extension';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useUnits } from '#shared/units.js';
import { useSearchState } from '#shared/useSearchState.js';

const ranges: readonly MetricRange[] = ['1h', '24h', '7d', '30d'];
const isRange = (value: string | undefined): value is MetricRange => ranges.some((one) => one === value);

/** What was measured of the machine; the period is in the address (`?range=`). Livery's own extension. */
export default function MetricsTab({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const [search, change] = useSearchState(['range']);
  const range = isRange(search.range) ? search.range : '24h';
  const { data, error, refetch, isPlaceholderData } = useQuery(vmMetrics(vm.location, vm.uuid, range));
  const labels: Record<MetricRange, string> = {
    '1h': t`1 hour`,
    '24h': t`24 hours`,
    '7d': t`7 days`,
    '30d': t`30 days`,
  };
  const charts = [
    { id: 'cpu', label: t`CPU`, metrics: ['cpu'], max: { percent: 100 } },
    {
      id: 'memory',
      label: t`Memory`,
      metrics: ['memory'],
      max: Number.isFinite(vm.memory) ? { bytes: vm.memory * bytesPerMegabyte } : undefined,
    },
    { id: 'disk', label: t`Disk`, metrics: ['disk_read', 'disk_write'] },
    { id: 'network', label: t`Network`, metrics: ['network_in', 'network_out'] },
  ] as const;

  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t`Measured while the virtual machine runs.`}</Text>
        <SegmentedControl
          label={t`Period`}
          labelHidden
          size="small"
          options={ranges.map((id) => ({ id, label: labels[id] }))}
          value={range}
          onChange={(value) => change({ range: value })}
        />
      </Inline>
      {error && <ErrorAlert heading={t`Failed to get the measurements`} error={error} onRetry={() => void refetch()} />}
      {(data ?? !error) && (
        <div aria-busy={!data || isPlaceholderData}>
          <Grid minColumnWidth="max(360px, 40%)">
            {charts.map(({ id, metrics, ...chart }) => (
              <Card key={id}>
                {data ? (
                  <MetricCharts
                    {...chart}
                    series={data.series.filter((one) => metrics.some((metric) => metric === one.metric))}
                  />
                ) : (
                  <Skeleton shape="block" height={292} />
                )}
              </Card>
            ))}
          </Grid>
        </div>
      )}
    </Stack>
  );
}

interface Series {
  metric: VmMetric;
  unit: MetricUnit;
  /** Unix seconds and the value then. */
  points: readonly (readonly (number | null)[])[];
}

interface MetricChartsProps {
  label: string;
  series: readonly Series[];
  /** The upper end by its unit, where it is known. */
  max?: Readonly<Partial<Record<string, number>>> | undefined;
}

/** What belongs together, in one chart as long as it is measured in one unit. */
function MetricCharts({ label, series, max }: MetricChartsProps) {
  const inUse = series.length === 0 ? [''] : [...new Set(series.map(({ unit }) => unit))];
  return (
    <Stack>
      {inUse.map((unit) => (
        <MetricChart
          key={unit}
          label={label}
          unit={unit}
          series={series.filter((one) => one.unit === unit)}
          max={max && entryOf(max, unit)}
        />
      ))}
    </Stack>
  );
}

interface MetricChartProps {
  label: string;
  unit: MetricUnit;
  series: readonly Series[];
  /** The upper end, where it is known. */
  max: number | undefined;
}

const valuesOf = ({ points }: Series): number[] => points.flatMap(([, value]) => value ?? []);
const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** How values of up to `most` are counted and written; an unknown unit stands behind the number as it came. */
function useScale(unit: MetricUnit, most: number) {
  const units = useUnits();
  if (unit === 'bytes' || unit === 'bytes_per_second') return units.bytes(most, unit === 'bytes_per_second');
  const write = unit === 'percent' ? units.percent : (amount: number) => `${units.number(amount)} ${unit}`;
  return { divisor: 1, write };
}

/** One chart, and under it in words what it shows on average and at most. */
function MetricChart({ label, unit, series, max }: MetricChartProps) {
  const { t } = useLingui();
  const names: Record<Known<VmMetric>, string> = {
    cpu: t`Usage`,
    memory: t`Used`,
    disk_read: t`Read`,
    disk_write: t`Written`,
    network_in: t`Incoming`,
    network_out: t`Outgoing`,
  };
  const most = max ?? highest(series.map((one) => highest(valuesOf(one))));
  const { divisor, write } = useScale(unit, most);
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
