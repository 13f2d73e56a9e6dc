import type { Page } from '@playwright/test';
import type { BareMetalLease } from '@livery/api/generated/types';
import { expect, fetchResponse, test, type Site } from './harness.js';
import { actOnRow, openRowMenu, rowOf } from './network.js';
import { act, changesSent, choose, dialogOf, subtitle, publicKey, submitOf, toast, typeName } from './vms.js';

const heading = 'Bare metal';
const submit = 'Order bare-metal machine';

const leasesIn = (site: Site, location: string): Promise<BareMetalLease[]> =>
  site.call<BareMetalLease[]>(`/${location}/metal/leases`);

async function findLease(site: Site, location: string, name: string): Promise<BareMetalLease> {
  const found = (await leasesIn(site, location)).find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`There is no lease "${name}".`);
  return found;
}

async function openLease(page: Page, site: Site, location: string, name: string): Promise<BareMetalLease> {
  const lease = await findLease(site, location, name);
  await page.goto(`/app/metal/lease/${lease.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return lease;
}

const machineCard = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('the navigation leads to the leases of all locations, with machine, system, address and price; a machine is ordered and followed from pending to in use, with its access', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: heading }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  for (const fact of ['In use', 'Jõhvi', 'Standard', 'Debian 12', '185.47.12.17', '€219.00']) {
    await expect(rowOf(page, 'warehouse')).toContainText(fact);
  }
  await page.getByRole('searchbox', { name: 'Search bare-metal leases' }).fill('rocky');
  await expect(page.getByRole('rowheader')).toHaveText(['backups']);

  await page.getByRole('link', { name: submit }).click();
  await expect(machineCard(page, 'Compact')).toBeChecked();
  await expect(machineCard(page, 'Compact')).toHaveAccessibleDescription(/8 cores.*64 GB.*2 × 960 GB NVMe.*€89\.00/);
  await page.getByText('Standard', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '€219.00 per month' })).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await expect(machineCard(page, 'Standard')).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '€229.95 per month' })).toBeVisible();
  await page.getByText('Ubuntu 24.04 LTS', { exact: true }).click();

  const sent = changesSent(page);
  await page.getByRole('textbox', { name: 'SSH key' }).fill('not a key');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('link', { name: 'Name: This field is required' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^SSH key: Not a public SSH key/ })).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('textbox', { name: 'SSH key' }).fill(publicKey);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('render');
  await choose(page, /Billing account/, /Saar/);
  await page.getByRole('button', { name: submit }).click();
  await expect(toast(page, 'render is ordered')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'render' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Configuring render' })).toBeVisible();
  await expect(page.getByText('Addresses and access will be here as soon as the machine is configured.')).toBeVisible();
  expect(await findLease(site, 'tll', 'render')).toMatchObject({
    status: 'pending',
    spec: 'standard',
    requested_os_id: 'ubuntu-24-04',
    public_key: publicKey,
    billing_account_id: 1202,
  });

  await site.advance(20);
  await expect(page.getByText('Configured as ordered, and charged until it is released.')).toBeVisible();
  await expect(subtitle(page, 'Sign in')).toContainText('ssh root@185.47.20.');
  await expect(subtitle(page, 'First password')).toHaveText('Not told: sign in with the SSH key');
});

test('offers no spec of which nothing is left, and says so when the last machine went meanwhile', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/metal/create');
  await expect(machineCard(page, 'Large')).toBeDisabled();
  await expect(machineCard(page, 'Large')).toHaveAccessibleDescription(/No available machines/);
  await page.getByText('Tartu', { exact: true }).click();
  await page.getByRole('main').getByText('Storage', { exact: true }).click();
  await expect(page.getByText('1 left').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('archive');
  await site.otherUser(
    'createBareMetalLease',
    { location: 'trtu' },
    { display_name: 'first', spec: 'storage', requested_os_id: 'debian-12' },
  );
  await page.getByRole('button', { name: submit }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText('No available machines');
  await expect(machineCard(page, 'Storage')).toHaveAccessibleDescription(/No available machines/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('archive');
  expect((await leasesIn(site, 'trtu')).map(({ display_name }) => display_name)).toEqual(['first']);
});

test('a limited account is warned before it orders a machine, and the provider decides', async ({
  customer: page,
  site,
}) => {
  await site.reset('indebted');
  await page.goto('/app/metal/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('render');
  await expect(page.getByRole('main')).toContainText('Tamm & Partners is limited: the provider may refuse the order.');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More than your billing account may use' })).toBeVisible();
});

test('shows the first password only when it is asked for; a lease is renamed and charged to another account, and released by its name, but not one that is leased too shortly', async ({
  customer: page,
  site,
}) => {
  const lease = await openLease(page, site, 'tll', 'build-farm');
  const password = lease.machine?.password ?? '';
  await expect(page.getByText(password)).toBeHidden();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByText(password)).toBeVisible();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByText(password)).toBeHidden();

  await expect(page.getByText(/It is too soon to release the machine: it can be released from .*\d/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: heading }).click();
  const menu = await openRowMenu(page, 'build-farm');
  await expect(menu.getByRole('menuitem', { name: /^Release/ })).toContainText('Too soon to release machine');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'backups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'backups' })).toBeVisible();
  const dialog = await act(page, 'Rename');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('vault');
  await submitOf(dialog).click();
  await expect(page.getByRole('heading', { level: 1, name: 'vault' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await act(page, 'Move to another billing account');
  await choose(dialog, 'Billing account', /Saar/);
  await submitOf(dialog).click();
  await expect(toast(page, 'Moved vault to another billing account')).toBeVisible();
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  expect((await findLease(site, 'jhv', 'vault')).billing_account_id).toBe(1202);

  await page.goBack();
  await actOnRow(page, 'vault', 'Release');
  await expect(dialog).toContainText('Everything on its disks');
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'vault');
  await site.faults({
    operationId: 'deleteBareMetalLease',
    status: 409,
    body: { message: 'Too soon to release machine' },
    times: 1,
  });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('Too soon to release machine');
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Released vault')).toBeVisible();
  await expect(rowOf(page, 'vault')).toBeHidden();
  expect((await leasesIn(site, 'jhv')).map(({ display_name }) => display_name)).toEqual(['warehouse']);

  await page.getByRole('link', { name: 'warehouse', exact: true }).click();
  await act(page, 'Release');
  await typeName(dialog, 'warehouse');
  await submitOf(dialog).click();
  await expect(toast(page, 'Released warehouse')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('only an administrator sees notes, serial number and history of a machine', async ({ customer: page, site }) => {
  await openLease(page, site, 'jhv', 'warehouse');
  await expect(page.getByRole('heading', { name: 'Network and access' })).toBeVisible();
  await expect(page.getByText('For administrators')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('livery.apiKey', '"admin"'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'For administrators' })).toBeVisible();
  await expect(subtitle(page, 'Notes of the staff')).toHaveText('Power supply 2 replaced in January');
  await expect(subtitle(page, 'Serial number')).toContainText('SN-JHV-');
  const history = page.getByRole('table', { name: 'History of the machine' });
  await expect(history.getByRole('rowheader')).toHaveText(['Ordered by a user', 'Added by an administrator']);
});

test('says what the status of a machine means and what it has to do with the charge', async ({ customer: page }) => {
  const meanings = {
    in_use: 'Configured as ordered, and charged until it is released.',
    pending:
      'Ordered, and does not match its configuration yet. It becomes in use, and is charged, once it is configured.',
    offline: 'Unavailable, or in need of repair.',
    cleaning: 'Released: its disks have to be cleaned before it can be leased again.',
  };
  await page.route('**/v1/jhv/metal/leases', async (route) => {
    const response = await fetchResponse(route);
    const [lease] = (await response.json()) as BareMetalLease[];
    const json = Object.keys(meanings).map((status, index) =>
      Object.assign({}, lease, {
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        display_name: `lease ${status}`,
        status,
      }),
    );
    await route.fulfill({ response, json });
  });
  await page.goto('/app/metal');
  for (const [status, meaning] of Object.entries(meanings)) {
    await page.getByRole('link', { name: `lease ${status}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `lease ${status}` })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(meaning);
    await page.goBack();
  }
});
