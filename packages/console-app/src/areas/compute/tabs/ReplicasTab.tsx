import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  IconButton,
  Inline,
  Section,
  Stack,
  StatusIndicator,
  Switch,
  Table,
  type TableColumn,
} from '@livery/ui';
import { isKnown, understood } from '@livery/api/domain/openValues';
import { isBeingMade } from '@livery/api/domain/vmStatus';
import type { ReplicaType } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure, type Actions, ApiRequest, useAction, useActions } from '#kit';
import { useBillingAccount, useChargeReason } from '#shared/billingAccounts.js';
import { useMoney } from '#shared/money.js';
import { useStorage } from '#shared/services.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { dropPendingBackup } from '../pendingBackups.js';
import { useBackupTime } from '../useBackupTime.js';
import { vmActions, type VmTools } from '../actions.js';
import { replicaActions, type VmReplica } from '../partActions.js';
import { useVmPrices } from '../charges.js';
import { diskName, replicasOf, useUnknownDisks } from '../replicas.js';

/** Snapshots, taken by hand, and weekly backups, of which four are kept (specification: infrastructure, section 9). */
export default function ReplicasTab(tools: VmTools) {
  const { row: vm, actions } = tools;
  const { t } = useLingui();
  const { unit } = useMoney();
  const each = unit(useVmPrices(vm).replicaGb('snapshot'));
  const forReplicas = useActions(replicaActions, { rows: replicasOf(vm).map((replica) => ({ vm, replica })) });
  return (
    <Stack gap={6}>
      <Section
        heading={t`Snapshots`}
        description={t`Charged for used storage only: ${each} per GB and month.`}
        actions={<Button {...actions.button('snapshot', vm)} />}
      >
        <ReplicaTable
          vm={vm}
          type="snapshot"
          caption={t`Snapshots`}
          actions={forReplicas}
          empty={t`A snapshot keeps a disk as it is at one moment, to go back to it.`}
        />
      </Section>
      <Section heading={t`Backups`}>
        <Stack>
          <BackupSwitch {...tools} />
          {(vm.backup || !isKnown(vm, 'storage') || replicasOf(vm, 'backup').length > 0) && (
            <ReplicaTable
              vm={vm}
              type="backup"
              caption={t`Backups`}
              actions={forReplicas}
              empty={t`The first backup is made at the next backup time.`}
            />
          )}
        </Stack>
      </Section>
      {forReplicas.dialog}
    </Stack>
  );
}

/** Weekly backups on or off, in effect at once and shown at once. */
function BackupSwitch({ row: vm, actions }: VmTools) {
  const { t, i18n } = useLingui();
  const { mutation, done } = vmActions.actions.backup;
  const time = useBackupTime();
  const isKnown = understood(vm, 'backup') !== undefined;
  const { unit } = useMoney();
  const storage = useStorage();
  const chargeReason = useChargeReason()(useBillingAccount(vm.billing_account));
  const each = unit(useVmPrices(vm).replicaGb('backup'));
  // What somebody decides here goes before what was asked for at creation.
  const action = useAction(() => dropPendingBackup(storage, vm.uuid));
  const request = mutation?.(vm);
  return (
    <Card>
      <Stack>
        <Switch
          label={t`Weekly backups`}
          description={t`Made every week, ${time} UTC. The last four are kept, which is one month; charged ${each} per GB and month.`}
          checked={vm.backup}
          onChange={() => {
            if (!request || action.loading) return;
            void action.run(request, { done: done && i18n._(done(vm.name, vm)) });
          }}
          disabledReason={
            actions.reason('backup', vm) ??
            (isKnown ? (vm.backup ? undefined : chargeReason) : t`Whether they are on is not known`)
          }
        />
        <ActionFailure action={action} />
        {request && <ApiRequest mutations={[request]} />}
      </Stack>
    </Card>
  );
}

type ReplicaActions = Actions<typeof replicaActions>;

interface ReplicaTableProps {
  vm: LocatedVm;
  type: ReplicaType;
  caption: string;
  /** What is said where there is none. */
  empty: string;
  actions: ReplicaActions;
}

/** The snapshots or backups of a machine, the newest first, to rebuild from and to delete. The columns of both line up. */
function ReplicaTable({ vm, type, caption, empty, actions }: ReplicaTableProps) {
  const columns = useColumns(actions);
  const rows = replicasOf(vm, type).map((replica) => ({ vm, replica }));
  const unknown = useUnknownDisks()([vm]);
  return (
    <>
      {unknown !== undefined && rows.length > 0 && <Alert tone="warning">{unknown}</Alert>}
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        getRowId={replicaActions.idOf}
        empty={<EmptyState>{unknown ?? empty}</EmptyState>}
      />
    </>
  );
}

function useColumns({ iconButton }: ReplicaActions): TableColumn<VmReplica>[] {
  const { t } = useLingui();
  const units = useUnits();
  const { dateTime } = useTime();
  return useMemo<TableColumn<VmReplica>[]>(() => {
    const labelsOf = ({ replica: { type, created_at } }: VmReplica) => {
      const made = dateTime(created_at);
      return type === 'backup'
        ? {
            create: t`Create a virtual machine from backup of ${made}`,
            rebuild: t`Rebuild from backup of ${made}`,
            remove: t`Delete backup of ${made}`,
          }
        : {
            create: t`Create a virtual machine from snapshot of ${made}`,
            rebuild: t`Rebuild from snapshot of ${made}`,
            remove: t`Delete snapshot of ${made}`,
          };
    };
    return [
      {
        id: 'made',
        header: t`Made`,
        cell: ({ replica: { created_at } }) => dateTime(created_at),
        rowHeader: true,
      },
      { id: 'disk', header: t`Disk`, width: '25%', cell: ({ replica }) => diskName(replica.disk) },
      {
        id: 'size',
        header: t`Used storage`,
        align: 'end',
        width: '25%',
        cell: ({ replica }) =>
          isBeingMade(replica) ? (
            <StatusIndicator tone="info" transitional>{t`Being made`}</StatusIndicator>
          ) : (
            replica.size_gb !== undefined && units.gigabytes(replica.size_gb)
          ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        width: '124px',
        cell: (row) => (
          <Inline gap={1} justify="end" wrap={false}>
            <IconButton size="small" {...iconButton('create', row, labelsOf(row).create)} />
            <IconButton size="small" {...iconButton('rebuild', row, labelsOf(row).rebuild)} />
            <IconButton size="small" {...iconButton('delete', row, labelsOf(row).remove)} />
          </Inline>
        ),
      },
    ];
  }, [t, iconButton, units, dateTime]);
}
