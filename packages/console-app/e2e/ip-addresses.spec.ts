import { expect, hold, lose, tabTo, test } from './harness.js';
import {
  accountNamed,
  actOnRow,
  addressesIn,
  findAddress,
  openAddress,
  rowOf,
  search,
  withoutFeatures,
} from './network.js';
import { act, change, changesSent, choose, dialogOf, subtitle, findVm, submitOf, toast } from './vms.js';

/** Reserved in Jõhvi and not assigned, in the demo scenario. */
const free = '185.14.96.30';
/** Assigned to the machine `web-1`. */
const taken = '185.14.96.21';

test('the list shows the addresses of all locations with what they are assigned to, and narrows them', async ({
  customer: page,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Network' }).click();
  await page.getByRole('tab', { name: 'IP addresses' }).click();
  await expect(page).toHaveURL(/\/network\/ip_address$/);
  await expect(page.getByRole('heading', { level: 1, name: 'IP addresses' })).toBeVisible();
  await expect(rowOf(page, taken)).toContainText('web-1');
  await expect(rowOf(page, taken)).toContainText('Jõhvi');
  await expect(rowOf(page, taken)).toContainText('€2.40');

  await choose(page.getByRole('search'), /Assignment/, 'Not assigned');
  await expect(page).toHaveURL(/assigned=no/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(rowOf(page, free)).toContainText('€3.20');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Search IP addresses' }).fill('gitlab');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'gitlab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'gitlab' })).toBeVisible();
});

test('creates an address, with its price said before, and leads to it', async ({ customer: page, site }) => {
  await page.goto('/app/network/ip_address');
  await page.getByRole('link', { name: 'Create IP address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create IP address' })).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('shop front');
  await choose(page, /Billing account/, 'Client project Saar');
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('€3.36');
  await expect(price).toContainText('While it is assigned it costs €2.52 per month.');
  await page.getByText('Show as API request').click();
  await expect(page.getByRole('main')).toContainText('/v1/tll/network/ip_addresses');
  await page.getByRole('button', { name: 'Create IP address' }).click();
  await expect(toast(page, 'The IP address is created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^185\.31\./ })).toBeVisible();
  await expect(subtitle(page, 'Name')).toHaveText('shop front');
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  const created = (await addressesIn(site, 'tll')).find(({ name }) => name === 'shop front');
  expect(created).toMatchObject({
    assigned_to: null,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });
});

test('what was entered survives a reload, and a failure can be tried again', async ({ customer: page, site }) => {
  await page.goto('/app/network/create/ip_address');
  await page.getByRole('textbox', { name: 'Name' }).fill('spare');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('spare');
  await site.faults({ operationId: 'createIpAddress', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Create IP address' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^185\.14\./ })).toBeVisible();
  expect((await addressesIn(site, 'jhv')).filter(({ name }) => name === 'spare')).toHaveLength(1);
});

test('an address whose answer was lost may be there: the failure says so and leads to the list', async ({
  customer: page,
}) => {
  await page.goto('/app/network/create/ip_address');
  await page.getByRole('textbox', { name: 'Name' }).fill('perhaps');
  await lose(page, '/network/ip_addresses');
  await page.getByRole('button', { name: 'Create IP address' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'It may have been created all the same' });
  await alert.getByRole('link', { name: 'Look whether it is there' }).click();
  await page.getByRole('searchbox', { name: 'Search IP addresses' }).fill('perhaps');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('nothing is created where no billing account can be charged', async ({ customer: page, site }) => {
  await site.reset('suspended');
  const sent = changesSent(page);
  await page.goto('/app/network/create/ip_address');
  await expect(page.getByText('None of your billing accounts can be charged')).toBeVisible();
  await page.getByRole('button', { name: 'Create IP address' }).click();
  await expect(page.getByRole('alert')).toContainText('None of your billing accounts can be charged');
  await expect(page.getByRole('button', { name: /Billing account/ })).toHaveAccessibleDescription(
    /None of your billing accounts can be charged/,
  );
  expect(sent).toEqual([]);
});

test('a new name shows at once, goes when it is refused, and comes with the retry', async ({
  customer: page,
  site,
}) => {
  await openAddress(page, site, 'jhv', free);
  await site.faults({ operationId: 'updateIpAddress', status: 500, times: 1 });
  const release = await hold(page, `/network/ip_addresses/${free}`);
  const dialog = await act(page, 'Rename');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('kept for the move');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('shop');
  await submitOf(dialog).click();
  await expect(subtitle(page, 'Name')).toHaveText('shop');
  release();
  await expect(subtitle(page, 'Name')).toHaveText('kept for the move');
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, `Renamed ${free}`)).toBeVisible();
  await expect(subtitle(page, 'Name')).toHaveText('shop');
  expect(await findAddress(site, 'jhv', free)).toMatchObject({ name: 'shop' });

  await (await act(page, 'Rename')).getByRole('textbox', { name: 'Name' }).fill('');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  expect(await findAddress(site, 'jhv', free)).toMatchObject({ name: null });
});

test('assigns an address to a machine of its location, and unassigns it with the charge told', async ({
  customer: page,
  site,
}) => {
  await openAddress(page, site, 'jhv', free);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = dialogOf(page);
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Assign to' }).fill('web-1');
  await expect(page.getByRole('option', { name: 'web-1' })).toContainText('It has the address 185.14.96.21 already.');
  await search(dialog, 'Assign to', 'db-1');
  await expect(dialog).toContainText('€2.40 per month');
  await submitOf(dialog).click();
  await expect(toast(page, `Assigned ${free} to db-1`)).toBeVisible();
  await expect(subtitle(page, 'Assigned to').getByRole('link', { name: 'db-1' })).toBeVisible();
  expect((await findVm(site, 'db-1')).public_ipv4).toBe(free);

  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(dialog).toContainText(`db-1 cannot be reached at ${free} any more`);
  await expect(dialog).toContainText('charged €3.20 a month until you delete it');
  await submitOf(dialog).click();
  await expect(toast(page, `Unassigned ${free}`)).toBeVisible();
  await expect(subtitle(page, 'Assigned to')).toHaveText('Not assigned');
  expect((await findVm(site, 'db-1')).public_ipv4).toBeNull();
});

test('a machine that got another address in the meantime is refused in the dialog', async ({
  customer: page,
  site,
}) => {
  const { private_ipv4 } = await findVm(site, 'db-1');
  await change(site, 'POST', '/jhv/network/ip_addresses', { name: 'other' });
  const other = (await addressesIn(site, 'jhv')).find(({ name }) => name === 'other')?.address ?? '';
  await page.goto('/app/network/ip_address?assigned=no');
  const dialog = await actOnRow(page, free, 'Assign');
  await search(dialog, 'Assign to', 'db-1');
  await change(site, 'POST', `/jhv/network/ip_addresses/${other}/assign`, { private_ip: private_ipv4 ?? '' });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('It has a public IP address already');
  expect(await findAddress(site, 'jhv', free)).toMatchObject({ assigned_to: null });
});

test('moves an address to another billing account, but to none that cannot be charged', async ({
  customer: page,
  site,
}) => {
  await openAddress(page, site, 'jhv', taken);
  const dialog = await act(page, 'Move to another billing account');
  await dialog.getByRole('button', { name: /Billing account/ }).click();
  await expect(page.getByRole('option', { name: 'Old agency account' })).toContainText('Suspended');
  await page.getByRole('option', { name: 'Client project Saar' }).click();
  await submitOf(dialog).click();
  await expect(toast(page, `Moved ${taken} to another billing account`)).toBeVisible();
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  const moved = await findAddress(site, 'jhv', taken);
  expect(moved.billing_account_id).toBe(await accountNamed(site, 'Client project Saar'));
});

test('deletes an address, an assigned one after a warning', async ({ customer: page, site }) => {
  await page.goto('/app/network/ip_address?all=1');
  const warned = await actOnRow(page, taken, 'Delete');
  await expect(warned).toContainText(`web-1 cannot be reached at ${taken} any more.`);
  await submitOf(warned).click();
  await expect(toast(page, `Deleted ${taken}`)).toBeVisible();
  expect((await findVm(site, 'web-1')).public_ipv4).toBeNull();
  await openAddress(page, site, 'jhv', free);
  const dialog = await act(page, 'Delete');
  await expect(dialog).not.toContainText('cannot be reached');
  await expect(dialog).toContainText('the same address cannot be asked for again');
  await submitOf(dialog).click();
  await expect(toast(page, `Deleted ${free}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'IP addresses' })).toBeVisible();
  await expect(rowOf(page, free)).toBeHidden();
  expect((await addressesIn(site, 'jhv')).map(({ address }) => address)).not.toContain(free);
});

test('unassigns several at once, says what they cost together, and leaves out the others', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/network/ip_address?location=jhv');
  for (const address of [taken, '185.14.96.22', free]) {
    await rowOf(page, address).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('charged €6.40 a month together');
  await expect(dialog.getByRole('heading', { name: 'Unassign 2 IP addresses' })).toBeVisible();
  await submitOf(dialog).click();
  const results = dialogOf(page);
  await expect(results).toContainText('2 succeeded · 1 left out');
  await results.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  expect(await findAddress(site, 'jhv', taken)).toMatchObject({ assigned_to: null });
  expect((await findVm(site, 'web-2')).public_ipv4).toBeNull();
});

test('an address that is disabled says that no traffic reaches it', async ({ customer: page, site }) => {
  await site.reset('suspended');
  await page.goto('/app/network/ip_address');
  await expect(rowOf(page, taken)).toContainText('Disabled');
  await openAddress(page, site, 'jhv', taken);
  await expect(page.getByText('No traffic reaches it.')).toBeVisible();
});

test('a site without IP addresses has no screens for them', async ({ customer: page }) => {
  await withoutFeatures(page, 'ips', 'loadBalancer', 'firewall', 'vms');
  await page.goto('/app/network');
  await expect(page.getByRole('heading', { level: 1, name: 'Private networks' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'IP addresses' })).toHaveCount(0);
  await page.goto('/app/network/ip_address');
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});

test('a site without any kind of network resource has no network', async ({ customer: page }) => {
  await withoutFeatures(page, 'ips', 'privateNetworks', 'loadBalancer', 'firewall', 'vms');
  await page.goto('/app/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Network' })).toBeHidden();
});

test('creates an address, assigns it and takes it away with the keyboard alone', async ({ customer: page, site }) => {
  await page.goto('/app/network/ip_address');
  await expect(rowOf(page, taken)).toBeVisible();
  await tabTo(page, /^Create IP address/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /^Name/);
  await page.keyboard.type('by hand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^185\.14\./ })).toBeVisible();
  const { address } = (await addressesIn(site, 'jhv')).find(({ name }) => name === 'by hand') ?? { address: '' };

  await tabTo(page, /^Assign$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Assign to/);
  await page.keyboard.type('db-2');
  await expect(page.getByRole('option', { name: /^db-2/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Assign to' })).toHaveValue('db-2');
  await page.keyboard.press('Enter');
  await expect(toast(page, `Assigned ${address} to db-2`)).toBeVisible();
  await tabTo(page, /^Unassign$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, /^Unassign$/);
  await page.keyboard.press('Enter');
  await expect(toast(page, `Unassigned ${address}`)).toBeVisible();
  expect(await findAddress(site, 'jhv', address)).toMatchObject({ assigned_to: null });
});
