import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { listBillingAccounts } from '@livery/api/generated/operations/billing';
import { listManagedServices, listServiceConfigurations } from '@livery/api/generated/operations/services';
import { href } from '#shared/paths.js';
import { pass } from '#stories/acting.js';
import { loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Managed services', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of a service by its name, at a tab. */
const servicePath = (name: string, tab?: string) => async (site: Site) => {
  const services = await site.api.read(listManagedServices, {});
  const found = services.find((one) => one.display_name === name);
  return href('service', { location: found?.location ?? '', serviceId: found?.uuid ?? '' }, { tab });
};

export const List = screenStory({ path: '/services' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'orders' })).toBeVisible();
  const row = canvas.getByRole('link', { name: 'orders' }).closest('tr')!;
  for (const fact of ['PostgreSQL 16', '2 addresses', 'Jõhvi', '€78.60'])
    await waitFor(() => expect(row).toHaveTextContent(fact));
  await expect((await canvas.findAllByText(t`Any address`)).length).toBeGreaterThan(0);
});

/** A cluster has a token of the API gateway beside its machines; what has no name goes by the beginning of its UUID. */
export const ResourcesOfCluster = screenStory({ path: servicePath('apps', 'resources') }, async ({ canvas }) => {
  await canvas.findByText(t`API gateway token`);
  await canvas.findAllByRole('button', { name: /^[\da-f]{8}… Copy UUID$/ });
});

const statuses = ['active', 'requested', 'deleted'] as const;
/** Each status of the specification has its own words. */
export const EveryStatus = screenStory(
  {
    path: '/services',
    async faults(site) {
      const [service] = await site.api.read(listManagedServices, {});
      const body = statuses.map((status, index) => ({
        ...service,
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        display_name: `service ${status}`,
        status,
      }));
      return [{ operationId: 'listManagedServices', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    const texts = [t`Active`, t`Requested`, t`Deleted`];
    for (const [index, status] of statuses.entries()) {
      const row = (await canvas.findByRole('link', { name: `service ${status}` })).closest('tr')!;
      await expect(row).toHaveTextContent(texts[index] ?? '');
    }
  },
);

export const Empty = screenStory({ path: '/services', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(
    t`Your databases and clusters will be here. The provider runs them for you and backs them up every day.`,
  );
});

export const NotLoaded = screenStory(
  { path: '/services', faults: [{ operationId: 'listManagedServices', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`The managed services could not be loaded`);
  },
);

/** Secrets are asked for each time, stand in what is pasted, and are gone when they are hidden or their tab is left. */
export const Detail = screenStory(
  {
    path: servicePath('orders'),
    faults: [{ operationId: 'getServiceSecrets', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    const withoutSecrets = async () => {
      await canvas.findAllByText(/postgresql:\/\/admin@10\.12\.0\.43:5432\/defaultdb/, { selector: 'code' });
      await expect(canvas.queryByText(/Lv-/)).toBeNull();
    };
    const show = () => userEvent.click(canvas.getByRole('button', { name: t`Show secrets` }));
    await withoutSecrets();
    await canvas.findByText(/Connections are encrypted/);
    await show();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The secrets could not be loaded');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('button', { name: 'Copy Password' });
    await canvas.findAllByText(/admin:Lv-/, { selector: 'code' });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide secrets' }));
    await withoutSecrets();
    await show();
    await canvas.findAllByText(/admin:Lv-/, { selector: 'code' });
    await userEvent.click(canvas.getByRole('tab', { name: /Resources/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await withoutSecrets();
    await show();
    await expect((await canvas.findAllByText(/Lv-/)).length).toBeGreaterThan(0);
    await expect(site.calls.filter(({ call }) => call.endsWith('/secrets'))).toHaveLength(4);
  },
);

/** Not all that is to be pasted demands encryption: that connections are encrypted is not said. */
export const ConnectionsOfMariaDb = screenStory({ path: servicePath('client sites') }, async ({ canvas }) => {
  await canvas.findByText(/^mysql:/, { selector: 'code' });
  await canvas.findByText(/^mariadb --ssl/, { selector: 'code' });
  await expect(canvas.queryByText(/Connections are encrypted/)).toBeNull();
});

/** What was not understood of a service is neither none nor one of two, and what it costs is not known without it. */
export const NotUnderstood = screenStory(
  {
    path: servicePath('orders'),
    async faults(site) {
      const all = await site.api.read(listManagedServices, {});
      const orders = all.find(({ display_name }) => display_name === 'orders')!;
      const resources = [...orders.resources, null];
      const prices = [...orders.prices, null];
      const body = [{ ...orders, is_multi_node: 'yes', properties: { host: null }, resources, prices }];
      return [{ operationId: 'listManagedServices', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    const unknownParts = t`The resources are not fully known: the server's answer was not understood.`;
    await canvas.findByText(t`How to connect to it is not known: the server's answer was not understood.`);
    const setup = canvas.getByText(t`Setup`, { selector: 'dt' });
    await expect(setup.nextElementSibling).toHaveTextContent('—');
    await expect(canvas.getByText(/per month, /)).toHaveTextContent('— per month, — per hour');
    await userEvent.click(canvas.getByRole('tab', { name: /^Resources/ }));
    await canvas.findByText(unknownParts);
    await userEvent.click(canvas.getByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(unknownParts);
    await expect(question).not.toHaveTextContent(/\d virtual machine/);
  },
);

/** Of several as well it is said that their parts are not known, where that is so of one. */
export const DeletingSeveralNotUnderstood = screenStory(
  {
    path: '/services',
    async faults(site) {
      const all = await site.api.read(listManagedServices, {});
      const body = all.map((one) =>
        one.display_name === 'apps' ? Object.assign(one, { resources: [...one.resources, null] }) : one,
      );
      return [{ operationId: 'listManagedServices', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    for (const name of ['orders', 'apps']) {
      const row = (await canvas.findByRole('link', { name })).closest('tr')!;
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    await userEvent.click(canvas.getByRole('button', { name: t`Delete` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      t`The resources are not fully known: the server's answer was not understood.`,
    );
  },
);

export const Kubeconfig = screenStory({ path: servicePath('apps') }, async ({ canvas, userEvent }) => {
  await canvas.findByText(/kubectl --kubeconfig=apps-kubeconfig\.yaml get nodes/, { selector: 'code' });
  await expect(await canvas.findByRole('button', { name: t`Download ${{ name: 'kubeconfig' }}` })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: t`Show secrets` }));
  await canvas.findByText(/kind: Config/);
});

/** Retry of a download that failed downloads, and shows nothing. */
export const KubeconfigFails = screenStory(
  { path: servicePath('apps'), faults: [{ operationId: 'getServiceSecrets', status: 500, times: 1 }] },
  async ({ canvas, userEvent }) => {
    const name = t`Download ${{ name: 'kubeconfig' }}`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const alert = within(await canvas.findByRole('alert'));
    using download = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(alert.getByRole('button', { name: t`Retry` }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('button', { name: t`Hide secrets` })).toBeNull();
  },
);

/** The service of this name as the server has it. */
const findService = async (name: string) => {
  const services = await site.api.read(listManagedServices, {});
  return services.find((one) => one.display_name === name);
};

/** An address leads to its page; a machine is put back to a backup, by its name, another is stopped and started. */
export const Resources = screenStory(
  {
    path: servicePath('orders', 'resources'),
    faults: [{ operationId: 'stopServiceResource', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^185\./ }));
    await canvas.findByRole('heading', { level: 1, name: /^185\./ });
    await userEvent.click(await canvas.findByRole('link', { name: 'orders' }));
    await canvas.findByRole('heading', { level: 1, name: 'orders' });
    await userEvent.click(canvas.getByRole('tab', { name: /Resources/ }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);

    const act = async (name: string, action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: t`Actions of ${{ name }}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    const expectStatus = (name: string, status: string) =>
      waitFor(() => expect(canvas.getByRole('row', { name: new RegExp(name) })).toHaveTextContent(status));
    const rebuild = t`Rebuild from backup`;

    await act('orders-1', rebuild);
    const question = await screen.findByRole('alertdialog');
    const submit = within(question).getByRole('button', { name: 'Rebuild' });
    await userEvent.click(within(question).getByRole('button', { name: /Backup/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(7);
    await userEvent.click(screen.getAllByRole('option').at(-1)!);
    await waitFor(() => expect(question).toHaveTextContent('Everything that was written since'));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await within(question).findByRole('textbox'), 'orders-1');
    await userEvent.click(submit);
    await screen.findByText('orders-1 is being rebuilt');
    await expectStatus('orders-1', 'Rebuilding');
    await expect((await findService('orders'))?.resources[0]).toMatchObject({ status: 'rebuilding' });

    await act('orders-2', 'Stop');
    const stop = within(await screen.findByRole('alertdialog', { name: /Stop/ }));
    await stop.findByText(/with the role "replica"/);
    await userEvent.click(stop.getByRole('button', { name: 'Stop' }));
    const alert = await stop.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to stop virtual machine');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expectStatus('orders-2', 'Stopping');
    await pass(site, 600);
    await expectStatus('orders-2', 'Stopped');
    await expectStatus('orders-1', 'Running');
    await act('orders-2', 'Start');
    await screen.findByText('orders-2 is starting');
    await expectStatus('orders-2', 'Starting');
    await pass(site, 600);
    await expectStatus('orders-2', 'Running');

    await act('orders-1', rebuild);
    await screen.findByRole('alertdialog');
  },
);

/** How often the whitelist of a service was read. */
const readsOfWhitelist = () =>
  site.calls.filter(({ call }) => call.startsWith('GET ') && call.endsWith('/whitelist_addresses')).length;

/** Entries are addresses and ranges of IPv4, each once; the whitelist is read again after each change. */
export const Whitelist = screenStory({ path: servicePath('orders', 'access') }, async ({ canvas, userEvent }) => {
  await canvas.findByText('203.0.113.0/24');
  await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox');
  for (const [entry, problem] of [
    ['2001:db8::1', 'Enter an IPv4 address such as 203.0.113.7'],
    ['198.51.100.24/32', 'This entry is on the list already'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, `${entry}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)));
  }
  await userEvent.clear(field);
  const readsBefore = readsOfWhitelist();
  await expect(readsBefore).toBeGreaterThan(0);
  await userEvent.type(field, '192.0.2.0/28{Enter}');
  await screen.findByText('192.0.2.0/28 may connect');
  await waitFor(() => expect(readsOfWhitelist()).toBeGreaterThan(readsBefore));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove 192.0.2.0/28 from the whitelist' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('The other entries stay.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
});

/** What another entry lets in is not shut out, in whole or in part, and a range of all addresses lets any in. */
export const WhitelistCovered = screenStory(
  { path: servicePath('orders', 'access') },
  async ({ canvas, userEvent }) => {
    const add = async (entry: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: t`Add address` }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.type(within(dialog).getByRole('textbox'), `${entry}{Enter}`);
      await canvas.findByRole('button', { name: `Remove ${entry} from the whitelist` });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await canvas.findByText('203.0.113.0/24');
    await add('203.0.113.9');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 203.0.113.0/24 from the whitelist' }));
    const wider = await screen.findByRole('alertdialog');
    await expect(wider).toHaveTextContent(
      'Connections from there are refused, except what other entries allow: 203.0.113.9.',
    );
    await userEvent.click(within(wider).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 203.0.113.9 from the whitelist' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Connections from there stay allowed by other entries: 203.0.113.0/24.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await screen.findByText('203.0.113.9 is no longer on the whitelist');
    await expect(canvas.queryByText(t`Any address may connect`)).toBeNull();
    await add('0.0.0.0/0');
    await canvas.findByText(t`Any address may connect`);
    await expect(canvas.queryByText(t`The whitelist is empty.`)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await canvas.findByText(t`Any address`);
  },
);

/** The last entry goes only after it was said that anyone may connect then. */
export const OpenToAnyone = screenStory({ path: servicePath('apps', 'access') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove 198.51.100.24 from the whitelist' }));
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('An empty whitelist lets any address connect to apps.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remove and let any address connect' }));
  await screen.findByText('Any address may connect to apps now');
  await expect((await findService('apps'))?.whitelist_addresses).toEqual([]);
  await canvas.findByText(t`Any address may connect`);
  await userEvent.click(await canvas.findByRole('button', { name: t`Add address` }));
  await screen.findByRole('dialog');
});

/** A whitelist that did not load is not taken for an empty one. */
export const WhitelistNotLoaded = screenStory(
  {
    path: servicePath('orders', 'access'),
    faults: [{ operationId: 'listWhitelistAddresses', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t`The whitelist could not be loaded`);
    await expect(canvas.queryByText(t`Any address may connect`)).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: t`Retry` }));
    await canvas.findByText('203.0.113.0/24');
  },
);

/** A whitelist that was not understood whole says so, and shows what was: it is not taken for all of it. */
export const WhitelistNotUnderstood = screenStory(
  {
    path: servicePath('orders', 'access'),
    async faults(site) {
      const all = await site.api.read(listManagedServices, {});
      const orders = all.find(({ display_name }) => display_name === 'orders');
      const whitelist = ['203.0.113.0/24', null];
      return [
        { operationId: 'listManagedServices', status: 200, body: [{ ...orders, whitelist_addresses: whitelist }] },
        { operationId: 'listWhitelistAddresses', status: 200, body: whitelist },
      ];
    },
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Who may connect is not known: the server's answer was not understood.`);
    await canvas.findByText('203.0.113.0/24');
    await expect(canvas.queryByText(t`Any address may connect`)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: t`Overview` }));
    const label = await canvas.findByText(t`Who may connect`, { selector: 'dt' });
    await expect(label.nextElementSibling).toHaveTextContent('—');
  },
);

/** Before the last machine that runs is stopped, it is said that nothing answers then. */
export const StoppingTheLast = screenStory(
  {
    path: servicePath('orders', 'resources'),
    async faults(site) {
      const all = await site.api.read(listManagedServices, {});
      const orders = all.find(({ display_name }) => display_name === 'orders')!;
      const resources = orders.resources.map((part) =>
        part.resource_type === 'vm' ? { ...part, status: part.name === 'orders-1' ? 'running' : 'stopped' } : part,
      );
      const body = [{ ...orders, resources }];
      return [{ operationId: 'listManagedServices', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    const [name, serviceName] = ['orders-1', 'orders'];
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions of ${{ name }}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Stop` }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      t`${serviceName} cannot be reached until it is started again.`,
    );
  },
);

/** A service is renamed, then charged to another account, before it is to be deleted. */
export const Deleting = screenStory({ path: servicePath('orders') }, async ({ canvas, userEvent }) => {
  const act = async (action: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  await act('Rename');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'shop{Enter}');
  await canvas.findByRole('heading', { level: 1, name: 'shop' });
  await waitFor(async () => expect(await findService('shop')).toBeDefined());
  await act('Move to another billing account');
  const move = within(await screen.findByRole('dialog', { name: /Move/ }));
  await userEvent.click(await move.findByRole('button', { name: /Billing account/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Client project Saar/ }));
  await userEvent.click(move.getByRole('button', { name: 'Move' }));
  const account = canvas.getByText('Billing account', { selector: 'dt' });
  await waitFor(() => expect(account.nextElementSibling).toHaveTextContent('Client project Saar'));
  await act(t`Delete`);
  const question = await screen.findByRole('alertdialog');
  await expect(question).toHaveTextContent('All data that is stored in it');
  await expect(question).toHaveTextContent(t`All of its backups`);
});

/** An account that has not enough left for all machines of a service says so, before the server does. */
export const MoveToALimitedAccount = screenStory(
  {
    path: servicePath('orders'),
    async faults(site) {
      const accounts = await site.api.read(listBillingAccounts, {});
      const body = accounts.map((one) => Object.assign(one, one.id === 1202 && { restriction_level: 'LIMITED' }));
      return [{ operationId: 'listBillingAccounts', body }];
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another billing account' }));
    const move = within(await screen.findByRole('dialog', { name: /Move/ }));
    await userEvent.click(await move.findByRole('button', { name: /Billing account/ }));
    const option = await screen.findByRole('option', { name: /Client project Saar/ });
    await waitFor(() => expect(option).toHaveAttribute('aria-disabled', 'true'));
    await expect(option).toHaveTextContent('More than your billing account may use');
  },
);

/** The address of a service is in a list that failed: that it may stay reserved is said all the same. */
export const DeletingWithoutAddresses = screenStory(
  { path: servicePath('apps'), faults: [{ operationId: 'listIpAddresses', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/The list of IP addresses did not load/, {}, { timeout: 20_000 });
  },
);

export const NotFound = screenStory(
  { path: '/services/service/jhv/00000000-0000-4000-8000-000000000000' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Managed service not found` });
  },
);

/** All services of the specification are on offer, the test service too. */
export const Create = screenStory({ path: '/services/create' }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: 'PostgreSQL' })).toBeChecked();
  for (const name of ['MariaDB', 'Kubernetes', 'Test service']) await canvas.findByRole('radio', { name });
  await userEvent.click(canvas.getByRole('button', { name: t`Create managed service` }));
  await expect(await canvas.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

/** A size that was not understood is not ordered: the next one is chosen at first. */
export const SizeNotUnderstood = screenStory(
  {
    path: '/services/create',
    async faults(site) {
      const [offer] = await site.api.read(listServiceConfigurations, {});
      const [first, ...others] = offer?.packages ?? [];
      const body = [{ ...offer, packages: [{ ...first, memory: null }, ...others] }];
      return [{ operationId: 'listServiceConfigurations', status: 200, body }];
    },
  },
  async ({ canvas }) => {
    const unknown = await canvas.findByRole('radio', { name: /^1 vCPU/ });
    await expect(unknown).toHaveAccessibleDescription(
      expect.stringContaining(t`This size is not known: the server's answer was not understood.`),
    );
    await expect(unknown).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^2 vCPU/ })).toBeChecked();
  },
);

/** The test service can be ordered too. It is called by its name, not by that of the API. */
export const TestService = screenStory({ path: '/services/create' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Test service' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'trial');
  const create = canvas.getByRole('button', { name: t`Create managed service` });
  await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(create);
  await canvas.findByRole('heading', { level: 1, name: 'trial' });
  await expect((await findService('trial'))?.service).toBe('dummy');
  const kind = await canvas.findByText(t`Service`, { selector: 'dt' });
  await expect(kind.nextElementSibling).toHaveTextContent('Test service 1.0');
});

/**
 * An address may ask for a service and its version. Not every location offers Kubernetes, and the server may refuse it; a
 * response that is lost leads to the list.
 */
export const ClusterNotCreated = screenStory(
  {
    path: '/services/create?osName=kubernetes&osVersion=1.30',
    faults: [{ operationId: 'createManagedService', status: 500, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Kubernetes' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Version/ })).toHaveTextContent('1.30');
    const create = canvas.getByRole('button', { name: 'Create managed service' });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tartu' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'cluster');
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await canvas.findAllByText(/Kubernetes is not offered in this location\. Choose another one\./);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tallinn' }));
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(create);
    await canvas.findByText(/Kubernetes service can not be created/);
    loseResponse(site, '/user-resource/service/package');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByText(/It may have been done all the same/);
    await userEvent.click(canvas.getByRole('link', { name: 'Look whether it is there' }));
    await canvas.findByRole('link', { name: 'cluster' });
    await expect(site.changes.filter(({ call }) => call === 'POST /user-resource/service/package')).toHaveLength(2);
  },
);

export const CreateWithoutOffers = screenStory(
  { path: '/services/create', faults: [{ operationId: 'listServiceConfigurations', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`Failed to load the services on offer`);
  },
);
