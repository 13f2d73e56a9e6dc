import { expect, test } from './harness.js';
import { findNetwork, networksIn, rowOf } from './network.js';
import { act, changesSent, subtitle, submitOf, toast, typeName } from './vms.js';

const heading = 'Private networks';

test('the navigation leads to the networks of all locations, with their ranges and members; one is created, which has a range of its own, and deleted by its name; from then on to the list that was used last', async ({
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

  const dialog = await act(page, 'Delete');
  await expect(dialog).toContainText('10.30.1.0/24');
  await expect(submitOf(dialog)).toBeDisabled();
  await typeName(dialog, 'back office');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted back office')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await networksIn(site, 'trtu')).map(({ name }) => name)).toEqual(['Default network']);

  await page.getByRole('tab', { name: 'Firewalls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Firewalls' })).toBeVisible();
  await page.getByRole('tab', { name: 'Network view' }).click();
  await expect(page).toHaveURL(/\/network\/view/);
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Network' }).click();
  await expect(page).toHaveURL(/\/network\/firewall$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Firewalls' })).toBeVisible();
});
