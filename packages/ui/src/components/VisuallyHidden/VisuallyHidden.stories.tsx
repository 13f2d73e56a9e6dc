import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.js';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.js';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: {
    guide: visuallyHiddenGuide,
  },
  args: { children: 'of 12 virtual machines' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} /> are stopped. <VisuallyHidden live="polite">Updated</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const messages = within(canvasElement).getByText('of 12 virtual machines');
    await expect(messages.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Updated');
  },
};
