import { expect, hold, test } from './harness.js';
import { actOnRow, findNetwork, networksIn, openNetwork, openRowMenu, rowOf } from './network.js';
import { act, changesSent, subtitle, submitOf, toast, typeName } from './vms.js';

const heading = 'Private networks';

test('the navigation leads to the networks of all locations, with their ranges and members; one is created, which has a range of its own', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(/\/network\/vpc$/);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const data = rowOf(page, 'Databases');
  await expect(data).toContainText('10.12.1.0/24');
  await expect(data.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect(rowOf(page, 'Office')).toContainText('Default');
  await page.getByRole('searchbox', { name: 'Search private networks' }).fill('10.20.');
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  const sent = changesSent(page);
  await page.getByRole('link', { name: 'Create private network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create private network' })).toBeVisible();
  await page.getByText('Tartu', { exact: true }).click();
  await page.getByRole('button', { name: 'Create private network' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This field is required/);
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: 'Name' }).fill('back office');
  await page.getByRole('button', { name: 'Create private network' }).click();
  await expect(toast(page, 'Created back office')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'back office' })).toBeVisible();
  await expect(subtitle(page, 'IPv4 range')).toContainText('10.30.1.0/24');
  await expect(page.getByText('No virtual machine is in this network.')).toBeVisible();
  expect(await findNetwork(site, 'trtu', 'back office')).toMatchObject({ is_default: false });
});

test('the navigation leads to the list of the network that was used last; the palette leads to the lists and to what creates', async ({
  customer: page,
}) => {
  await page.goto('/app/network/firewall');
  await expect(page.getByRole('heading', { level: 1, name: 'Firewalls' })).toBeVisible();
  await page.getByRole('tab', { name: 'Network view' }).click();
  await expect(page).toHaveURL(/\/network\/view/);
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Network' }).click();
  await expect(page).toHaveURL(/\/network\/firewall$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Firewalls' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and actions' }).fill('private network');
  await expect(page.getByRole('option', { name: heading, exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Create private network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create private network' })).toBeVisible();
});

test('shows the machines in it with their addresses, by interface and by VLAN, asked for again where they did not come; the members are listed before it is deleted by its name, and the server decides', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);

  await site.faults({ operationId: 'listVmInterfaces', status: 500 });
  await openNetwork(page, site, 'jhv', 'Databases');
  const alert = page.getByRole('alert').filter({ hasText: 'The addresses could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('link', { name: 'db-1' })).toBeVisible();
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row', { name: /db-1/ })).toContainText('10.12.1.5');

  const members = page.getByRole('table', { name: 'Members' });
  await expect(members.getByRole('row', { name: /db-1/ })).toContainText('10.12.1.5');
  await expect(members.getByRole('row', { name: /db-1/ })).toContainText('Running');
  const api = members.getByRole('row', { name: /api/ });
  await expect(api).toContainText('10.12.1.20');
  await expect(api).toContainText('VLAN 120');

  const dialog = await act(page, 'Delete');
  await expect(dialog).toContainText('3 virtual machines lose this network');
  for (const name of ['db-1', 'db-2', 'api']) {
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  }
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'Databases');
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('The network has members');
  expect(sent).toHaveLength(1);
  expect((await networksIn(site, 'jhv')).map(({ name }) => name)).toContain('Databases');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await members.getByRole('link', { name: 'api' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'api' })).toBeVisible();
});

test('a new name shows at once, goes when it is refused, and comes with the retry; the network is deleted by its name', async ({
  customer: page,
  site,
}) => {
  await openNetwork(page, site, 'tll', 'Unused');
  const { uuid } = await findNetwork(site, 'tll', 'Unused');
  await site.faults({ operationId: 'updateNetwork', status: 500, times: 1 });
  const dialog = await act(page, 'Rename');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const release = await hold(page, `/network/network/${uuid}`);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lab');
  await submitOf(dialog).click();
  await expect(page.locator('h1')).toHaveText('Lab');
  release();
  await expect(page.locator('h1')).toHaveText('Unused');
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Renamed Unused')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lab' })).toBeVisible();
  expect((await findNetwork(site, 'tll', 'Lab')).uuid).toBe(uuid);
  await expect(dialog).toBeHidden();

  await act(page, 'Delete');
  await expect(dialog).toContainText('10.20.1.0/24');
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'Lab');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted Lab')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await networksIn(site, 'tll')).map(({ name }) => name)).toEqual(['Office']);
});

test('a default that the server refuses is taken back; then another network becomes it at once, and the one before is it no longer', async ({
  customer: page,
  site,
}) => {
  await site.faults(
    { operationId: 'setDefaultNetwork', status: 500, times: 1 },
    { operationId: 'listNetworks', lag_ms: 60_000 },
  );
  await page.goto('/app/network/vpc?location=tll');
  const dialog = await actOnRow(page, 'Unused', 'Make default');
  await submitOf(dialog).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'Error performing action' });
  await expect(alert).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Office')).toContainText('Default');
  await expect(rowOf(page, 'Unused')).not.toContainText('Default');

  await actOnRow(page, 'Unused', 'Make default');
  await expect(dialog).toContainText(
    'New resources in Tallinn join it when no other network is chosen, and no longer Office',
  );
  await submitOf(dialog).click();
  await expect(toast(page, 'Unused is the default network now')).toBeVisible();
  await expect(rowOf(page, 'Unused')).toContainText('Default');
  await expect(rowOf(page, 'Office')).not.toContainText('Default');
  const menu = await openRowMenu(page, 'Unused');
  await expect(menu.getByRole('menuitem', { name: /^Make default/ })).toContainText(
    'This is the default network already',
  );
});
