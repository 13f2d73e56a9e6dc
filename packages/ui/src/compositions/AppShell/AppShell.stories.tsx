import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CreditCard,
  Gauge,
  HardDrive,
  KeyRound,
  LayoutGrid,
  LifeBuoy,
  Network,
  Server,
  Settings2,
  UserRound,
} from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { IconButton } from '../../components/Button/IconButton.js';
import { Menu } from '../../components/Menu/Menu.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { consoleFrame } from '../../themes/stories/themePage.css.js';
import { AppShell, type NavItem } from './AppShell.js';
import { appShellGuide } from './AppShell.guide.js';

const nav: NavItem[] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutGrid, href: '#/' },
  { id: 'compute', label: 'Compute', icon: Server, href: '#/compute', current: true },
  { id: 'services', label: 'Managed services', icon: Settings2, href: '#/services' },
  { id: 'network', label: 'Network', icon: Network, href: '#/network' },
  { id: 'metal', label: 'Bare metal', icon: Gauge, href: '#/metal' },
  { id: 'storage', label: 'Storage', icon: HardDrive, href: '#/storage' },
  { id: 'access', label: 'Access', icon: KeyRound, href: '#/access' },
  { id: 'billing', label: 'Billing', icon: CreditCard, href: '#/billing' },
];

const meta = {
  title: 'Compositions/AppShell',
  component: AppShell,
  tags: ['autodocs'],
  parameters: {
    guide: appShellGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
  args: {
    siteName: 'Livery',
    logo: <strong>Livery</strong>,
    headerEnd: (
      <Menu
        label="Your account"
        align="end"
        trigger={<IconButton size="small" icon={UserRound} label="Your account" />}
        items={[{ id: 'logout', label: 'Log out' }]}
      />
    ),
    nav,
    navEnd: [{ id: 'help', label: 'Support', icon: LifeBuoy, href: '#/support' }],
    children: (
      <>
        <h1>Virtual machines</h1>
        <p>The page.</p>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia('(min-width: 701px)').matches;

export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole('banner');
    await expect(within(banner).getByText('Livery')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();

    if (wide()) {
      const navigation = canvas.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getBoundingClientRect().width).toBe(80);
      await expect(banner.getBoundingClientRect().height).toBe(35);
      await expect(within(navigation).getByRole('link', { name: 'Compute' })).toHaveAttribute('aria-current', 'page');
      await expect(within(navigation).getByRole('link', { name: 'Network' })).not.toHaveAttribute('aria-current');
      return;
    }
    const opener = within(banner).getByRole('button', { name: 'Open navigation' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Livery' });
    await expect(within(drawer).getAllByRole('link')).toHaveLength(9);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Network' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DuringImpersonation: Story = {
  args: {
    strip: (
      <>
        <span>You are accessing the account of Mari Tamm</span>
        <Button size="small">Stop</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('banner')).getByText(/Mari Tamm/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Whatever is above the header: what receives the focus comes to rest below it. */
export const BelowItsLines: Story = {
  args: {
    strip: ['Mari Tamm', 'Tamm & Partners', 'Web shop'].map((name) => <span key={name}>This is about {name}</span>),
    children: (
      <>
        <h1>Virtual machines</h1>
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index} style={{ paddingBlock: 8 }}>
            <a href={`#machine-${index}`}>{`web-${index}`}</a>
          </p>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const { documentElement } = document;
    await waitFor(() =>
      expect(getComputedStyle(documentElement).scrollPaddingBlockStart).toBe(`${header.offsetHeight}px`),
    );
    const link = canvas.getByRole('link', { name: 'web-30' });
    const box = () => link.getBoundingClientRect();
    window.scrollBy(0, box().bottom - header.offsetHeight + 2);
    await expect(box().bottom).toBeLessThan(header.offsetHeight);
    link.focus();
    await expect(box().top).toBeGreaterThanOrEqual(header.offsetHeight);
  },
};

/** The side navigation under the pointer and the keyboard: colours of its own. */
export const States: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateSheet
      rows={{
        navigation: () => (
          <div className={consoleFrame}>
            <AppShell {...args} headerEnd={undefined} nav={nav.slice(0, 4)} navEnd={undefined} navigation={undefined} />
          </div>
        ),
      }}
      states={pointerStates}
      cell={280}
    />
  ),
};
