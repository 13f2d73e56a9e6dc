import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { OneTimeCode } from './OneTimeCode.js';
import { oneTimeCodeGuide } from './OneTimeCode.guide.js';

const meta = {
  title: 'Components/OneTimeCode',
  component: OneTimeCode,
  tags: ['autodocs'],
  parameters: {
    guide: oneTimeCodeGuide,
  },
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12x3 ٤۵');
    await expect(field).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '67');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('123-456');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16 }}>
        <OneTimeCode label="Code" description="From your authenticator app." />
        <OneTimeCode label="Filled" defaultValue="123456" />
        <OneTimeCode label="Wrong" defaultValue="123456" error="The code is not right or no longer valid." />
        <OneTimeCode label="Disabled" defaultValue="123" disabled />
        <OneTimeCode label="Eight digits" length={8} defaultValue="12345678" />
      </div>
      <StateSheet
        rows={{ filled: (state) => <OneTimeCode label="Code" defaultValue="123456" {...state} /> }}
        states={fieldStates}
        cell={280}
      />
    </>
  ),
};
