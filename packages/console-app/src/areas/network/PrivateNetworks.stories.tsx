import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVmInterfaces } from '@livery/api/generated/operations/compute';
import { listNetworks } from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Private networks', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of a network by its name. */
const networkPath = (location: string, name: string) => async (site: Site) => {
  const networks = await site.api.read(listNetworks, { location });
  return href('privateNetwork', { location, uuid: networks.find((one) => one.name === name)?.uuid ?? '' });
};

/** A default that the server refuses stays where it was; then another network becomes it, and the one before is it no longer. */
export const List = screenStory(
  { path: '/network', faults: [{ operationId: 'setDefaultNetwork', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Databases' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t`Private networks` })).toHaveAttribute('aria-selected', 'true');
    await canvas.findByRole('link', { name: 'Office' });
    const row = (name: string) => canvas.getByRole('link', { name }).closest('tr');
    await expect(row('Office')).toHaveTextContent('Default');
    // The page behind a dialog is out of reach for a moment after it.
    const menu = () => waitFor(() => drive(userEvent).menu('Actions of Unused'));
    await (await menu()).choose('Make default');
    const refused = await drive(userEvent).confirmDialog();
    await refused.confirm();
    await within(refused.element).findByRole('alert');
    await refused.cancel();
    await refused.closed();
    await waitFor(() => expect(row('Office')).toHaveTextContent('Default'));
    await expect(row('Unused')).not.toHaveTextContent('Default');

    await (await menu()).choose('Make default');
    const dialog = await drive(userEvent).confirmDialog();
    await within(dialog.element).findByText(
      /New resources in Tallinn join it when no other network is chosen, and no longer Office/,
    );
    await dialog.confirm();
    await dialog.closed();
    await waitFor(() => expect(row('Unused')).toHaveTextContent('Default'));
    await expect(row('Office')).not.toHaveTextContent('Default');
    const after = await menu();
    await expect(await after.reason(/^Make default/)).toBe('This is the default network already');
    await after.close();
  },
);

export const Empty = screenStory({ path: '/network/vpc', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your private networks will be here, from all locations.`);
});

export const Detail = screenStory({ path: networkPath('jhv', 'Databases') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Databases' });
  const link = await canvas.findByRole('link', { name: 'api' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('/compute/vm/jhv/'));
  await within(link.closest('tr')!).findByText('10.12.1.20');
  await within(link.closest('tr')!).findByText('VLAN 120');
  const database = canvas.getByRole('link', { name: 'db-1' }).closest('tr');
  await expect(database).toHaveTextContent('10.12.1.5');
  await expect(database).toHaveTextContent('Running');
  const fact = (label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
  await expect(fact(t`Type`)).toHaveTextContent(t`Private`);
  await expect(fact(t`IPv4 range`)).toHaveTextContent('10.12.');
  await expect(fact(t`IPv6 range`)).toHaveTextContent(/^[\da-f:]+\/\d+|unknown/i);
  await expect(fact(t`Default network`)).toHaveTextContent(t`No`);
  await expect(fact(t`Members`)).toHaveTextContent(/^\d+$/);
});

/** What is in a network beside machines stands there by its name. */
export const OtherMembers = screenStory({ path: networkPath('jhv', 'Default network') }, async ({ canvas }) => {
  await canvas.findByText(t`Load balancer`);
});

export const WithoutMembers = screenStory({ path: networkPath('tll', 'Unused') }, async ({ canvas }) => {
  await canvas.findByText(t`No virtual machine is in this network.`);
});

export const MembersWithoutAddresses = screenStory(
  { path: networkPath('jhv', 'Databases'), faults: [{ operationId: 'listVmInterfaces', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'db-1' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`The addresses could not be loaded`);
  },
);

export const NotFound = screenStory(
  { path: '/network/vpc/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Private network not found` });
  },
);

/** Addresses that did not come are asked for again. What loses its network is listed before, and the server decides. */
export const Deleting = screenStory(
  {
    path: networkPath('jhv', 'Databases'),
    faults: [{ operationId: 'listVmInterfaces', status: 500 }],
  },
  async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The addresses could not be loaded');
    await canvas.findByRole('link', { name: 'db-1' });
    await site.setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByText('10.12.1.5');
    await userEvent.click(canvas.getByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await drive(userEvent).confirmByName();
    await expect(dialog.element).toHaveTextContent('3 virtual machines lose this network');
    await expect(dialog.consequences()).toEqual(expect.arrayContaining(['10.12.1.0/24', 'db-1', 'db-2', 'api']));
    const submit = within(dialog.element).getByRole('button', { name: 'Delete private network' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await dialog.confirm('Databases');
    await expect(await within(dialog.element).findByRole('alert')).toHaveTextContent('The network has members');
    const networks = await site.api.read(listNetworks, { location: 'jhv' });
    await expect(networks.map(({ name }) => name)).toContain('Databases');
  },
);

/** What loses its network is named, whatever it is. */
export const DeletingWithOtherMembers = screenStory(
  { path: networkPath('jhv', 'Default network') },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Load balancer`);
    await userEvent.click(canvas.getByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const [name, kind] = ['client-sites', t`Load balancer`];
    await within(await screen.findByRole('alertdialog')).findByText(t`${name} (${kind})`);
  },
);

export const DeletingTheDefault = screenStory({ path: networkPath('tll', 'Office') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
  const dialog = await screen.findByRole('alertdialog');
  const locationTitle = 'Tallinn';
  await expect(dialog).toHaveTextContent(
    t`It is the default network of ${locationTitle}: new resources join it when no other network is chosen.`,
  );
  await userEvent.type(within(dialog).getByRole('textbox'), 'Office');
  await userEvent.click(within(dialog).getByRole('button', { name: t`Delete private network` }));
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The default network of a location');
});

export const Create = screenStory({ path: '/network/create/vpc' }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: 'Jõhvi' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: t`Create private network` }));
  await expect(await canvas.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

export const Interfaces = screenStory({ path: '/network/interfaces' }, async ({ canvas }) => {
  const row = (await canvas.findByRole('link', { name: 'api' })).closest('tr')!;
  await within(row).findByText('VLAN 120 10.12.1.20');
});

/** VLANs that were not understood are not none, and the tab of the machine says so as well. */
export const VlansNotUnderstood = screenStory(
  {
    path: '/network/interfaces',
    async faults(site) {
      const all = await site.api.read(listVmInterfaces, { location: 'jhv' });
      const api = all.find(({ subinterfaces }) => subinterfaces.some(({ vlan_tag: tag }) => tag === 120))!;
      const body = [Object.assign(api, { subinterfaces: 'two' })];
      return [
        { path: '/jhv/network/virtual-machines/interfaces', status: 200, body },
        { operationId: 'listInterfacesOfVm', status: 200, body },
      ];
    },
  },
  async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'api' });
    await expect(link.closest('tr')).toHaveTextContent(t`Unknown`);
    await userEvent.click(link);
    await canvas.findByText(t`The VLANs are not fully known: the server's answer was not understood.`);
  },
);

let answer: () => void;

/** A new name shows at once and goes when it is refused; the retry brings what is typed by then. */
export const RetrySendsWhatIsShown = screenStory(
  {
    path: networkPath('jhv', 'Databases'),
    faults: [{ operationId: 'updateNetwork', status: 500, times: 1 }],
    before(site) {
      const { fetch } = site;
      const answered = new Promise<void>((go) => (answer = go));
      site.fetch = async (request) => {
        if (request.method === 'PATCH') await answered;
        return fetch(request);
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: t`Name` });
    const heading = () => canvas.getByRole('heading', { level: 1, hidden: true });
    await userEvent.clear(name);
    await userEvent.type(name, ' {Enter}');
    await dialog.findByText('This field is required');
    await userEvent.clear(name);
    await userEvent.type(name, 'one{Enter}');
    await waitFor(() => expect(heading()).toHaveTextContent('one'));
    answer();
    await waitFor(() => expect(heading()).toHaveTextContent('Databases'));
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await userEvent.clear(name);
    await userEvent.type(name, 'two');
    await userEvent.click(retry);
    await canvas.findByRole('heading', { level: 1, name: 'two' });
    const names = async () => (await site.api.read(listNetworks, { location: 'jhv' })).map(({ name }) => name);
    await waitFor(async () => expect(await names()).toContain('two'));
  },
);
