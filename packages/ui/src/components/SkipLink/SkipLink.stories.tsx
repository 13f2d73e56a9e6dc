import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.js';
import { skipLinkGuide } from './SkipLink.guide.js';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: {
    guide: skipLinkGuide,
  },
  args: { target: 'story-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#somewhere">Navigation</a>
      <div id="story-content" tabIndex={-1}>
        Content
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Content')).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeLessThan(24);
    // The picture shows it.
    link.focus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
  },
};
