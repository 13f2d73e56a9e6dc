import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByName, Stack, Text } from '@livery/ui';
import { deleteDisk, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useUnits } from '#shared/units.js';
import { useAction } from '#shared/useAction.js';
import { diskName } from '../parts/replicas.js';

interface DeleteDiskDialogProps {
  vm: LocatedVm;
  disk: string;
  onClose: () => void;
}

/** Asks for the disk's name before it is deleted with its snapshots and backups (I 7). */
export default function DeleteDiskDialog({ vm, disk: storage_uuid, onClose }: DeleteDiskDialogProps) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const disk = vm.storage.find((one) => one.uuid === storage_uuid);
  const name = disk ? diskName(disk) : '';
  const size = useUnits().number(disk?.size ?? 0);
  const replicas = disk?.replicas.length ?? 0;
  const action = useAction(deleteDisk, { done: t`Deleted disk ${name}`, onDone: onClose });
  const variables = { location, uuid, storage_uuid };
  return (
    <ConfirmByName
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Delete disk`}
      name={name}
      consequences={[
        t`Everything on the disk, ${size} GB`,
        ...(replicas > 0 ? [plural(replicas, { one: '# snapshot or backup', other: '# snapshots and backups' })] : []),
      ]}
      confirmLabel={t`Delete disk`}
      loading={action.busy}
      details={<ApiRequest change={deleteDisk} variables={variables} />}
    >
      <Stack>
        <Text>
          <Trans>Unmount the disk inside the operating system of {{ machine: vm.name }} first.</Trans>
        </Text>
        <ActionFailure action={action} />
      </Stack>
    </ConfirmByName>
  );
}
