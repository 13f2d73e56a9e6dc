import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import { deleteReplica, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useAction } from '#shared/useAction.js';
import { replicasOf } from '../parts/replicas.js';
import { useReplicaName } from '../parts/useReplicaName.js';

interface DeleteReplicaDialogProps {
  vm: LocatedVm;
  replica: string;
  onClose: () => void;
}

/** Asks before a snapshot or backup is deleted (I 7). */
export default function DeleteReplicaDialog({ vm, replica, onClose }: DeleteReplicaDialogProps) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const nameOf = useReplicaName();
  const found = replicasOf(vm).find((one) => one.uuid === replica);
  const name = found ? nameOf(found) : t`Snapshot`;
  const backup = found?.type === 'backup';
  const action = useAction(deleteReplica, { done: backup ? t`Deleted backup` : t`Deleted snapshot`, onDone: onClose });
  const variables = { location, uuid, replica_uuid: replica };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={backup ? t`Delete backup?` : t`Delete snapshot?`}
      confirmLabel={backup ? t`Delete backup` : t`Delete snapshot`}
      tone="danger"
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} />
          <ApiRequest change={deleteReplica} variables={variables} />
        </>
      }
    >
      <Text>
        <Trans>{name} cannot be brought back. The disk itself stays as it is.</Trans>
      </Text>
    </ConfirmDialog>
  );
}
