import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import {
  CopyButton,
  EmptyState,
  IconButton,
  Link,
  Stack,
  Table,
  type IconButtonProps,
  type TableColumn,
} from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { unknownAmount } from '@livery/api/domain/money';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { copyable, ResourceStatus } from '#kit';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { virtualMachines } from '../virtualMachines.js';

/** A machine that belongs to something, as a target to its load balancer. */
export interface AttachedMachine {
  uuid: string;
  /** Undefined while the machine is not known. */
  vm: LocatedVm | undefined;
}

/** What an attached machine goes by; its uuid while its name is not known. */
export const machineName = ({ uuid, vm }: AttachedMachine): string => vm?.name ?? uuid;

const machineId = ({ uuid }: AttachedMachine): string => uuid;

/** The machines of a location by their uuid; none where the site has none. */
export function useMachinesById(location: string) {
  const { features } = useSiteConfig();
  const enabled = isFeatureOn(features, virtualMachines.feature);
  const query = useQuery({ ...vmList(location), enabled });
  const { data } = query;
  return { byId: useMemo(() => new Map(data?.map((vm) => [vm.uuid, vm])), [data]), query };
}

interface MachineTableProps<Row extends AttachedMachine> {
  caption: string;
  rows: readonly Row[];
  /** Where the names of the machines come from: its failure stands above them. */
  query: ReturnType<typeof useMachinesById>['query'];
  /** The button that takes a machine away. Stays the same function. */
  button: (row: Row) => Omit<IconButtonProps, 'size'>;
  /** What stands there without any. */
  empty: string;
}

/** Machines that belong to something: name, status and address, and a button that takes each away. */
export function MachineTable<Row extends AttachedMachine>(props: MachineTableProps<Row>) {
  const { caption, rows, query, button, empty } = props;
  return (
    <Stack>
      {query.error && <ErrorAlert error={query.error} onRetry={() => void query.refetch()} />}
      <Table
        caption={caption}
        columns={useColumns(button)}
        rows={rows}
        getRowId={machineId}
        empty={<EmptyState>{empty}</EmptyState>}
      />
    </Stack>
  );
}

/** The columns that tables of attached machines have in common; the same objects until the language changes. */
export function useMachineColumns<Row extends AttachedMachine>(): Record<'name' | 'status', TableColumn<Row>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      name: {
        id: 'name',
        header: t`Virtual machine`,
        rowHeader: true,
        cell: ({ uuid, vm }) =>
          vm ? (
            <Link href={virtualMachines.hrefOf(vm)} variant="standalone">
              {vm.name}
            </Link>
          ) : (
            <CopyButton value={uuid} label={t`UUID`} showValue />
          ),
      },
      status: {
        id: 'status',
        header: t`Status`,
        cell: ({ vm }) =>
          vm && virtualMachines.status ? (
            <ResourceStatus status={virtualMachines.status} row={vm} listOf={virtualMachines} />
          ) : (
            unknownAmount
          ),
      },
    }),
    [t],
  );
}

function useColumns<Row extends AttachedMachine>(
  button: MachineTableProps<Row>['button'],
): readonly TableColumn<Row>[] {
  const { t } = useLingui();
  const { name, status } = useMachineColumns<Row>();
  return useMemo(
    () => [
      name,
      status,
      {
        id: 'address',
        header: t`Private IP address`,
        cell: ({ vm }) => (vm ? copyable(vm.private_ipv4, t`private address`) : unknownAmount),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell: (row) => <IconButton size="small" {...button(row)} />,
      },
    ],
    [t, name, status, button],
  );
}
