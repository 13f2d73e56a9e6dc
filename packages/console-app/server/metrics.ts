import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Labels of a measurement, by name. */
type Labels = Readonly<Record<string, string>>;

const labelText = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const keyOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${labelText(value)}"`)
    .join(',');

const series = (name: string, key: string, value: number): string => `${name}${key === '' ? '' : `{${key}}`} ${value}`;

/** A number that only grows, for each combination of labels. */
class Counter {
  private readonly values = new Map<string, number>();
  add(labels: Labels, amount = 1): void {
    const key = keyOf(labels);
    this.values.set(key, (this.values.get(key) ?? 0) + amount);
  }
  lines(name: string): string[] {
    return [...this.values].map(([key, value]) => series(name, key, value));
  }
}

/** Upper bounds of durations, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 100];

class Histogram {
  private readonly values = new Map<string, { counts: number[]; sum: number; count: number }>();
  observe(labels: Labels, seconds: number): void {
    const key = keyOf(labels);
    const value = this.values.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
    value.counts = value.counts.map((count, index) => count + (seconds <= (bounds[index] ?? 0) ? 1 : 0));
    value.sum += seconds;
    value.count += 1;
    this.values.set(key, value);
  }
  lines(name: string): string[] {
    return [...this.values].flatMap(([key, { counts, sum, count }]) =>
      [...counts, count]
        .map((one, index) => series(`${name}_bucket`, `${key},le="${bounds[index] ?? '+Inf'}"`, one))
        .concat(series(`${name}_sum`, key, sum), series(`${name}_count`, key, count)),
    );
  }
}

/** What kind of a request is measured. */
export type RequestKind = 'page' | 'file' | 'call' | 'terminal' | 'other';

/** What is read when the metrics are asked for. */
export interface Gauges {
  version: string;
  terminals: number;
  ready: boolean;
  configs: readonly { host: string; ageSeconds: number | undefined; failures: number }[];
}

export interface Metrics {
  begin: () => void;
  end: (request: { host: string; kind: RequestKind; status: number; seconds: number }) => void;
  /** In the text format of Prometheus. */
  text: (gauges: Gauges) => string;
}

const block = (name: string, type: string, help: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];

export function createMetrics(): Metrics {
  const requests = new Counter();
  const durations = new Histogram();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let open = 0;
  return {
    begin() {
      open += 1;
    },
    end({ host, kind, status, seconds }) {
      open -= 1;
      requests.add({ host, kind, status: String(status) });
      durations.observe({ kind }, seconds);
    },
    text({ version, terminals, ready, configs }) {
      const { rss, heapUsed } = process.memoryUsage();
      const gauge = (name: string, help: string, value: number) =>
        block(name, 'gauge', help, [series(name, '', value)]);
      const lines = [
        ...block('livery_build_info', 'gauge', 'The build that is served.', [
          series('livery_build_info', keyOf({ version, node: process.version }), 1),
        ]),
        ...gauge('livery_ready', 'Whether requests should be sent here.', ready ? 1 : 0),
        ...block(
          'livery_requests_total',
          'counter',
          'Requests by host, kind and status.',
          requests.lines('livery_requests_total'),
        ),
        ...block(
          'livery_request_duration_seconds',
          'histogram',
          'Time until a response was sent whole.',
          durations.lines('livery_request_duration_seconds'),
        ),
        ...gauge('livery_requests_open', 'Requests that are not answered yet.', open),
        ...gauge('livery_terminals_open', 'Connections to terminals of virtual machines.', terminals),
        ...block(
          'livery_site_config_age_seconds',
          'gauge',
          'Time since the API of a host last told its configuration.',
          configs.flatMap(({ host, ageSeconds }) =>
            ageSeconds === undefined ? [] : [series('livery_site_config_age_seconds', keyOf({ host }), ageSeconds)],
          ),
        ),
        ...block(
          'livery_site_config_failures_total',
          'counter',
          'How often the API of a host did not tell its configuration.',
          configs.map(({ host, failures }) => series('livery_site_config_failures_total', keyOf({ host }), failures)),
        ),
        ...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
        ...gauge('nodejs_heap_used_bytes', 'Memory of JavaScript in use.', heapUsed),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'Delay of the event loop, 99th percentile.',
          delay.percentile(99) / 1e9,
        ),
        ...gauge('process_uptime_seconds', 'Time since the start.', process.uptime()),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}
