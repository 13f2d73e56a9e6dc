import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../stories/StateSheet.js';
import { SegmentedControl } from './SegmentedControl.js';
import { segmentedControlGuide } from './SegmentedControl.guide.js';

const periods = [
  { id: 'hour', label: 'Hour' },
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
];
const views = [
  { id: 'list', label: 'List', icon: List },
  { id: 'grid', label: 'Grid', icon: LayoutGrid },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: {
    guide: segmentedControlGuide,
  },
  args: { label: 'Period', options: periods, onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Hour' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
  },
};

const tooLong = 'A week is kept for paid plans only.';

/** An option that says why it cannot be chosen takes the focus, and the one before stays chosen. */
export const DisabledWithReason: Story = {
  args: {
    defaultValue: 'day',
    options: periods.map((period) => (period.id === 'week' ? { ...period, disabledReason: tooLong } : period)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const week = canvas.getByRole('radio', { name: 'Week' });
    await expect(week).toHaveAccessibleDescription(tooLong);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(week).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(tooLong);
    await userEvent.click(week);
    await expect(week).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('hour');
  },
};

export const IconsOnly: Story = {
  args: { label: 'View', labelHidden: true, options: views, iconOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Grid' })).not.toBeChecked();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16 }}>
        <SegmentedControl label="Period" options={periods} defaultValue="day" />
        <SegmentedControl label="Small" size="small" options={periods} defaultValue="day" />
        <SegmentedControl label="With icons" options={views} />
        <SegmentedControl label="Icons only" options={views} iconOnly />
        <SegmentedControl label="Full width" fullWidth options={periods} defaultValue="week" />
        <SegmentedControl
          label="One disabled"
          options={periods.map((period) => ({ ...period, disabled: period.id === 'week' }))}
        />
        <SegmentedControl label="Disabled" options={periods} disabled />
      </div>
      <StateSheet
        rows={{
          chosen: (state) => <SegmentedControl label="Period" options={periods} defaultValue="day" {...state} />,
        }}
        cell={240}
      />
    </>
  ),
};
