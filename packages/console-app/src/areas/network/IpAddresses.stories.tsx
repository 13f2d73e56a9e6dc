import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { getPricing } from '@livery/api/generated/operations/config';
import {
  assignIpAddress,
  createIpAddress,
  listIpAddresses,
  unassignIpAddress,
} from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { act, submitOf } from '#stories/acting.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { screenStory, screens, site } from '#stories/screens.js';
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

/** Reserved in Jõhvi and not assigned. */
const free = '185.14.96.30';
/** Assigned to the machine "web-1". */
const taken = '185.14.96.21';

/** The addresses of Jõhvi as the server has them now. */
const readAddresses = () => site.api.read(listIpAddresses, { location: 'jhv' });

async function findAddress(address: string) {
  return (await readAddresses()).find((one) => one.address === address);
}

/** A machine of Jõhvi as the server has it now. */
async function findMachine(name: string) {
  return (await site.api.read(listVms, { location: 'jhv' })).find((one) => one.name === name)!;
}

export const List = screenStory({ path: '/network/ip_address' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'api' })).toBeVisible();
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

/** Nobody knows what the machines are called, nor in which host pool: the addresses lead to them all the same, without a price. */
export const MachinesFail = screenStory(
  { path: '/network/ip_address', faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: t`Virtual machine` });
    await expect(first!.closest('tr')).not.toHaveTextContent('€');
  },
);

/** A host pool with a price of its own for addresses: that of a machine costs what it costs there. */
export const AssignedInPool = screenStory(
  {
    path: addressPath(true),
    async faults(site) {
      const pool = '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d';
      const vms = await site.api.read(listVms, { location: 'jhv' });
      const { EUR, ...others } = await site.api.read(getPricing, {});
      const inJhv = EUR?.['jhv'] ?? {};
      const one = inJhv['default']?.find(({ resource_type }) => resource_type === 'ASSIGNED_FLOATING_IP');
      const own = { ...one, tiers: [], monthly_price_per_unit: 9 };
      return [
        {
          path: '/jhv/user-resource/vm/list',
          status: 200,
          body: vms.map((vm) => Object.assign(vm, { designated_pool_uuid: pool })),
        },
        {
          operationId: 'getPricing',
          status: 200,
          body: { ...others, EUR: { ...EUR, jhv: { ...inJhv, [pool]: [own] } } },
        },
      ];
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(/^€9\.00 per month/);
  },
);

/** It is charged to another billing account, but to none that cannot be charged. */
export const Assigned = screenStory({ path: addressPath(true) }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: /^185/ });
  await canvas.findByRole('link', { name: 'web-1' });
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  await expect(fact(t`Type`)).toHaveTextContent('IPv4');
  await expect(fact(t`Name`)).toBeVisible();

  await drive(userEvent).menu('Actions').choose('Move to another billing account');
  const dialog = await drive(userEvent).confirmDialog();
  const account = drive(userEvent, { root: dialog.element }).select('Billing account');
  await account.open();
  await expect(await screen.findByRole('option', { name: /^Old agency account/ })).toHaveTextContent('Suspended');
  await account.choose('Client project Saar');
  await dialog.confirm();
  await dialog.closed();
  await expect(fact('Billing account')).toHaveTextContent('Client project Saar');
  await expect(await findAddress(taken)).toMatchObject({ billing_account_id: 1202 });
});

/** Its name, which is a note, is taken away by the retry of what failed; it is assigned to a machine, and unassigned again, with the charge told. */
export const NotAssigned = screenStory(
  { path: addressPath(false), faults: [{ operationId: 'updateIpAddress', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /^185/ });
    await expect(canvas.getByRole('button', { name: t`Assign` })).toBeEnabled();
    await expect(await canvas.findByText(/^€3\.20/)).not.toHaveTextContent('hour');

    await drive(userEvent).menu('Actions').choose('Rename');
    const renaming = await drive(userEvent).confirmDialog();
    const name = drive(userEvent, { root: renaming.element }).textField('Name');
    await expect(name.value()).toBe('kept for the move');
    await name.type('');
    await renaming.confirm();
    const alert = await within(renaming.element).findByRole('alert');
    await expect(await findAddress(free)).toMatchObject({ name: 'kept for the move' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await renaming.closed();
    await expect(await findAddress(free)).toMatchObject({ name: null });

    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const assigning = await drive(userEvent).confirmDialog();
    const submit = within(assigning.element).getByRole('button', { name: 'Assign' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await assigning.confirm();
    await within(assigning.element).findByText('This field is required');
    await drive(userEvent, { root: assigning.element }).comboBox('Assign to').choose('db-1');
    await expect(assigning.element).toHaveTextContent('€2.40 per month');
    await assigning.confirm();
    await assigning.closed();
    const assignee = canvas.getByText('Assigned to', { selector: 'dt' }).nextElementSibling as HTMLElement;
    await within(assignee).findByRole('link', { name: 'db-1' });
    await expect((await findMachine('db-1')).public_ipv4).toBe(free);

    await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }));
    const unassigning = await drive(userEvent).confirmDialog();
    await expect(unassigning.element).toHaveTextContent(`db-1 cannot be reached at ${free} any more`);
    await expect(unassigning.element).toHaveTextContent('charged €3.20 a month until you delete it');
    await unassigning.confirm();
    await unassigning.closed();
    await expect(assignee).toHaveTextContent('Not assigned');
    await expect((await findMachine('db-1')).public_ipv4).toBeNull();
  },
);

export const Disabled = screenStory(
  { path: `/network/ip_address?q=${taken}`, scenario: 'suspended' },
  async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: taken });
    await expect(link.closest('tr')).toHaveTextContent('Disabled');
    await userEvent.click(link);
    await canvas.findByText(t`The address is disabled`);
    await canvas.findByText('No traffic reaches it.');
  },
);

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

/** A machine that gets another address in the meantime is refused in the dialog. */
export const Assigning = screenStory({ path: addressPath(false) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Assign` }));
  const dialog = await drive(userEvent).confirmDialog();
  const assignee = drive(userEvent, { root: dialog.element }).comboBox('Assign to');
  await assignee.type('web-1');
  await expect(await screen.findByRole('option', { name: /^web-1/ })).toHaveTextContent(
    `It has the address ${taken} already.`,
  );
  await assignee.choose('db-1');
  const private_ip = (await findMachine('db-1')).private_ipv4 ?? '';
  const other = await site.api.change(createIpAddress, { location: 'jhv', name: 'other' });
  await site.api.change(assignIpAddress, { location: 'jhv', address: other?.address ?? '', private_ip });
  await dialog.confirm();
  await expect(await within(dialog.element).findByRole('alert')).toHaveTextContent(
    'It has a public IP address already',
  );
  await expect(await findAddress(free)).toMatchObject({ assigned_to: null });
});

/** The page of an address, the only one of its location. */
function onlyAddress(facts: {
  address: string;
  is_ipv6: boolean;
  assigned_to: unknown;
  enabled?: unknown;
}): ScreenSetup {
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

/** What an address is assigned to was not understood: it is not taken for a free one, nor for one that is disabled, nor taken away. */
export const NotUnderstood = screenStory(
  onlyAddress({ address: '185.14.96.99', is_ipv6: false, assigned_to: 7, enabled: 'yes' }),
  async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 1, name: '185.14.96.99' });
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
    await expect(fact(t`Assigned to`)).toHaveTextContent(t`Unknown`);
    await expect(canvas.queryByRole('button', { name: t`Assign` })).toBeNull();
    await expect(canvas.queryByText(t`The address is disabled`)).toBeNull();
    const dialog = await act(context, t`Unassign`);
    await context.userEvent.click(submitOf(dialog));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      t`The server's response about this was not understood, so it cannot be changed here. Nothing was sent.`,
    );
    await expect(site.changes).toEqual([]);
  },
);

/** An address is charged to whoever pays for the machine that it is assigned to: what another account paid is not its price now. */
export const AssigningToAnothersMachine = screenStory(
  {
    path: addressPath(false),
    playsWideOnly: true,
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const body = all.map((vm) =>
        vm.name === 'db-1' ? Object.assign(structuredClone(vm), { billing_account: 1202 }) : vm,
      );
      return [{ path: '/jhv/user-resource/vm/list', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    const dialog = await drive(userEvent).confirmDialog();
    const target = drive(userEvent, { root: dialog.element }).comboBox('Assign to');
    await target.choose('web-1');
    await expect(dialog.element).toHaveTextContent(/Price now.*€3\.20 per month.*€2\.40 per month/);
    await target.choose('db-1');
    await waitFor(() => expect(dialog.element).toHaveTextContent(/An assigned address costs.*€2\.40 per month/));
    await expect(dialog.element).not.toHaveTextContent('Price now');
  },
);

/** One that leads nowhere is deleted without a warning, one that is assigned after it. */
export const DeletingAssigned = screenStory({ path: addressPath(false) }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: free });
  await drive(userEvent)
    .menu(t`Actions`)
    .choose(t`Delete`);
  const first = await drive(userEvent).confirmDialog();
  await expect(first.element).toHaveTextContent('the same address cannot be asked for again');
  await expect(first.element).not.toHaveTextContent('cannot be reached');
  await first.confirm();
  await first.closed();
  await canvas.findByRole('heading', { level: 1, name: 'IP addresses' });
  await expect(canvas.queryByRole('link', { name: free })).toBeNull();
  await expect(await findAddress(free)).toBeUndefined();

  const deleteFromRow = async (address: string, machine: string) => {
    await canvas.findByRole('link', { name: machine });
    // The page behind a dialog is out of reach for a moment after it.
    const actions = await waitFor(() => drive(userEvent).menu(`Actions of ${address}`));
    await actions.choose('Delete');
    const dialog = await drive(userEvent).confirmDialog();
    await expect(dialog.element).toHaveTextContent(`${machine} cannot be reached at ${address} any more.`);
    return dialog;
  };
  await (await deleteFromRow(taken, 'web-1')).confirm();
  await waitFor(() => expect(canvas.queryByRole('link', { name: taken })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect((await findMachine('web-1')).public_ipv4).toBeNull();
  await deleteFromRow('185.14.96.22', 'web-2');
});

export const Unassigning = screenStory({ path: addressPath(true) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Unassign` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('€');
});

/** An address that somebody else has assigned to another machine in the meantime is not taken from that one, however often it is tried. */
export const UnassigningMoved = screenStory(
  { path: addressPath(true), playsWideOnly: true },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }));
    const dialog = await drive(userEvent).confirmDialog();
    const address = (await readAddresses()).find(({ assigned_to }) => assigned_to)?.address ?? '';
    const { uuid, private_ipv4: private_ip } = await findMachine('db-1');
    await site.api.change(unassignIpAddress, { location: 'jhv', address });
    await site.api.change(assignIpAddress, { location: 'jhv', address, private_ip: private_ip ?? '' });
    await dialog.confirm();
    const alert = await within(dialog.element).findByRole('alert');
    await expect(alert).toHaveTextContent('Somebody else has changed it meanwhile');
    await canvas.findAllByText('db-1');
    const again = within(dialog.element).getByRole('button', { name: 'Unassign' });
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
    await expect(again).toHaveAccessibleDescription(/^It is assigned to something else by now/);
    await expect(site.changes).toEqual([]);
    await expect(await findAddress(address)).toMatchObject({ assigned_to: uuid });
  },
);

/** What several cost together is told before; what is not assigned is left out. */
export const UnassigningSeveral = screenStory(
  { path: '/network/ip_address?location=jhv' },
  async ({ canvas, userEvent }) => {
    for (const address of [taken, '185.14.96.22', free]) {
      const row = (await canvas.findByRole('link', { name: address })).closest('tr')!;
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign' }));
    const dialog = await drive(userEvent).confirmDialog('Unassign 2 IP addresses');
    await expect(dialog.element).toHaveTextContent('charged €6.40 a month together');
    await dialog.confirm();
    await screen.findAllByText('2 succeeded · 1 left out');
    await expect(await findAddress(taken)).toMatchObject({ assigned_to: null });
    await expect((await findMachine('web-2')).public_ipv4).toBeNull();
  },
);

/** Only public IPv4 addresses are charged: others do not make the sum unknown, and alone have none. */
export const UnassigningUncharged = screenStory(
  {
    path: '/network/ip_address?location=jhv',
    playsWideOnly: true,
    async faults(site) {
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const body = all.map((one) =>
        one.address === taken ? Object.assign(structuredClone(one), { is_ipv6: true }) : one,
      );
      return [{ path: '/jhv/network/ip_addresses', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    const choose = async (address: string) => {
      const row = (await canvas.findByRole('link', { name: address })).closest('tr')!;
      await userEvent.click(within(row).getByRole('checkbox'));
    };
    await choose(taken);
    await choose('185.14.96.22');
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign' }));
    const both = await drive(userEvent).confirmDialog('Unassign 2 IP addresses');
    await expect(both.element).toHaveTextContent('charged €3.20 a month together');
    await userEvent.click(within(both.element).getByRole('button', { name: 'Cancel' }));
    await both.closed();
    await choose('185.14.96.22');
    await userEvent.click(canvas.getByRole('button', { name: 'Unassign' }));
    const one = await drive(userEvent).confirmDialog('Unassign 1 IP address');
    await expect(one.element).toHaveTextContent('They stay reserved for you until you delete them.');
    await expect(one.element).not.toHaveTextContent('charged');
  },
);

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

/** Nothing is created then. */
export const NobodyPays = screenStory(
  { path: '/network/create/ip_address', scenario: 'suspended' },
  async ({ canvas, userEvent }) => {
    const text = 'None of your billing accounts can be charged';
    await canvas.findByText(t`None of your billing accounts can be charged`);
    await userEvent.click(canvas.getByRole('button', { name: 'Create IP address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('button', { name: /Billing account/ })).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
    await expect(site.changes).toEqual([]);
  },
);
