import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ManagedService } from '@livery/api/generated/types';
import { expect, fastForwardUntil, lose, test, type Site } from './harness.js';
import { accountNamed, actOnRow, rowOf } from './network.js';
import { act, choose, dialogOf, expectStatus, subtitle, submitOf, toast, typeName } from './vms.js';

const servicesOf = (site: Site): Promise<ManagedService[]> => site.call('/user-resource/service/packages');

/** A service by its name. Throws when there is none. */
async function findService(site: Site, name: string): Promise<ManagedService> {
  const found = (await servicesOf(site)).find((one) => one.display_name === name);
  if (!found) throw new Error(`There is no service "${name}".`);
  return found;
}

/** Opens the page of a service; `tab` as the address has it. */
async function openService(page: Page, site: Site, name: string, tab?: string): Promise<ManagedService> {
  const service = await findService(site, name);
  const search = tab === undefined ? '' : `?tab=${tab}`;
  await page.goto(`/app/services/service/${service.location}/${service.uuid}${search}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return service;
}

const create = (page: Page) => page.getByRole('button', { name: 'Create managed service' });

test('the navigation leads to the services of all locations, with who may connect and what they cost; one is renamed, charged to another account, and deleted by its name', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Managed services' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expect(rowOf(page, 'orders')).toContainText('PostgreSQL 16');
  await expect(rowOf(page, 'orders')).toContainText('2 addresses');
  await expect(rowOf(page, 'orders')).toContainText('Jõhvi');
  await expect(rowOf(page, 'orders')).toContainText('€78.60');
  await expect(rowOf(page, 'client sites')).toContainText('Any address');
  await choose(page.getByRole('search'), /Service/, 'Kubernetes');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'apps', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'apps' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'client sites', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'client sites' })).toBeVisible();

  let dialog = await act(page, 'Rename');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('sites');
  await submitOf(dialog).click();
  await expect(page.getByRole('heading', { level: 1, name: 'sites', exact: true })).toBeVisible();
  dialog = await act(page, 'Move to another billing account');
  await choose(dialog, /Billing account/, 'Client project Saar');
  await submitOf(dialog).click();
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  dialog = await act(page, 'Delete');
  await expect(dialog).toContainText('All data that is stored in it');
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'sites');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted sites')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Managed services' })).toBeVisible();
  await site.advance(5);
  expect((await servicesOf(site)).map((one) => one.display_name)).not.toContain('sites');
});

test('orders a database with its price said before, follows it until it is active, and connects', async ({
  customer: page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/app/services/create?osName=mariadb&osVersion=10.11');
  await expect(page.getByRole('radio', { name: 'MariaDB' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Version/ })).toContainText('10.11');
  await page.getByText('2 vCPU · 4 GB').click();
  await page.getByRole('radio', { name: '3 machines' }).check();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('€78.60');
  await expect(price).toContainText('The last 7 daily backups are kept.');
  await create(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This field is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  await choose(page, /Billing account/, 'Client project Saar');
  await page.getByText('Show as API request').click();
  await expect(page.getByRole('main')).toContainText('/v1/user-resource/service/package');
  await create(page).click();
  await expect(toast(page, 'shop is being set up')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  await expectStatus(page, 'Requested');
  await expect(page.getByText('How to connect will be here as soon as the service is ready.')).toBeVisible();
  await site.advance(45);
  await fastForwardUntil(page, () => page.getByRole('region', { name: 'Connection URI' }).isVisible());
  await expectStatus(page, 'Active');
  await expect(page.getByRole('region', { name: 'Connection URI' })).toContainText(/mysql:\/\/admin@10\.12\./);
  expect(await findService(site, 'shop')).toMatchObject({
    version: '10.11',
    is_multi_node: true,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });
});

test('a cluster that cannot be made says so in the documented words; a lost answer leads to the list', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/services/create?osName=kubernetes');
  await page.getByText('Tartu', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('cluster');
  await create(page).click();
  await expect(page.getByText('Kubernetes is not offered in this location. Choose another one.').first()).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await site.faults({ operationId: 'createManagedService', status: 500, times: 1 });
  await create(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Kubernetes service can not be created' });
  await lose(page, 'user-resource/service/package');
  await alert.getByRole('button', { name: 'Retry' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'It may have been created all the same' });
  await lost.getByRole('link', { name: 'Look whether it is there' }).click();
  await expect(rowOf(page, 'cluster')).toBeVisible();
});

test('secrets are asked for, stand in what is pasted, and are gone when they are hidden or the page is left; a machine is put back to one of seven daily backups, by its name', async ({
  customer: page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/secrets')) requested.push(request.url());
  });
  await openService(page, site, 'orders');
  const uri = page.getByRole('region', { name: 'Connection URI' });
  await expect(uri).toContainText('postgresql://admin@10.12.0.43:5432/defaultdb');
  await site.faults({ operationId: 'getServiceSecrets', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Show secrets' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The secrets could not be loaded' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(subtitle(page, 'Password')).toContainText(/Lv-/);
  await expect(page.getByRole('button', { name: 'Copy Password' })).toBeVisible();
  await expect(uri).toContainText(/admin:Lv-/);
  await page.getByRole('button', { name: 'Hide secrets' }).click();
  await expect(page.getByText(/Lv-/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show secrets' }).click();
  await expect(subtitle(page, 'Password')).toContainText(/Lv-/);
  await page.getByRole('tab', { name: /Resources/ }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(uri).toContainText('postgresql://admin@');
  expect(requested).toHaveLength(3);

  await page.getByRole('tab', { name: /Resources/ }).click();

  await expect(page.getByText('the last 7 backups are kept')).toBeVisible();
  const dialog = await actOnRow(page, 'orders-1', 'Rebuild from backup');
  await dialog.getByRole('button', { name: /Backup/ }).click();
  await expect(page.getByRole('option')).toHaveCount(7);
  await page.getByRole('option').last().click();
  await expect(dialog).toContainText('Everything that was written since');
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'orders-1');
  await submitOf(dialog).click();
  await expect(toast(page, 'orders-1 is being rebuilt')).toBeVisible();
  await expect(page.getByRole('row', { name: /orders-1/ })).toContainText('Rebuilding');
  expect((await findService(site, 'orders')).resources[0]).toMatchObject({ status: 'rebuilding' });
});

test('the kubeconfig of a cluster is a file, which the command names; the whitelist takes addresses and ranges, and warns before anyone may connect', async ({
  customer: page,
  site,
}) => {
  const { uuid } = await openService(page, site, 'apps');
  await expect(page.getByRole('region', { name: 'Command line' })).toContainText(
    'kubectl --kubeconfig=apps-kubeconfig.yaml get nodes',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download kubeconfig' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('apps-kubeconfig.yaml');
  expect(await readFile(await file.path(), 'utf8')).toContain('kind: Config');
  await expect(page.getByText('kind: Config')).toBeHidden();

  await page.getByRole('tab', { name: 'Access' }).click();
  await expect(page.getByText('An empty whitelist lets any address connect.')).toBeVisible();
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = dialogOf(page);
  const field = dialog.getByRole('textbox', { name: 'IPv4 address or range' });
  for (const [entry, problem] of [
    ['2001:db8::1', 'Enter an IPv4 address such as 203.0.113.7'],
    ['198.51.100.24/32', 'This entry is on the list already'],
  ] as const) {
    await field.fill(entry);
    await submitOf(dialog).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
  }
  await field.fill('192.0.2.0/28');
  await submitOf(dialog).click();
  await expect(toast(page, '192.0.2.0/28 may connect')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove 192.0.2.0/28 from the whitelist' }).click();
  await expect(dialogOf(page)).toContainText('The other entries stay.');
  await submitOf(dialogOf(page)).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove 198.51.100.24 from the whitelist' }).click();
  await expect(dialogOf(page)).toContainText('An empty whitelist lets any address connect to apps.');
  await dialogOf(page).getByRole('button', { name: 'Remove and let any address connect' }).click();
  await expect(toast(page, 'Any address may connect to apps now')).toBeVisible();
  await expect(page.getByText('Any address may connect', { exact: true })).toBeVisible();
  expect(await site.call(`/user-resource/service/package/${uuid}/whitelist_addresses`)).toEqual([]);
});

test('machines of a service stop and start; what else it has leads to its page', async ({ customer: page, site }) => {
  await openService(page, site, 'orders', 'resources');
  const table = page.getByRole('table', { name: 'Resources' });
  await expect(table.getByRole('row')).toHaveCount(6);
  const machine = table.getByRole('row', { name: /orders-2/ });
  await expect(machine).toContainText('Running');
  await site.faults({ operationId: 'stopServiceResource', status: 500, times: 1 });
  let dialog = await actOnRow(page, 'orders-2', 'Stop');
  await expect(dialog).toContainText('with the role "replica"');
  await submitOf(dialog).click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: 'Failed to stop virtual machine' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(machine).toContainText('Stopping');
  await expect(dialog).toBeHidden();
  await site.advance(15);
  await expect(machine).toContainText('Stopped');
  await page.getByRole('button', { name: 'Actions of orders-2' }).click();
  await page.getByRole('menuitem', { name: 'Start' }).click();
  await expect(machine).toContainText('Starting');
  await expect(toast(page, 'orders-2 is starting')).toBeVisible();

  const address = (await findService(site, 'orders')).resources.find((one) => one.public_ipv4)?.public_ipv4 ?? '';
  await table.getByRole('link', { name: address }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await page.getByRole('link', { name: 'orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'orders' })).toBeVisible();
  dialog = dialogOf(page);
  await expect(dialog).toBeHidden();
});
