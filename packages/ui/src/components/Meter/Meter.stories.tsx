import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { Meter } from './Meter.js';
import { meterGuide } from './Meter.guide.js';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  tags: ['autodocs'],
  parameters: {
    guide: meterGuide,
  },
  args: { label: 'Disk', value: 36, max: 50, valueText: '36 of 50 GB' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole<HTMLMeterElement>('meter', { name: 'Disk' });
    await expect(meter.value).toBe(36);
    await expect(meter).toHaveAttribute('aria-valuetext', '36 of 50 GB');
  },
};

export const OverTheLimit: Story = {
  args: { value: 62, valueText: '62 of 50 GB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLMeterElement>('meter').value).toBe(50);
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap={6}>
      <Meter label="Empty" value={0} valueText="0 of 50 GB" />
      <Meter label="Half" value={50} valueText="25 of 50 GB" />
      <Meter label="Nearly full" value={85} valueText="42.5 of 50 GB" />
      <Meter label="Full" value={100} valueText="50 of 50 GB" />
    </Stack>
  ),
};
