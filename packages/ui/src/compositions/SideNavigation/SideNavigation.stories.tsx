import { Fragment, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CreditCard, FileText, LayoutGrid, LifeBuoy, Package, Server, Settings2, Users } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.js';
import { Button } from '../../components/Button/Button.js';
import { Stack } from '../../components/Layout/Stack.js';
import { PageHeader } from '../../components/PageHeader/PageHeader.js';
import { SearchField } from '../../components/SearchField/SearchField.js';
import { MachineTable, machines } from '../../components/Table/fixtures.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { drive } from '../../testing/index.js';
import { AppShell } from '../AppShell/AppShell.js';
import { AppShellAside, AppShellBanner, AppShellScrollArea } from '../AppShell/Slots.js';
import { SideNavigation, type SideNavigationGroup } from './SideNavigation.js';
import { sideNavigationGuide } from './SideNavigation.guide.js';

const groups: readonly SideNavigationGroup[] = [
  {
    id: 'overview',
    items: [{ id: 'dashboard', label: 'Dashboard', icon: LayoutGrid, href: '#/' }],
  },
  {
    id: 'sales',
    label: 'Sales',
    items: [
      { id: 'customers', label: 'Customers', icon: Users, href: '#/customers', current: true },
      {
        id: 'invoices',
        label: 'Invoices',
        icon: FileText,
        badge: '12',
        badgeLabel: '12 overdue',
        items: [
          { id: 'open', label: 'Open', href: '#/invoices/open', badge: '12' },
          { id: 'paid', label: 'Paid', href: '#/invoices/paid' },
          { id: 'credit', label: 'Credit notes', href: '#/invoices/credit' },
        ],
      },
      { id: 'packages', label: 'Packages and price lists', icon: Package, href: '#/packages', badge: 'New' },
      { id: 'payments', label: 'Payments', icon: CreditCard, href: '#/payments' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    items: [{ id: 'machines', label: 'Virtual machines', icon: Server, href: '#/machines' }],
  },
  {
    id: 'end',
    atEnd: true,
    items: [
      { id: 'settings', label: 'Settings', icon: Settings2, href: '#/settings' },
      { id: 'help', label: 'Help', icon: LifeBuoy, href: '#/help' },
    ],
  },
];

const meta = {
  title: 'Compositions/SideNavigation',
  component: SideNavigation,
  tags: ['autodocs'],
  parameters: {
    guide: sideNavigationGuide,
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
  args: { groups, onCollapsedChange: fn() },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.matchMedia('(min-width: 701px)').matches;

export const Works: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const navigation = drive(userEvent, { root: canvasElement }).sideNavigation('Main');
    await expect(navigation.current()).toBe('Customers');
    await expect(canvas.getByRole('list', { name: 'Sales' })).toBeVisible();
    const invoices = canvas.getByRole('button', { name: 'Invoices 12 overdue' });
    await step('pages under an item', async () => {
      await expect(navigation.pages()).not.toContain('Paid');
      invoices.focus();
      await userEvent.keyboard('{Enter}');
      await expect(invoices).toHaveAttribute('aria-expanded', 'true');
      await expect(navigation.pages()).toContain('Paid');
      await userEvent.keyboard(' ');
      await expect(navigation.pages()).not.toContain('Paid');
      await navigation.open('Invoices');
      await expect(canvas.getByRole('link', { name: 'Paid' })).toBeVisible();
      await navigation.close('Invoices');
    });
    if (!isWide()) {
      await expect(canvas.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
      return;
    }
    await step('collapsed to icons, with the names still there', async () => {
      await navigation.collapse();
      await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
      await expect(navigation.element.offsetWidth).toBe(56);
      await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus();
      const customers = canvas.getByRole('link', { name: 'Customers' });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings');
      await userEvent.hover(customers);
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Customers'));
      await userEvent.unhover(customers);
    });
    await step('an item with pages expands it', async () => {
      await navigation.open('Invoices');
      await expect(navigation.isCollapsed()).toBe(false);
      await expect(navigation.element.offsetWidth).toBe(240);
      await expect(canvas.getByRole('link', { name: 'Paid' })).toBeVisible();
      await expect(invoices).toHaveFocus();
    });
  },
};

/** A page of an item that is shown opens the item. */
export const CurrentUnderAnItem: Story = {
  args: {
    groups: [
      {
        id: 'sales',
        items: [
          {
            id: 'invoices',
            label: 'Invoices',
            icon: FileText,
            items: [{ id: 'paid', label: 'Paid', href: '#/paid', current: true }],
          },
        ],
      },
    ],
    collapsible: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paid' })).toHaveAttribute('aria-current', 'page');
    const invoices = canvas.getByRole('button', { name: 'Invoices' });
    await expect(invoices).not.toHaveAttribute('aria-current');
    await userEvent.click(invoices);
    await expect(invoices).toHaveAttribute('aria-current', 'true');
    await expect(canvas.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
  },
};

interface PortalProps {
  rowCount?: number | undefined;
  /** Around the page. */
  area?: typeof Fragment | typeof AppShellScrollArea | undefined;
}

function Portal({ rowCount = 4, area: Area = Fragment }: PortalProps) {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      siteName="Nordwind"
      logo={<strong>Nordwind</strong>}
      headerStart={<SearchField label="Search" size="small" />}
      headerEnd={<Button size="small">Mari Tamm</Button>}
      navigation={<SideNavigation groups={groups} collapsed={collapsed} onCollapsedChange={setCollapsed} />}
      banner={
        <AppShellBanner>
          <Alert tone="warning" urgency="off" heading="Credit is low">
            Web shop has €3.20 left.
          </Alert>
        </AppShellBanner>
      }
      aside={
        <AppShellAside label="Help">
          <Stack>
            <BookOpen size={20} aria-hidden />
            <p>A customer has one or more billing accounts. What is rented belongs to one of them.</p>
          </Stack>
        </AppShellAside>
      }
      footer="Nordwind GmbH"
    >
      <Area>
        <Stack>
          <PageHeader heading="Customers" />
          <MachineTable rows={machines(rowCount)} viewAll caption="Customers" />
        </Stack>
      </Area>
    </AppShell>
  );
}

/** Every slot of AppShell. On a phone the navigation is in the drawer, whole. */
export const InAppShell: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Portal />,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('complementary', { name: 'Help' })).toBeVisible();
    if (isWide()) {
      const main = canvas.getByRole('main');
      const before = main.offsetWidth;
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
      await expect(main.offsetWidth).toBeGreaterThan(before);
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Nordwind' }));
    await userEvent.click(drawer.getByRole('button', { name: /Invoices/ }));
    await expect(drawer.queryByRole('button', { name: 'Collapse navigation' })).toBeNull();
    await userEvent.click(drawer.getByRole('link', { name: 'Paid' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The page scrolls between header and footer, and the document does not. */
export const ScrollsInMain: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Portal area={AppShellScrollArea} rowCount={40} />,
  play: async ({ canvas, canvasElement }) => {
    const main = canvas.getByRole('main');
    await expect(main.scrollHeight).toBeGreaterThan(main.clientHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    main.scrollTo(0, 10_000);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'web-40' })).toBeVisible());
    await expect(canvasElement.querySelector('header')?.getBoundingClientRect().top).toBe(0);
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { groups },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, minBlockSize: 560 }}>
        {(['Whole', 'Icons'] as const).map((label) => (
          <div key={label} style={{ display: 'flex', flexDirection: 'column' }}>
            <SideNavigation {...args} label={label} defaultCollapsed={label === 'Icons'} />
          </div>
        ))}
      </div>
      <StateSheet
        rows={{
          whole: () => <SideNavigation groups={groups.slice(1, 2)} />,
          icons: () => <SideNavigation groups={groups.slice(1, 2)} defaultCollapsed />,
        }}
        states={pointerStates}
        cell={260}
      />
    </>
  ),
};
