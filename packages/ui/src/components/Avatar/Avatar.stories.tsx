import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Avatar } from './Avatar.js';
import { avatarGuide } from './Avatar.guide.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2f6fed" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#fff"/><path fill="#fff" d="M1 8a3 3 0 0 1 6 0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: {
    guide: avatarGuide,
  },
  args: { name: 'Mari Tamm' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named, because no name stands beside it. */
export const Picture: Story = {
  args: { src: picture, label: 'Mari Tamm' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Mari Tamm' });
    await waitFor(() => expect(avatar.querySelector('img')).not.toHaveAttribute('data-loading'));
  },
};

/** What is no picture is not requested again and leaves no broken frame. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('MT');
  },
};

/** An address of another kind is never put into the page. */
export const RefusedAddress: Story = {
  args: { src: 'http://tracker.example/pixel.gif', name: 'jaan@tamm-partners.example' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement).toHaveTextContent('J');
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar name="Mari Tamm" size={20} />
      <Avatar name="Mari Tamm" />
      <Avatar name="Õie Maria Ülesoo" size={48} />
      <Avatar name="" size={48} />
      <Avatar name="Mari Tamm" src={picture} size={48} />
    </div>
  ),
};
