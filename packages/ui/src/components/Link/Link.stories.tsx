import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Link } from './Link.js';
import { linkGuide } from './Link.guide.js';

const meta = {
  title: 'Components/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: {
    guide: linkGuide,
  },
  args: { href: '#billing', children: 'billing account' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      The costs go to the <Link {...args} /> of this project.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'billing account' })).toHaveFocus();
  },
};

/** It is no higher than its words, but hit within 24 px around their middle. */
export const Standalone: Story = {
  args: { variant: 'standalone', children: 'web-01' },
  render: (args) => (
    <div style={{ padding: 8 }}>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'web-01' });
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(height).toBeLessThan(24);
    const hit = [-11, 11].map((away) => document.elementFromPoint(left + width / 2, top + height / 2 + away));
    await expect(hit).toEqual([link, link]);
  },
};

export const External: Story = {
  args: { href: 'https://example.com', external: true, children: 'Documentation' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <p style={{ margin: 0 }}>
          Prices are in the <Link href="#prices">price list</Link> and the{' '}
          <Link href="https://example.com" external>
            terms
          </Link>
          .
        </p>
        <Link href="#vm" variant="standalone">
          web-01.example.com
        </Link>
        <Link href="https://example.com" variant="standalone" external>
          API documentation
        </Link>
      </div>
      <StateSheet
        rows={{
          'in a sentence': () => <Link href="#prices">price list</Link>,
          standalone: () => (
            <Link href="#vm" variant="standalone">
              web-01.example.com
            </Link>
          ),
        }}
        states={pointerStates}
      />
    </>
  ),
};
