import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet } from '../../stories/StateSheet.js';
import { LineChart } from './LineChart.js';
import type { LineChartSeries } from '../TimeChart/types.js';
import { lineChartGuide } from './LineChart.guide.js';

const start = new Date(2026, 0, 15, 9).getTime();
const wave = (id: string, label: string, base: number, swing: number, speed: number): LineChartSeries => ({
  id,
  label,
  points: Array.from({ length: 61 }, (_, minute) => ({
    time: start + minute * 60_000,
    value: Math.round((base + swing * Math.sin(minute / speed) + ((minute * 7) % 5)) * 10) / 10,
  })),
});
const cpu = wave('cpu', 'CPU', 40, 25, 6);
const gap: LineChartSeries = {
  ...cpu,
  points: cpu.points.map((point, index) => (index > 20 && index < 30 ? { ...point, value: null } : point)),
};
const percent = (value: number) => `${value} %`;

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  tags: ['autodocs'],
  parameters: {
    guide: lineChartGuide,
  },
  args: { label: 'Processor', series: [cpu], formatValue: percent, max: 100 },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /CPU: lowest .* highest .* latest/ });
    await expect(picture).toBeVisible();
  },
};

export const CursorReadsValues: Story = {
  play: async ({ canvas }) => {
    const cursor = canvas.getByRole('slider', { name: 'Processor' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(cursor).toHaveFocus();
    await fireEvent.change(cursor, { target: { value: '0' } });
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/9:00.*CPU 40 %/);
    await expect(canvas.getAllByText('40 %').length).toBeGreaterThan(0);
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = await canvas.findByRole('table', { name: 'Processor' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('img', { name: /CPU: lowest/ })).toBeVisible();
  },
};

/** Also with the keyboard; the axis follows what is shown, the time stays. */
export const LegendHidesAndShows: Story = {
  args: { series: [cpu, wave('steal', 'Steal', 8, 5, 4)], max: undefined, onHiddenSeriesChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('80 %')).toBeVisible();
    const button = canvas.getByRole('button', { name: /CPU/ });
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onHiddenSeriesChange).toHaveBeenCalledWith(['cpu']);
    await expect(canvas.queryByText('80 %')).toBeNull();
    await expect(canvas.getByRole('img', { name: /^Steal: lowest/ })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('80 %')).toBeVisible();
  },
};

export const GapInTheLine: Story = {
  args: { series: [gap] },
  play: async ({ canvasElement }) => {
    const path = canvasElement.querySelector('svg[role="img"] path');
    await expect(path?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  },
};

/** The last measurement before a gap is not the present one. */
export const GapAtTheEnd: Story = {
  args: {
    series: [
      { ...cpu, points: cpu.points.map((point, index) => (index > 50 ? { ...point, value: null } : point)) },
      wave('steal', 'Steal', 8, 5, 4),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^CPU\s*no value$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Steal.*\d %$/ })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^CPU: lowest \S+ %, highest \S+ %, latest no value\. Steal: .*latest \S+ %$/ }),
    ).toBeVisible();
  },
};

/** What is greater than `max` has room on the axis. */
export const AboveItsMax: Story = {
  args: { series: [{ ...cpu, points: [...cpu.points, { time: start + 61 * 60_000, value: 130 }] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('150 %')).toBeVisible();
    const path = canvasElement.querySelector('svg[role="img"] path');
    const heights = (path?.getAttribute('d') ?? '').split(/[ML]/).flatMap((point) => point.split(' ')[1] ?? []);
    await expect(Math.min(...heights.map(Number))).toBeGreaterThanOrEqual(8);
  },
};

/** Half past two in Kolkata: the axis has the hours of its zone, not those of the browser. */
export const InAnotherTimeZone: Story = {
  args: {
    timeZone: 'Asia/Kolkata',
    series: [
      {
        ...cpu,
        points: cpu.points.map(({ value }, minute) => ({
          time: Date.parse('2026-01-15T09:00:00Z') + minute * 60_000,
          value,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(3:00\sPM|15:00)$/)).toBeVisible();
    const cursor = canvas.getByRole('slider', { name: 'Processor' });
    await fireEvent.change(cursor, { target: { value: '0' } });
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/(2:30\sPM|14:30).*CPU 40 %/);
  },
};

export const NoMeasurements: Story = {
  args: { series: [{ id: 'cpu', label: 'CPU', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No measurements in this period.')).toBeVisible();
  },
};

export const NarrowDoesNotOverflow: Story = {
  args: { series: [cpu, wave('steal', 'Steal', 8, 5, 4)] },
  render: (args) => (
    <div style={{ inlineSize: '288px' }} data-testid="narrow">
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Stack>
        <Card>
          <LineChart
            label="Network"
            formatValue={(value) => `${value} Mbit/s`}
            series={[
              wave('in', 'Received', 50, 30, 9),
              wave('out', 'Sent', 30, 20, 5),
              wave('c', 'Third', 80, 8, 3),
              wave('d', 'Fourth', 15, 10, 8),
              wave('e', 'Fifth', 65, 12, 11),
              wave('f', 'Sixth', 95, 4, 2),
            ]}
          />
        </Card>
        <Card>
          <LineChart label="Processor" formatValue={percent} max={100} series={[gap]} />
        </Card>
      </Stack>
      <StateSheet
        rows={{
          cursor: () => <LineChart label="Processor" formatValue={percent} max={100} height={120} series={[cpu]} />,
          legend: () => (
            <LineChart
              label="Processor"
              formatValue={percent}
              height={120}
              series={[cpu, wave('steal', 'Steal', 8, 5, 4)]}
              defaultHiddenSeries={['steal']}
            />
          ),
        }}
        states={['rest', 'focus']}
        cell={280}
      />
    </>
  ),
};
