import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { Checkbox } from './Checkbox.js';
import { checkboxGuide } from './Checkbox.guide.js';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: {
    guide: checkboxGuide,
  },
  args: { label: 'Back up every night', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Back up every night' });
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(checkbox).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Back up every night'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** A form's data holds `value` while it is checked. */
export const InAForm: Story = {
  args: { label: 'Back up every night', name: 'schedule', value: 'nightly', defaultChecked: true },
  render: (args) => (
    <form>
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('schedule')).toBe('nightly');
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await expect(new FormData(form).get('schedule')).toBeNull();
  },
};

export const Indeterminate: Story = {
  args: { label: 'All virtual machines', indeterminate: true, checked: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked());
  },
};

/** In a table row the words are read, not shown; the target stays 24 px. */
export const LabelHidden: Story = {
  args: { label: 'Select web-01', labelHidden: true },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Select web-01' });
    await expect(checkbox.closest('label')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

/** Also without its words in sight it says why it cannot be changed. */
export const LabelHiddenDescribed: Story = {
  args: { label: 'Select web-02', labelHidden: true, disabledReason: 'The virtual machine is being created.' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Select web-02' });
    await expect(checkbox).toHaveAccessibleDescription('The virtual machine is being created.');
  },
};

export const Described: Story = {
  args: { description: 'Kept for seven days, billed by the GB.' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Back up every night' });
    await expect(checkbox).toHaveAccessibleDescription('Kept for seven days, billed by the GB.');
  },
};

export const Invalid: Story = {
  args: { label: 'I accept the terms', required: true, error: 'Accept the terms to create an account.' },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox');
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription('Accept the terms to create an account.');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Indeterminate" indeterminate />
        <Checkbox label="Described" description="Kept for seven days, billed by the GB." defaultChecked />
        <Checkbox label="Optional" optional />
        <Checkbox label="Invalid" error="Accept the terms to create an account." />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, checked" disabled defaultChecked />
        <Checkbox label="Disabled with reason" disabledReason="Backups are switched off in this location." />
        <Checkbox label="Only the box" labelHidden defaultChecked />
      </div>
      <StateSheet
        rows={{
          unchecked: (state) => <Checkbox label="Backups" {...state} />,
          checked: (state) => <Checkbox label="Backups" defaultChecked {...state} />,
          indeterminate: (state) => <Checkbox label="Backups" indeterminate {...state} />,
        }}
        states={fieldStates}
      />
    </>
  ),
};
