import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { CheckboxGroup } from './CheckboxGroup.js';
import { checkboxGroupGuide } from './CheckboxGroup.guide.js';

const options = [
  { id: 'read', label: 'Read', description: 'See resources and their state.' },
  { id: 'write', label: 'Write', description: 'Create, change and delete.' },
  { id: 'billing', label: 'Billing', disabledReason: 'Only the owner can hand out billing.' },
];

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  parameters: {
    guide: checkboxGroupGuide,
  },
  args: { label: 'Rights', options, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One that was chosen and is no option stays chosen. */
export const Keyboard: Story = {
  args: { defaultValue: ['gone'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Rights' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['write', 'gone']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    /* In the order of the options, not of the clicks. */
    await expect(args.onChange).toHaveBeenLastCalledWith(['read', 'write', 'gone']);
    await expect(canvas.getByRole('checkbox', { name: 'Billing' })).toHaveAccessibleDescription(
      'Only the owner can hand out billing.',
    );
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 24 }}>
        <CheckboxGroup
          label="Rights"
          options={options}
          defaultValue={['read']}
          description="They can be changed later."
        />
        <CheckboxGroup
          label="In a row"
          orientation="horizontal"
          options={options.map(({ id, label }) => ({ id, label }))}
          defaultValue={['read', 'write']}
        />
        <CheckboxGroup label="Invalid" options={options} error="Choose at least one." />
        <CheckboxGroup label="Disabled" options={options} defaultValue={['read']} disabled />
      </div>
      <StateSheet
        rows={{
          'one of three': (state) => (
            <CheckboxGroup label="Rights" options={options} defaultValue={['read']} {...state} />
          ),
        }}
        states={fieldStates}
        cell={220}
      />
    </>
  ),
};
