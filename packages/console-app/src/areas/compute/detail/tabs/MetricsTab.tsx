import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, Grid, Inline, SegmentedControl, Skeleton, Stack, Text } from '@livery/ui';
import { bytesPerMegabyte } from '@livery/api/domain/units';
import type { MetricRange } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmMetrics } from '@livery/api/queries/extension';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSearchState } from '#shared/useSearchState.js';
import { MetricChart } from './MetricChart.js';

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
    { id: 'cpu', label: t`CPU`, metrics: ['cpu'], max: 100 },
    { id: 'memory', label: t`Memory`, metrics: ['memory'], max: vm.memory * bytesPerMegabyte },
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
      {error && <ErrorAlert title={t`Failed to get the measurements`} error={error} onRetry={() => void refetch()} />}
      {(data ?? !error) && (
        <div aria-busy={!data || isPlaceholderData}>
          <Grid minItem="max(360px, 40%)">
            {charts.map(({ id, metrics, ...chart }) => (
              <Card key={id}>
                {data ? (
                  <MetricChart
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
