import { expect, hold, test } from './harness.js';
import { accountNamed, actOnRow, addressesIn, findAddress, openAddress, rowOf, search } from './network.js';
import { act, change, changesSent, choose, dialogOf, subtitle, findVm, submitOf, toast } from './vms.js';

/** Reserved in Jõhvi and not assigned, in the demo scenario. */
const free = '185.14.96.30';
/** Assigned to the machine `web-1`. */
const taken = '185.14.96.21';

test('the list shows the addresses of all locations with what they are assigned to, and narrows them; one is created, with its price said before, and shown', async ({
  customer: page,
  site,
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

  await page.goBack();
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

test('where no billing account can be charged an address that is disabled says that no traffic reaches it, and nothing is created', async ({
  customer: page,
  site,
}) => {
  await site.reset('suspended');
  const sent = changesSent(page);
  await page.goto('/app/network/ip_address');
  await expect(rowOf(page, taken)).toContainText('Disabled');
  await page.getByRole('link', { name: taken, exact: true }).click();
  await expect(page.getByText('No traffic reaches it.')).toBeVisible();
  await page.goBack();

  await page.getByRole('link', { name: 'Create IP address' }).click();
  await expect(page.getByText('None of your billing accounts can be charged')).toBeVisible();
  await page.getByRole('button', { name: 'Create IP address' }).click();
  await expect(page.getByRole('alert')).toContainText('None of your billing accounts can be charged');
  await expect(page.getByRole('button', { name: /Billing account/ })).toHaveAccessibleDescription(
    /None of your billing accounts can be charged/,
  );
  expect(sent).toEqual([]);
});

test('a new name shows at once, goes when it is refused, and comes with the retry; the address is assigned to a machine of its location, and unassigned with the charge told', async ({
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

  await page.getByRole('button', { name: 'Assign', exact: true }).click();
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

test('moves an address to another billing account, but to none that cannot be charged, and deletes it, an assigned one after a warning', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/network/ip_address?all=1');
  await page.getByRole('link', { name: taken, exact: true }).click();
  const dialog = await act(page, 'Move to another billing account');
  await dialog.getByRole('button', { name: /Billing account/ }).click();
  await expect(page.getByRole('option', { name: 'Old agency account' })).toContainText('Suspended');
  await page.getByRole('option', { name: 'Client project Saar' }).click();
  await submitOf(dialog).click();
  await expect(toast(page, `Moved ${taken} to another billing account`)).toBeVisible();
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  const moved = await findAddress(site, 'jhv', taken);
  expect(moved.billing_account_id).toBe(await accountNamed(site, 'Client project Saar'));

  await page.goBack();
  const warned = await actOnRow(page, taken, 'Delete');
  await expect(warned).toContainText(`web-1 cannot be reached at ${taken} any more.`);
  await submitOf(warned).click();
  await expect(toast(page, `Deleted ${taken}`)).toBeVisible();
  expect((await findVm(site, 'web-1')).public_ipv4).toBeNull();
  await page.getByRole('link', { name: free, exact: true }).click();
  await act(page, 'Delete');
  await expect(dialog).not.toContainText('cannot be reached');
  await expect(dialog).toContainText('the same address cannot be asked for again');
  await submitOf(dialog).click();
  await expect(toast(page, `Deleted ${free}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'IP addresses' })).toBeVisible();
  await expect(rowOf(page, free)).toBeHidden();
  expect((await addressesIn(site, 'jhv')).map(({ address }) => address)).not.toContain(free);
});

test('unassigns several at once, says what they cost together, and leaves out the others; a machine that got another address in the meantime is refused in the dialog', async ({
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

  const { private_ipv4 } = await findVm(site, 'db-1');
  await change(site, 'POST', '/jhv/network/ip_addresses', { name: 'other' });
  const other = (await addressesIn(site, 'jhv')).find(({ name }) => name === 'other')?.address ?? '';
  await actOnRow(page, free, 'Assign');
  await search(dialog, 'Assign to', 'db-1');
  await change(site, 'POST', `/jhv/network/ip_addresses/${other}/assign`, { private_ip: private_ipv4 ?? '' });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('It has a public IP address already');
  expect(await findAddress(site, 'jhv', free)).toMatchObject({ assigned_to: null });
});
