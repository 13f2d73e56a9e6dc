import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';
import { skeletonGuide } from './Skeleton.guide.js';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    guide: skeletonGuide,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Block: Story = { args: { shape: 'block', height: 160 } };

export const Rows: Story = {
  args: { shape: 'rows', count: 5 },
  play: async ({ canvasElement }) => {
    /* As high as five rows of a table. */
    const shape = canvasElement.querySelector('[aria-hidden]');
    await expect(shape?.getBoundingClientRect().height).toBe(200);
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 480 }}>
      <Skeleton shape="text" count={1} width="40%" />
      <Skeleton shape="text" count={4} />
      <Skeleton shape="block" />
      <Skeleton shape="rows" count={4} />
    </div>
  ),
};
