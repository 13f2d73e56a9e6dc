import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createBareMetalLease, listBareMetalLeases } from '@livery/api/generated/operations/metal';
import type { BareMetalLease } from '@livery/api/generated/types';
import type { Fault } from '@livery/api/sandbox/sandbox';
import { href } from '#shared/paths.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Bare metal', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of a lease by its name. */
const leasePath = (location: string, name: string) => async (site: Site) => {
  const leases = await site.api.read(listBareMetalLeases, { location });
  return href('bareMetalLease', { uuid: leases.find((one) => one.display_name === name)?.uuid ?? '' });
};

export const List = screenStory({ path: '/metal' }, async ({ canvas }) => {
  const row = (await canvas.findByRole('link', { name: 'warehouse' })).closest('tr')!;
  await within(row).findByText('€219.00');
  await expect(row).toHaveTextContent('Debian 12');
});

const statuses = ['available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'] as const;
const historyActions = [
  'admin_create',
  'admin_update',
  'admin_delete',
  'admin_lease_create',
  'user_request',
  'user_release',
] as const;

/** What the leases of Jõhvi are answered to be, from one that is there. */
function answerLeases(leasesOf: (lease: BareMetalLease) => BareMetalLease[]) {
  return async (site: Site): Promise<Fault[]> => {
    const [lease] = await site.api.read(listBareMetalLeases, { location: 'jhv' });
    return [{ path: '/jhv/metal/leases', status: 200, body: lease ? leasesOf(lease) : [] }];
  };
}

/** Each status of the specification has its own words. */
export const EveryStatus = screenStory(
  {
    path: '/metal',
    faults: answerLeases((lease) =>
      statuses.map((status, index) => ({
        ...lease,
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        display_name: `lease ${status}`,
        status,
      })),
    ),
  },
  async ({ canvas }) => {
    const texts = [t`Available`, t`Pending`, t`In use`, t`Cleaning`, t`Offline`, t`Deleted`];
    for (const [index, status] of statuses.entries()) {
      const row = (await canvas.findByRole('link', { name: `lease ${status}` })).closest('tr')!;
      await expect(row).toHaveTextContent(texts[index] ?? '');
    }
  },
);

/** An administrator sees each sort of event of a machine. */
export const EveryEvent = screenStory(
  {
    path: async (site) => {
      const [lease] = await site.api.read(listBareMetalLeases, { location: 'jhv' });
      return href('bareMetalLease', { uuid: lease?.uuid ?? '' });
    },
    before(site) {
      site.storage.apiKey.set('admin');
      return Promise.resolve();
    },
    faults: answerLeases(({ machine, ...lease }) => [
      {
        ...lease,
        ...(machine && {
          machine: {
            ...machine,
            history: historyActions.map((action) => ({
              action,
              acting_user_id: 2,
              created_at: '2025-03-14 09:26:53',
            })),
          },
        }),
      },
    ]),
  },
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t`History of the machine` }));
    const texts = [
      t`Added by an administrator`,
      t`Changed by an administrator`,
      t`Deleted by an administrator`,
      t`Leased by an administrator`,
      t`Ordered by a user`,
      t`Released by a user`,
    ];
    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(texts);
  },
);

export const Empty = screenStory({ path: '/metal', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your bare-metal machines will be here, from all locations.`);
});

export const InUse = screenStory({ path: leasePath('jhv', 'warehouse') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'warehouse' });
  await canvas.findByText(t`Configured as ordered, and charged until it is released.`);
  await canvas.findByText('AMD EPYC 9354, 32 cores at 3.25 GHz');
});

export const Pending = screenStory(
  {
    path: async (site) => {
      const order = { display_name: 'farm', spec: 'compact', requested_os_id: 'debian-12' };
      const lease = await site.api.change(createBareMetalLease, { location: 'jhv', ...order });
      return href('bareMetalLease', { uuid: lease?.uuid ?? '' });
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('progressbar');
    await canvas.findByText(t`Addresses and access will be here as soon as the machine is configured.`);
  },
);

export const TooSoonToRelease = screenStory({ path: leasePath('tll', 'build-farm') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  const release = await screen.findByRole('menuitem', { name: (name) => name.startsWith(t`Release`) });
  await expect(release).toHaveTextContent(t`Too soon to release machine`);
});

export const NotFound = screenStory(
  { path: '/metal/lease/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Bare-metal lease not found` });
  },
);

export const LocationFails = screenStory(
  {
    path: '/metal/lease/00000000-0000-4000-8000-000000000000',
    faults: [{ path: '/tll/metal/leases', status: 500 }],
  },
  async ({ canvas }) => {
    await canvas.findByRole('alert');
    await canvas.findByRole('button', { name: t`Retry` });
  },
);

export const Releasing = screenStory({ path: leasePath('jhv', 'backups') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Release` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t`Everything on its disks`);
});

export const Create = screenStory({ path: '/metal/create' }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Large' })).toHaveAccessibleDescription(
    expect.stringContaining(t`No available machines`),
  );
  await userEvent.click(canvas.getByRole('button', { name: t`Order bare-metal machine` }));
  await expect(await canvas.findAllByText(t`This field is required`, { exact: false })).not.toHaveLength(0);
});

/** A machine and a system that were chosen here earlier and are offered no more: no others are ordered unseen. */
export const ChosenGone = screenStory(
  {
    path: '/metal/create',
    before: (site) => leaveDraft(site, 'bare_metal', { name: 'farm', spec: 'retired', os: 'beos-5' }),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('farm');
    const order = canvas.getByRole('button', { name: 'Order bare-metal machine' });
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(order);
    await canvas.findByText('What you chose is no longer offered: Machine, Operating system');
    await expect(order).toBeVisible();
  },
);

export const NothingHere = screenStory(
  { path: '/metal/create', faults: [{ operationId: 'listBareMetalSpecs', status: 200, body: [] }] },
  async ({ canvas }) => {
    await canvas.findByText(t`There are no bare-metal machines in this location.`);
  },
);
