import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createBareMetalLease, listBareMetalLeases, listBareMetalSpecs } from '@livery/api/generated/operations/metal';
import type { BareMetalLease } from '@livery/api/generated/types';
import type { Fault } from '@livery/api/sandbox/sandbox';
import { href } from '#shared/paths.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { screenStory, screens, site } from '#stories/screens.js';
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
  for (const fact of ['In use', 'Jõhvi', 'Standard', 'Debian 12', '185.47.12.17'])
    await expect(row).toHaveTextContent(fact);
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

const meanings = {
  available: 'Available for immediate leasing.',
  pending:
    'Ordered, and does not match its configuration yet. It becomes in use, and is charged, once it is configured.',
  in_use: 'Configured as ordered, and charged until it is released.',
  cleaning: 'Released: its disks have to be cleaned before it can be leased again.',
  offline: 'Unavailable, or in need of repair.',
};

/** Each status of the specification has its own words; what it has to do with the charge is said on the page. */
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
  async ({ canvas, userEvent }) => {
    const texts = [t`Available`, t`Pending`, t`In use`, t`Cleaning`, t`Offline`, t`Deleted`];
    for (const [index, status] of statuses.entries()) {
      const row = (await canvas.findByRole('link', { name: `lease ${status}` })).closest('tr')!;
      await expect(row).toHaveTextContent(texts[index] ?? '');
    }
    for (const [status, meaning] of Object.entries(meanings)) {
      await userEvent.click(await canvas.findByRole('link', { name: `lease ${status}` }));
      await canvas.findAllByText(meaning);
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Bare metal' }));
    }
    await canvas.findByRole('link', { name: 'lease offline' });
  },
);

/** An administrator sees notes, serial number and each sort of event of a machine. */
export const EveryEvent = screenStory(
  {
    path: async (site) => {
      const [lease] = await site.api.read(listBareMetalLeases, { location: 'jhv' });
      return href('bareMetalLease', { uuid: lease?.uuid ?? '' });
    },
    before(site) {
      site.storage.apiKey.set('admin');
    },
    faults: answerLeases(({ machine, ...lease }) => [
      {
        ...lease,
        ...(machine && {
          machine: {
            ...machine,
            admin_notes: 'Power supply 2 replaced in January',
            serial_number: 'SN-JHV-107919',
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
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await expect(fact('Notes of the staff')).toHaveTextContent('Power supply 2 replaced in January');
    await expect(fact('Serial number')).toHaveTextContent('SN-JHV-107919');
  },
);

/** What was not understood of a lease is unknown: it is not now, not nothing, and no way in that nobody told. */
export const NotUnderstood = screenStory(
  {
    path: async (site) => {
      const [lease] = await site.api.read(listBareMetalLeases, { location: 'jhv' });
      return href('bareMetalLease', { uuid: lease?.uuid ?? '' });
    },
    before(site) {
      site.storage.apiKey.set('admin');
    },
    faults: answerLeases((lease) => {
      const odd = { ...lease, public_key: 'ssh-ed25519 AAAA', releasable_at: 'in a while' };
      return [
        Object.assign({ ...odd }, { machine: { ...lease.machine, password: 7, history: 'none' } }),
        Object.assign(
          { ...odd },
          { uuid: '00000000-0000-4000-8000-000000000001', display_name: 'odd', machine: 'one' },
        ),
      ];
    }),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: t`For administrators` });
    await canvas.findAllByText(t`Unknown`);
    await expect(canvas.queryByText(t`Nothing has happened to it yet.`)).toBeNull();
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await expect(fact(t`Can be released`)).toHaveTextContent('—');
    await expect(fact(t`First password`)).toHaveTextContent('—');
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Bare metal' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'odd' }));
    await canvas.findByRole('heading', { level: 1, name: 'odd' });
    await canvas.findAllByText(t`Unknown`);
    await expect(canvas.queryByText(t`The provider does not tell its addresses.`)).toBeNull();
  },
);

export const Empty = screenStory({ path: '/metal', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your bare-metal machines will be here, from all locations.`);
});

/** How a machine is reached is told as soon as it is in use; what only administrators see is not. */
export const InUse = screenStory({ path: leasePath('jhv', 'warehouse') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'warehouse' });
  await canvas.findByText(t`Configured as ordered, and charged until it is released.`);
  await canvas.findByText('AMD EPYC 9354, 32 cores at 3.25 GHz');
  await canvas.findByText('Network and access');
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  const leases = await site.api.read(listBareMetalLeases, { location: 'jhv' });
  const machine = leases.find((one) => one.display_name === 'warehouse')?.machine;
  const [publicIpv4 = '', publicIpv6 = ''] = machine?.public_ips ?? [];
  await expect([publicIpv4, machine?.netmask]).toEqual(['185.47.12.17', '255.255.255.0']);
  for (const [label, value] of [
    ['Public IPv4', publicIpv4],
    ['Public IPv6', publicIpv6],
    ['Private IPv4', machine?.private_ipv4],
    ['Gateway', machine?.gateway],
    ['Network mask', machine?.netmask],
  ] as const) {
    await expect(value).toBeTruthy();
    await expect(fact(label)).toHaveTextContent(value ?? '');
  }
  await expect(canvas.queryByText('For administrators')).toBeNull();
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

/** The first password is shown only when it is asked for. */
export const TooSoonToRelease = screenStory({ path: leasePath('tll', 'build-farm') }, async ({ canvas, userEvent }) => {
  const show = await canvas.findByRole('button', { name: 'Show password' });
  const [lease] = await site.api.read(listBareMetalLeases, { location: 'tll' });
  const password = lease?.machine?.password ?? '';
  await expect(canvas.queryByText(password)).toBeNull();
  await userEvent.click(show);
  await canvas.findByText(password);
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(canvas.queryByText(password)).toBeNull();
  await canvas.findByText(/It is too soon to release the machine: it can be released from .*\d/);
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

/** One lease is renamed, charged to another account, and released, which the server refuses at first; then the next. */
export const Releasing = screenStory(
  {
    path: leasePath('jhv', 'backups'),
    faults: [
      {
        operationId: 'deleteBareMetalLease',
        status: 409,
        body: { message: 'Too soon to release machine' },
        times: 1,
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    const act = async (action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    const release = t`Release`;
    await act('Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, ' {Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This field is required')));
    await userEvent.type(field, 'vault{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'vault' });
    await act('Move to another billing account');
    const move = within(await screen.findByRole('dialog', { name: /Move/ }));
    await userEvent.click(await move.findByRole('button', { name: /Billing account/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Saar/ }));
    await userEvent.click(move.getByRole('button', { name: 'Move' }));
    await screen.findByText('Moved vault to another billing account');
    const leases = () => site.api.read(listBareMetalLeases, { location: 'jhv' });
    const vault = (await leases()).find(({ display_name }) => display_name === 'vault');
    await expect(vault?.billing_account_id).toBe(1202);

    await act(release);
    const question = within(await screen.findByRole('alertdialog'));
    const submit = question.getByRole('button', { name: 'Release bare-metal machine' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(question.getByRole('textbox'), 'vault');
    await userEvent.click(submit);
    const alert = await question.findByRole('alert');
    await expect(alert).toHaveTextContent('Too soon to release machine');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Released vault');
    await canvas.findByRole('heading', { level: 1, name: 'Bare metal' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'vault' })).toBeNull());
    await expect((await leases()).map(({ display_name }) => display_name)).toEqual(['warehouse']);

    await userEvent.click(await canvas.findByRole('link', { name: 'warehouse' }));
    await act(release);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t`Everything on its disks`);
  },
);

/** Nothing is said of machines whose list has not loaded. */
export const Create = screenStory(
  { path: '/metal/create', faults: [{ operationId: 'listBareMetalSpecs', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Failed to load the machines`);
    const order = canvas.getByRole('button', { name: t`Order bare-metal machine` });
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(order);
    await canvas.findByRole('link', { name: 'Name: This field is required' });
    await expect(canvas.queryByText(/No available machines/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const compact = await canvas.findByRole('radio', { name: 'Compact' });
    await expect(compact).toBeChecked();
    await waitFor(() =>
      expect(compact).toHaveAccessibleDescription(expect.stringMatching(/8 cores.*64 GB.*2 × 960 GB NVMe.*€89\.00/)),
    );
    for (const fact of ['Web servers, build agents and small virtualisation hosts.', '8 cores, 64 GB, 2 × 960 GB NVMe'])
      await expect(compact).toHaveAccessibleDescription(expect.stringContaining(fact));
    const large = canvas.getByRole('radio', { name: 'Large' });
    await expect(large).toHaveAttribute('aria-disabled', 'true');
    await expect(large).toHaveAccessibleDescription(expect.stringContaining(t`No available machines`));
    await userEvent.type(canvas.getByRole('textbox', { name: /^SSH key/ }), 'not a key');
    await userEvent.click(order);
    await expect(await canvas.findAllByText(t`This field is required`, { exact: false })).not.toHaveLength(0);
    await canvas.findByRole('link', { name: 'Name: This field is required' });
    await canvas.findByRole('link', { name: /^SSH key: Not a public SSH key/ });
    await expect(site.changes).toEqual([]);
  },
);

/** A machine of which it was not understood whether it is available, or what is ready on it, can be ordered: the server decides. */
export const SpecNotUnderstood = screenStory(
  {
    path: '/metal/create',
    async faults(site) {
      const specs = await site.api.read(listBareMetalSpecs, { location: 'jhv' });
      const body = specs.map((spec) => Object.assign(spec, { is_available: 'no', ready_os_ids: 'all' }));
      return [{ operationId: 'listBareMetalSpecs', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Large' })).not.toHaveAttribute('aria-disabled', 'true');
    await canvas.findByRole('radio', { name: /^Debian 12/ });
    await expect(canvas.queryByText(t`Takes longer`)).toBeNull();
  },
);

/** Somebody else takes the last machine of a spec meanwhile: what was typed stays. */
export const LastMachineTaken = screenStory({ path: '/metal/create' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Tartu' }));
  await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Large' })).toBeNull());
  const storage = await canvas.findByRole('radio', { name: 'Storage' });
  await userEvent.click(storage);
  await expect(storage.closest('label')).toHaveTextContent('1 left');
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'archive');
  const theirs = { display_name: 'first', spec: 'storage', requested_os_id: 'debian-12' };
  await site.api.change(createBareMetalLease, { location: 'trtu', ...theirs });
  const order = canvas.getByRole('button', { name: 'Order bare-metal machine' });
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(order);
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent('There was an error while creating your resource');
  await expect(alert).toHaveTextContent('No available machines');
  await waitFor(() =>
    expect(canvas.getByRole('radio', { name: 'Storage' })).toHaveAccessibleDescription(
      expect.stringContaining('No available machines'),
    ),
  );
  await expect(name).toHaveValue('archive');
  const leases = await site.api.read(listBareMetalLeases, { location: 'trtu' });
  await expect(leases.map(({ display_name }) => display_name)).toEqual(['first']);
});

/** A limited account is warned before, and the provider decides. */
export const LimitedAccount = screenStory(
  { path: '/metal/create', scenario: 'indebted' },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'render');
    await canvas.findByText(/Tamm & Partners is limited: the provider may refuse the order\./);
    const order = canvas.getByRole('button', { name: 'Order bare-metal machine' });
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(order);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('More than your billing account may use'));
  },
);

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
