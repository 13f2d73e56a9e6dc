import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.js';
import { Select } from './Select.js';

const systems = [
  { id: 'ubuntu', label: 'Ubuntu', description: '24.04 LTS, 22.04 LTS', section: 'Linux' },
  { id: 'debian', label: 'Debian', description: '13, 12', section: 'Linux' },
  { id: 'rocky', label: 'Rocky Linux', description: '9', section: 'Linux', disabled: true },
  { id: 'windows', label: 'Windows Server', description: '2025, 2022', section: 'Windows' },
];

const locations = ['Tallinn', 'Helsinki', 'Stockholm', 'Frankfurt'].map((label) => ({
  id: label.toLowerCase(),
  label,
  icon: <Icon icon={MapPin} />,
}));

const many = Array.from({ length: 1000 }, (_, index) => ({ id: `vm-${index}`, label: `web-${index}` }));

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: {
    /* A page that scrolls by a few pixels would close the list: react-aria closes it when its field scrolls away. */
    layout: 'fullscreen',
    docs: {
      description: {
        component: `One of several known options. Two to five that deserve to be seen at once are a RadioGroup or RadioCards; where people know what they look for among many, a ComboBox is quicker; what does something is a Menu. Long lists render only what is in view.

| Key | Does |
|---|---|
| Enter, Space, Arrow down, Arrow up | Opens |
| Arrow keys, Home, End | Moves |
| Letters | Moves to the option that begins so; closed, it chooses it |
| Enter, Space | Chooses and closes |
| Escape, Tab | Closes |`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Operating system', options: systems, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const trigger = within(canvasElement).getByRole('button', { name: /Operating system/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Ubuntu/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Windows Server/ })).toHaveFocus());
    /* Rocky Linux cannot be chosen now and is passed over. */
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Debian/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('debian'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Debian');
  },
};

export const Open: Story = {
  args: { defaultValue: 'ubuntu' },
  play: async ({ canvasElement }) => {
    await waitFor(() => import('./Windowed.js'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: /^Ubuntu/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /^Rocky/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('group', { name: 'Linux' })).toBeVisible();
  },
};

/** A thousand options open at once because only those in view exist. */
export const Many: Story = {
  args: { label: 'Virtual machine', options: many, defaultValue: 'vm-600' },
  /* Under NODE_ENV=test, react-stately asks a Node variable whether to window at all. */
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'process');
    Object.defineProperty(globalThis, 'process', { configurable: true, value: { env: { VIRT_ON: 'true' } } });
    return () => {
      if (before) Object.defineProperty(globalThis, 'process', before);
      else Reflect.deleteProperty(globalThis, 'process');
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => import('./Windowed.js'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'web-600' })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(100);
    await userEvent.keyboard('{Escape}');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose an operating system.', placeholder: 'Select a system' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Choose an operating system.');
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <Select label="Nothing chosen" options={systems} placeholder="Select a system" />
      <Select label="Chosen" options={systems} defaultValue="ubuntu" />
      <Select label="With icons" options={locations} defaultValue="tallinn" description="Where it runs." />
      <Select label="Optional" optional options={locations} />
      <Select label="Invalid" options={systems} error="Choose an operating system." />
      <Select label="Disabled" options={systems} defaultValue="debian" disabled />
      <Select
        label="Disabled with reason"
        options={locations}
        defaultValue="tallinn"
        disabledReason="The location cannot be changed later."
      />
      <Select label="Small" size="small" options={locations} defaultValue="helsinki" />
    </div>
  ),
};
