import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, within } from 'storybook/test';
import { listNetworks } from '@livery/api/generated/operations/network';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Private networks', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of a network by its name. */
const networkPath = (location: string, name: string) => async (site: Site) => {
  const networks = await site.api.read(listNetworks, { location });
  return href('privateNetwork', { location, uuid: networks.find((one) => one.name === name)?.uuid ?? '' });
};

export const List = screenStory({ path: '/network' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Databases' })).toBeVisible();
  await expect(canvas.getByRole('tab', { name: t`Private networks` })).toHaveAttribute('aria-selected', 'true');
});

export const Empty = screenStory({ path: '/network/vpc', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your private networks will be here, from all locations.`);
});

export const Detail = screenStory({ path: networkPath('jhv', 'Databases') }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Databases' });
  const row = (await canvas.findByRole('link', { name: 'api' })).closest('tr')!;
  await within(row).findByText('10.12.1.20');
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

export const Deleting = screenStory({ path: networkPath('tll', 'Unused') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent('10.20.1.0/24');
});

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

export const RetrySendsWhatIsShown = screenStory(
  { path: networkPath('jhv', 'Databases'), faults: [{ operationId: 'updateNetwork', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: t`Name` });
    await userEvent.clear(name);
    await userEvent.type(name, 'one{Enter}');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await userEvent.clear(name);
    await userEvent.type(name, 'two');
    await userEvent.click(retry);
    await canvas.findByRole('heading', { level: 1, name: 'two' });
  },
);
