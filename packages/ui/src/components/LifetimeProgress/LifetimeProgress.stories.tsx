import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LifetimeProgress } from './LifetimeProgress.js';
import { lifetimeProgressGuide } from './LifetimeProgress.guide.js';

const meta = {
  title: 'Components/LifetimeProgress',
  component: LifetimeProgress,
  tags: ['autodocs'],
  parameters: {
    guide: lifetimeProgressGuide,
  },
  args: { label: 'Creating virtual machine', expectedLifetime: 60_000 },
} satisfies Meta<typeof LifetimeProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const percentOf = (canvasElement: HTMLElement) =>
  Number(within(canvasElement).getByRole('progressbar').getAttribute('value'));

export const Running: Story = {
  // No two pictures of it are the same.
  tags: ['moving'],
  args: { expectedLifetime: 2000 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(percentOf(canvasElement)).toBeGreaterThan(0));
  },
};

/** It takes longer than usual: never 100 % before it is done. */
export const Overdue: Story = {
  args: { startedAt: 0 },
  play: async ({ canvasElement }) => {
    await expect(percentOf(canvasElement)).toBe(99);
  },
};

export const Done: Story = {
  args: { done: true },
  play: async ({ canvasElement }) => {
    await expect(percentOf(canvasElement)).toBe(100);
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <LifetimeProgress label="Overdue" expectedLifetime={60_000} startedAt={0} />
      <LifetimeProgress label="Done" expectedLifetime={60_000} done />
      <LifetimeProgress label="Small, done" size="small" expectedLifetime={60_000} done />
    </div>
  ),
};
