import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Alert, Button, Card, Inline, LifetimeProgress, Stack, Text } from '@livery/ui';
import { entryOf } from '@livery/api/domain/openValues';
import { canForceStop } from '@livery/api/domain/vmCapabilities';
import { expectedDuration, gracefulStopTimeout, statusTransition } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { transitionElapsed } from '@livery/api/queries/transitions';
import { useIsSlow } from '#shared/vms/useIsSlow.js';
import { powerActions } from '../../power/actions.js';
import type { Ask } from '../dialogs/requests.js';

interface TransitionProps {
  vm: LocatedVm;
  onRefresh: () => void;
  ask: Ask;
}

/** How far a transition has come by its usual duration; a graceful stop counts down to being forced (I 4). */
export function Transition({ vm, onRefresh, ask }: TransitionProps) {
  const { t, i18n } = useLingui();
  const label = entryOf(useLabels(vm.name), vm.status);
  const slow = useIsSlow(vm);
  const stops = vm.status === 'stopping';
  const seconds = gracefulStopTimeout / 1000;
  const forceStop = (
    <Button size="small" icon={powerActions.forceStop.icon} onClick={() => ask({ id: 'forceStop' })}>
      {i18n._(powerActions.forceStop.label)}
    </Button>
  );

  if (slow) {
    return (
      <Alert
        tone="warning"
        title={t`Takes longer than usual`}
        actions={
          <Inline>
            <Button size="small" icon={RefreshCw} onClick={onRefresh}>{t`Refresh`}</Button>
            {canForceStop(vm).allowed && forceStop}
          </Inline>
        }
      >
        {label}
      </Alert>
    );
  }
  return (
    <Card>
      <Stack gap={3}>
        {/* A new transition starts anew. */}
        <Progress key={`${vm.status} ${vm.status_changed_at}`} vm={vm} label={label ?? ''} />
        {stops && (
          <Inline justify="between" gap={3}>
            <Text tone="muted">
              <Trans>If the operating system has not shut down after {seconds} seconds, it is forced to stop.</Trans>
            </Text>
            {forceStop}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Progress({ vm, label }: { vm: LocatedVm; label: string }) {
  const [startedAt] = useState(() => Date.now() - elapsedOf(vm));
  const expected = vm.status === 'stopping' ? gracefulStopTimeout : (expectedDuration(vm.status) ?? 0);
  return <LifetimeProgress label={label} expectedLifetime={expected} startedAt={startedAt} />;
}

function elapsedOf(vm: LocatedVm): number {
  const [transition] = statusTransition(vm);
  return transition ? transitionElapsed(vm, transition) : 0;
}

function useLabels(name: string): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    creating: t`Creating ${name}`,
    starting: t`Starting ${name}`,
    stopping: t`Stopping ${name}`,
    rebooting: t`Rebooting ${name}`,
    hibernating: t`Hibernating ${name}`,
    waking_up: t`Waking up ${name}`,
    cloning: t`Cloning ${name}`,
    reinstalling: t`Reinstalling ${name}`,
    rebuilding: t`Rebuilding ${name}`,
  };
}
