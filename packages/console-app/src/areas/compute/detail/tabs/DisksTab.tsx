import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus, Scaling, Trash2 } from 'lucide-react';
import { Badge, Button, EmptyState, IconButton, Inline, Section, Table, type TableColumn } from '@livery/ui';
import { canAddDisk, canDeleteDisk, canResizeDisk } from '@livery/api/domain/vmCapabilities';
import type { Disk } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useMoney } from '#shared/money.js';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';
import { diskName } from '../parts/replicas.js';
import { useUnits } from '#shared/units.js';
import { useVmPrices } from '../parts/useVmPrices.js';

/** The disks of the machine: they are added, grow, and all but the primary one can be deleted (I 4). */
export default function DisksTab({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const reason = useReason();
  const columns = useColumns(vm, ask);

  return (
    <Section
      heading={t`Disks`}
      description={t`A disk can only grow. Shrinking is not possible.`}
      actions={
        <Button icon={Plus} disabledReason={reason(canAddDisk(vm))} onClick={() => ask({ id: 'addDisk' })}>
          {t`Add disk`}
        </Button>
      }
    >
      <Table
        caption={t`Disks`}
        columns={columns}
        rows={vm.storage}
        getRowId={diskId}
        empty={<EmptyState>{t`This virtual machine has no disk.`}</EmptyState>}
      />
    </Section>
  );
}

function useColumns(vm: LocatedVm, ask: Ask): TableColumn<Disk>[] {
  const { t } = useLingui();
  const reason = useReason();
  const units = useUnits();
  const { money } = useMoney();
  const prices = useVmPrices(vm);
  return useMemo<TableColumn<Disk>[]>(
    () => [
      { id: 'name', header: t`Disk`, cell: diskName, isRowHeader: true },
      {
        id: 'kind',
        header: t`Kind`,
        cell: ({ primary, shared }) => (
          <Inline gap={1}>
            <Badge tone={primary ? 'primary' : 'neutral'}>{primary ? t`Primary` : t`Additional`}</Badge>
            {shared && <Badge tone="outline">{t`Shared storage`}</Badge>}
          </Inline>
        ),
      },
      { id: 'size', header: t`Size`, cell: ({ size }) => units.gigabytes(size), align: 'end' },
      {
        id: 'price',
        header: t`Per month`,
        cell: ({ size, shared }) => money(prices.disk(size, shared).monthly),
        align: 'end',
      },
      {
        id: 'actions',
        header: t`Actions`,
        isActions: true,
        cell: (disk) => (
          <Inline gap={1} justify="end" wrap={false}>
            <IconButton
              size="small"
              icon={Scaling}
              label={t`Grow disk ${{ name: diskName(disk) }}`}
              disabledReason={reason(canResizeDisk(vm))}
              onClick={() => ask({ id: 'growDisk', disk: disk.uuid })}
            />
            <IconButton
              size="small"
              icon={Trash2}
              label={t`Delete disk ${{ name: diskName(disk) }}`}
              disabledReason={reason(canDeleteDisk(vm, disk))}
              onClick={() => ask({ id: 'deleteDisk', disk: disk.uuid })}
            />
          </Inline>
        ),
      },
    ],
    [t, vm, ask, reason, units, money, prices],
  );
}

const diskId = ({ uuid }: Disk): string => uuid;
