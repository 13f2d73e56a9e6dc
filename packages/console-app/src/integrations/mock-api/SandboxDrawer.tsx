import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Drawer, Inline, Section, Select, Skeleton, Stack, Text } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { usePage } from '#shared/page.js';
import { useTime } from '#shared/time.js';
import { FaultForm } from './FaultForm.js';
import { FaultList } from './FaultList.js';
import { operate, type Fault, type Order, type Summary } from './operate.js';

const stateKey = ['sandbox'];

/** Sets the sandbox up: what it starts from, what goes wrong, and what time it is. */
export default function SandboxDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const page = usePage();
  const queries = useQueryClient();
  const { data: summary, error } = useQuery({
    queryKey: stateKey,
    queryFn: () => operate(page, { path: 'state' }),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (order: Order) => operate(page, order),
    onSuccess(next: Summary) {
      queries.setQueryData(stateKey, next);
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== stateKey[0] });
    },
  });
  const setFaults = (faults: Fault[]) => change.mutate({ path: 'faults', body: faults });

  return (
    <Drawer open onOpenChange={onClose} title={t`Sandbox`}>
      <Stack gap={6}>
        {(error ?? change.error) && <ErrorAlert error={error ?? change.error} />}
        {summary ? (
          <>
            <ScenarioSection
              summary={summary}
              busy={change.isPending}
              onReset={(scenario) => change.mutate({ path: 'reset', body: { scenario } })}
            />
            <ClockSection
              now={summary.now}
              onAdvance={(advance_ms) => change.mutate({ path: 'clock', body: { advance_ms } })}
            />
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
  busy: boolean;
  onReset: (scenario: string) => void;
}

function ScenarioSection({ summary, busy, onReset }: ScenarioSectionProps) {
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
        <Button loading={busy} onClick={() => onReset(scenario)}>{t`Reset`}</Button>
      </Stack>
    </Section>
  );
}

const second = 1000;
const day = 24 * 60 * 60 * second;

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
