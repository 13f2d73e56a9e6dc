import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { RadioGroup } from './RadioGroup.js';
import { radioGroupGuide } from './RadioGroup.guide.js';

const options = [
  { id: 'key', label: 'SSH key', description: 'Recommended.' },
  { id: 'password', label: 'Password' },
  { id: 'both', label: 'Both', disabledReason: 'The image takes one of them.' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: {
    guide: radioGroupGuide,
  },
  args: { label: 'Sign in with', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { defaultValue: 'key' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Sign in with' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'SSH key' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('password');
    await expect(canvas.getByRole('radio', { name: 'Password' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'SSH key' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'Choose one.', required: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose one.');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 24 }}>
        <RadioGroup
          label="Sign in with"
          options={options}
          defaultValue="key"
          description="The other way can be added later."
        />
        <RadioGroup
          label="In a row"
          orientation="horizontal"
          options={options.map(({ id, label }) => ({ id, label }))}
          defaultValue="password"
        />
        <RadioGroup label="Invalid" options={options} error="Choose one." />
        <RadioGroup label="Disabled" options={options} defaultValue="key" disabled />
      </div>
      <StateSheet
        rows={{
          chosen: (state) => <RadioGroup label="Sign in with" options={options} defaultValue="key" {...state} />,
        }}
        states={fieldStates}
        cell={220}
      />
    </>
  ),
};
