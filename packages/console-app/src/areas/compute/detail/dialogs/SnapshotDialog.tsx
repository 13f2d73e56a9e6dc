import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Stack, Text } from '@livery/ui';
import { createReplica, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useMoney } from '#shared/money.js';
import { LookAt } from '#shared/LookAt.js';
import { href } from '#shared/paths.js';
import { useAction } from '#shared/useAction.js';
import { useVmPrices } from '../parts/useVmPrices.js';

/** Takes a snapshot of the primary disk; says what it will cost (I 9). */
export default function SnapshotDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { money } = useMoney();
  const each = money(useVmPrices(vm).resource('BLOCK_STORAGE_SNAPSHOT', 1).monthly);
  const there = href('vm', { location, vmId: uuid }, { tab: 'replicas' });
  const action = useAction(createReplica, { done: t`Taking a snapshot of ${name}`, onDone: onClose });
  const variables = { location, uuid };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Take a snapshot of ${name}?`}
      confirmLabel={t`Take snapshot`}
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} look={<LookAt href={there} onClick={onClose} />} />
          <ApiRequest change={createReplica} variables={variables} />
        </>
      }
    >
      <Stack>
        <Text>
          <Trans>
            A snapshot keeps the primary disk as it is now, so that the virtual machine can be rebuilt from it.
          </Trans>
        </Text>
        <Text>
          <Trans>Snapshots are charged for used storage only: {each} per GB and month.</Trans>
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
