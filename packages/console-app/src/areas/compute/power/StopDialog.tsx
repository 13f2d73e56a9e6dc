import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import { gracefulStopTimeout } from '@livery/api/domain/vmStatus';
import { stopVm, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useAction } from '#shared/useAction.js';
import { powerActions } from './actions.js';

interface StopDialogProps {
  vm: LocatedVm;
  /** Cuts the power instead of asking the operating system. */
  force: boolean;
  onClose: () => void;
}

/** Asks before a machine is stopped: gracefully, which is forced after 120 seconds, or by force at once (I 4). */
export function StopDialog({ vm, force, onClose }: StopDialogProps) {
  const { t, i18n } = useLingui();
  const { location, uuid, name } = vm;
  const { label, done } = powerActions[force ? 'forceStop' : 'stop'];
  const action = useAction(stopVm, { done: i18n._(done(name)), onDone: onClose });
  const variables = { location, uuid, force };
  const seconds = gracefulStopTimeout / 1000;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={force ? t`Force ${name} to stop?` : t`Stop ${name}?`}
      confirmLabel={i18n._(label)}
      tone={force ? 'danger' : 'neutral'}
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} />
          <ApiRequest change={stopVm} variables={variables} />
        </>
      }
    >
      <Text>
        {force ? (
          <Trans>The power is cut at once. What the operating system has not written to disk yet is lost.</Trans>
        ) : (
          <Trans>
            The operating system is asked to shut down. If it has not done so after {seconds} seconds, it is forced to
            stop.
          </Trans>
        )}
      </Text>
    </ConfirmDialog>
  );
}
