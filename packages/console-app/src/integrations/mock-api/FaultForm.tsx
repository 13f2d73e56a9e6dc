import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, ComboBox, NumberField, Select, Stack } from '@livery/ui';
import { operations } from '@livery/api/generated/operations';
import type { Fault } from './operate.js';

const everywhere = '*';
const malformed = '{"uuid": 7, "storage":';

const kinds: Record<string, Pick<Fault, 'status' | 'body' | 'network'>> = {
  latency: {},
  lag: {},
  network: { network: true },
  '400': { status: 400 },
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '409': { status: 409 },
  '500': { status: 500 },
  '502': { status: 502 },
  '503': { status: 503 },
  '504': { status: 504 },
  stack: { status: 500, body: { message: 'Unhandled failure', stack: 'Error: Unhandled failure' } },
  malformed: { status: 200, body: malformed },
  wrongShape: { status: 200, body: { unexpected: true } },
};

/** Makes a fault: where, of which kind, how slow or how far behind, how often. */
export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const { t } = useLingui();
  const [target, setTarget] = useState<string | null>(everywhere);
  const [kind, setKind] = useState('latency');
  const [latency, setLatency] = useState<number | null>(1000);
  const [lag, setLag] = useState<number | null>(5000);
  const [times, setTimes] = useState<number | null>(null);
  const names: Record<string, string> = {
    latency: t`Only slow`,
    lag: t`Reads lag behind`,
    network: t`No connection`,
    stack: t`Server error with a stack`,
    malformed: t`Malformed body`,
    wrongShape: t`Body of another shape`,
  };

  function add() {
    const delay = kind === 'lag' ? lag : latency;
    /* The field says that it is no number. */
    if (Number.isNaN(delay) || Number.isNaN(times)) return;
    onAdd({
      ...(target === everywhere || target === null ? { path: everywhere } : { operationId: target }),
      ...kinds[kind],
      ...(delay && (kind === 'lag' ? { lag_ms: delay } : { latency_ms: delay })),
      ...(times ? { times } : {}),
    });
  }

  return (
    <Stack gap={3}>
      <ComboBox
        label={t`Operation`}
        value={target}
        onChange={setTarget}
        options={[
          { id: everywhere, label: t`Every call` },
          ...Object.keys(operations).map((id) => ({ id, label: id })),
        ]}
      />
      <Select
        label={t`Kind`}
        value={kind}
        onChange={setKind}
        options={Object.keys(kinds).map((id) => ({ id, label: names[id] ?? t`Status ${id}` }))}
      />
      {kind === 'lag' ? (
        <NumberField
          label={t`Lag`}
          description={t`Reads answer from the state of that long ago, by the clock of the sandbox.`}
          unit="ms"
          min={1}
          step={1000}
          value={lag}
          onChange={setLag}
        />
      ) : (
        <NumberField label={t`Latency`} unit="ms" min={0} step={100} value={latency} onChange={setLatency} />
      )}
      <NumberField
        label={t`Times`}
        description={t`Empty: until it is removed`}
        min={1}
        value={times}
        onChange={setTimes}
      />
      <Button onClick={add}>{t`Add fault`}</Button>
    </Stack>
  );
}
