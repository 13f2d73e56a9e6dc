import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.js';
import { progressBarGuide } from './ProgressBar.guide.js';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  parameters: {
    guide: progressBarGuide,
  },
  args: { label: 'Uploading image', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading image' });
    await expect(bar).toHaveAttribute('value', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
  },
};

export const Counted: Story = {
  args: { label: 'Copying disks', value: 3, max: 8, valueText: '3 of 8 disks' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 of 8 disks')).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Uploading image" value={42} />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="Copying disks" value={3} max={8} valueText="3 of 8 disks" />
      <ProgressBar label="Waiting for the host" />
      <ProgressBar label="Small" size="small" value={42} />
      <ProgressBar label="Without visible label" labelHidden value={42} />
    </div>
  ),
};
