import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { TextField, type TextFieldProps } from './TextField.js';
import { textFieldGuide } from './TextField.guide.js';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: {
    guide: textFieldGuide,
  },
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: TextFieldProps) {
  const [value, setValue] = useState('');
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const Plain: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Name' }), 'web');
    await expect(args.onChange).toHaveBeenLastCalledWith('web');
  },
};

export const Described: Story = {
  args: { label: 'Hostname', description: 'Letters, digits and hyphens.', required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Hostname' });
    await expect(input).toHaveAccessibleDescription('Letters, digits and hyphens.');
    await expect(input).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { label: 'Hostname', defaultValue: 'web 01', error: 'Leave out the space: web-01.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Hostname' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Leave out the space: web-01.');
  },
};

export const DisabledWithReason: Story = {
  args: { label: 'Hostname', defaultValue: 'web-01', disabledReason: 'Stop the virtual machine to rename it.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Stop the virtual machine to rename it.',
    );
  },
};

export const WithAffixes: Story = {
  args: { label: 'Bucket address', prefix: 'https://', suffix: '.storage.example.com', defaultValue: 'backups' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Bucket address' })).toHaveAccessibleDescription(
      'https:// … .storage.example.com',
    );
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <TextField label="Name" placeholder="web-01" />
        <TextField label="Filled" defaultValue="web-01" />
        <TextField label="Optional" optional defaultValue="" />
        <TextField label="Described" description="Letters, digits and hyphens." />
        <TextField
          label="Invalid"
          defaultValue="web 01"
          error="Leave out the space: web-01."
          description="Letters, digits and hyphens."
        />
        <TextField label="Disabled" disabled defaultValue="web-01" />
        <TextField
          label="Disabled with reason"
          defaultValue="web-01"
          disabledReason="Stop the virtual machine first."
        />
        <TextField label="Read only" readOnly defaultValue="web-01" />
        <TextField label="Monospace" monospace defaultValue="2001:db8::1" />
        <TextField label="Prefix" prefix="https://" defaultValue="example.com" />
        <TextField label="Suffix" suffix=".example.com" defaultValue="web-01" />
        <TextField label="Unit" unit="GB" inputMode="decimal" defaultValue="40" />
        <TextField label="Small" size="small" defaultValue="web-01" />
        <TextField label="Small, invalid" size="small" defaultValue="web 01" error="Leave out the space." />
      </div>
      <StateSheet
        rows={{
          medium: (state) => <TextField label="Name" defaultValue="web-01" {...state} />,
          small: (state) => <TextField label="Name" size="small" defaultValue="web-01" {...state} />,
        }}
        states={[...fieldStates, 'read only']}
        cell={160}
      />
    </>
  ),
};
