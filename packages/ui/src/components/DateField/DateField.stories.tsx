import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { DateField } from './DateField.js';
import { dateFieldGuide } from './DateField.guide.js';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: {
    guide: dateFieldGuide,
  },
  args: { label: 'Valid until', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { min: '2026-02-01', max: '2026-12-31' },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).dateField('Valid until');
    await userEvent.tab();
    await expect(field.element).toHaveFocus();
    await field.enter('2026-01-31');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-31');
    await expect(field.element).toHaveAccessibleDescription('Choose February 1, 2026 or a later day');
    await field.enter('2027-01-01');
    await expect(field.element).toHaveAccessibleDescription('Choose December 31, 2026 or an earlier day');
    await field.enter('2026-06-01');
    await expect(field.element).toBeValid();
    await expect(canvas.queryByText(/Choose/)).not.toBeInTheDocument();
    await field.enter('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field.element).toBeValid();
  },
};

/** A form gets the day and resets it. */
export const InAForm: Story = {
  args: { name: 'until', defaultValue: '2026-02-03' },
  render: (args) => (
    <form aria-label="Offer">
      <DateField {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('until');
    await fireEvent.change(canvas.getByLabelText('Valid until'), { target: { value: '2026-02-05' } });
    await expect(sent()).toBe('2026-02-05');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('2026-02-03');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}
      >
        <DateField label="Empty" />
        <DateField label="Filled" defaultValue="2026-02-03" description="A whole day of your time zone." />
        <DateField label="Invalid" defaultValue="2026-02-03" error="The invoice is older." />
        <DateField label="Disabled" defaultValue="2026-02-03" disabledReason="It was sent already." />
        <DateField label="Read only" defaultValue="2026-02-03" readOnly />
        <DateField label="Small" size="small" defaultValue="2026-02-03" optional />
      </div>
      <StateSheet
        rows={{ filled: (state) => <DateField label="Valid until" defaultValue="2026-02-03" {...state} /> }}
        states={[...fieldStates, 'read only']}
        cell={180}
      />
    </>
  ),
};
