import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import { columns, MachineTable, machines } from './fixtures.js';
import { Table } from './Table.js';
import type { ColumnWidths } from './types.js';

const meta = {
  title: 'Components/Table/Resizable',
  component: Table,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `With \`resizable\` the lines between the headings can be moved. The table stays as wide as its place: what one column gets, those after it give, each down to its \`minWidth\`. On a narrower page chosen widths shrink in proportion; the column that names the row takes what is left over. Keep \`columnWidths\` with the person's other settings; \`useCollection\` keeps them beside the chosen columns. Cards have no handles. Not for tables whose columns have their right widths by content: it adds a stop of the Tab key for each column.

| Key | Where | Does |
|---|---|---|
| Arrow left, right | a handle | Moves it by 16 px |
| Home, End | a handle | As narrow, as wide as can be |
| Enter, two presses | a handle | Gives the column its natural width |
| Escape | a handle | The width as it was when the handle was reached; while it is dragged, as it was before |`,
      },
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof MachineTable>;

const widthOf = (canvasElement: HTMLElement, name: string) =>
  Math.round(within(canvasElement).getByRole('columnheader', { name }).getBoundingClientRect().width);

async function drag(handle: HTMLElement, by: number, end: () => unknown = () => fireEvent.pointerUp(handle)) {
  const at = handle.getBoundingClientRect().x + 12;
  const place = (clientX: number) => ({ clientX, button: 0, isPrimary: true, pointerId: 1 });
  await fireEvent.pointerDown(handle, place(at));
  await fireEvent.pointerMove(handle, place(at + by / 2));
  await fireEvent.pointerMove(handle, place(at + by));
  await end();
}

/** A table in 800 px, whatever the screen. */
const inEightHundred: Story['decorators'] = [
  (Story) => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: '900px' }}>{Story()}</div>
    </div>
  ),
];

export const ByPointer: Story = {
  decorators: inEightHundred,
  args: { rows: machines(4), resizable: true, selectable: true, onColumnWidthsChange: fn() },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const table = canvas.getByRole('table');
    const handle = await canvas.findByRole('separator', { name: 'Width of Name' });
    const [before, status, whole] = [
      widthOf(canvasElement, 'Name'),
      widthOf(canvasElement, 'Status'),
      table.offsetWidth,
    ];
    await step('the columns follow the pointer, the caller hears of it at the end', async () => {
      await drag(handle, 40, async () => {
        await expect(Math.abs(widthOf(canvasElement, 'Name') - before - 40)).toBeLessThanOrEqual(1);
        await expect(args.onColumnWidthsChange).not.toHaveBeenCalled();
        await fireEvent.pointerUp(handle);
      });
      await expect(args.onColumnWidthsChange).toHaveBeenCalledOnce();
      await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Name') - before - 40)).toBeLessThanOrEqual(6));
      await expect(Math.abs(widthOf(canvasElement, 'Status') - status + 40)).toBeLessThanOrEqual(1);
      await expect(table.offsetWidth).toBe(whole);
    });
    await step('Escape takes a drag back', async () => {
      const kept = widthOf(canvasElement, 'Name');
      await drag(handle, -30, async () => {
        await expect(widthOf(canvasElement, 'Name')).toBeLessThan(kept - 20);
        await fireEvent.keyDown(handle, { key: 'Escape' });
      });
      await expect(widthOf(canvasElement, 'Name')).toBe(kept);
      await expect(args.onColumnWidthsChange).toHaveBeenCalledOnce();
    });
    await step('the table stays as wide as its place however far it goes', async () => {
      await drag(handle, 2000);
      await waitFor(() => expect(table.offsetWidth).toBe(whole));
      await expect(widthOf(canvasElement, 'Status')).toBe(64);
    });
    await step('two presses restore', async () => {
      await userEvent.dblClick(handle);
      await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Name') - before)).toBeLessThanOrEqual(6));
    });
  },
};

export const ByKeyboard: Story = {
  decorators: inEightHundred,
  args: { rows: machines(4), resizable: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('separator', { name: 'Width of Name' });
    const table = drive(userEvent).table('Virtual machines');
    await expect(table.columns()).toContain('Name');
    const handle = table.columnHandle('Name');
    const natural = handle.value();
    await expect(natural).toBe(widthOf(canvasElement, 'Name'));
    await handle.move('ArrowRight', 2);
    await waitFor(() => expect(Math.abs(handle.value() - natural - 32)).toBeLessThanOrEqual(6));
    await handle.move('Home');
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Name') - 64)).toBeLessThanOrEqual(6));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(Math.abs(handle.value() - natural)).toBeLessThanOrEqual(6));
    await handle.move('End');
    await waitFor(() => expect(widthOf(canvasElement, 'Memory')).toBe(64));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.abs(handle.value() - natural)).toBeLessThanOrEqual(6));
    await expect(handle.element).toHaveFocus();
    await expect(canvas.queryByRole('separator', { name: 'Width of Price a month' })).toBeNull();
  },
};

const wideName = columns.map((column) =>
  column.id === 'name' ? Object.assign({}, column, { width: '300px' }) : column,
);

/** A width of the row header holds while none is chosen; then it takes what is left over. */
export const RowHeaderWithWidth: Story = {
  decorators: inEightHundred,
  args: { rows: machines(4), resizable: true, columns: wideName },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('separator', { name: 'Width of Name' });
    const handle = drive(userEvent).table().columnHandle('Name');
    const natural = handle.value();
    await handle.move('ArrowRight', 2);
    await waitFor(() => expect(Math.abs(handle.value() - natural - 32)).toBeLessThanOrEqual(6));
    await handle.move('Home');
    await waitFor(() => expect(Math.abs(widthOf(canvasElement, 'Name') - 64)).toBeLessThanOrEqual(6));
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>, ...inEightHundred],
  args: { rows: machines(4), resizable: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('separator', { name: 'Width of Name' });
    const handle = drive(userEvent).table().columnHandle('Name');
    const natural = handle.value();
    await handle.move('ArrowLeft');
    await waitFor(() => expect(handle.value()).toBeGreaterThan(natural + 8));
    const before = widthOf(canvasElement, 'Name');
    await drag(handle.element, 24);
    await waitFor(() => expect(widthOf(canvasElement, 'Name')).toBeLessThan(before - 16));
  },
};

/** The caller keeps the widths: another page load, or another window, begins with them. */
function KeptWidths() {
  const [widths, setWidths] = useState<ColumnWidths>({ name: 200, status: 160, vcpu: 80, memory: 90, address: 130 });
  return (
    <Stack>
      {[900, 720, 288].map((width) => (
        <div key={width} style={{ inlineSize: `${width}px` }} data-width={width}>
          <MachineTable
            caption={`In ${width} px`}
            rows={machines(2)}
            selectable
            resizable
            columnWidths={widths}
            onColumnWidthsChange={setWidths}
          />
        </div>
      ))}
    </Stack>
  );
}

export const Kept: Story = {
  render: () => (
    <div style={{ overflowX: 'auto' }}>
      <KeptWidths />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('separator', { name: 'Width of Name' });
    for (const width of [900, 720, 288]) {
      const table = canvas.getByRole('table', { name: `In ${width} px` });
      await waitFor(() =>
        expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(
          (canvasElement.querySelector(`[data-width="${width}"]`) as Element).getBoundingClientRect().right,
        ),
      );
    }
    const widths = (name: string) =>
      within(canvas.getByRole('table', { name })).getByRole('columnheader', { name: 'Status' }).offsetWidth;
    await expect(widths('In 900 px')).toBe(160);
    await expect(widths('In 720 px')).toBeLessThan(160);
    await expect(within(canvas.getByRole('table', { name: 'In 288 px' })).queryByRole('separator')).toBeNull();
    const handle = drive(userEvent).table('In 900 px').columnHandle('Status');
    await handle.move('ArrowRight');
    await waitFor(() => expect(widths('In 900 px')).toBeGreaterThan(165));
  },
};

export const Windowed: Story = {
  decorators: inEightHundred,
  args: { rows: machines(2000), resizable: true, viewAll: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    await canvas.findByRole('separator', { name: 'Width of Name' });
    const handle = drive(userEvent).table().columnHandle('Name');
    const natural = handle.value();
    await handle.move('ArrowRight', 3);
    await waitFor(() => expect(handle.value()).toBeGreaterThan(natural + 40));
    await handle.restore();
    await waitFor(() => expect(Math.abs(handle.value() - natural)).toBeLessThanOrEqual(6));
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap={8}>
      <MachineTable rows={machines(3)} resizable selectable />
      <MachineTable rows={machines(2)} resizable columnWidths={{ name: 300, price: 110 }} columns={columns} />
      <StateSheet
        rows={{ resizable: () => <MachineTable rows={machines(1)} resizable /> }}
        states={pointerStates}
        cell={640}
      />
    </Stack>
  ),
};
