import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.js';
import { KeyValueList } from '../../components/KeyValueList/KeyValueList.js';
import { Link } from '../../components/Link/Link.js';
import { StatusIndicator } from '../../components/StatusIndicator/StatusIndicator.js';
import { Table } from '../../components/Table/Table.js';
import type { TableColumn } from '../../components/Table/types.js';

interface Machine {
  name: string;
  tone: 'success' | 'neutral' | 'info' | 'danger';
  state: string;
  moving?: boolean;
  address: string;
  price: string;
}

const rows: readonly Machine[] = [
  { name: 'web-01', tone: 'success', state: 'Running', address: '10.0.0.4', price: '€12.40' },
  { name: 'web-02', tone: 'info', state: 'Creating', moving: true, address: '10.0.0.5', price: '€12.40' },
  { name: 'build', tone: 'neutral', state: 'Stopped', address: '10.0.0.9', price: '€3.10' },
  { name: 'mail', tone: 'danger', state: 'Failed', address: '10.0.0.12', price: '€6.20' },
];

const columns: readonly TableColumn<Machine>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    rowHeader: true,
    cell: ({ name }) => (
      <Link href={`#${name}`} variant="standalone">
        {name}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ tone, state, moving = false }) => (
      <StatusIndicator tone={tone} transitional={moving}>
        {state}
      </StatusIndicator>
    ),
  },
  { id: 'address', header: 'Private IPv4', cell: ({ address }) => address },
  { id: 'price', header: 'Price a month', align: 'end', cell: ({ price }) => price },
  {
    id: 'actions',
    header: 'Actions',
    actions: true,
    cell: ({ name }) => <IconButton size="small" icon={EllipsisVertical} label={`Actions of ${name}`} />,
  },
];

const nameOf = ({ name }: Machine): string => name;
const nothing = (): void => undefined;

/** Four machines, one of them chosen. */
export function MachineTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(['web-02']));
  return (
    <Table
      caption="Virtual machines"
      columns={columns}
      rows={rows}
      getRowId={nameOf}
      empty="Virtual machines you create appear here."
      sort={{ column: 'name', direction: 'ascending' }}
      onSortChange={nothing}
      selection={selected}
      onSelectionChange={setSelected}
    />
  );
}

/** What stands on the first page of a machine. */
export function MachineFacts() {
  return (
    <KeyValueList
      minColumnWidth="150px"
      items={[
        { label: 'Public IPv4', value: '198.51.100.24', monospace: true },
        { label: 'Size', value: '4 vCPU, 8 GB' },
        { label: 'Disk', value: '80 GB NVMe' },
        { label: 'Location', value: 'Tallinn' },
        { label: 'Image', value: <Link href="#image">Debian 13</Link> },
        { label: 'Price a month', value: '€12.40' },
      ]}
    />
  );
}
