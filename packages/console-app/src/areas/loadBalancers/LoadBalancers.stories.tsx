import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listIpAddresses, listLoadBalancers, listNetworks } from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { pass } from '#stories/acting.js';
import { loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';
import { leftToRight } from './actions.js';

const meta = { title: 'Screens/Load balancers', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of the load balancer of Jõhvi. */
async function balancerPath(site: Site) {
  const [first] = await site.api.read(listLoadBalancers, { location: 'jhv' });
  return href('loadBalancer', { location: 'jhv', uuid: first?.uuid ?? '' });
}

/** The load balancer of Jõhvi as the server has it now. */
async function findBalancer() {
  const [first] = await site.api.read(listLoadBalancers, { location: 'jhv' });
  return first!;
}

/** What is forwarded: "443 → 443, 10000, SOURCE_IP". */
const forwarded = async () =>
  (await findBalancer()).forwarding_rules.map(
    (rule) => `${rule.source_port} → ${rule.target_port}, ${rule.connection_limit}, ${rule.session_persistence}`,
  );

export const List = screenStory({ path: '/network/load_balancer' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'client-sites' });
  await expect(canvas.getByRole('tab', { name: t`Load balancers` })).toHaveAttribute('aria-selected', 'true');
});

/** The source port stands before the target port, as the arrow says, also where text is read from right to left. */
export const RulesFromRightToLeft = screenStory(
  { path: '/network/load_balancer', playsWideOnly: true },
  async ({ canvas }) => {
    const text = await canvas.findByText(/443 → 443/);
    const cell = text.closest<HTMLElement>('td')!;
    cell.dir = 'rtl';
    const node = text.firstChild!;
    const xOf = (start: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + 3);
      return range.getBoundingClientRect().x;
    };
    const source = node.textContent?.indexOf('443') ?? 0;
    await expect(xOf(source)).toBeLessThan(xOf(source + '443 → '.length));
    cell.removeAttribute('dir');
  },
);

export const Empty = screenStory({ path: '/network/load_balancer', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your load balancers will be here, from all locations.`);
});

export const LocationFails = screenStory(
  { path: '/network/load_balancer', faults: [{ path: '/tll/network/load_balancers', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'client-sites' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tallinn');
  },
);

/** It gets another name and another billing account; its address leads to a page where it is unassigned and assigned. */
export const Detail = screenStory({ path: balancerPath }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'web-1' });
  await canvas.findByRole('link', { name: '185.14.96.32' });
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  await expect(fact(t`Private IP address`)).toHaveTextContent(/^10\./);
  await expect(within(fact(t`Private network`) as HTMLElement).getByRole('link')).toBeVisible();

  await drive(userEvent).menu('Actions').choose('Rename');
  const renaming = await drive(userEvent).confirmDialog();
  await drive(userEvent, { root: renaming.element }).textField('Name').type('sites');
  await renaming.confirm();
  await renaming.closed();
  await canvas.findByRole('heading', { level: 1, name: 'sites' });
  // The page behind a dialog is out of reach for a moment after it.
  const actions = await waitFor(() => drive(userEvent).menu('Actions'));
  await actions.choose('Move to another billing account');
  const moving = await drive(userEvent).confirmDialog();
  await drive(userEvent, { root: moving.element }).select('Billing account').choose('Client project Saar');
  await moving.confirm();
  await moving.closed();
  await expect(fact('Billing account')).toHaveTextContent('Client project Saar');
  await expect(await findBalancer()).toMatchObject({ display_name: 'sites', billing_account_id: 1202 });

  const address = '185.14.96.32';
  await userEvent.click(canvas.getByRole('link', { name: address }));
  await canvas.findByRole('heading', { level: 1, name: address });
  await userEvent.click(await canvas.findByRole('button', { name: 'Unassign' }));
  const unassigning = await drive(userEvent).confirmDialog();
  await expect(unassigning.element).toHaveTextContent(`sites cannot be reached at ${address} any more`);
  await unassigning.confirm();
  await unassigning.closed();
  await expect(fact('Assigned to')).toHaveTextContent('Not assigned');
  await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
  const assigning = await drive(userEvent).confirmDialog();
  await drive(userEvent, { root: assigning.element }).comboBox('Assign to').choose('sites');
  await assigning.confirm();
  await assigning.closed();
  await userEvent.click(await within(fact('Assigned to') as HTMLElement).findByRole('link', { name: 'sites' }));
  await canvas.findByRole('heading', { level: 1, name: 'sites' });
  await within(fact('Public IP address') as HTMLElement).findByRole('link', { name: address });
  const addresses = await site.api.read(listIpAddresses, { location: 'jhv' });
  await expect(addresses.find((one) => one.address === address)).toMatchObject({
    assigned_to_resource_type: 'load_balancer',
  });
});

/** Nobody knows what the machines are called: the targets stand by their identifiers. */
export const MachinesFail = screenStory(
  { path: balancerPath, faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getAllByText(/^[\da-f]{8}-/)).not.toHaveLength(0);
  },
);

export const NotFound = screenStory(
  { path: '/network/load_balancer/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Load balancer not found` });
  },
);

/** A port is forwarded once; a rule that is added or removed shows in the table. */
export const AddingRule = screenStory({ path: balancerPath }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Add forwarding rule` }));
  const adding = await drive(userEvent).confirmDialog();
  const fields = drive(userEvent, { root: adding.element });
  await fields.textField('Source port').enter('443');
  await fields.textField('Target port').enter('8443');
  await adding.confirm();
  await within(adding.element).findByText('Another rule has port 443; a port is forwarded once');
  await fields.textField('Source port').enter('8443');
  /* A limit that cannot be read is not "no limit". */
  const limit = fields.numberField(/Connection limit/);
  await limit.enter('20 0000');
  await adding.confirm();
  await within(adding.element).findByText('Enter a whole number');
  await limit.enter('');
  await adding.confirm();
  await adding.closed();
  await canvas.findByRole('rowheader', { name: '8443' });
  await userEvent.click(canvas.getByRole('button', { name: `Remove rule ${leftToRight('80 → 80')}` }));
  const removing = await drive(userEvent).confirmDialog();
  await expect(removing.element).toHaveTextContent('Connections to port 80 are refused from then on');
  await removing.confirm();
  await removing.closed();
  await expect(canvas.queryByRole('rowheader', { name: '80' })).toBeNull();
  await expect(await forwarded()).toEqual(['443 → 443, 10000, SOURCE_IP', '8443 → 8443, null, null']);

  await userEvent.click(canvas.getByRole('button', { name: 'Add forwarding rule' }));
  await screen.findByText(t`TCP connections to the source port go to the target port of one of the targets.`);
  await userEvent.click(await screen.findByRole('button', { name: t`Add rule` }));
  await expect(await screen.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

/** Targets are added and removed. An answer that was lost is looked for before anything is sent twice. */
export const AddingTarget = screenStory(
  {
    path: balancerPath,
    before: (site) => loseResponse(site, '/targets'),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'web-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add target' }));
    const adding = await drive(userEvent).confirmDialog();
    await drive(userEvent).comboBox('Virtual machine').choose('api');
    await adding.confirm();
    await userEvent.click(await within(adding.element).findByRole('button', { name: 'Retry' }));
    await adding.closed();
    const row = (await canvas.findByRole('link', { name: 'api' })).closest('tr');
    await expect(row).toHaveTextContent('10.12.0.7');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove target web-1' }));
    const removing = await drive(userEvent).confirmDialog();
    await removing.confirm();
    await removing.closed();
    await expect(canvas.queryByRole('link', { name: 'web-1' })).toBeNull();
    await expect((await findBalancer()).targets).toHaveLength(2);

    await userEvent.click(canvas.getByRole('button', { name: 'Add target' }));
    await drive(userEvent).dialog();
    await drive(userEvent).comboBox('Virtual machine').type('api');
    await expect(await screen.findByRole('option', { name: /^api/ })).toHaveTextContent('It is a target already');
  },
);

/** Where the network is not in the list, nobody knows its members: any machine is offered, and the provider decides. */
export const AddingTargetOfUnknownNetwork = screenStory(
  { path: balancerPath, faults: [{ operationId: 'listNetworks', status: 200, body: [] }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Add target` }));
    const adding = await drive(userEvent).confirmDialog();
    await within(adding.element).findByText(/the provider decides whether one can be a target\.$/);
    await drive(userEvent).comboBox('Virtual machine').choose('api');
    await adding.confirm();
    await adding.closed();
    await canvas.findByRole('link', { name: 'api' });
  },
);

/** A rule is edited in its place: one of another port is added before the old one goes, one of the same port after. */
export const EditingRule = screenStory(
  {
    path: balancerPath,
  },
  async ({ canvas, userEvent }) => {
    const edit = async (name: string, field: string, value: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Edit rule ${leftToRight(name)}` }));
      const dialog = await drive(userEvent).confirmDialog();
      await drive(userEvent, { root: dialog.element }).textField(field).enter(value);
      return dialog;
    };
    const other = await edit('80 → 80', 'Source port', '443');
    await expect(other.element).toHaveTextContent('The new rule is added before the old one is removed');
    await other.confirm();
    await within(other.element).findByText('Another rule has port 443; a port is forwarded once');
    await drive(userEvent, { root: other.element }).textField('Source port').enter('8081');
    await other.confirm();
    await other.closed();
    await canvas.findByRole('button', { name: `Edit rule ${leftToRight('8081 → 80')}` });
    await expect(canvas.queryByRole('button', { name: `Edit rule ${leftToRight('80 → 80')}` })).toBeNull();
    await expect(site.changes.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);

    const same = await edit('8081 → 80', 'Target port', '8080');
    await expect(same.element).toHaveTextContent('The old rule is removed before the new one is added');
    await same.confirm();
    await same.closed();
    await canvas.findByRole('button', { name: `Edit rule ${leftToRight('8081 → 8080')}` });
    await expect(site.changes.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'DELETE', 'POST']);

    const name = leftToRight('443 → 443');
    await userEvent.click(await canvas.findByRole('button', { name: t`Edit rule ${{ name }}` }));
    await screen.findByRole('dialog', { name: t`Edit the rule ${name}` });
  },
);

/** A rule whose change fails half way is there again, or the dialog says what to do, and Retry does it. */
export const RuleChangedHalfWay = screenStory({ path: balancerPath }, async ({ canvas, userEvent }) => {
  const edit = async (name: string, field: string, value: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit rule ${leftToRight(name)}` }));
    const dialog = await drive(userEvent).confirmDialog();
    await expect(within(dialog.element).getByRole('button', { name: 'Save rule' })).toHaveAccessibleDescription(
      'Nothing has changed',
    );
    await drive(userEvent, { root: dialog.element }).textField(field).enter(value);
    return dialog;
  };
  const retry = async (dialog: Awaited<ReturnType<typeof edit>>) => {
    await dialog.pressButton('Retry');
    await dialog.closed();
  };
  const before = await forwarded();
  const neither = await edit('443 → 443', 'Target port', '8443');
  await site.setFaults([{ operationId: 'addForwardingRule', status: 500, times: 2 }]);
  await neither.confirm();
  await within(neither.element).findByText('Port 443 is possibly not forwarded now');
  await expect(await forwarded()).toEqual(before.filter((rule) => !rule.startsWith('443')));
  await retry(neither);
  await expect(await forwarded()).toContain('443 → 8443, 10000, SOURCE_IP');

  const both = await edit('443 → 8443', 'Source port', '9443');
  await site.setFaults([{ operationId: 'removeForwardingRule', status: 500, times: 1 }]);
  await both.confirm();
  await within(both.element).findByText(/Port 9443 is forwarded, and port 443 still is as well\./);
  await retry(both);
  const after = await forwarded();
  await expect(after.filter((rule) => rule.includes('443'))).toEqual(['9443 → 8443, 10000, SOURCE_IP']);

  const old = await edit('9443 → 8443', 'Target port', '443');
  await site.setFaults([{ operationId: 'addForwardingRule', status: 500, times: 1 }]);
  await old.confirm();
  await within(old.element).findByText(`The rule ${leftToRight('9443 → 8443')} is there as it was before`);
  await expect((await forwarded()).toSorted()).toEqual(after.toSorted());
});

/** Whether an address stays reserved is not known: that is said before the load balancer goes. */
export const DeletingWithoutAddresses = screenStory(
  { path: balancerPath, faults: [{ operationId: 'listIpAddresses', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/The list of IP addresses did not load/, {}, { timeout: 20_000 });
  },
);

/** Nothing has failed while the list is on its way. */
export const DeletingWhileAddressesLoad = screenStory(
  { path: balancerPath, held: ['listIpAddresses'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      t`A public IP address that is assigned stays reserved for you and is charged until you delete it.`,
    );
    await expect(dialog).not.toHaveTextContent(/did not load/);
  },
);

/** Rules, targets and addresses that were not understood are not taken for none. */
export const NotUnderstood = screenStory(
  {
    path: balancerPath,
    async faults(site) {
      const [first] = await site.api.read(listLoadBalancers, { location: 'jhv' });
      const body = [{ ...first, forwarding_rules: null, targets: null }];
      const [address] = await site.api.read(listIpAddresses, { location: 'jhv' });
      return [
        { path: '/jhv/network/load_balancers', status: 200, body },
        {
          path: '/jhv/network/ip_addresses',
          status: 200,
          body: [{ ...address, assigned_to: 7 }],
        },
      ];
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(t`Which ports are forwarded is not known: the server's answer was not understood.`);
    await canvas.findByText(t`Which virtual machines answer is not known: the server's answer was not understood.`);
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
    await within(fact(t`Private network`)).findByRole('link');
    await expect(fact(t`Public IP address`)).not.toHaveTextContent(t`Not assigned`);
  },
);

/** An own address of which nobody knows whether it is a public one is not taken for none. */
export const OwnAddressNotUnderstood = screenStory(
  {
    path: balancerPath,
    async faults(site) {
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const own = all.find(({ assigned_to_resource_type: kind }) => kind === 'load_balancer');
      return [{ path: '/jhv/network/ip_addresses', method: 'GET', status: 200, body: [{ ...own, type: 7 }] }];
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'client-sites' });
    const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
    await within(fact(t`Private network`)).findByRole('link');
    await site.quiet();
    await expect(fact(t`Public IP address`)).not.toHaveTextContent(t`Not assigned`);
  },
);

/** All public addresses stand there, and none that is private. */
export const SeveralAddresses = screenStory(
  {
    path: balancerPath,
    async faults(site) {
      const all = await site.api.read(listIpAddresses, { location: 'jhv' });
      const own = all.find(({ assigned_to_resource_type: kind }) => kind === 'load_balancer')!;
      const inner = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2d', address: '10.12.0.20', type: 'private' };
      const other = { ...own, uuid: '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1c2e', address: '185.14.96.99' };
      const body = [inner, ...all, other];
      return [
        {
          path: '/jhv/network/ip_addresses',
          method: 'GET',
          status: 200,
          body,
        },
      ];
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: '185.14.96.32' });
    await canvas.findByRole('link', { name: '185.14.96.99' });
    await expect(canvas.queryByRole('link', { name: '10.12.0.20' })).toBeNull();
  },
);

/** A list that failed is said where Create is pressed, and loaded again there: nothing is sent meanwhile. */
export const NetworksFail = screenStory(
  { path: '/network/create/load_balancer', faults: [{ operationId: 'listNetworks', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Failed to load the private networks`);
    await userEvent.type(canvas.getByRole('textbox', { name: t`Name` }), 'shop');
    await userEvent.click(canvas.getByRole('button', { name: t`Create load balancer` }));
    const alert = (await canvas.findByText(t`Failed to load what can be chosen`)).closest('[role=alert]');
    await userEvent.click(within(alert as HTMLElement).getByRole('button', { name: t`Retry` }));
    await waitFor(() => expect(canvas.queryByText(t`Failed to load what can be chosen`)).toBeNull());
    await waitFor(() => expect(canvas.queryByText(t`Failed to load the private networks`)).toBeNull());
  },
);

/** The site does not let its customers create networks: no way leads there. */
export const CreateWithoutNetworks = screenStory(
  {
    path: '/network/create/load_balancer',
    config: { features: { vms: true, loadBalancer: true } },
    faults: [{ operationId: 'listNetworks', status: 200, body: [] }],
  },
  async ({ canvas }) => {
    const reason = t`There is no private network in this location. Choose another one.`;
    await expect(await canvas.findAllByText(reason)).not.toHaveLength(0);
    await expect(canvas.queryByRole('link', { name: t`Create private network` })).toBeNull();
  },
);

export const Create = screenStory({ path: '/network/create/load_balancer' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('combobox', { name: t`Add virtual machine` });
  await userEvent.click(canvas.getByRole('button', { name: t`Create load balancer` }));
  await expect(await canvas.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

/** Somebody deletes the chosen network meanwhile: the default is not sent in its place unseen. */
export const ChosenNetworkGone = screenStory(
  { path: '/network/create/load_balancer' },
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: new RegExp(t`Private network`) });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /^Databases/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: t`Name` }), 'shop');
    const left = (await site.api.read(listNetworks, { location: 'jhv' })).filter((one) => one.name !== 'Databases');
    await site.setFaults([{ operationId: 'listNetworks', status: 200, body: left }]);
    await pass(site, 120);
    await waitFor(() => expect(field).not.toHaveTextContent('Databases'));
    const create = canvas.getByRole('button', { name: t`Create load balancer` });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await canvas.findByText('What you chose is no longer offered: Private network');
  },
);
