import { EllipsisVertical } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.js';
import { Link } from '../Link/Link.js';
import { StatusIndicator } from '../StatusIndicator/StatusIndicator.js';
import { Table } from './Table.js';
import type { TableColumn, TableProps, TableSort } from './types.js';

/** A made-up machine, for stories only. */
export interface Machine {
  uuid: string;
  name: string;
  status: 'running' | 'stopped' | 'creating';
  vcpu: number;
  memory: number;
  address: string;
  price: number;
}

const states = ['running', 'running', 'stopped', 'creating'] as const;

export const machines = (count: number): readonly Machine[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `m-${index + 1}`,
    name: `web-${String(index + 1).padStart(2, '0')}`,
    status: states[index % states.length] ?? 'running',
    vcpu: 1 + ((index * 3) % 8),
    memory: 2 + ((index * 5) % 30),
    address: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    price: 4.2 + ((index * 37) % 90),
  }));

const labels = { running: 'Running', stopped: 'Stopped', creating: 'Creating' };
const tones = { running: 'success', stopped: 'neutral', creating: 'info' } as const;

export const columns: readonly TableColumn<Machine>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    rowHeader: true,
    cell: (machine) => (
      <Link href={`#${machine.uuid}`} variant="standalone">
        {machine.name}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: (machine) => (
      <StatusIndicator tone={tones[machine.status]} transitional={machine.status === 'creating'}>
        {labels[machine.status]}
      </StatusIndicator>
    ),
  },
  { id: 'vcpu', header: 'vCPU', align: 'end', sortable: true, cell: (machine) => machine.vcpu },
  { id: 'memory', header: 'Memory', align: 'end', sortable: true, cell: (machine) => `${machine.memory} GB` },
  { id: 'address', header: 'Private IPv4', mobileLabel: 'Private IP', hideBelow: 'medium', cell: (m) => m.address },
  { id: 'price', header: 'Price a month', align: 'end', sortable: true, cell: (m) => `€${m.price.toFixed(2)}` },
  {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: (machine) => (
      <IconButton icon={EllipsisVertical} label={`Actions for ${machine.name}`} variant="quiet" size="small" />
    ),
  },
];

const uuidOf = (machine: Machine): string => machine.uuid;
const nameOf = (machine: Machine): string => machine.name;

export interface MachineTableProps extends Partial<TableProps<Machine>> {
  /** Lets rows be selected. */
  selectable?: boolean;
  startSort?: TableSort;
  startSelected?: readonly string[];
  /** Shown under the table, so that a story can see what the caller holds. */
  children?: (held: { selected: ReadonlySet<string>; sort: TableSort | undefined }) => ReactNode;
}

/** A caller as pages are: it sorts the rows and holds the sort and the selection. */
export function MachineTable(props: MachineTableProps) {
  const { rows = [], selectable = false, startSort, startSelected = [], children, ...rest } = props;
  const [sort, setSort] = useState(startSort);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(startSelected));
  const sorted = useMemo(() => sortMachines(rows, sort), [rows, sort]);
  return (
    <>
      <Table
        caption="Virtual machines"
        columns={columns}
        getRowId={uuidOf}
        getRowLabel={nameOf}
        empty="Virtual machines you create appear here."
        sort={sort}
        onSortChange={setSort}
        {...(selectable && { selection: selected, onSelectionChange: setSelected })}
        {...rest}
        rows={sorted}
      />
      {children?.({ selected, sort })}
    </>
  );
}

function sortMachines(rows: readonly Machine[], sort: TableSort | undefined): readonly Machine[] {
  if (sort === undefined) return rows;
  const valueOf = (machine: Machine): string | number =>
    Object.entries(machine).find(([key]) => key === sort.column)?.[1] ?? '';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y)));
  });
}
