import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.js';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The shape of what is on its way, in the size it will have, so that nothing moves when it comes. Silent: set `aria-busy` on the region around it. For an action that was pressed, a button that is `loading`; where the shape is not known, a Spinner.',
      },
    },
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
