import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmByName, Select, Stack, Text } from '@livery/ui';
import { canRebuild, canRebuildFrom, isBeingMade } from '@livery/api/domain/vmCapabilities';
import { rebuildVm, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useTime } from '#shared/time.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { diskName, replicasOf } from '../parts/replicas.js';
import { useReplicaName } from '../parts/useReplicaName.js';

interface RebuildDialogProps {
  vm: LocatedVm;
  /** The snapshot or backup chosen at first; the newest one otherwise. */
  replica?: string | undefined;
  onClose: () => void;
}

/** Puts a snapshot or backup in the place of its disk, after the machine's name was typed (I 7). */
export default function RebuildDialog({ vm, replica, onClose }: RebuildDialogProps) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const nameOf = useReplicaName();
  const { dateTime } = useTime();
  const reason = useReason();
  const choices = replicasOf(vm).filter((one) => !isBeingMade(one));
  /* Stays what it is when a newer one comes, or this one goes: nobody rebuilds from what they did not choose. */
  const [wanted, want] = useState(replica ?? choices[0]?.uuid);
  const chosen = choices.find((one) => one.uuid === wanted);
  const isGone = wanted !== undefined && !chosen;
  const action = useAction(rebuildVm, { done: t`Rebuilding ${name}`, onDone: onClose });
  const disk = chosen?.disk;
  const made = chosen ? dateTime(chosen.created_at) : '';
  const variables = chosen && { location, uuid, replica_uuid: chosen.uuid, type: chosen.type };
  const gone = t`The chosen snapshot or backup is not there any more. Choose another one.`;
  const none = reason(canRebuild(vm)) ?? (isGone ? gone : t`Choose a snapshot or backup`);

  return (
    <ConfirmByName
      open
      onOpenChange={onClose}
      onConfirm={() => {
        if (variables) void action.run(variables);
      }}
      title={t`Rebuild virtual machine`}
      name={name}
      consequences={
        disk
          ? [t`Everything written to disk ${{ name: diskName(disk) }} since ${made}`]
          : [t`Everything written to the disk since that snapshot or backup`]
      }
      confirmLabel={t`Rebuild`}
      loading={action.busy}
      disabledReason={chosen ? reason(canRebuildFrom(vm, chosen)) : none}
      details={variables && <ApiRequest change={rebuildVm} variables={variables} />}
    >
      <Stack>
        <Text>
          <Trans>The virtual machine is not available while it is rebuilt. Name, addresses and other disks stay.</Trans>
        </Text>
        <Select
          label={t`Rebuild from`}
          options={choices.map((one) => ({
            id: one.uuid,
            label: nameOf(one),
            description: t`Disk ${{ name: diskName(one.disk) }}`,
          }))}
          value={chosen?.uuid ?? null}
          onChange={want}
          disabled={action.busy}
          error={isGone && choices.length > 0 ? gone : undefined}
        />
        <ActionFailure action={action} />
      </Stack>
    </ConfirmByName>
  );
}
