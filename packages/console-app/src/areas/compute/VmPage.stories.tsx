import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms, stopVm, updateVm } from '@livery/api/generated/operations/compute';
import { listIpAddresses } from '@livery/api/generated/operations/network';
import { screenStory, screens } from '#stories/screens.js';
import { findVm, vmPath } from '#stories/screenSetup.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Overview = screenStory({ path: vmPath('web-1') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  await canvas.findByText('Tamm & Partners');
});

export const Disks = screenStory({ path: vmPath('mail', 'disks') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
});

export const SnapshotsAndBackups = screenStory({ path: vmPath('db-1', 'replicas') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
});

export const Network = screenStory({ path: vmPath('api', 'network') }, async ({ canvas }) => {
  await expect(await canvas.findAllByText(/^10\./)).not.toHaveLength(0);
});

/** A machine names its firewalls and the load balancers that forward to it. */
export const BehindFirewall = screenStory({ path: vmPath('web-1', 'network') }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'web' })).toHaveAttribute(
    'href',
    expect.stringContaining('/firewall'),
  );
});

export const Metrics = screenStory({ path: vmPath('web-1', 'metrics') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('img', { name: /%/ })).not.toHaveLength(0);
});

export const Activity = screenStory({ path: vmPath('ci-runner', 'activity') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
});

export const Settings = screenStory({ path: vmPath('web-1', 'settings') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  await canvas.findByRole('heading', { name: t`Danger zone` });
});

/** Somebody else renames the machine: the field says so, instead of offering the old name. */
let openedSite: Site;
export const RenamedElsewhere = screenStory(
  {
    path: vmPath('web-1', 'settings'),
    before: (site) => {
      openedSite = site;
      return Promise.resolve();
    },
  },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: t`Name` });
    await expect(field).toHaveValue('web-1');
    await openedSite.api.change(updateVm, { ...(await findVm(openedSite, 'web-1')), name: 'shop-1' });
    openedSite.advance(120);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field).toHaveValue('shop-1'));
    await expect(canvas.getByRole('button', { name: t`Rename` })).toHaveAttribute('aria-disabled', 'true');
  },
);

/** A provider where "web-1" has been rebuilding since yesterday. */
export const Hanging = screenStory(
  {
    path: vmPath('web-1'),
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const vm = all.find(({ name }) => name === 'web-1')!;
      const body = [{ ...vm, status: 'rebuilding', status_changed_at: '2025-03-13 12:00:00' }];
      return [{ path: '/jhv/user-resource/vm/list', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Takes longer than usual');
    await userEvent.click(canvas.getByRole('button', { name: t`Delete` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'web-1');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: t`Delete virtual machine` })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
);

export const Stopping = screenStory(
  {
    path: vmPath('legacy-erp'),
    async before(site) {
      const { location, uuid } = await findVm(site, 'legacy-erp');
      await site.api.change(stopVm, { location, uuid, force: false });
      site.advance(45);
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'legacy-erp' });
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '37');
  },
);

export const StartFailed = screenStory(
  { path: vmPath('ci-runner'), faults: [{ operationId: 'startVm', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'ci-runner' });
    await userEvent.click(canvas.getByRole('button', { name: t`Start` }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to start virtual machine');
  },
);

export const NotFound = screenStory(
  { path: '/compute/vm/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByRole('link', { name: t`Go to the list` });
  },
);

/** What an assignment that fails leaves is said with its price, and can be given back. */
export const AssignmentFailed = screenStory(
  { path: vmPath('db-1', 'network'), faults: [{ operationId: 'assignIpAddress', status: 409 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Assign address` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t`Assign` }));
    await dialog.findByText(/185\.14\.96\.\d+ is reserved, but not assigned/);
    await dialog.findByText(/^It is charged €\d/);
    await userEvent.click(dialog.getByRole('button', { name: t`Give the address back` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

/** A provider that has assigned a second address, and one of IPv6, to the machine "web-1". */
export const SeveralAddresses = screenStory(
  {
    path: vmPath('web-1', 'network'),
    async faults(site) {
      const { uuid } = await findVm(site, 'web-1');
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const own = all.find(({ assigned_to }) => assigned_to === uuid)!;
      const other = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d', address: '185.14.96.99' };
      const ipv6 = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2e', address: '2a02:2f8:1:1::30', is_ipv6: true };
      const body = [...all, other, ipv6];
      return [{ path: '/jhv/network/ip_addresses', method: 'GET', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Unassign 185.14.96.99' });
    await canvas.findByRole('button', { name: 'Unassign 2a02:2f8:1:1::30' });
    await expect(canvas.getByRole('button', { name: t`Assign address` })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        /3 public IP addresses stay reserved for you and are charged €6\.40 a month together/,
      ),
    );
  },
);

/** A provider whose machines do not name their addresses, and whose list of these fails. */
export const AddressesFail = screenStory(
  {
    path: vmPath('db-1', 'network'),
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const body = all.map(({ public_ipv4: _, ...vm }) => vm);
      return [
        { path: '/jhv/user-resource/vm/list', status: 200, body },
        { operationId: 'listIpAddresses', status: 500 },
      ];
    },
  },
  async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: t`Public IP addresses` }));
    await card.findByRole('button', { name: t`Retry` });
    await expect(card.queryByText(/No public IPv4 address is assigned/)).toBeNull();
  },
);

/** A provider that has assigned a private floating address to the machine "web-1". */
export const PrivateFloatingAddress = screenStory(
  {
    path: vmPath('web-1', 'network'),
    async faults(site) {
      const { uuid } = await findVm(site, 'web-1');
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const own = all.find(({ assigned_to }) => assigned_to === uuid)!;
      const inner = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2f', address: '10.99.0.5', type: 'private' };
      return [
        {
          path: '/jhv/network/ip_addresses',
          method: 'GET',
          status: 200,
          body: [...all, inner],
        },
      ];
    },
  },
  async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: t`IP addresses` }));
    await card.findByRole('button', { name: 'Unassign 10.99.0.5' });
    await expect(card.getAllByText(t`Public IPv4`)).toHaveLength(1);
    await card.findByText(t`IP address`);
  },
);
