import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { DateRangeField } from './DateRangeField.js';
import { dateRangeFieldGuide } from './DateRangeField.guide.js';

const february = { from: '2026-02-01', to: '2026-02-28' };

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  tags: ['autodocs'],
  parameters: {
    guide: dateRangeFieldGuide,
  },
  args: { label: 'Period', onChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const period = drive(userEvent, { root: canvasElement }).dateRangeField('Period');
    await period.enter({ from: '2026-02-03', to: '2026-02-05' });
    await expect(period.value()).toEqual({ from: '2026-02-03', to: '2026-02-05' });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-03', to: '2026-02-05' });
    await expect(canvas.getByLabelText('To')).toBeValid();
  },
};

export const EndBeforeStart: Story = {
  args: { defaultValue: { from: '2026-02-05', to: '2026-02-03' } },
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText('To');
    await expect(to).toHaveAccessibleDescription('The end is before the start');
    await expect(to).toBeInvalid();
    /* While its year is typed, an end is before the start: nothing is said until it is left. */
    await userEvent.clear(to);
    await userEvent.type(to, '0002-05-31');
    await expect(to).toBeValid();
    await userEvent.tab();
    await userEvent.click(canvas.getByLabelText('From'));
    await expect(to).toBeInvalid();
  },
};

export const BeyondTheLimits: Story = {
  args: { min: '2026-02-01', max: '2026-12-31' },
  play: async ({ canvas }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await userEvent.type(from, '2026-01-15');
    await expect(from).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await userEvent.click(to);
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveAccessibleDescription('Choose February 1, 2026 or a later day');
    await expect(to).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-02-15');
    await userEvent.type(to, '2027-02-15');
    await userEvent.click(from);
    await expect(to).toHaveAttribute('aria-invalid', 'true');
    await expect(to).toHaveAccessibleDescription('Choose December 31, 2026 or an earlier day');
  },
};

export const Presets: Story = {
  args: {
    presets: [
      { id: 'february', label: 'February', range: february },
      { id: 'all', label: 'All time', range: { from: '', to: '' } },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await drive(userEvent, { root: canvasElement }).dateRangeField('Period').choose('February');
    const button = canvas.getByRole('button', { name: 'February' });
    await expect(args.onChange).toHaveBeenLastCalledWith(february);
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-02-01');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'There are no invoices yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeDisabled();
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('There are no invoices yet.');
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: february },
  render: (args) => (
    <div dir="rtl">
      <DateRangeField {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <div
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}
      >
        <DateRangeField {...args} />
        <DateRangeField {...args} label="Filled" defaultValue={february} description="Whole days of your time zone." />
        <DateRangeField {...args} label="Invalid" defaultValue={{ from: '2026-02-05', to: '2026-02-03' }} />
        <DateRangeField {...args} label="Disabled" disabledReason="There are no invoices yet." />
        <DateRangeField
          {...args}
          label="With presets"
          defaultValue={february}
          presets={[
            { id: 'february', label: 'February', range: february },
            { id: 'year', label: '2026', range: { from: '2026-01-01', to: '2026-12-31' } },
          ]}
        />
      </div>
      <StateSheet
        rows={{ filled: (state) => <DateRangeField label="Period" defaultValue={february} {...state} /> }}
        states={fieldStates}
        cell={280}
      />
    </>
  ),
};
