import { useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { Button, Card, EmptyState, Section, Stack, Switch } from '@livery/ui';
import { canSnapshot, canToggleBackup } from '@livery/api/domain/vmCapabilities';
import { toggleVmBackup, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useMoney } from '#shared/money.js';
import { toasts } from '#shared/toasts.js';
import { useAction } from '#shared/useAction.js';
import { useBackupTime } from '#shared/vms/useBackupTime.js';
import { dropBackupWish } from '#shared/vms/backupWishes.js';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';
import { replicasOf } from '../parts/replicas.js';
import { useVmPrices } from '../parts/useVmPrices.js';
import { ReplicaTable } from './ReplicaTable.js';

/** Snapshots, taken by hand, and weekly backups, of which four are kept (I 9). */
export default function ReplicasTab({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const reason = useReason();
  const { money } = useMoney();
  const each = money(useVmPrices(vm).resource('BLOCK_STORAGE_SNAPSHOT', 1).monthly);
  return (
    <Stack gap={6}>
      <Section
        heading={t`Snapshots`}
        description={t`Charged for used storage only: ${each} per GB and month.`}
        actions={
          <Button icon={Camera} disabledReason={reason(canSnapshot(vm))} onClick={() => ask({ id: 'snapshot' })}>
            {t`Take snapshot`}
          </Button>
        }
      >
        <ReplicaTable
          vm={vm}
          type="snapshot"
          caption={t`Snapshots`}
          ask={ask}
          empty={<EmptyState>{t`A snapshot keeps a disk as it is at one moment, to go back to it.`}</EmptyState>}
        />
      </Section>
      <Section heading={t`Backups`}>
        <Stack>
          <BackupSwitch vm={vm} />
          {(vm.backup || replicasOf(vm, 'backup').length > 0) && (
            <ReplicaTable
              vm={vm}
              type="backup"
              caption={t`Backups`}
              ask={ask}
              empty={<EmptyState>{t`The first backup is made at the next backup time.`}</EmptyState>}
            />
          )}
        </Stack>
      </Section>
    </Stack>
  );
}

/** Weekly backups on or off, in effect at once and shown at once. */
function BackupSwitch({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const reason = useReason();
  const time = useBackupTime();
  const { money } = useMoney();
  const each = money(useVmPrices(vm).resource('BLOCK_STORAGE_BACKUP', 1).monthly);
  const action = useAction(toggleVmBackup, {
    onDone: (_, { backup }) => {
      toasts.success(backup ? t`Switched weekly backups of ${name} on` : t`Switched weekly backups of ${name} off`);
      // What somebody decides here goes before what was wished for at creation.
      dropBackupWish(uuid);
    },
  });
  return (
    <Card>
      <Stack>
        <Switch
          label={t`Weekly backups`}
          description={t`Made every week, ${time} UTC. The last four are kept, which is one month; charged ${each} per GB and month.`}
          checked={vm.backup}
          onChange={(backup) => {
            if (!action.busy) void action.run({ location, uuid, backup });
          }}
          disabledReason={reason(canToggleBackup(vm))}
        />
        <ActionFailure action={action} />
        <ApiRequest change={toggleVmBackup} variables={{ location, uuid, backup: !vm.backup }} />
      </Stack>
    </Card>
  );
}
