import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { History, Trash2 } from 'lucide-react';
import { IconButton, Inline, StatusIndicator, Table, type TableColumn } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { canDeleteReplica, canRebuildFrom, isBeingMade } from '@livery/api/domain/vmCapabilities';
import type { ReplicaType } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useTime } from '#shared/time.js';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';
import { diskName, replicasOf, type ReplicaOfDisk } from '../parts/replicas.js';
import { useUnits } from '#shared/units.js';

interface ReplicaTableProps {
  vm: LocatedVm;
  type: ReplicaType;
  caption: string;
  empty: ReactNode;
  ask: Ask;
}

/** The snapshots or backups of a machine, the newest first, to rebuild from and to delete. The columns of both line up. */
export function ReplicaTable({ vm, type, caption, empty, ask }: ReplicaTableProps) {
  const columns = useColumns(vm, ask);
  return <Table caption={caption} columns={columns} rows={replicasOf(vm, type)} getRowId={replicaId} empty={empty} />;
}

function useColumns(vm: LocatedVm, ask: Ask): TableColumn<ReplicaOfDisk>[] {
  const { t } = useLingui();
  const reason = useReason();
  const units = useUnits();
  const { dateTime } = useTime();
  return useMemo<TableColumn<ReplicaOfDisk>[]>(() => {
    const labelsOf = ({ type, created_at }: ReplicaOfDisk) => {
      const made = dateTime(created_at);
      return type === 'backup'
        ? { rebuild: t`Rebuild from backup of ${made}`, remove: t`Delete backup of ${made}` }
        : { rebuild: t`Rebuild from snapshot of ${made}`, remove: t`Delete snapshot of ${made}` };
    };
    return [
      { id: 'made', header: t`Made`, cell: ({ created_at }) => dateTime(created_at), isRowHeader: true },
      { id: 'disk', header: t`Disk`, width: '25%', cell: ({ disk }) => diskName(disk) },
      {
        id: 'size',
        header: t`Used storage`,
        align: 'end',
        width: '25%',
        cell: (replica) =>
          isBeingMade(replica) ? (
            <StatusIndicator tone="info" transitional>{t`Being made`}</StatusIndicator>
          ) : replica.size_gb === undefined ? (
            unknownAmount
          ) : (
            units.gigabytes(replica.size_gb)
          ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        isActions: true,
        width: '92px',
        cell: (replica) => (
          <Inline gap={1} justify="end" wrap={false}>
            <IconButton
              size="small"
              icon={History}
              label={labelsOf(replica).rebuild}
              disabledReason={reason(canRebuildFrom(vm, replica))}
              onClick={() => ask({ id: 'rebuild', replica: replica.uuid })}
            />
            <IconButton
              size="small"
              icon={Trash2}
              label={labelsOf(replica).remove}
              disabledReason={reason(canDeleteReplica(vm, replica))}
              onClick={() => ask({ id: 'deleteReplica', replica: replica.uuid })}
            />
          </Inline>
        ),
      },
    ];
  }, [t, vm, ask, reason, units, dateTime]);
}

const replicaId = ({ uuid }: ReplicaOfDisk): string => uuid;
