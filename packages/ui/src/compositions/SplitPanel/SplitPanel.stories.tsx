import { useMemo, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { KeyValueList } from '../../components/KeyValueList/KeyValueList.js';
import { MachineTable, columns, machines, type Machine } from '../../components/Table/fixtures.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import { SplitPanel, type SplitPanelProps } from './SplitPanel.js';
import { splitPanelGuide } from './SplitPanel.guide.js';

const facts = (
  <KeyValueList
    items={[
      { label: 'Status', value: 'Running' },
      { label: 'Address', value: '10.0.0.2', copyValue: '10.0.0.2', monospace: true },
      { label: 'Price a month', value: '€41.20' },
      { label: 'Created', value: '2 February 2026' },
    ]}
  />
);

const meta = {
  title: 'Compositions/SplitPanel',
  component: SplitPanel,
  tags: ['autodocs'],
  parameters: {
    guide: splitPanelGuide,
    docs: {
      story: { inline: false, height: '560px' },
    },
  },
  args: {
    heading: 'web-02',
    panel: facts,
    actions: <Button size="small">Restart</Button>,
    defaultOpen: true,
    onOpenChange: fn(),
    onSizeChange: fn(),
    onCollapsedChange: fn(),
    children: <MachineTable rows={machines(10)} />,
  },
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia('(min-width: 701px)').matches;
const sizeOf = (name: string, side: 'width' | 'height') =>
  Math.round(screen.getByRole('region', { name }).getBoundingClientRect()[side]);

async function works(side: 'end' | 'bottom', args: SplitPanelProps) {
  if (!isWide()) {
    await (await drive(userEvent).dialog('web-02')).close();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    return;
  }
  const [less, more] = side === 'end' ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowDown', 'ArrowUp'] as const);
  const length = side === 'end' ? 'width' : 'height';
  const line = drive(userEvent).splitter('Size of web-02');
  const first = line.value();
  await expect(sizeOf('web-02', length)).toBe(first);
  await line.move(more, 2);
  await expect(args.onSizeChange).toHaveBeenLastCalledWith(first + 32);
  await waitFor(() => expect(line.value()).toBe(first + 32));
  await line.move(less);
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first + 16));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(line.value()).toBe(first));
  await line.move('Home');
  await waitFor(() => expect(line.value()).toBe(line.limits().min));
  await line.move('End');
  await waitFor(() => expect(line.value()).toBe(line.limits().max));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

  await line.restore();
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first));
  const { x, y } = line.element.getBoundingClientRect();
  const place = (by: number) => ({ clientX: x - by, clientY: y - by, button: 0, isPrimary: true, pointerId: 1 });
  await fireEvent.pointerDown(line.element, place(0));
  await fireEvent.pointerMove(line.element, place(30));
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first + 30));
  await fireEvent.keyDown(line.element, { key: 'Escape' });
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first));

  const collapse = screen.getByRole('button', { name: 'Collapse web-02' });
  await userEvent.click(collapse);
  await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
  await expect(screen.queryByText('2 February 2026')).not.toBeVisible();
  await expect(screen.getByRole('button', { name: 'Expand web-02' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Expand web-02' }));
  await expect(screen.getByText('2 February 2026')).toBeVisible();

  /* Folded, it keeps its size: Escape takes nothing from it, and arrows count from it. */
  await userEvent.click(screen.getByRole('button', { name: 'Collapse web-02' }));
  await waitFor(() => expect(line.value()).toBe(first));
  line.element.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first));
  await userEvent.keyboard('{Escape}');
  await expect(sizeOf('web-02', length)).toBe(first);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Expand web-02' });
  await line.move(more);
  await waitFor(() => expect(sizeOf('web-02', length)).toBe(first + 16));
}

export const Bottom: Story = { play: ({ args }) => works('bottom', args) };

export const End: Story = { args: { side: 'end' }, play: ({ args }) => works('end', args) };

export const RightToLeft: Story = {
  args: { side: 'end' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async () => {
    if (!isWide()) return;
    const line = drive(userEvent).splitter();
    const first = line.value();
    await line.move('ArrowRight');
    await waitFor(() => expect(line.value()).toBe(first + 16));
  },
};

/** A page: what is pressed in the list is shown, and the list gets the focus back. */
function Machines({ side }: { side: 'end' | 'bottom' }): ReactNode {
  const [chosen, setChosen] = useState<Machine>();
  const withButtons = useMemo(() => {
    const cell = (machine: Machine) => (
      <Button size="small" variant="quiet" onClick={() => setChosen(machine)}>
        {machine.name}
      </Button>
    );
    return columns.map((column) => (column.id === 'name' ? Object.assign({}, column, { cell }) : column));
  }, []);
  return (
    <SplitPanel
      side={side}
      heading={chosen?.name ?? ''}
      panel={facts}
      open={chosen !== undefined}
      onOpenChange={() => setChosen(undefined)}
    >
      <MachineTable rows={machines(30)} viewAll columns={withButtons} />
    </SplitPanel>
  );
}

export const ReturnsTheFocus: Story = {
  render: () => <Machines side="bottom" />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'web-03' });
    await userEvent.click(opener);
    if (isWide()) {
      await expect(canvas.getByRole('region', { name: 'web-03' })).toBeVisible();
      await expect(opener).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Close web-03' }));
      await expect(canvas.queryByRole('region', { name: 'web-03' })).toBeNull();
    } else {
      await (await drive(userEvent).dialog('web-03')).close();
    }
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** As after its thing was deleted: the page closes the panel, with the focus in it. */
export const ClosedByThePage: Story = {
  render: function Closable(args) {
    const [open, setOpen] = useState(true);
    return (
      <SplitPanel
        {...args}
        open={open}
        onOpenChange={setOpen}
        panel={<Button onClick={() => setOpen(false)}>Delete</Button>}
      >
        <Button>web-02</Button>
      </SplitPanel>
    );
  },
  play: async ({ canvas }) => {
    if (!isWide()) return;
    const opener = canvas.getByRole('button', { name: 'web-02' });
    opener.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByRole('region', { name: 'web-02' })).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Sheet: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <SplitPanel {...args} side="end" />
      <SplitPanel {...args} side="end" heading="web-03" defaultCollapsed defaultOpen={isWide()} />
      <SplitPanel {...args} heading="web-04" defaultSize={180} defaultOpen={isWide()} />
    </div>
  ),
  play: async () => {
    if (!isWide()) await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Close' });
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={{
        bottom: () => (
          <SplitPanel {...args} defaultSize={180}>
            List
          </SplitPanel>
        ),
      }}
      states={pointerStates}
      cell={360}
    />
  ),
};
