import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide-react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.js';
import { IconButton } from '../components/Button/IconButton.js';
import { Stack } from '../components/Layout/Stack.js';
import { PageHeader } from '../components/PageHeader/PageHeader.js';
import { Table } from '../components/Table/Table.js';
import type { ColumnWidths } from '../components/Table/types.js';
import { Announcer } from '../components/Announcer/Announcer.js';
import { ColumnChooser } from '../compositions/ColumnChooser/ColumnChooser.js';
import { FilterBar } from '../compositions/FilterBar/FilterBar.js';
import { drive } from '../testing/index.js';
import {
  useBrowserAddress,
  useCollection,
  useCsvDownload,
  type CollectionColumn,
  type CollectionFilter,
} from './index.js';
import { collectionGuide } from './Collection.guide.js';

interface Invoice {
  number: string;
  customer: string;
  status: 'paid' | 'open' | 'overdue';
  total: number;
  due: string;
}

const customers = ['Tamm OÜ', 'Ärikool AS', 'Meri & Maa', 'Nordwind GmbH', 'Öko Pood'];
const invoices = Array.from({ length: 10_000 }, (_, index): Invoice => {
  const status = index % 7 === 0 ? 'overdue' : index % 3 === 0 ? 'open' : 'paid';
  const due = new Date(Date.UTC(2026, index % 12, 1 + (index % 28))).toISOString().slice(0, 10);
  const customer = customers[index % customers.length] ?? '';
  return { number: `2026-${String(index + 1).padStart(5, '0')}`, customer, status, total: (index * 37) % 900, due };
});

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const statuses = { paid: 'Paid', open: 'Open', overdue: 'Overdue' };

/* From here on it is what a portal writes. */
const columns: CollectionColumn<Invoice>[] = [
  {
    id: 'number',
    header: 'Number',
    rowHeader: true,
    csv: { number: (row) => row.number },
    cell: (row) => row.number,
  },
  {
    id: 'customer',
    header: 'Customer',
    csv: { customer: (row) => row.customer },
    cell: (row) => row.customer,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: false,
    csv: { status: (row) => row.status },
    cell: (row) => statuses[row.status],
  },
  {
    id: 'due',
    header: 'Due',
    optional: true,
    csv: { due: (row) => row.due },
    cell: (row) => row.due,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    csv: { total_eur: (row) => row.total },
    cell: (row) => euros.format(row.total),
  },
];
const filters: CollectionFilter<Invoice>[] = [
  {
    id: 'status',
    label: 'Status',
    all: 'All statuses',
    options: Object.entries(statuses).map(([id, label]) => ({ id, label })),
    matches: (row, value) => row.status === value,
  },
];
const search = (row: Invoice) => [row.number, row.customer];
const count = (rows: number) => `${rows} invoices`;
const getRowId = (row: Invoice) => row.number;

function Invoices({ rows }: { rows: readonly Invoice[] }) {
  const [isChoosing, setChoosing] = useState(false);
  const [columnWidths, onColumnWidthsChange] = useState<ColumnWidths>({});
  const list = useCollection({
    columnWidths,
    onColumnWidthsChange,
    rows,
    columns,
    filters,
    search,
    count,
    counts: true,
    getRowId,
    address: useBrowserAddress(),
  });
  const csv = useCsvDownload({ rows: list.rows, fields: list.csvFields, count, fileName: 'acme invoices' });
  const tools = (
    <>
      <IconButton icon={Columns3} label="Choose columns" onClick={() => setChoosing(true)} />
      <Button icon={csv.icon} disabledReason={csv.disabledReason} onClick={csv.onAction}>
        {csv.label}
      </Button>
    </>
  );
  return (
    <Stack>
      <PageHeader heading="Invoices" actions={tools} />
      <FilterBar {...list.filterBarProps} label="Invoices" chips />
      <Table {...list.tableProps} resizable caption="Invoices" empty="There are no invoices yet." />
      <ColumnChooser {...list.columnChooserProps} open={isChoosing} onOpenChange={setChoosing} />
    </Stack>
  );
}
/* To here: thirty lines. */

const parameters = (): Record<string, string> => Object.fromEntries(new URLSearchParams(window.location.search));

const meta = {
  title: 'Collections/useCollection',
  component: Invoices,
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
  args: { rows: invoices },
  /* The address belongs to the whole page. */
  beforeEach: () => {
    const before = window.location.href;
    return () => window.history.replaceState(window.history.state, '', before);
  },
  parameters: {
    guide: collectionGuide,
  },
} satisfies Meta<typeof Invoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};

export const SearchedFilteredSortedAndDownloaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ui = drive(userEvent, { root: canvasElement });
    await canvas.findByRole('searchbox');
    const status = ui.select('Status');
    await expect(await status.options()).toEqual([
      'All statuses (10,000)',
      'Paid (5,714)',
      'Open (2,857)',
      'Overdue (1,429)',
    ]);
    await status.choose('Overdue (1,429)');
    await expect(parameters()['status']).toBe('overdue');
    await ui.textField('Search').type('meri 0004');
    await waitFor(() => expect(parameters()['q']).toBe('meri 0004'));
    await waitFor(() => expect(within(canvasElement).getAllByRole('row')).toHaveLength(2));
    await expect(within(canvasElement).getByRole('rowheader')).toHaveTextContent('2026-00043');
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Found: 1 invoices'));

    await ui.textField('Search').type('nothing');
    await expect(await canvas.findByText('Nothing matches the search and the filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveAccessibleDescription(
      'There is nothing to download',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(parameters()).not.toHaveProperty('q'));
    await expect(parameters()).not.toHaveProperty('status');

    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(parameters()).toMatchObject({ sort: 'total', dir: 'descending' });

    let file: Blob | undefined;
    const address = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      file = content as Blob;
      return 'data:,';
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    address.mockRestore();
    const [heading, first] = ((await file?.text()) ?? '').split('\r\n');
    await expect(heading).toBe('number,customer,status,due,total_eur');
    await expect(first).toMatch(/,899$/);
  },
};

export const RemovedByItsChipAndColumnsChosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ui = drive(userEvent, { root: canvasElement });
    await canvas.findByRole('searchbox');
    await ui.select('Status').choose('Open (2,857)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Status: Open' }));
    await expect(parameters()).not.toHaveProperty('status');

    await userEvent.click(canvas.getByRole('button', { name: 'Choose columns' }));
    const dialog = await ui.dialog('Columns');
    await userEvent.click(within(dialog.element).getByRole('checkbox', { name: 'Due' }));
    await userEvent.click(within(dialog.element).getByRole('button', { name: 'Restore the default' }));
    await userEvent.click(within(dialog.element).getByRole('checkbox', { name: 'Due' }));
    await dialog.close();
    await expect(await canvas.findByRole('columnheader', { name: /Due/ })).toBeVisible();
  },
};

/** "Restore the default" in the choice of columns is also for their widths. */
export const WidthsRestored: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ui = drive(userEvent, { root: canvasElement });
    await canvas.findByRole('searchbox');
    await canvas.findByRole('separator', { name: 'Width of Number' });
    const handle = ui.table('Invoices').columnHandle('Number');
    const natural = handle.value();
    await handle.move('ArrowRight', 3);
    await waitFor(() => expect(handle.value()).toBeGreaterThan(natural + 40));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose columns' }));
    const dialog = await ui.dialog('Columns');
    await userEvent.click(within(dialog.element).getByRole('button', { name: 'Restore the default' }));
    await dialog.close();
    await waitFor(() => expect(Math.abs(handle.value() - natural)).toBeLessThanOrEqual(6));
  },
};

export const NoRows: Story = { args: { rows: [] } };
