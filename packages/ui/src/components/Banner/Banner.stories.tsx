import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LinkButton } from '../Button/LinkButton.js';
import { Banner } from './Banner.js';
import { bannerGuide } from './Banner.guide.js';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  tags: ['autodocs'],
  parameters: {
    guide: bannerGuide,
  },
  args: {
    label: 'Offer',
    heading: 'Certified hosting for the public sector',
    children: 'Machines in certified data centers, ready in a minute.',
    action: (
      <LinkButton variant="primary" href="#/compute/create">
        Create virtual machine
      </LinkButton>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Offer' });
    await expect(region).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create virtual machine' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dismissible: Story = {
  render: function Dismissible(args) {
    const [isVisible, setVisible] = useState(true);
    return isVisible ? <Banner {...args} onDismiss={() => setVisible(false)} /> : <p>Dismissed</p>;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region', { name: 'Offer' })).toBeNull();
  },
};
