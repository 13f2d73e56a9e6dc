import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../stories/StateSheet.js';
import { Switch } from './Switch.js';
import { switchGuide } from './Switch.guide.js';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: {
    guide: switchGuide,
  },
  args: { label: 'Nightly backup', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const control = within(canvasElement).getByRole('switch', { name: 'Nightly backup' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The virtual machine is being created.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Nightly backup' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('The virtual machine is being created.');
  },
};

/** In a table row label and description are read, not shown. */
export const LabelHidden: Story = {
  args: { labelHidden: true, description: 'Kept for seven days, billed by the GB.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Nightly backup' });
    await expect(control).toHaveAccessibleDescription('Kept for seven days, billed by the GB.');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Described" description="Kept for seven days, billed by the GB." defaultChecked />
        <Switch label="Disabled" disabled />
        <Switch label="Disabled, on" disabled defaultChecked />
        <Switch label="Disabled with reason" disabledReason="The virtual machine is being created." />
        <div dir="rtl">
          <Switch label="Right to left" defaultChecked />
        </div>
      </div>
      <StateSheet
        rows={{
          off: (state) => <Switch label="Backups" {...state} />,
          on: (state) => <Switch label="Backups" defaultChecked {...state} />,
        }}
      />
    </>
  ),
};
