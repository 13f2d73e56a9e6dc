import { LayoutDashboard } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppShell } from '../AppShell/AppShell.js';
import { ImpersonationStrip } from './ImpersonationStrip.js';
import { impersonationStripGuide } from './ImpersonationStrip.guide.js';

const meta = {
  title: 'Compositions/ImpersonationStrip',
  component: ImpersonationStrip,
  tags: ['autodocs'],
  parameters: {
    guide: impersonationStripGuide,
    docs: {
      story: { inline: false, height: '240px' },
    },
  },
  args: { owner: 'owner@northwind.example', onLeave: fn() },
  render: (props) => (
    <AppShell
      siteName="Livery"
      logo="Livery"
      nav={[{ id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '/', current: true }]}
      strip={[<ImpersonationStrip key="impersonation" {...props} />]}
    >
      <p>The machines of northwind.</p>
    </AppShell>
  ),
} satisfies Meta<typeof ImpersonationStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsBack: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('region', { name: 'Access to another account' }));
    await expect(strip.getByText('You are in the account of owner@northwind.example')).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Back to your account' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** With another line beneath, nothing of the page is covered. */
export const BesideAnother: Story = {
  render: (props) => (
    <AppShell
      siteName="Livery"
      logo="Livery"
      nav={[{ id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '/', current: true }]}
      strip={[<ImpersonationStrip key="impersonation" {...props} />, 'You are offline. Changes have to wait.']}
    >
      <p>The machines of northwind.</p>
    </AppShell>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(canvas.getByText(/You are offline/)).toBeVisible();
    await expect(main.top).toBeGreaterThanOrEqual(header.bottom - 1);
  },
};

export const Sheet: Story = { args: { owner: 'a.very.long.address.of.somebody@subsidiary.northwind-holding.example' } };
