import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Drawer, Inline, Section, Select, Skeleton, Stack, Text } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useServices } from '#shared/services.js';
import { useTime } from '#shared/time.js';
import { FaultForm } from './FaultForm.js';
import { FaultList } from './FaultList.js';
import { operate, type Fault, type OperatorCommand, type RateLimit, type Summary } from './operate.js';

const stateKey = ['sandbox'];

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Sets the sandbox up: what it starts from, how slow it is, what goes wrong, and what time it is. */
export default function SandboxDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const services = useServices();
  const client = useQueryClient();
  const { data: summary, error } = useQuery({
    queryKey: stateKey,
    queryFn: () => operate(services, { path: 'state' }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (command: OperatorCommand) => operate(services, command),
    onSuccess(next: Summary) {
      client.setQueryData(stateKey, next);
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== stateKey[0] });
    },
  });
  const setFaults = (faults: Fault[]) => change.mutate({ path: 'faults', body: faults });

  return (
    <Drawer open onOpenChange={onClose} heading={t`Sandbox`}>
      <Stack gap={6}>
        {(error ?? change.error) && <ErrorAlert error={error ?? change.error} />}
        {summary ? (
          <>
            <ScenarioSection
              summary={summary}
              loading={change.isPending && change.variables.path === 'reset'}
              onReset={(scenario) => change.mutate({ path: 'reset', body: { scenario } })}
            />
            <ClockSection
              now={summary.now}
              onAdvance={(advance_ms) => change.mutate({ path: 'clock', body: { advance_ms } })}
            />
            <TrafficSection summary={summary} onChange={(body) => change.mutate({ path: 'settings', body })} />
            <Section heading={t`Faults`} headingLevel={3}>
              <Stack gap={4}>
                <FaultForm onAdd={(fault) => setFaults([...summary.faults, fault])} />
                <FaultList
                  faults={summary.faults}
                  onRemove={(fault) => setFaults(summary.faults.filter((one) => one !== fault))}
                />
              </Stack>
            </Section>
          </>
        ) : (
          <Skeleton />
        )}
      </Stack>
    </Drawer>
  );
}

interface ScenarioSectionProps {
  summary: Summary;
  loading: boolean;
  onReset: (scenario: string) => void;
}

function ScenarioSection({ summary, loading, onReset }: ScenarioSectionProps) {
  const { t } = useLingui();
  const [scenario, setScenario] = useState(summary.scenario);
  const { vms, networks, addresses } = summary.counts;
  return (
    <Section heading={t`Scenario`} headingLevel={3}>
      <Stack gap={3}>
        <Select
          label={t`Start from`}
          options={summary.scenarios.map((id) => ({ id, label: id }))}
          value={scenario}
          onChange={setScenario}
        />
        <Text
          size="small"
          tone="muted"
        >{t`Now: ${vms} virtual machines, ${networks} networks, ${addresses} addresses`}</Text>
        <Button loading={loading} onClick={() => onReset(scenario)}>{t`Reset`}</Button>
      </Stack>
    </Section>
  );
}

const sameLimit = (one: RateLimit | null, other: RateLimit | null): boolean =>
  one?.requests === other?.requests && one?.per_ms === other?.per_ms;

interface TrafficSectionProps {
  summary: Summary;
  onChange: (settings: Partial<Pick<Summary, 'latency' | 'rate_limit'>>) => void;
}

/** How long calls take, and how many are let through. */
function TrafficSection({ summary: { latency, latency_profiles, rate_limit }, onChange }: TrafficSectionProps) {
  const { t } = useLingui();
  const latencies = { off: t`None`, typical: t`Typical`, slow: t`Slow` };
  const limits: (RateLimit | null)[] = [null, { requests: 60, per_ms: minute }, { requests: 10, per_ms: minute }];
  // A limit that was set from outside can be any other.
  if (!limits.some((limit) => sameLimit(limit, rate_limit))) limits.push(rate_limit);
  const nameOf = (limit: RateLimit | null): string => {
    if (!limit) return t`No limit`;
    const { requests } = limit;
    const seconds = limit.per_ms / second;
    return t`${requests} calls in ${seconds} s`;
  };
  return (
    <Section heading={t`Traffic`} headingLevel={3}>
      <Stack gap={3}>
        <Select
          label={t`Latency of all calls`}
          options={latency_profiles.map((id) => ({ id, label: latencies[id] }))}
          value={latency}
          onChange={(id) => onChange({ latency: id })}
        />
        <Select
          label={t`Rate limit of an API key`}
          options={limits.map((limit, at) => ({ id: String(at), label: nameOf(limit) }))}
          value={String(limits.findIndex((limit) => sameLimit(limit, rate_limit)))}
          onChange={(id) => onChange({ rate_limit: limits[Number(id)] ?? null })}
        />
      </Stack>
    </Section>
  );
}

function ClockSection({ now, onAdvance }: { now: string; onAdvance: (ms: number) => void }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const steps = [
    { label: t`30 s`, ms: 30 * second },
    { label: t`2 min`, ms: 120 * second },
    { label: t`1 day`, ms: day },
    { label: t`1 week`, ms: 7 * day },
  ];
  return (
    <Section heading={t`Clock`} headingLevel={3}>
      <Stack gap={3}>
        <Text>{dateTime(now)}</Text>
        <Inline gap={2} wrap>
          {steps.map(({ label, ms }) => (
            <Button key={ms} size="small" onClick={() => onAdvance(ms)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Section>
  );
}
