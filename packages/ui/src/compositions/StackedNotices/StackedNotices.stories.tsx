import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { Link } from '../../components/Link/Link.js';
import { AppShell } from '../AppShell/AppShell.js';
import { StackedNotices } from './StackedNotices.js';
import { stackedNoticesGuide } from './StackedNotices.guide.js';

const meta = {
  title: 'Compositions/StackedNotices',
  component: StackedNotices,
  tags: ['autodocs'],
  parameters: {
    guide: stackedNoticesGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '240px' },
    },
  },
  args: {
    notices: [
      { id: 'maintenance', tone: 'info', text: 'Maintenance in Tallinn on Sunday, 02:00 to 04:00.' },
      {
        id: 'restricted',
        tone: 'danger',
        text: 'Tamm & Partners is suspended: nothing new can be created.',
        action: <Link href="#/billing">Billing</Link>,
      },
      { id: 'low', tone: 'warning', text: 'Web shop has €3.20 left.', action: <Link href="#/top-up">Top up</Link> },
    ],
  },
  render: (args) => (
    <AppShell siteName="Livery" logo={<strong>Livery</strong>} nav={[]} strip={<StackedNotices {...args} />}>
      <h1>Dashboard</h1>
    </AppShell>
  ),
} satisfies Meta<typeof StackedNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is suspended/)).toBeVisible();
    await expect(canvas.getByText(/Maintenance/)).not.toBeVisible();
    const more = canvas.getByRole('button', { name: '2 more' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toMatch(/3\.20/);
    await expect(lines[1]).toMatch(/Maintenance/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More than the screen has room for: the list scrolls, by keys too. */
export const MoreThanFits: Story = {
  args: {
    notices: Array.from({ length: 60 }, (_, index) => ({
      id: `host-${index}`,
      tone: 'info' as const,
      text: `Maintenance of host ${index} on Sunday, 02:00 to 04:00.`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '59 more' }));
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    list.focus();
    await expect(list).toHaveFocus();
  },
};

/** Notices that come after the others have gone are not shown before somebody asks for them. */
export const GoneMeanwhile: Story = {
  render: function GoneMeanwhile({ notices }) {
    const [isOnline, setOnline] = useState(false);
    return (
      <AppShell
        siteName="Livery"
        logo={<strong>Livery</strong>}
        nav={[]}
        strip={<StackedNotices notices={isOnline ? [] : notices} />}
      >
        <Button onClick={() => setOnline(!isOnline)}>Go on or off line</Button>
      </AppShell>
    );
  },
  play: async ({ canvas }) => {
    const more = () => canvas.queryByRole('button', { name: '2 more' });
    const change = canvas.getByRole('button', { name: 'Go on or off line' });
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect(more()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(change);
    await expect(more()).toBeNull();
    await userEvent.click(change);
    await expect(more()).toHaveAttribute('aria-expanded', 'false');
  },
};

export const One: Story = {
  args: { notices: [{ id: 'low', tone: 'warning', text: 'Web shop has €3.20 left.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3\.20/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /more/ })).toBeNull();
  },
};
