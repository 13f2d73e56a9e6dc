import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InfoIcon } from '../Tooltip/InfoIcon.js';
import { Field, type FieldProps } from './Field.js';
import { fieldGuide } from './Field.guide.js';

const control: FieldProps['children'] = (props) => <input {...props} type="date" />;

const meta = {
  title: 'Components/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: {
    guide: fieldGuide,
  },
  args: { label: 'Valid until', children: control },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Complete: Story = {
  args: {
    label: 'Valid until',
    optional: true,
    info: <InfoIcon label="About validity" content="After this day the key is refused." />,
    description: 'Midnight of your own time zone.',
    error: 'Choose a day in the future.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Valid until optional');
    await expect(input).toHaveAccessibleDescription('Choose a day in the future. Midnight of your own time zone.');
    await expect(input).toBeInvalid();
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      <Field label="Label">{control}</Field>
      <Field label="Optional" optional>
        {control}
      </Field>
      <Field label="Described" description="A hint below the field.">
        {control}
      </Field>
      <Field label="Invalid" error="What is wrong and how to put it right.">
        {control}
      </Field>
      <Field label="Not now" disabledReason="Stop the virtual machine first.">
        {control}
      </Field>
      <Field label="Explained" info={<InfoIcon label="About this" content="A sentence about it." />}>
        {control}
      </Field>
    </div>
  ),
};
