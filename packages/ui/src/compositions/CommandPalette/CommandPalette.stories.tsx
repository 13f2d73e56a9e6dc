import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Play, Plus, Server, Square, SquareTerminal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { drive } from '../../testing/index.js';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';
import { forceState } from '../../stories/forcedStates.js';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';
import type { CommandGroup } from './CommandPalette.js';
import { commandPaletteGuide } from './CommandPalette.guide.js';

const stop = fn();

const groups: CommandGroup[] = [
  {
    label: 'web-1',
    items: [
      { id: 'start', label: 'Start', icon: Play, disabledReason: 'The virtual machine is running' },
      { id: 'stop', label: 'Stop', icon: Square, onAction: stop },
      { id: 'console', label: 'Open console', icon: SquareTerminal, shortcut: ['Ctrl', 'O'] },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
    ],
  },
  {
    label: 'Go to',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { id: 'vms', label: 'Virtual machines', icon: Server, href: '#vms' },
      { id: 'create', label: 'Create virtual machine', icon: Plus, href: '#create' },
    ],
  },
  {
    label: 'Virtual machines',
    items: [
      { id: 'db-1', label: 'db-1', description: '185.14.96.22 · Helsinki · Running', icon: Server, href: '#db-1' },
      { id: 'db-2', label: 'db-2', description: '185.14.96.23 · Tallinn · Stopped', icon: Server, href: '#db-2' },
    ],
  },
  {
    label: 'Appearance',
    items: [
      { id: 'light', label: 'Light', current: true },
      { id: 'dark', label: 'Dark' },
    ],
  },
];

const containing = (query: string): CommandGroup[] =>
  groups.map(({ label, items }) => ({
    label,
    items: items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }));

const meta = {
  title: 'Compositions/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs'],
  parameters: {
    guide: commandPaletteGuide,
    layout: 'fullscreen',
    docs: {
      /* Each story is open and covers the page: the docs show them in frames of their own. */
      story: { inline: false, height: '560px' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    groups,
    label: 'Search and actions',
    placeholder: 'Search pages, virtual machines and actions',
    noMatch: 'Nothing matches.',
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field, once keys come to it. */
async function field(): Promise<HTMLElement> {
  const input = await screen.findByRole('combobox', { name: 'Search and actions' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}
const option = (name: string | RegExp) => screen.getByRole('option', { name });

/** The palette of a page: it opens, filters and closes. */
function Page(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const show = (next: boolean) => {
    setOpen(next);
    setQuery('');
  };
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => show(true)}>Search</Button>
      <CommandPalette
        label="Search and actions"
        noMatch="Nothing matches."
        {...props}
        open={open}
        onOpenChange={show}
        query={query}
        onQueryChange={setQuery}
        groups={containing(query)}
      />
    </div>
  );
}

async function expectActive(input: HTMLElement, name: string | RegExp) {
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option(name).id));
  await expect(option(name)).toHaveAttribute('aria-selected', 'true');
  await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
}

export const Keyboard: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    stop.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expectActive(input, /^Start/);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(input, 'Stop');
    await userEvent.keyboard('{End}');
    await expectActive(input, 'Dark');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(input, /^Start/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(input, 'Dark');
    await userEvent.keyboard('{Home}');
    await expectActive(input, /^Start/);
    await expect(input).toHaveFocus();

    await userEvent.keyboard('st');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('op');
    await expectActive(input, 'Stop');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(stop).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeGivesFocusBack: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Search' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('web{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A dialog that an entry opens gives the focus back to where it was before the palette. */
export const OpensADialog: Story = {
  render: function OpensADialog() {
    const [open, setOpen] = useState(false);
    const [asking, setAsking] = useState(false);
    const rename = { id: 'rename', label: 'Rename', onAction: () => setAsking(true) };
    return (
      <div style={{ padding: 16 }}>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette
          label="Search and actions"
          noMatch="Nothing matches."
          open={open}
          onOpenChange={setOpen}
          query=""
          onQueryChange={() => undefined}
          groups={[{ label: 'web-1', items: [rename] }]}
        />
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          onConfirm={() => setAsking(false)}
          heading="Rename web-1?"
          confirmLabel="Rename"
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await field();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Rename web-1?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Worked by the driver that a consumer's own tests use. */
export const Driven: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    stop.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    const palette = await drive(userEvent).commandPalette('Search and actions');
    await expect(palette.active()).toBe('Start');
    await expect(palette.reason('Start')).toBe('The virtual machine is running');
    await expect(palette.reason('Stop')).toBeUndefined();
    await palette.type('db');
    await expect(palette.options()).toEqual(['db-1', 'db-2']);
    await palette.type('no such thing');
    await expect(palette.active()).toBeUndefined();
    await expect(palette.choose('Start')).rejects.toThrow('Start is disabled: The virtual machine is running.');
    await expect(palette.text()).toBe('Start');
    await palette.choose('Stop');
    await expect(stop).toHaveBeenCalledOnce();

    await userEvent.click(opener);
    const again = await drive(userEvent).commandPalette();
    await again.close();
    await expect(opener).toHaveFocus();
  },
};

/** After pasting, Enter is enough. */
export const PasteAndEnter: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    stop.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await field();
    await userEvent.paste('STOP');
    await userEvent.keyboard('{Enter}');
    await expect(stop).toHaveBeenCalledOnce();
  },
};

/** What cannot be done now can be reached and says why; Enter and a press leave all as it is. */
export const NotNow: Story = {
  play: async ({ args }) => {
    const input = await field();
    await expectActive(input, 'Start The virtual machine is running');
    await expect(option(/^Start/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(option(/^Start/));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
  },
};

export const Links: Story = {
  play: async ({ args }) => {
    await field();
    const link = option('Dashboard');
    await expect(link).toHaveAttribute('href', '#dashboard');
    const opens = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opens);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(opens).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(opens.mock.lastCall?.[0]).toHaveProperty('ctrlKey', true);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** The pointer and the keys move the same mark; a press chooses. */
export const Pointer: Story = {
  play: async ({ args }) => {
    stop.mockClear();
    const input = await field();
    await userEvent.hover(option(/^db-2/));
    await expectActive(input, /^db-2/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(input, /^db-1/);
    await userEvent.click(option('Stop'));
    await expect(stop).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Announced: Story = {
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await field();
    const status = screen.getByRole('status');
    await userEvent.keyboard('db');
    await waitFor(() => expect(status).toHaveTextContent('2 results'));
    await userEvent.keyboard('-1');
    await waitFor(() => expect(status).toHaveTextContent('1 result'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(status).toHaveTextContent('Nothing matches.'));
    await expect(await field()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = {
  args: { loading: true, groups: [] },
  play: async () => {
    const input = await field();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
  },
};

const manyMachines: CommandGroup = {
  label: 'Further virtual machines',
  items: Array.from({ length: 40 }, (_, index) => ({ id: `more-${index}`, label: `web-${index}`, icon: Server })),
};

/** What is there already can be chosen while more is on its way, and stays in sight when that comes in above it. */
export const LoadingMore: Story = {
  render: function LoadingMore(args) {
    const [hasMore, setMore] = useState(false);
    return (
      <>
        <CommandPalette {...args} loading={!hasMore} groups={[...(hasMore ? [manyMachines] : []), ...groups]} />
        <button type="button" hidden onClick={() => setMore(true)}>
          More comes in
        </button>
      </>
    );
  },
  play: async () => {
    await field();
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('11 results');
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Dark');
    screen.getByText('More comes in').click();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(51));
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const option = screen.getByRole('option', { selected: true });
    await expect(option).toHaveTextContent('Dark');
    await expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  },
};

export const NoResults: Story = {
  args: { query: 'nothing of this name', groups: [{ label: 'Go to', items: [] }], noMatch: 'Nothing matches.' },
  play: async () => {
    await field();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing matches.');
  },
};

/** Descriptions stand below names that leave them no room, and long names wrap; the list scrolls to what the keys lead to, its heading with it. */
export const Long: Story = {
  args: {
    groups: ['First', 'Second'].map((label) => ({
      label,
      items: Array.from({ length: 12 }, (_, index) => ({
        id: `${label}-${index}`,
        label: `${label}-machine-with-a-name-that-somebody-made-up-to-see-what-happens-${index + 1}`,
        description: '2a0b:1a40:0000:0000:0000:0000:0000:0001 · Helsinki · Running',
        icon: Server,
      })),
    })),
  },
  play: async () => {
    const input = await field();
    const address = screen.getAllByText(/^2a0b/)[0];
    const name = address?.previousElementSibling;
    await expect(address?.getBoundingClientRect().left).toBe(name?.getBoundingClientRect().left);
    await userEvent.keyboard('{End}');
    await expectActive(input, /^Second.*-12 /);
    const list = screen.getByRole('listbox');
    const box = list.getBoundingClientRect();
    await expect(option(/^Second.*-12 /).getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
    await userEvent.keyboard('{Home}');
    await expect(list.scrollTop).toBe(0);
  },
};

/** The focus beside the field, whose caret would blink in pictures; one entry is pressed. */
export const Sheet: Story = {
  play: async () => {
    await field();
    screen.getByRole('listbox').focus();
    forceState(screen.getByRole('option', { name: /Go to|Dashboard/ }), 'active');
  },
};
