import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Alert, Badge, Button, EmptyState, IconButton, Inline, Section, Table, type TableColumn } from '@livery/ui';
import { isKnown } from '@livery/api/domain/openValues';
import type { LocatedVm } from '@livery/api/queries/compute';
import { type Actions, useActions } from '#kit';
import { useMoney } from '#shared/money.js';
import { useUnits } from '#shared/units.js';
import type { VmTools } from '../actions.js';
import { diskActions, type VmDisk } from '../partActions.js';
import { useVmPrices } from '../charges.js';
import { diskName, useUnknownDisks } from '../replicas.js';

/** The disks of the machine: they are added, grow, and all but the primary one can be deleted (specification: infrastructure, section 4). */
export default function DisksTab({ row: vm, actions }: VmTools) {
  const { t } = useLingui();
  const rows = vm.storage.map((disk) => ({ vm, disk }));
  const forDisks = useActions(diskActions, { rows });
  const columns = useColumns(vm, forDisks);
  const unknown = useUnknownDisks()([vm]);
  return (
    <Section
      heading={t`Disks`}
      description={t`A disk can only grow. Shrinking is not possible.`}
      actions={<Button {...actions.button('addDisk', vm)} icon={Plus} />}
    >
      {unknown !== undefined && rows.length > 0 && <Alert tone="warning">{unknown}</Alert>}
      <Table
        caption={t`Disks`}
        columns={columns}
        rows={rows}
        getRowId={diskActions.idOf}
        empty={<EmptyState>{unknown ?? t`This virtual machine has no disk.`}</EmptyState>}
      />
      {forDisks.dialog}
    </Section>
  );
}

function useColumns(vm: LocatedVm, { iconButton }: Actions<typeof diskActions>): TableColumn<VmDisk>[] {
  const { t } = useLingui();
  const units = useUnits();
  const { money } = useMoney();
  const prices = useVmPrices(vm);
  const areKnown = isKnown(vm, 'storage');
  return useMemo<TableColumn<VmDisk>[]>(
    () => [
      { id: 'name', header: t`Disk`, cell: diskActions.nameOf, rowHeader: true },
      {
        id: 'kind',
        header: t`Kind`,
        cell: ({ disk: { primary, shared } }) => (
          <Inline gap={1}>
            <Badge tone={primary ? 'primary' : 'neutral'}>
              {primary ? t`Primary` : areKnown ? t`Additional` : t`Unknown`}
            </Badge>
            {shared && <Badge tone="outline">{t`Shared storage`}</Badge>}
          </Inline>
        ),
      },
      { id: 'size', header: t`Size`, cell: ({ disk }) => units.gigabytes(disk.size), align: 'end' },
      {
        id: 'price',
        header: t`Per month`,
        cell: ({ vm, disk }) => money(areKnown ? prices.disk(disk, vm.storage).monthly : undefined),
        align: 'end',
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell(row) {
          const name = diskName(row.disk);
          return (
            <Inline gap={1} justify="end" wrap={false}>
              <IconButton size="small" {...iconButton('create', row, t`Create a virtual machine from disk ${name}`)} />
              <IconButton size="small" {...iconButton('grow', row, t`Grow disk ${name}`)} />
              <IconButton size="small" {...iconButton('delete', row, t`Delete disk ${name}`)} />
            </Inline>
          );
        },
      },
    ],
    [t, iconButton, units, money, prices, areKnown],
  );
}
