import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { StatusIndicator } from './StatusIndicator.js';
import { statusIndicatorGuide } from './StatusIndicator.guide.js';

const meta = {
  title: 'Components/StatusIndicator',
  component: StatusIndicator,
  tags: ['autodocs'],
  parameters: {
    guide: statusIndicatorGuide,
  },
  args: { children: 'Running', tone: 'success' },
} satisfies Meta<typeof StatusIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Stopped: Story = { args: { children: 'Stopped', tone: 'neutral' } };

export const Transitional: Story = {
  args: { children: 'Creating', tone: 'info', transitional: true, hint: '1 min 20 s' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Creating')).toBeVisible();
    await expect(canvas.getByText('1 min 20 s')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const SlowerThanUsual: Story = {
  args: { children: 'Stopping', tone: 'warning', transitional: true, hint: 'Takes longer than usual' },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap={2}>
      <StatusIndicator tone="success">Running</StatusIndicator>
      <StatusIndicator tone="neutral">Stopped</StatusIndicator>
      <StatusIndicator tone="info">Available</StatusIndicator>
      <StatusIndicator tone="warning">Limited</StatusIndicator>
      <StatusIndicator tone="danger">Suspended</StatusIndicator>
      <StatusIndicator tone="info" transitional hint="12 s">
        Creating
      </StatusIndicator>
      <StatusIndicator tone="neutral" transitional>
        Stopping
      </StatusIndicator>
      <StatusIndicator tone="warning" transitional hint="Takes longer than usual">
        Rebooting
      </StatusIndicator>
    </Stack>
  ),
};
