import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Cloud, Database, HardDrive, Network, Server } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Icon } from './Icon.js';
import { iconGuide } from './Icon.guide.js';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    guide: iconGuide,
  },
  args: { icon: Server },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithMeaning: Story = {
  args: { icon: Cloud, label: 'Public network' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Public network' })).toBeVisible();
  },
};

/** Mirrored in right-to-left text. */
export const Directional: Story = {
  args: { icon: ArrowRight, directional: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Icon {...args} />
      <div dir="rtl">
        <Icon {...args} />
      </div>
    </div>
  ),
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[12, 14, 16, 20, 24].map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <Icon icon={Server} size={size} />
          <Icon icon={HardDrive} size={size} />
          <Icon icon={Network} size={size} />
          <Icon icon={Database} size={size} />
          <Icon icon={Cloud} size={size} />
        </div>
      ))}
    </div>
  ),
};
