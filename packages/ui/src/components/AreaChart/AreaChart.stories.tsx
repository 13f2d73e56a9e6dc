import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet } from '../../stories/StateSheet.js';
import { AreaChart } from './AreaChart.js';
import { areaChartGuide } from './AreaChart.guide.js';

const start = new Date(2026, 0, 15, 9).getTime();
const names = ['Web', 'Database', 'Backups', 'Mail', 'Cache', 'Other'];
const series = names.map((label, at) => ({
  id: label,
  label,
  points: Array.from({ length: 61 }, (_, minute) => ({
    time: start + minute * 60_000,
    value: Math.round(20 + 6 * at + (14 - at) * Math.sin(minute / (7 + 2 * at)) + ((minute * 7) % 5)),
  })),
}));
const traffic = (value: number) => `${value} Mbit/s`;

const meta = {
  title: 'Components/AreaChart',
  component: AreaChart,
  tags: ['autodocs'],
  parameters: {
    guide: areaChartGuide,
  },
  args: { label: 'Traffic', series: series.slice(0, 3), formatValue: traffic },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneArea: Story = {
  args: { series: series.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Web: lowest .* highest .* latest/ })).toBeVisible();
    // There is nothing to hide.
    await expect(canvas.queryByRole('button', { name: /Web/ })).toBeNull();
  },
};

export const SeveralAreas: Story = {};

/** The sum is read out and stands in the summary and the table. */
export const Stacked: Story = {
  args: { stacked: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /Backups: lowest.*Total: lowest .* highest .* latest/ }),
    ).toBeVisible();
    const cursor = canvas.getByRole('slider', { name: 'Traffic' });
    await fireEvent.change(cursor, { target: { value: '0' } });
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /Web 20 Mbit\/s, Database 26 Mbit\/s, Backups 32 Mbit\/s, Total 78 Mbit\/s$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Traffic' });
    await expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeVisible();
  },
};

const endingInAGap = (one: (typeof series)[number]) => ({
  ...one,
  points: one.points.map((point, minute) => (minute === 60 ? { ...point, value: null } : point)),
});

/** Without one of its parts the present total is unknown as well. */
export const StackedWithAGapAtTheEnd: Story = {
  args: {
    stacked: true,
    series: [...series.slice(0, 1), ...series.slice(1, 2).map(endingInAGap)],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /Database: lowest .*latest no value\. Total: lowest .*latest no value$/ }),
    ).toBeVisible();
  },
};

/** What is hidden is not in the sum, and the areas over it come down. */
export const LegendHidesAndShows: Story = {
  args: { stacked: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Database/ }));
    await expect(canvas.getByRole('button', { name: /Database/ })).toHaveAttribute('aria-pressed', 'false');
    const cursor = canvas.getByRole('slider', { name: 'Traffic' });
    await fireEvent.change(cursor, { target: { value: '0' } });
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(
      /Web 20 Mbit\/s, Backups 32 Mbit\/s, Total 52 Mbit\/s$/,
    );
  },
};

export const NoMeasurements: Story = {
  args: { series: [{ id: 'web', label: 'Web', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No measurements in this period.')).toBeVisible();
  },
};

export const NarrowDoesNotOverflow: Story = {
  args: { series, stacked: true },
  render: (args) => (
    <div style={{ inlineSize: '288px' }} data-testid="narrow">
      <AreaChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { stacked: true },
  render: (args) => (
    <div dir="rtl">
      <AreaChart {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack>
        <Card>
          <AreaChart {...args} label="All traffic" series={series} stacked />
        </Card>
        <Card>
          <AreaChart {...args} />
        </Card>
      </Stack>
      <StateSheet
        rows={{
          stacked: () => (
            <AreaChart {...args} label="All traffic" height={120} stacked defaultHiddenSeries={['Database']} />
          ),
        }}
        states={['rest', 'hover', 'pressed', 'focus']}
        cell={280}
      />
    </>
  ),
};
