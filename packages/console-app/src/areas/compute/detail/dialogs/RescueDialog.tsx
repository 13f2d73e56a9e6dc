import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import { startRescue, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useAction } from '#shared/useAction.js';

/** Asks before a machine is started in rescue mode, which has no exit of its own (I 2). */
export default function RescueDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const action = useAction(startRescue, { done: t`Starting ${name} in rescue mode`, onDone: onClose });
  const variables = { location, uuid };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Start ${name} in rescue mode?`}
      confirmLabel={t`Start in rescue mode`}
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} />
          <ApiRequest change={startRescue} variables={variables} />
        </>
      }
    >
      <Text>
        <Trans>
          The virtual machine starts from a rescue system, so that you can repair its disks. This applies to this launch
          only; a stop and start ends it.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
