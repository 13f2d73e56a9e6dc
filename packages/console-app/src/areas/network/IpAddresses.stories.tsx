import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listIpAddresses } from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { screenStory, screens } from '#stories/screens.js';
import type { ScreenSetup } from '#stories/screenSetup.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/IP addresses', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of an address of Jõhvi, assigned or not. */
const addressPath = (assigned: boolean) => async (site: Site) => {
  const addresses = await site.api.read(listIpAddresses, { location: 'jhv' });
  const found = addresses.find(({ assigned_to }) => Boolean(assigned_to) === assigned);
  return href('ipAddress', { location: 'jhv', uuid: found?.uuid ?? '' });
};

export const List = screenStory({ path: '/network/ip_address' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'web-1' })).toBeVisible();
});

export const Empty = screenStory({ path: '/network/ip_address', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your IP addresses will be here, from all locations.`);
});

export const PageLoadingLong = screenStory(
  { path: '/network/ip_address/jhv/no-such-address', held: ['listIpAddresses'] },
  async ({ canvas }) => {
    await canvas.findByText(t`Still loading…`, {}, { timeout: 20_000 });
  },
);

export const Loading = screenStory({ path: '/network/ip_address', held: ['listIpAddresses'] }, async ({ canvas }) => {
  await canvas.findByRole('table');
});

export const LocationFails = screenStory(
  { path: '/network/ip_address', faults: [{ path: '/tll/network/ip_addresses', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'web-1' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tallinn');
  },
);

/** Nobody knows what the machines are called: the addresses lead to them all the same. */
export const MachinesFail = screenStory(
  { path: '/network/ip_address', faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: t`Virtual machine` })).not.toHaveLength(0);
  },
);

export const Assigned = screenStory({ path: addressPath(true) }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: /^185/ });
  await canvas.findByRole('link', { name: 'web-1' });
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  await expect(fact(t`Type`)).toHaveTextContent('IPv4');
  await expect(fact(t`Name`)).toBeVisible();
});

export const NotAssigned = screenStory({ path: addressPath(false) }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: /^185/ });
  await expect(canvas.getByRole('button', { name: t`Assign` })).toBeEnabled();
  await expect(await canvas.findByText(/^€3\.20/)).not.toHaveTextContent('hour');
});

export const Disabled = screenStory({ path: addressPath(true), scenario: 'suspended' }, async ({ canvas }) => {
  await canvas.findByText(t`The address is disabled`);
});

export const NotFound = screenStory(
  { path: '/network/ip_address/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t`IP address not found` });
    await expect(canvas.getByRole('link', { name: t`Go to the list` })).toHaveAttribute(
      'href',
      '/app/network/ip_address',
    );
  },
);

export const Assigning = screenStory({ path: addressPath(false) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Assign` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('combobox'), 'web-1');
  await expect(await screen.findByRole('option', { name: /^web-1/ })).toHaveTextContent('185.14.96.21');
});

/** The page of an address, the only one of its location. */
function onlyAddress(facts: { address: string; is_ipv6: boolean; assigned_to: unknown }): ScreenSetup {
  const uuid = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d';
  const assignment = { assigned_to_resource_type: null, assigned_to_private_ip: null };
  const body = [{ uuid, name: null, type: 'public', enabled: true, ...assignment, ...facts }];
  return {
    path: `/network/ip_address/jhv/${uuid}`,
    faults: [{ path: '/jhv/network/ip_addresses', status: 200, body }],
  };
}

/** Whatever an address is, it is offered to be assigned: the provider decides. */
export const AssigningIpv6 = screenStory(
  onlyAddress({ address: '2a02:2f8:1:1::30', is_ipv6: true, assigned_to: null }),
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '2a02:2f8:1:1::30' });
    await userEvent.click(await canvas.findByRole('button', { name: t`Assign` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('combobox'), 'db-1');
    await expect(await screen.findByRole('option', { name: /^db-1/ })).toBeEnabled();
  },
);

/** Nothing can be sent before it is known what there is to choose. */
export const AssigningWhileListsLoad = screenStory(
  { path: addressPath(false), held: ['listManagedServices'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Assign` }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getAllByRole('button').find((one) => one.matches('[type=submit]'));
    await expect(submit).toHaveAttribute('aria-busy', 'true');
  },
);

/** What an address is assigned to was not understood: it is not taken for a free one. */
export const NotUnderstood = screenStory(
  onlyAddress({ address: '185.14.96.99', is_ipv6: false, assigned_to: 7 }),
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '185.14.96.99' });
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await expect(fact(t`Assigned to`)).toHaveTextContent(t`Unknown`);
    await expect(canvas.queryByRole('button', { name: t`Assign` })).toBeNull();
  },
);

export const DeletingAssigned = screenStory({ path: addressPath(true) }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'web-1' });
  await userEvent.click(canvas.getByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/web-1.*185\.14\.96\.21/);
});

export const Unassigning = screenStory({ path: addressPath(true) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Unassign` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('€');
});

/** A billing account that was chosen here earlier and has gone: the default is not charged unseen. */
export const ChosenAccountGone = screenStory(
  {
    path: '/network/create/ip_address',
    before: (site) => leaveDraft(site, 'ip_address', { location: 'jhv', name: 'office', account: '9999' }),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('office');
    const create = canvas.getByRole('button', { name: 'Create IP address' });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await canvas.findByText('What you chose is no longer offered: Billing account');
    await expect(create).toBeVisible();
  },
);

export const Create = screenStory({ path: '/network/create/ip_address' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: 'Jõhvi' })).toBeChecked();
  await canvas.findAllByText(/€3\.20/);
  const price = within(canvas.getByRole('region', { name: 'Price' }));
  await expect(price.queryByText(/hour/)).toBeNull();
});

export const NobodyPays = screenStory(
  { path: '/network/create/ip_address', scenario: 'suspended' },
  async ({ canvas }) => {
    await canvas.findByText(t`None of your billing accounts can be charged`);
  },
);
