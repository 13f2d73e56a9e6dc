import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { stopVm } from '@livery/api/generated/operations/compute';
import { screenStory, screens } from '#stories/screens.js';
import { findVm, vmPath } from '#stories/screenSetup.js';

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
