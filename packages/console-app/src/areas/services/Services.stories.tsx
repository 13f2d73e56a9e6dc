import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { listManagedServices } from '@livery/api/generated/operations/services';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
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
  await expect((await canvas.findAllByText(t`Any address`)).length).toBeGreaterThan(0);
});

/** A cluster has a token of the API gateway beside its machines. */
export const ResourcesOfCluster = screenStory({ path: servicePath('apps', 'resources') }, async ({ canvas }) => {
  await canvas.findByText(t`API gateway token`);
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

export const Detail = screenStory({ path: servicePath('orders') }, async ({ canvas, userEvent }) => {
  await canvas.findAllByText(/postgresql:\/\/admin@/, { selector: 'code' });
  await userEvent.click(canvas.getByRole('button', { name: t`Show secrets` }));
  await expect((await canvas.findAllByText(/Lv-/)).length).toBeGreaterThan(0);
});

export const Kubeconfig = screenStory({ path: servicePath('apps') }, async ({ canvas, userEvent }) => {
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

export const Resources = screenStory({ path: servicePath('orders', 'resources') }, async ({ canvas, userEvent }) => {
  const name = 'orders-1';
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions of ${{ name }}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Rebuild from backup` }));
  await screen.findByRole('alertdialog');
});

export const Whitelist = screenStory({ path: servicePath('orders', 'access') }, async ({ canvas }) => {
  await canvas.findByText('203.0.113.0/24');
});

export const OpenToAnyone = screenStory(
  { path: servicePath('client sites', 'access') },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Any address may connect`);
    await userEvent.click(canvas.getByRole('button', { name: t`Add address` }));
    await screen.findByRole('dialog');
  },
);

/** A whitelist that was not understood whole says so, and shows what was: it is not taken for all of it. */
export const WhitelistNotUnderstood = screenStory(
  {
    path: servicePath('orders', 'access'),
    async faults(site) {
      const all = await site.api.read(listManagedServices, {});
      const orders = all.find(({ display_name }) => display_name === 'orders');
      const body = [{ ...orders, whitelist_addresses: ['203.0.113.0/24', null] }];
      return [{ operationId: 'listManagedServices', status: 200, body }];
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

export const Deleting = screenStory({ path: servicePath('orders') }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Delete` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t`All of its backups`);
});

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

export const Create = screenStory({ path: '/services/create' }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('radio', { name: 'PostgreSQL' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: t`Create managed service` }));
  await expect(await canvas.findAllByText(t`This field is required`)).not.toHaveLength(0);
});

export const CreateWithoutOffers = screenStory(
  { path: '/services/create', faults: [{ operationId: 'listServiceConfigurations', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`Failed to load the services on offer`);
  },
);
