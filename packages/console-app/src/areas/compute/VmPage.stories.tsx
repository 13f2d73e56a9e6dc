import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms, stopVm, updateVm } from '@livery/api/generated/operations/compute';
import { getVmMetrics } from '@livery/api/generated/operations/extension';
import { assignIpAddress, listIpAddresses, unassignIpAddress } from '@livery/api/generated/operations/network';
import {
  cancel,
  choose,
  expectFact,
  expectNotice,
  expectStatus,
  factOf,
  fill,
  openDialog,
  openTab,
  press,
  submit,
  submitOf,
  pass,
} from '#stories/acting.js';
import { emptyResponse, holdCalls } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
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

/** Of which kind a disk is was not understood: neither is what it costs. */
export const DisksPartlyKnown = screenStory(
  {
    path: vmPath('mail', 'disks'),
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const body = all.map((vm) =>
        Object.assign(vm, { storage: vm.storage.map((disk) => Object.assign(disk, { shared: 'yes' })) }),
      );
      return [{ path: '/jhv/user-resource/vm/list', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    const disks = await canvas.findAllByRole('rowheader');
    await site.quiet();
    for (const disk of disks) await expect(disk.closest('tr')).not.toHaveTextContent('€');
  },
);

export const SnapshotsAndBackups = screenStory({ path: vmPath('db-1', 'replicas') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
});

/** A GB costs what the price list says, which a cent is too much to round to. */
export const PriceOfCopies = screenStory({ path: vmPath('staging-web', 'replicas') }, async ({ canvas }) => {
  await canvas.findByText('Charged for used storage only: €0.076 per GB and month.');
  await canvas.findByText(/charged €0\.057 per GB and month/);
});

/** The list of all interfaces leads here. */
export const Network = screenStory({ path: '/network/interfaces' }, async (context) => {
  const { canvas, userEvent } = context;
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  await fill(context, canvas.getByRole('searchbox'), 'VLAN 120');
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  const link = canvas.getByRole('link', { name: 'api' });
  const row = link.closest('tr')!;
  for (const fact of ['Jõhvi', 'Default network', '10.12.0.7', 'VLAN 120 10.12.1.20']) {
    await expect(row).toHaveTextContent(fact);
  }
  await userEvent.click(link);
  await canvas.findByRole('heading', { level: 1, name: 'api' });
  await expect(canvas.getByRole('tab', { name: /^Network/ })).toHaveAttribute('aria-selected', 'true');
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

/** What is measured in a unit that the console does not know is a number with that unit, apart from what has another. */
export const MetricsOfUnknownUnits = screenStory(
  {
    path: vmPath('web-1', 'metrics'),
    async faults(site) {
      const { location, uuid } = await findVm(site, 'web-1');
      const body = await site.api.read(getVmMetrics, { location, uuid, range: '24h' });
      const units: Record<string, string> = { cpu: 'load', disk_write: 'operations' };
      const series = body.series.map((one) => ({ ...one, unit: units[one.metric] ?? one.unit }));
      return [{ operationId: 'getVmMetrics', status: 200, body: { ...body, series } }];
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(/^Usage: [\d.]+ load on average, [\d.]+ load at most\.$/);
    await canvas.findByText(/^Read: [\d.]+ \wB\/s on average, [\d.]+ \wB\/s at most\.$/);
    await canvas.findByText(/^Written: [\d.,]+ operations on average, [\d.,]+ operations at most\.$/);
  },
);

export const Activity = screenStory({ path: vmPath('ci-runner', 'activity') }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
});

export const Settings = screenStory({ path: vmPath('web-1', 'settings') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  await canvas.findByRole('heading', { name: t`Danger zone` });
});

/** Somebody else renames the machine: the field says so, instead of offering the old name. */
export const RenamedElsewhere = screenStory({ path: vmPath('web-1', 'settings') }, async ({ canvas }) => {
  const field = await canvas.findByRole('textbox', { name: t`Name` });
  await expect(field).toHaveValue('web-1');
  await site.api.change(updateVm, { ...(await findVm(site, 'web-1')), name: 'shop-1' });
  await pass(site, 120);
  await waitFor(() => expect(field).toHaveValue('shop-1'));
  await expect(canvas.getByRole('button', { name: t`Rename` })).toHaveAttribute('aria-disabled', 'true');
});

/** A name that is being typed is there again after a look at another tab, until it has been given. */
export const NameKept = screenStory({ path: vmPath('web-1', 'settings') }, async (context) => {
  const { canvas } = context;
  const field = () => canvas.findByRole('textbox', { name: 'Name' });
  const look = async () => {
    await openTab(context, /^Disks/);
    await canvas.findByRole('table', { name: 'Disks' });
    await openTab(context, /^Settings/);
  };
  await fill(context, await field(), 'shop-1');
  await look();
  await expect(await field()).toHaveValue('shop-1');
  await press(context, 'Rename');
  await expectNotice('Renamed the virtual machine');
  await waitFor(() => expect(site.storage.drafts.get() ?? {}).toEqual({}));
  await look();
  await expect(await field()).toHaveValue('shop-1');
  await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
});

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

/** What a start can be answered with, and what is then said. */
const startAnswers = [
  {
    status: 400,
    body: { message: 'The host is unknown', correlation_id: 'c-17' },
    says: /The host is unknown \[c-17\] \(HTTP 400\)/,
  },
  { status: 200, body: '<html><body>Maintenance</body></html>', says: /Bad Gateway/ },
  { status: 504, says: /504/ },
];

/**
 * A failure says what was answered, and has a retry unless it was a refusal, which that would not help. Dismissed or tried
 * again, it passes the focus on.
 */
export const StartFailed = screenStory(
  { path: vmPath('ci-runner'), faults: [{ operationId: 'startVm', status: 500 }] },
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { level: 1, name: 'ci-runner' });
    const pressEnter = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(context, 'Start');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to start virtual machine');
    await pressEnter('Dismiss');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus());

    let again = 'Start';
    for (const { says, ...answer } of startAnswers) {
      await site.setFaults([{ operationId: 'startVm', times: 1, ...answer }]);
      await press(context, again);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(says));
      await expectStatus(canvas, 'Stopped');
      const isFinal = answer.status === 400;
      await expect(canvas.queryAllByRole('button', { name: 'Retry' })).toHaveLength(isFinal ? 0 : 1);
      again = isFinal ? 'Start' : 'Retry';
    }
    await site.setFaults([]);
    await pressEnter('Retry');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await waitFor(async () => {
      const vms = await site.api.read(listVms, { location: 'jhv' });
      return expect(vms.find(({ name }) => name === 'ci-runner')).toMatchObject({ status: 'starting' });
    });
    await pass(site, 6);
    await expectStatus(canvas, 'Running');
  },
);

export const NotFound = screenStory(
  { path: '/compute/vm/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Virtual machine not found' });
    await expect(canvas.getByRole('link', { name: t`Go to the list` })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/compute$/),
    );
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

/** A provider that has assigned a second address, at another private one, and one of IPv6 to the machine "web-1". */
export const SeveralAddresses = screenStory(
  {
    path: vmPath('web-1', 'network'),
    async faults(site) {
      const { uuid } = await findVm(site, 'web-1');
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const own = all.find(({ assigned_to }) => assigned_to === uuid)!;
      const inner = { assigned_to_private_ip: '10.12.0.99' };
      const other = { ...own, ...inner, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d', address: '185.14.96.99' };
      const ipv6 = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2e', address: '2a02:2f8:1:1::30', is_ipv6: true };
      const body = [...all, other, ipv6];
      return [{ path: '/jhv/network/ip_addresses', method: 'GET', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Unassign 185.14.96.99' });
    await canvas.findByRole('button', { name: 'Unassign 2a02:2f8:1:1::30' });
    const leadsTo = canvas
      .getAllByText(t`Leads to`, { selector: 'dt' })
      .map((one) => one.nextElementSibling?.textContent);
    await expect(leadsTo).toHaveLength(3);
    await expect(leadsTo.filter((one) => one === '10.12.0.99')).toHaveLength(1);
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

/** Lets the interfaces come that are held back. */
let release: () => void;

/** A VLAN waits for the interfaces, is one of 1 to 4094, is added to a private network once, and removed. */
export const AddingVlan = screenStory(
  {
    path: vmPath('web-1', 'network'),
    faults: [{ operationId: 'listInterfacesOfVm', status: 500, times: 1 }],
    async before(opened) {
      release = holdCalls(opened, `${(await findVm(opened, 'web-1')).uuid}/interfaces`);
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const add = await canvas.findByRole('button', { name: 'Add VLAN' });
    await expect(add).toHaveAccessibleDescription('Wait until the network interfaces have loaded');
    release();
    await waitFor(() => expect(add).toHaveAccessibleDescription('The network interfaces could not be loaded'));
    await press(context, 'Retry');
    await waitFor(() => expect(add).toHaveAccessibleDescription(''));
    const rows = () => within(canvas.getByRole('table', { name: 'Network interfaces' })).getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await userEvent.click(add);
    const dialog = await openDialog();
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(within(dialog).getAllByText('This field is required')).toHaveLength(2));
    const tag = within(dialog).getByRole('textbox', { name: /VLAN ID/ });
    await fill(context, tag, '4095');
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(tag).toHaveAccessibleDescription(/Enter at most 4094/));
    await expect(site.changes).toEqual([]);
    await choose(context, dialog, /Network/, /Databases/);
    await fill(context, tag, '120');
    await submit(context);
    await expectNotice('Added a VLAN to web-1');
    const added = () => rows().find(({ textContent }) => textContent.includes('VLAN 120'));
    await waitFor(() => expect(added()).toHaveTextContent('Databases'));
    await expect(site.changes).toHaveLength(1);

    await userEvent.click(add);
    const again = await openDialog();
    const sameTag = within(again).getByRole('textbox', { name: /VLAN ID/ });
    await choose(context, again, /Network/, /Databases/);
    await fill(context, sameTag, '120');
    await userEvent.click(submitOf(again));
    await waitFor(() => expect(sameTag).toHaveAccessibleDescription(/The interface has VLAN 120 already/));
    await expect(site.changes).toHaveLength(1);
    await cancel(context);

    await press(context, 'Remove VLAN 120');
    await expect(await openDialog()).toHaveTextContent('leaves the network of this VLAN');
    await submit(context);
    await expectNotice('Removed VLAN 120 from web-1');
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
);

const addressesIn = (location: string) => site.api.read(listIpAddresses, { location });

/** A public address is reserved for a machine, and taken away from it again. */
export const Unassigned = screenStory({ path: vmPath('accounting', 'network') }, async (context) => {
  await press(context, 'Assign address');
  await submit(context);
  await expectNotice(/Assigned 185\.31\.\S+ to accounting/);
  await expectFact(context, 'Public IPv4', '185.31.');
  const vms = await site.api.read(listVms, { location: 'tll' });
  const address = vms.find(({ name }) => name === 'accounting')?.public_ipv4 ?? 'none';

  await press(context, /^Unassign/);
  await expect(await openDialog()).toHaveTextContent(`accounting cannot be reached at ${address} any more`);
  await submit(context);
  await expectNotice(`Unassigned ${address}`);
  await expectFact(context, 'Public IPv4', 'Not assigned');
  await expect(factOf(context, 'Leads to')).toBeUndefined();
  const addresses = await addressesIn('tll');
  await expect(addresses.find((one) => one.address === address)).toMatchObject({ assigned_to: null });
});

/** An address that somebody else took in the meantime is refused, then not sent; what is reserved is charged already. */
export const AssignedMeanwhile = screenStory({ path: vmPath('db-1', 'network') }, async (context) => {
  const { userEvent } = context;
  await press(context, 'Assign address');
  const dialog = await openDialog();
  await waitFor(() => expect(dialog).toHaveTextContent(/An assigned address costs €\d/));
  await expect(dialog).not.toHaveTextContent('Price now');
  await choose(context, dialog, /Address/, /kept for the move/);
  await waitFor(() => expect(dialog).toHaveTextContent('Price now'));
  const vms = await site.api.read(listVms, { location: 'jhv' });
  const other = vms.find(({ name }) => name === 'db-2');
  const address = { location: 'jhv', address: '185.14.96.30' };
  await site.api.change(assignIpAddress, { ...address, private_ip: other?.private_ipv4 ?? '' });
  await userEvent.click(submitOf(dialog));
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The IP address is assigned already; unassign it first',
  );
  const own = async () => {
    const now = await site.api.read(listVms, { location: 'jhv' });
    return now.find(({ name }) => name === 'db-1')?.public_ipv4;
  };
  await expect(await own()).toBeNull();
  await waitFor(() => expect(dialog).not.toHaveTextContent('Price now'));
  await userEvent.click(submitOf(dialog));
  await within(dialog).findByText('It is not there any more. Choose another one.');
  await site.api.change(unassignIpAddress, address);
  await pass(site, 90);
  await waitFor(() => expect(dialog).toHaveTextContent('Price now'));
  await submit(context);
  await expectFact(context, 'Public IPv4', '185.14.96.30');
  await expect(await own()).toBe('185.14.96.30');
});

/** An address that somebody else has assigned to another machine in the meantime is not taken from that one. */
export const MovedMeanwhile = screenStory({ path: vmPath('web-1', 'network') }, async (context) => {
  const { userEvent } = context;
  const address = { location: 'jhv', address: '185.14.96.21' };
  await press(context, `Unassign ${address.address}`);
  const dialog = await openDialog();
  const vms = await site.api.read(listVms, { location: 'jhv' });
  const other = vms.find(({ name }) => name === 'db-2');
  await site.api.change(unassignIpAddress, address);
  await site.api.change(assignIpAddress, { ...address, private_ip: other?.private_ipv4 ?? '' });
  await userEvent.click(submitOf(dialog));
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else has changed it meanwhile');
  await expect(site.changes).toEqual([]);
  const now = (await addressesIn('jhv')).find((one) => one.address === address.address);
  await expect(now).toMatchObject({ assigned_to: other?.uuid });
  await cancel(context);
});

/** An address that the list of addresses does not have, which lags or is not read whole, is taken away all the same. */
export const UnassigningUnlisted = screenStory(
  {
    path: vmPath('web-1', 'network'),
    async faults(opened) {
      const all = await opened.api.read(listIpAddresses, { location: 'jhv' });
      const body = all.filter(({ address }) => address !== '185.14.96.21');
      return [{ operationId: 'listIpAddresses', status: 200, body }];
    },
  },
  async (context) => {
    await press(context, 'Unassign 185.14.96.21');
    await submit(context);
    await expectNotice('Unassigned 185.14.96.21');
    await expect(site.changes).toHaveLength(1);
  },
);

/** No second address is reserved: not by a retry, nor where the server did not say which one was reserved. */
export const ReservedOnce = screenStory(
  {
    path: vmPath('db-1', 'network'),
    faults: [{ operationId: 'assignIpAddress', status: 500, times: 1 }],
  },
  async (context) => {
    const { userEvent } = context;
    const existing = await addressesIn('jhv');
    const reserved = async () => {
      const now = await addressesIn('jhv');
      return now.filter(({ address }) => existing.every((one) => one.address !== address));
    };
    await press(context, 'Assign address');
    const failing = await openDialog();
    await userEvent.click(submitOf(failing));
    await within(failing).findByText(/Error performing action/);
    await userEvent.click(within(failing).getByRole('button', { name: 'Retry' }));
    await expectNotice(/Assigned \S+ to db-1/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, ...others] = await reserved();
    await expect(first).toBeDefined();
    await expect(others).toEqual([]);
    await press(context, /^Unassign/);
    await submit(context);

    emptyResponse(site, '/network/ip_addresses');
    await press(context, 'Assign address');
    const dialog = await openDialog();
    await userEvent.click(submitOf(dialog));
    await within(dialog).findByText(/An address was reserved, but the server did not say which\./);
    await userEvent.click(submitOf(dialog));
    await within(dialog).findByText('This field is required');
    const unnamed = (await reserved()).filter(({ address }) => address !== first?.address);
    await expect(unnamed).toHaveLength(1);
    const address = unnamed[0]?.address ?? 'none';
    await choose(context, dialog, /Address/, new RegExp(address.replaceAll('.', '\\.')));
    await submit(context);
    await expectFact(context, 'Public IPv4', address);
  },
);
