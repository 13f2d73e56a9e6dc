import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, LogOut, Play, RotateCw, Square, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { expectBeside, overlay, LongPage, scrollBy } from '../../react-aria-patches/fixtures.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Menu, menuSection, type MenuItem } from './Menu.js';
import { menuGuide } from './Menu.guide.js';

const actions: MenuItem[] = [
  { id: 'start', label: 'Start', icon: Play, disabledReason: 'It is running already' },
  { id: 'restart', label: 'Restart', icon: RotateCw },
  { id: 'stop', label: 'Stop', icon: Square, description: 'Waits 120 seconds for a graceful shutdown' },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    guide: menuGuide,
  },
  args: {
    label: 'Actions of web-1',
    trigger: <Button>Actions</Button>,
    items: [
      { id: 'power', items: actions },
      { id: 'rest', items: [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: fn() }] },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Start/ })).toHaveFocus());

    const start = screen.getByRole('menuitem', { name: /^Start/ });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleName('Start It is running already');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu', { name: 'Actions of web-1' })).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Restart' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(start).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(screen.getByRole('menuitem', { name: 'Restart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('restart');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesOnTab: Story = {
  render: (args) => (
    <>
      <Button>Before</Button>
      <Menu {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Start/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();

    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = drive(userEvent, { root: canvasElement }).menu('Actions');
    await expect(await menu.items()).toEqual(['Start', 'Restart', 'Stop', 'Delete']);
    await expect(await menu.reason('Start')).toBe('It is running already');
    await expect(await menu.reason('Restart')).toBeUndefined();
    await menu.choose('Stop');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('stop');
    await expect(menu.choose('Start')).rejects.toThrow('It is running already');
    await menu.close();
  },
};

/** The menu stays with its button while the page, or the part that the button is in, scrolls. */
export const Scrolled: Story = {
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.scrollIntoView({ block: 'center' });
    const menu = drive(userEvent, { root: canvasElement }).menu('Actions');
    await menu.open();
    await expectBeside(overlay(), trigger);
    await scrollBy(document.documentElement, 80);
    await scrollBy(within(canvasElement).getByTestId('part'), 40);
    await expectBeside(overlay(), trigger);
    await scrollBy(document.documentElement, 2000);
    await menu.closed();
  },
};

/** The page may keep whether it is open. */
export const Controlled: Story = {
  args: { onOpenChange: fn() },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>What can be done?</Button>
        <Menu
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange?.(next);
          }}
        />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What can be done?' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restart' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Open, so that its colors are checked under every theme. */
export const Open: Story = {
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await drive(userEvent, { root: canvasElement }).menu('Actions').open();
  },
};

type Mode = 'light' | 'dark' | 'system';
const modes: readonly MenuItem<Mode>[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'As the system' },
];

export const OneChoice: Story = {
  args: { label: 'Color mode', trigger: <Button>Color mode</Button>, items: [] },
  render: function OneChoice(args) {
    const [mode, setMode] = useState<Mode>('system');
    const section = menuSection({ id: 'mode', label: 'Color mode', value: mode, onChange: setMode, items: modes });
    return <Menu {...args} items={[section]} />;
  },
  play: async ({ canvasElement }) => {
    const menu = drive(userEvent, { root: canvasElement }).menu('Color mode');
    await expect(await menu.isChosen('As the system')).toBe(true);
    await menu.choose('Dark');
    await expect(await menu.isChosen('Dark')).toBe(true);
    await expect(await menu.isChosen('As the system')).toBe(false);
  },
};

export const WithHeaderAndLinks: Story = {
  args: {
    label: 'Your account',
    trigger: <IconButton icon={UserRound} label="Your account" />,
    align: 'end',
    header: (
      <>
        <strong>Mari Tamm</strong>
        <div>mari.tamm@example.com</div>
      </>
    ),
    items: [
      { id: 'profile', label: 'Profile', icon: UserRound, href: '#profile' },
      { id: 'logout', label: 'Log out', icon: LogOut },
    ],
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 220 }}>{Story()}</div>,
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Menu {...args} />
        <Menu {...args} label="More" trigger={<IconButton icon={Ellipsis} label="More" />} />
        <Menu {...args} label="Small" trigger={<Button size="small">Small</Button>} />
        <Menu
          {...args}
          label="Copy"
          trigger={
            <Button variant="quiet" icon={Copy}>
              Quiet
            </Button>
          }
        />
        <Menu
          {...args}
          label="Unavailable"
          trigger={<Button disabledReason="Nothing is selected">Unavailable</Button>}
        />
      </div>
      <StateSheet
        rows={{ trigger: () => <Menu {...args} trigger={<Button>Actions</Button>} /> }}
        states={pointerStates}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const unavailable = within(canvasElement).getByRole('button', { name: 'Unavailable' });
    unavailable.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** In a part of the page that reads from right to left the list does too, whatever the language. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ padding: 24 }}>
      <Menu
        label="Actions"
        trigger={<Button>Actions</Button>}
        items={[{ id: 'restart', label: 'Restart the machine and wait until it is up' }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = await drive(userEvent, { root: canvasElement }).menu('Actions').open();
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    const trigger = canvasElement.querySelector('button');
    const edge = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0);
    await waitFor(() => expect(edge(menu.closest('[data-placement]'))).toBe(edge(trigger)));
  },
};
