import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listIpAddresses, listLoadBalancers, listNetworks } from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Load balancers', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of the load balancer of Jõhvi. */
async function balancerPath(site: Site) {
  const [first] = await site.api.read(listLoadBalancers, { location: 'jhv' });
  return href('loadBalancer', { location: 'jhv', uuid: first?.uuid ?? '' });
}

export const List = screenStory({ path: '/network/load_balancer' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'client-sites' });
  await expect(canvas.getByRole('tab', { name: t`Load balancers` })).toHaveAttribute('aria-selected', 'true');
});

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

export const Detail = screenStory({ path: balancerPath }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'web-1' });
  await canvas.findByRole('link', { name: '185.14.96.32' });
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  await expect(fact(t`Private IP address`)).toHaveTextContent(/^10\./);
  await expect(within(fact(t`Private network`) as HTMLElement).getByRole('link')).toBeVisible();
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

export const AddingRule = screenStory({ path: balancerPath }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Add forwarding rule` }));
  await screen.findByText(t`TCP connections to the source port go to the target port of one of the targets.`);
  await userEvent.click(await screen.findByRole('button', { name: t`Add rule` }));
  await expect(await screen.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

export const EditingRule = screenStory({ path: balancerPath }, async ({ canvas, userEvent }) => {
  const name = '443 → 443';
  await userEvent.click(await canvas.findByRole('button', { name: t`Edit rule ${{ name }}` }));
  await screen.findByRole('dialog', { name: t`Edit the rule ${name}` });
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

/** Rules and targets that were not understood are not taken for none. */
export const NotUnderstood = screenStory(
  {
    path: balancerPath,
    async faults(site) {
      const [first] = await site.api.read(listLoadBalancers, { location: 'jhv' });
      const body = [{ ...first, forwarding_rules: null, targets: null }];
      return [{ path: '/jhv/network/load_balancers', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    await canvas.findByText(t`Which ports are forwarded is not known: the server's answer was not understood.`);
    await canvas.findByText(t`Which virtual machines answer is not known: the server's answer was not understood.`);
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
let openedSite: Site;
export const ChosenNetworkGone = screenStory(
  {
    path: '/network/create/load_balancer',
    before: (site) => {
      openedSite = site;
      return Promise.resolve();
    },
  },
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: new RegExp(t`Private network`) });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /^Databases/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: t`Name` }), 'shop');
    const left = (await openedSite.api.read(listNetworks, { location: 'jhv' })).filter(
      (one) => one.name !== 'Databases',
    );
    await openedSite.setFaults([{ operationId: 'listNetworks', status: 200, body: left }]);
    openedSite.advance(120);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(field).not.toHaveTextContent('Databases'));
    const create = canvas.getByRole('button', { name: t`Create load balancer` });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await canvas.findByText('What you chose is no longer offered: Private network');
  },
);
