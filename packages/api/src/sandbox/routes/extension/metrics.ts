import { parseTimestamp } from '../../../domain/timestamps.js';
import type { MetricPoint, MetricRange, MetricUnit, Vm, VmMetric, VmMetrics } from '../../../generated/types.js';
import { hash } from '../../state/random.js';
import type { SandboxVm } from '../../state/state.js';

const hour = 3600;

/** How far back a range goes and how far its points lie apart, in seconds. */
const ranges: Record<MetricRange, { length: number; step: number }> = {
  '1h': { length: hour, step: 60 },
  '24h': { length: 24 * hour, step: 300 },
  '7d': { length: 168 * hour, step: hour },
  '30d': { length: 720 * hour, step: 4 * hour },
};

const measures: readonly [VmMetric, MetricUnit][] = [
  ['cpu', 'percent'],
  ['memory', 'bytes'],
  ['disk_read', 'bytes_per_second'],
  ['disk_write', 'bytes_per_second'],
  ['network_in', 'bytes_per_second'],
  ['network_out', 'bytes_per_second'],
];

const fraction = (text: string): number => hash(text) / 2 ** 32;

/** How busy a machine is at a time, 0 to 1: its own level, more by day than by night, and some noise. */
function activity(uuid: string, metric: VmMetric, seconds: number): number {
  const level = 0.1 + 0.4 * fraction(`${uuid}${metric}`);
  const day = 0.5 + 0.5 * Math.sin(((seconds / hour - 9) / 24) * 2 * Math.PI);
  const noise = fraction(`${uuid}${metric}${seconds}`) - 0.5;
  return Math.min(1, Math.max(0, level * (0.6 + 0.8 * day) + 0.12 * noise));
}

function valueOf(vm: Vm, metric: VmMetric, seconds: number): number {
  const busy = activity(vm.uuid, metric, seconds);
  if (metric === 'cpu') return Number((busy * 100).toFixed(1));
  if (metric === 'memory') return Math.round((0.35 + busy / 2) * vm.memory * 1024 * 1024);
  return Math.round(busy ** 2 * 12_000_000);
}

/** Measurements that only depend on the machine and the time: null before it was there and while it does not run. */
export function metricsOf(vm: SandboxVm, range: MetricRange, now: number): VmMetrics {
  const { length, step } = ranges[range];
  const last = Math.floor(now / 1000 / step) * step;
  const created = parseTimestamp(vm.created_at).getTime() / 1000;
  const changed = parseTimestamp(vm.status_changed_at).getTime() / 1000;
  const measured = (at: number): boolean => at >= created && (vm.status === 'running' || at < changed);
  const times = Array.from({ length: length / step }, (_, index) => last - (length / step - 1 - index) * step);
  return {
    range,
    step_seconds: step,
    series: measures.map(([metric, unit]) => ({
      metric,
      unit,
      points: times.map((at): MetricPoint => [at, measured(at) ? valueOf(vm, metric, at) : null]),
    })),
  };
}
