import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet } from '../../stories/StateSheet.js';
import { BarChart } from './BarChart.js';
import { barChartGuide } from './BarChart.guide.js';

const days = Array.from({ length: 28 }, (_, index) => ({
  id: `2026-02-${index + 1}`,
  label: `${index + 1} February 2026`,
  shortLabel: String(index + 1),
}));
const valuesOf = (base: number) => days.map((_, index) => base + ((index * 7) % 5));
const names = ['Virtual machines', 'Load balancers', 'Managed services', 'Object storage', 'IP addresses', 'Other'];
const series = names.map((label, index) => ({ id: label, label, values: valuesOf(6 - index) }));
const euros = (value: number) => `€${value.toFixed(2)}`;

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  parameters: {
    guide: barChartGuide,
  },
  args: {
    label: 'Costs by day',
    categoryLabel: 'Day',
    categories: days,
    series: series.slice(0, 3),
    formatValue: euros,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: /Costs by day: €\d+\.\d\d, Virtual machines .*highest .* February/,
    });
    await expect(picture).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const CursorReadsValues: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Costs by day' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    await fireEvent.change(cursor, { target: { value: '1' } });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '2 February 2026, Virtual machines €8.00, Load balancers €7.00, Managed services €6.00, Total €21.00',
    );
    await expect(canvas.getByText('€21.00')).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Costs by day' });
    await expect(within(table).getByRole('row', { name: /2 February 2026.*€21\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('img', { name: /Costs by day/ })).toBeVisible();
  },
};

/** Long names of many series take several lines: the frame would cut off the last columns. */
export const WideTable: Story = {
  args: { series },
  render: (args) => (
    <div style={{ maxInlineSize: '640px' }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Costs by day' });
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

/** Colors, textures and names stay with their series; axis, summary, read-out and table are those of what is shown. */
export const LegendHidesAndShows: Story = {
  args: { series: series.slice(0, 2) },
  play: async ({ canvas }) => {
    const machines = canvas.getByRole('button', { name: /Virtual machines/ });
    const balancers = canvas.getByRole('button', { name: /Load balancers/ });
    await expect(machines).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(machines);
    await expect(machines).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('img', { name: /^Costs by day: €\d+\.\d\d, Load balancers/ })).toBeVisible();
    await expect(canvas.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /Virtual machines/);
    // The last one stays.
    await expect(balancers).toHaveAttribute('aria-disabled', 'true');
    await expect(balancers).toHaveAccessibleDescription('At least one stays in the chart');
    await userEvent.click(balancers);
    await expect(balancers).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect((await canvas.findAllByRole('columnheader')).map((one) => one.textContent)).toEqual([
      'Day',
      'Load balancers',
    ]);
  },
};

export const OneSeries: Story = {
  args: { categories: days.slice(0, 5), series: [{ id: 'cost', label: 'Cost', values: [4, 7, -2, null, 5] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    const cursor = canvas.getByRole('slider');
    await fireEvent.change(cursor, { target: { value: '3' } });
    await expect(cursor).toHaveAttribute('aria-valuetext', '4 February 2026, Cost no value');
  },
};

/** A sum with an unknown value in it is unknown, and may be the highest: none is said to be. */
export const UnknownSum: Story = {
  args: {
    categories: days.slice(0, 2),
    series: [
      { id: 'machines', label: 'Virtual machines', values: [1, 4] },
      { id: 'balancers', label: 'Load balancers', values: [2, null] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: /^Costs by day: no value, Virtual machines €5\.00, Load balancers no value$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Load balancers.*no value/ })).toBeVisible();
    const cursor = canvas.getByRole('slider');
    await fireEvent.change(cursor, { target: { value: '1' } });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      '2 February 2026, Virtual machines €4.00, Load balancers no value, Total no value',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Costs by day' });
    await expect(within(table).getByRole('row', { name: /^1 February.*€3\.00/ })).toBeVisible();
    const cells = within(within(table).getByRole('row', { name: /^2 February/ })).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent.includes('€4.00'))).toEqual([true, false, false]);
  },
};

export const Nothing: Story = {
  args: { series: [{ id: 'cost', label: 'Cost', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in this period.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NarrowDoesNotOverflow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '288px' }} data-testid="narrow">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack>
        <Card>
          <BarChart {...args} series={series} />
        </Card>
        <Card>
          <BarChart {...args} categories={days.slice(0, 6)} series={series.slice(0, 1)} label="One series" />
        </Card>
      </Stack>
      <StateSheet
        rows={{
          cursor: () => <BarChart {...args} label="Costs" categories={days.slice(0, 6)} series={series.slice(0, 2)} />,
        }}
        states={['rest', 'focus']}
        cell={280}
      />
    </>
  ),
};
