import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { Card } from '../Card/Card.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { columns, MachineTable, machines, type Machine, type MachineTableProps } from './fixtures.js';
import { Table } from './Table.js';
import { tableGuide } from './Table.guide.js';

const meta: Meta<MachineTableProps> = {
  title: 'Components/Table',
  component: MachineTable,
  subcomponents: { Table },
  render: (args) => <MachineTable {...args} />,
  tags: ['autodocs'],
  parameters: {
    guide: tableGuide,
  },
  args: { rows: machines(6) },
};

export default meta;
type Story = StoryObj<MachineTableProps>;

const box = (element: HTMLElement, name: string) => within(element).getByRole<HTMLInputElement>('checkbox', { name });
const bodyNames = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((header) => header.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = drive(userEvent).table('Virtual machines');
    await expect(table.element).toBeVisible();
    await expect(table.columns()).toEqual([
      'Name',
      'Status',
      'vCPU',
      'Memory',
      'Private IPv4',
      'Price a month',
      'Actions',
    ]);
    await expect(table.rows()).toHaveLength(6);
    await expect(table.cell('web-03', 'Status')).toBe('Stopped');
    await expect(table.cell('web-03', 'Private IPv4')).toBe('10.0.0.3');
    await expect(() => table.cell('web-07', 'Status')).toThrow('no rowheader named "web-07"');
    await expect(canvas.queryByRole('button', { name: /View all/ })).toBeNull();
  },
};

export const RowsAreFortyPixelsHigh: Story = {
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first?.getBoundingClientRect().height).toBe(40);
  },
};

export const Sorting: Story = {
  play: async ({ canvas }) => {
    const table = drive(userEvent).table('Virtual machines');
    const price = 'Price a month';
    await expect(table.sorted()).toBeUndefined();
    canvas.getByRole('button', { name: price }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(table.sorted()).toEqual({ column: price, direction: 'ascending' });
    const ascending = table.rows();
    await userEvent.keyboard(' ');
    await expect(table.sorted()).toEqual({ column: price, direction: 'descending' });
    await expect(table.rows()).toEqual(ascending.toReversed());
    await table.sortBy('Name', 'descending');
    await expect(table.sorted()).toEqual({ column: 'Name', direction: 'descending' });
    await expect(table.rows()[0]).toBe('web-06');
    await expect(table.sortBy('Private IPv4')).rejects.toThrow('no button named "Private IPv4"');
  },
};

export const ViewAll: Story = {
  args: { rows: machines(24), onViewAllChange: fn() },
  play: async ({ canvas, args }) => {
    const table = drive(userEvent).table('Virtual machines');
    await expect(table.rows()).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'View all (24)' })).toBeVisible();
    await table.viewAll();
    await expect(args.onViewAllChange).toHaveBeenCalledWith(true);
    await expect(table.rows()).toHaveLength(24);
    await expect(canvas.getByRole('link', { name: 'web-11' })).toHaveFocus();
    await table.viewFirst();
    await expect(table.rows()).toHaveLength(10);
  },
};

export const SelectionByMouse: Story = {
  args: { rows: machines(12), selectable: true, bulkActions: <Button size="small">Stop</Button> },
  play: async ({ canvas, canvasElement, step }) => {
    const table = drive(userEvent).table('Virtual machines');
    const head = box(canvasElement, 'Select all rows');
    await step('one row makes the head mixed and is announced', async () => {
      await table.select('web-02');
      await expect(head.indeterminate).toBe(true);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    });
    await step('a click with Shift selects the range', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(box(canvasElement, 'Select web-05'));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
      await expect(table.selected()).toEqual(['web-02', 'web-03', 'web-04', 'web-05']);
    });
    await step('the head selects all rows, those not shown too', async () => {
      await table.selectAll();
      await expect(canvas.getByRole('status')).toHaveTextContent('12 selected');
      await expect(head).toBeChecked();
    });
    await step('clearing gives the focus to the head', async () => {
      await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
      await table.clearSelection();
      await expect(head).toHaveFocus();
      await expect(head).not.toBeChecked();
      await expect(canvas.queryByRole('group')).toBeNull();
    });
  },
};

export const SelectionByKeyboard: Story = {
  args: {
    rows: machines(8),
    selectable: true,
    children: ({ selected }) => <output>{[...selected].toSorted().join(' ')}</output>,
  },
  play: async ({ canvasElement, step }) => {
    const held = () => canvasElement.querySelector('output')?.textContent;
    box(canvasElement, 'Select web-03').focus();
    await step('Space selects', async () => {
      await userEvent.keyboard(' ');
      await expect(held()).toBe('m-3');
    });
    await step('an arrow only moves', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(box(canvasElement, 'Select web-03')).toHaveFocus();
      await expect(held()).toBe('m-3');
    });
    await step('Shift with arrows grows and shrinks the range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(held()).toBe('m-3 m-4 m-5');
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(held()).toBe('m-3 m-4');
    });
    await step('the first row is the end', async () => {
      box(canvasElement, 'Select web-01').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(box(canvasElement, 'Select web-01')).toHaveFocus();
    });
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, selectable: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(drive(userEvent).table().isLoading()).toBe(true);
    await expect(box(canvasElement, 'Select all rows')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading rows');
    await expect(canvas.queryByText(/you create appear/)).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState action={<Button>Create virtual machine</Button>}>Virtual machines you create appear here.</EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('Virtual machines you create appear here.');
  },
};

export const NoMatch: Story = {
  args: {
    rows: [],
    filtered: true,
    noMatch: (
      <EmptyState picture="search" action={<Button>Clear filter</Button>}>
        No machine matches this filter.
      </EmptyState>
    ),
  },
  play: async () => {
    await expect(drive(userEvent).table().emptyText()).toBe('No machine matches this filter. Clear filter');
  },
};

export const Cards: Story = {
  args: { rows: machines(3), selectable: true, startSort: { column: 'name', direction: 'ascending' } },
  render: (args) => (
    <div style={{ inlineSize: '288px' }} data-testid="narrow">
      <MachineTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    const cell = canvas.getAllByText('10.0.0.1')[0]?.closest('td');
    await expect(cell && getComputedStyle(cell, '::before').content).toContain('Private IP');
    await expect(canvas.getByRole('button', { name: 'Actions for web-01' })).toBeVisible();
    await userEvent.click(box(canvasElement, 'Select all rows'));
    await expect(box(canvasElement, 'Select web-03')).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name, descending');
    await expect(bodyNames(canvasElement)[0]).toBe('web-03');
  },
};

/** A card has room for what is known: a cell without a value is left out with its label. One whose value may still come stays. */
export const CellsWithoutValue: Story = {
  args: {
    rows: machines(1),
    columns: [
      { id: 'name', header: 'Name', rowHeader: true, cell: () => '—' },
      { id: 'address', header: 'Address', cell: ({ address }) => address },
      { id: 'note', header: 'Note', cell: () => '' },
      { id: 'owner', header: 'Owner', cell: () => null },
      { id: 'price', header: 'Price', cell: () => '—' },
      { id: 'count', header: 'Count', cell: () => 0 },
    ],
  },
  render: (args) => (
    <Stack>
      <MachineTable {...args} caption="Wide" />
      <div style={{ inlineSize: '288px' }}>
        <MachineTable {...args} caption="Narrow" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const labelsIn = (caption: string) =>
      [...canvas.getByRole('table', { name: caption }).querySelectorAll<HTMLElement>('[data-label]')]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => cell.dataset['label']);
    await expect(labelsIn('Wide')).toEqual(['Name', 'Address', 'Note', 'Owner', 'Price', 'Count']);
    await expect(canvas.getByRole('table', { name: 'Wide' })).toHaveTextContent(/10\.0\.0\.1—{3}0/);
    await expect(labelsIn('Narrow')).toEqual(['Name', 'Address', 'Price', 'Count']);
  },
};

export const NoCards: Story = {
  args: { ...Empty.args, selectable: true },
  render: Cards.render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

const plainNames = columns.map((column) =>
  column.id === 'name' ? Object.assign({}, column, { cell: ({ name }: Machine) => name }) : column,
);

/** A row leads somewhere as a whole; what can be pressed in it does what it says. */
export const RowLinks: Story = {
  args: {
    rows: machines(3),
    columns: plainNames,
    selectable: true,
    rowHref: ({ uuid }) => `#/machines/${uuid}`,
    rowProps: ({ status }) => ({ 'data-status': status }),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const table = drive(userEvent).table('Virtual machines');
    const link = canvas.getByRole('link', { name: 'web-02' });
    const followed = fn((event: MouseEvent) => event.preventDefault());
    link.addEventListener('click', followed);
    const status = table.cellElement('web-02', 'Status');
    await step('a press on any fact follows the link of the name', async () => {
      await expect(link).toHaveAttribute('href', '#/machines/m-2');
      await expect(table.row('web-02')).toHaveAttribute('data-status', 'running');
      await waitFor(() => expect(getComputedStyle(table.row('web-02')).cursor).toBe('pointer'));
      // Presses are followed once the code for that has come.
      await waitFor(async () => {
        await userEvent.click(status);
        await expect(followed).toHaveBeenCalled();
      });
      followed.mockClear();
      await userEvent.click(status);
      await expect(followed).toHaveBeenCalledOnce();
    });
    await step('Ctrl and the middle button ask for a tab', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(status);
      await user.keyboard('{/Control}');
      await expect(followed.mock.lastCall?.[0].ctrlKey).toBe(true);
      await userEvent.pointer({ keys: '[MouseMiddle]', target: status });
      await expect(followed).toHaveBeenCalledTimes(3);
      await expect(followed.mock.lastCall?.[0].ctrlKey).toBe(true);
    });
    await step('the checkbox, its cell, the menu and its cell do not', async () => {
      await table.select('web-02');
      await userEvent.click(box(canvasElement, 'Select web-02').closest('td') as Element);
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for web-02' }));
      await expect(followed).toHaveBeenCalledTimes(3);
      await expect(table.selected()).toEqual(['web-02']);
    });
    await step('text can be selected', async () => {
      getSelection()?.selectAllChildren(status);
      await fireEvent.click(status);
      await expect(followed).toHaveBeenCalledTimes(3);
      getSelection()?.removeAllRanges();
    });
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Stack gap={8}>
        <MachineTable
          rows={machines(12)}
          selectable
          startSelected={['m-2', 'm-3']}
          startSort={{ column: 'name', direction: 'ascending' }}
          highlighted={new Set(['m-5'])}
          bulkActions={<Button size="small">Stop</Button>}
        />
        <MachineTable rows={machines(2)} selectable bulkActions={<Button size="small">Stop</Button>} />
        <Card heading="Inside a card" padding="none">
          <MachineTable rows={machines(3)} variant="plain" />
        </Card>
        <MachineTable rows={[]} loading loadingRows={3} />
        <MachineTable rows={[]} />
        <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
          <MachineTable rows={machines(2)} selectable startSelected={['m-1']} />
        </div>
      </Stack>
      <StateSheet
        rows={{
          selectable: () => <MachineTable rows={machines(3)} selectable startSelected={['m-2']} />,
        }}
        states={pointerStates}
        cell={640}
      />
      <StateSheet
        rows={{ 'more than ten rows': () => <MachineTable rows={machines(11)} /> }}
        states={['pressed', 'focus']}
        cell={640}
      />
    </>
  ),
};
