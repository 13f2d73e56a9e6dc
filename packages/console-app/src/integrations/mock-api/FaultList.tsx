import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton, Inline, Stack, Text } from '@livery/ui';
import type { Fault } from './operate.js';

/** The faults in force, each with a way to end it. */
export function FaultList({ faults, onRemove }: { faults: readonly Fault[]; onRemove: (fault: Fault) => void }) {
  const { t } = useLingui();
  if (faults.length === 0) return <Text tone="muted">{t`Nothing goes wrong.`}</Text>;
  return (
    <Stack gap={2} as="ul">
      {faults.map((fault) => {
        const where = fault.operationId ?? fault.path ?? '';
        const lag = fault.lag_ms;
        const what = [
          fault.network && t`No connection`,
          fault.status,
          lag && t`${lag} ms behind`,
          fault.latency_ms && `${fault.latency_ms} ms`,
          fault.times && `× ${fault.times}`,
        ];
        return (
          <li key={JSON.stringify(fault)}>
            <Inline gap={2} justify="between" align="center">
              <Text monospace size="small">
                {[where, ...what].filter(Boolean).join(' · ')}
              </Text>
              <IconButton size="small" icon={X} label={t`Remove fault ${where}`} onClick={() => onRemove(fault)} />
            </Inline>
          </li>
        );
      })}
    </Stack>
  );
}
