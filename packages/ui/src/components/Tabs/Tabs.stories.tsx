import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, Camera, HardDrive, Info } from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { LinkProvider, type LinkComponentProps } from '../LinkProvider/LinkProvider.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Tabs, type TabItem } from './Tabs.js';
import { tabsGuide } from './Tabs.guide.js';

const items: TabItem[] = [
  { id: 'overview', label: 'Overview', content: 'Facts about the machine.' },
  { id: 'disks', label: 'Disks', count: '2', content: 'Two disks.' },
  { id: 'snapshots', label: 'Snapshots', count: '14', content: 'Fourteen snapshots.' },
  { id: 'metrics', label: 'Metrics', content: 'Load of the last hour.' },
];

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: {
    guide: tabsGuide,
  },
  args: { label: 'Parts of web-1', items, onChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { defaultValue: 'overview' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await userEvent.keyboard('{ArrowRight}');
    const disks = canvas.getByRole('tab', { name: /Disks/ });
    await expect(disks).toHaveFocus();
    await expect(disks).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('disks');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two disks.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Metrics' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ByPointer: Story = {
  args: { defaultValue: 'overview' },
  play: async ({ canvasElement }) => {
    const tabs = drive(userEvent, { root: canvasElement }).tabs();
    await expect(tabs.names()).toContain('Snapshots');
    await expect(await tabs.select('Disks')).toHaveTextContent('Two disks.');
    await expect(tabs.selected()).toBe('Disks');
  },
};

/** The caller holds the selection: nothing changes before it says so. */
export const Controlled: Story = {
  args: { value: 'overview' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Metrics' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('metrics');
    await expect(drive(userEvent, { root: canvasElement }).tabs().selected()).toBe('Overview');
  },
};

const Navigate = createContext<(address: string) => void>(() => undefined);

/** What a router's link does: a plain press changes the address without loading the page. */
function RouterLink({ href, onClick, children, ...props }: LinkComponentProps) {
  const navigate = useContext(Navigate);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const linked = (item: TabItem): TabItem => ({ ...item, href: `/vm/1/${item.id}` });

/** The address decides, as with a router: here one that keeps it in state. */
export const Links: Story = {
  render: function Links(args) {
    const [address, setAddress] = useState('/vm/1/overview');
    return (
      <Navigate.Provider value={setAddress}>
        <LinkProvider linkComponent={RouterLink}>
          <Tabs {...args} items={args.items.map(linked)} value={address.split('/').pop() ?? ''} />
        </LinkProvider>
      </Navigate.Provider>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await expect(tab(/Disks/)).toHaveAttribute('href', '/vm/1/disks');
    await userEvent.click(tab(/Disks/));
    await expect(tab(/Disks/)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two disks.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Snapshots/)).toHaveFocus();
    await expect(tab(/Disks/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(tab(/Snapshots/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Metrics/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tab(/Metrics/)).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Ids are free: two that differ in a space are two tabs. */
export const IdsWithSpaces: Story = {
  args: {
    items: [
      { id: 'web 1', label: 'First', content: 'Facts about the first.' },
      { id: 'web1', label: 'Second', content: 'Facts about the second.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const second = canvas.getByRole('tab', { name: 'Second' });
    await expect(second.id).not.toBe(canvas.getByRole('tab', { name: 'First' }).id);
    await expect(await drive(userEvent, { root: canvasElement }).tabs().select('Second')).toHaveTextContent(
      'the second',
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Second' })).toHaveAttribute('aria-labelledby', second.id);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'First' })).toHaveFocus();
  },
};

const editable: TabItem[] = [
  { id: 'name', label: 'Name', content: <input aria-label="Name" /> },
  { id: 'keys', label: 'Keys', content: 'No keys.' },
];

/** Right-to-left text turns the arrow keys. A panel that holds a control is no stop of the Tab key itself. */
export const RightToLeft: Story = {
  args: { items: editable },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Keys' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: {
    items: [...items.slice(0, 3), { id: 'metrics', label: 'Metrics', disabled: true, content: '' }],
    defaultValue: 'snapshots',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Snapshots/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
};

const notInstalled = 'Metrics need the guest agent, which is not installed.';
const explainedItems: readonly TabItem[] = [
  { id: 'metrics', label: 'Metrics', disabledReason: notInstalled, content: '' },
  ...items.slice(0, 2),
];

/** A tab that says why it cannot be selected is reached by keys, and is passed over when the first tab is chosen. */
export const DisabledWithReason: Story = {
  args: { items: explainedItems },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const metrics = canvas.getByRole('tab', { name: 'Metrics' });
    await expect(metrics).toHaveAccessibleDescription(notInstalled);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(metrics).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(notInstalled);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(metrics);
    await expect(metrics).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Facts about the machine.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** At 320 px: the page does not scroll sideways, the selected tab is in sight, the edge behind which more is hidden fades. */
export const Narrow: Story = {
  args: { value: 'snapshots' },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    const own = list.getBoundingClientRect();
    const tab = within(list).getByRole('tab', { name: /Snapshots/ });
    await expect(own.width).toBeLessThanOrEqual(220);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(own.right + 1));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(own.left - 1);
  },
};

const withIcons: readonly TabItem[] = [
  { id: 'overview', label: 'Overview', icon: Info, content: 'Facts.' },
  { id: 'disks', label: 'Disks', icon: HardDrive, count: '2', content: 'Two disks.' },
  { id: 'snapshots', label: 'Snapshots', icon: Camera, content: 'Fourteen snapshots.' },
  { id: 'metrics', label: 'Metrics', icon: Activity, disabledReason: notInstalled, content: '' },
];

export const Sheet: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'grid', gap: 32 }}>
        <Tabs {...args} label="Plain" defaultValue="overview" />
        <Tabs {...args} label="With icons" defaultValue="disks" items={withIcons} />
      </div>
      <StateSheet
        rows={{ 'the second selected': () => <Tabs label="Parts" items={items.slice(0, 3)} defaultValue="disks" /> }}
        states={pointerStates}
        cell={300}
      />
    </>
  ),
};
