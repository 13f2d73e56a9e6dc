import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Drawer } from '../Drawer/Drawer.js';
import { columns, MachineTable, machines, type Machine } from './fixtures.js';
import { Table } from './Table.js';
import type { TableColumn } from './types.js';
import { windowedGuide } from './Windowed.guide.js';

const meta = {
  title: 'Components/Table/Windowed',
  component: Table,
  tags: ['autodocs'],
  parameters: {
    guide: windowedGuide,
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof MachineTable>;

const many = machines(10_000);
/** How often each row was rendered, for the story that counts. */
const renders = new Map<string, number>();

const countingColumns = columns.map((column) => (column.id === 'status' ? counting(column) : column));

function counting(column: TableColumn<Machine>): TableColumn<Machine> {
  return {
    ...column,
    cell: (machine) => {
      renders.set(machine.uuid, (renders.get(machine.uuid) ?? 0) + 1);
      return column.cell(machine);
    },
  };
}

/** Scrolls until the end of the page is reached: it moves away while rows turn out taller than they were taken for. */
const scrolledToTheEnd = (reached: () => void): Promise<void> =>
  waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    reached();
  });

/** Which of the rows that are in the document already are rendered again by what is done; new ones may come in besides. */
async function renderedAgain(table: HTMLElement, act: () => Promise<void>): Promise<string[]> {
  const before = new Set(Array.from(table.querySelectorAll('tbody a'), (link) => link.getAttribute('href')?.slice(1)));
  renders.clear();
  await act();
  return [...renders.keys()].filter((id) => before.has(id));
}

function CountingTable() {
  const [rows, setRows] = useState(many);
  const stopThird = () =>
    setRows((current) => current.map((row, index) => (index === 2 ? { ...row, status: 'creating' } : row)));
  return (
    <>
      <Button onClick={stopThird}>Change the third machine</Button>
      <MachineTable rows={rows} columns={countingColumns} viewAll selectable />
    </>
  );
}

export const TenThousandRows: Story = {
  render: () => <CountingTable />,
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    const table = canvas.getByRole('table');
    await step('few nodes stand for many rows', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000));
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(400_000);
    });
    await step('one changed row renders one row', async () => {
      const button = canvas.getByRole('button', { name: 'Change the third machine' });
      await expect(await renderedAgain(table, () => userEvent.click(button))).toEqual(['m-3']);
    });
    await step('one selected row renders one row', async () => {
      const box = canvas.getByRole('checkbox', { name: 'Select web-05' });
      await expect(await renderedAgain(table, () => userEvent.click(box))).toEqual(['m-5']);
    });
    await step('the page scrolls to the last row', async () => {
      await scrolledToTheEnd(() => expect(canvas.getByRole('link', { name: 'web-10000' })).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'web-10000' }).closest('tr')).toHaveAttribute(
        'aria-rowindex',
        '10001',
      );
      await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000));
    });
    await step('the row with the focus is still there', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Select web-05' })).toHaveFocus();
    });
    window.scrollTo(0, 0);
  },
};

function ShorteningTable() {
  const [count, setCount] = useState(many.length);
  return (
    <>
      <Button onClick={() => setCount(100)}>Leave 100 machines</Button>
      <Button onClick={() => setCount(0)}>Leave none</Button>
      <Button onClick={() => setCount(many.length)}>All machines</Button>
      <MachineTable rows={many.slice(0, count)} columns={countingColumns} viewAll selectable />
    </>
  );
}

export const FewRowsAreLeft: Story = {
  render: () => <ShorteningTable />,
  play: async ({ canvas, canvasElement, step }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('data-held'));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('rows that stay are not rendered again, and those out of sight not at all', async () => {
      await expect(await renderedAgain(table, () => press('Leave 100 machines'))).toEqual([]);
      await expect(table).toHaveAttribute('aria-rowcount', '101');
      await expect(canvas.queryByRole('link', { name: 'web-100' })).toBeNull();
      await scrolledToTheEnd(() => expect(canvas.getByRole('link', { name: 'web-100' })).toBeVisible());
      window.scrollTo(0, 0);
    });
    await step('after none all are there again', async () => {
      await press('Leave none');
      await expect(canvasElement.querySelectorAll('tbody a')).toHaveLength(0);
      await expect(canvas.getAllByRole('rowgroup')).toHaveLength(2);
      await press('All machines');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'web-01' })).toBeVisible());
      await expect(table).toHaveAttribute('aria-rowcount', '10001');
    });
  },
};

/**
 * Scrolls the page, as somebody at the scrollbar may, when the rows are rendered but not yet in place. The first one is there
 * before, to say how high they are.
 */
function ScrollingCell() {
  useLayoutEffect(() => {
    window.scrollTo(0, 50_000);
  }, []);
  return null;
}

const scrollingColumns = columns.map((column) =>
  column.id === 'status'
    ? { ...column, cell: (machine: Machine) => (machine.uuid === 'm-2' ? <ScrollingCell /> : column.cell(machine)) }
    : column,
);

/** The second table is there at once: the code of long tables has come with the first. */
function SecondTable() {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      <Button onClick={() => setSecond(!isSecond)}>Show the other table</Button>
      <MachineTable key={String(isSecond)} rows={many} columns={isSecond ? scrollingColumns : columns} viewAll />
    </>
  );
}

export const StaysWhereThePageIsScrolled: Story = {
  render: () => <SecondTable />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other table' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'web-01' })).toBeNull());
    await expect(window.scrollY).toBe(50_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other table' }));
    window.scrollTo(0, 0);
    await canvas.findByRole('link', { name: 'web-01' });
  },
};

export const ColumnsHoldStillWhileScrolling: Story = {
  args: { rows: many, viewAll: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    const widths = () =>
      canvas.getAllByRole('columnheader').map((head) => Math.round(head.getBoundingClientRect().width));
    const before = widths();
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'web-01' })).toBeNull());
    await expect(widths()).toEqual(before);
    window.scrollTo(0, 0);
    await canvas.findByRole('link', { name: 'web-01' });
  },
};

export const AllForGoodHaveNoButton: Story = {
  args: { rows: many.slice(0, 20), viewAll: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'web-20' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^View/ })).toBeNull();
  },
};

export const ViewAllGivesTheFocusToTheFirstNewRow: Story = {
  args: { rows: many },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View all (10,000)' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    await expect(canvas.getByRole('link', { name: 'web-11' })).toHaveFocus();
  },
};

/** Walking on from a row that was scrolled out of view brings it back, and selects nothing in between. */
export const WalksOnFromOutOfView: Story = {
  args: { rows: many, viewAll: true, selectable: true },
  render: (args) => <MachineTable {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-held'));
    const fifth = canvas.getByRole('checkbox', { name: 'Select web-05' });
    fifth.focus();
    window.scrollTo(0, 50_000);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'web-06' })).toBeNull());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(fifth).toHaveFocus();
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'web-06' })).toBeVisible());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select web-06' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    window.scrollTo(0, 0);
  },
};

export const ThousandsOfCards: Story = {
  args: { rows: many, viewAll: true, selectable: true },
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <MachineTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
    await waitFor(() => expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000));
    await scrolledToTheEnd(() => expect(canvas.getByRole('link', { name: 'web-10000' })).toBeVisible());
    window.scrollTo(0, 0);
  },
};

const fewHundred = machines(500);

export const ViewAllOfCardsGivesTheFocusToTheFirstNewRow: Story = {
  args: { rows: fewHundred },
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <MachineTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View all (500)' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'web-11' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'web-11' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'web-60' })).toBeNull();
    window.scrollTo(0, 0);
  },
};

function WithoutColumns() {
  const [fewer, setFewer] = useState(true);
  const [width, setWidth] = useState(288);
  return (
    <div style={{ overflowX: 'auto' }}>
      <Button onClick={() => setFewer(false)}>Show the memory</Button>
      <Button onClick={() => setWidth(700)}>Turn the phone</Button>
      <Button onClick={() => setWidth(900)}>Widen the window</Button>
      <div style={{ inlineSize: `${width}px` }}>
        <MachineTable rows={fewHundred} columns={fewer ? withoutMemory : columns} viewAll />
      </div>
    </div>
  );
}

const withoutMemory = columns.filter(({ id }) => id !== 'memory');

/** A column that is chosen, that a wider window brings back, or that cards had as a line. */
export const ColumnsThatComeHaveRoom: Story = {
  render: () => <WithoutColumns />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const expectRoom = (name: string) =>
      waitFor(async () => {
        await expect(canvas.getByRole('table')).toHaveAttribute('data-held');
        await expect(canvas.getByRole('columnheader', { name }).offsetWidth).toBeGreaterThan(60);
      });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'web-01' })).toBeVisible());
    await press('Turn the phone');
    await expectRoom('Name');
    await press('Show the memory');
    await expectRoom('Memory');
    await press('Widen the window');
    await expectRoom('Private IPv4');
  },
};

/** What scrolls a table in one of the stories below. */
const scrollerOf = (table: HTMLElement): HTMLElement => {
  for (let box = table.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight) return box;
  }
  throw new Error('Nothing around the table scrolls.');
};

/** Scrolls to the middle and to the end of what is around the table: there are rows wherever one looks. */
async function expectRowsEverywhere(table: HTMLElement) {
  await waitFor(() => expect(table.querySelector('tr[data-index]')).not.toBeNull());
  const scroller = scrollerOf(table);
  const rowInView = () => {
    const { top, height } = scroller.getBoundingClientRect();
    return Array.from(table.querySelectorAll('tbody a')).some((link) => {
      const box = link.getBoundingClientRect();
      return box.top > top && box.bottom < top + height;
    });
  };
  scroller.scrollTop = scroller.scrollHeight / 2;
  await waitFor(() => expect(rowInView()).toBe(true));
  await expect(within(table).queryByRole('link', { name: 'web-01' })).toBeNull();
  await waitFor(async () => {
    scroller.scrollTop = scroller.scrollHeight;
    await expect(within(table).getByRole('link', { name: 'web-500' })).toBeVisible();
  });
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
}

function Portal() {
  const [scrolls, setScrolls] = useState(true);
  return (
    <main style={scrolls ? { overflow: 'auto', blockSize: '600px' } : {}}>
      <Button onClick={() => setScrolls(!scrolls)}>{scrolls ? 'Let the page scroll' : 'Let the area scroll'}</Button>
      {/* Scrolls sideways alone, which makes it a scroll container both ways. */}
      <div style={{ overflowX: 'auto' }}>
        <MachineTable rows={fewHundred} viewAll />
      </div>
    </main>
  );
}

/** A main area that scrolls while the page does not, as in most portals; then the page scrolls, and the area again. */
export const InAScrollingArea: Story = {
  render: () => <Portal />,
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table');
    await step('the area scrolls', () => expectRowsEverywhere(table));
    await step('the page scrolls instead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let the page scroll' }));
      await scrolledToTheEnd(() => expect(canvas.getByRole('link', { name: 'web-500' })).toBeVisible());
      await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
      window.scrollTo(0, 0);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'web-01' })).toBeVisible());
    });
    await step('the area scrolls again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Let the area scroll' }));
      await expectRowsEverywhere(table);
    });
  },
};

export const InADialog: Story = {
  render: () => (
    <Dialog open onOpenChange={() => undefined} heading="Machines" size="large">
      <MachineTable rows={fewHundred} viewAll />
    </Dialog>
  ),
  play: async () => expectRowsEverywhere(within(await screen.findByRole('dialog')).getByRole('table')),
};

export const InADrawer: Story = {
  render: () => (
    <Drawer open onOpenChange={() => undefined} heading="Machines">
      <MachineTable rows={fewHundred} viewAll />
    </Drawer>
  ),
  play: async () => expectRowsEverywhere(within(await screen.findByRole('dialog')).getByRole('table')),
};
