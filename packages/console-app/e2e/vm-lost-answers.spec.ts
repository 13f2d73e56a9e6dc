import { empty, expect, hold, lose, test } from './harness.js';
import { act, choose, dialogOf, findVm, nameNewVm, openVm, publicKey, submitOf, toast, vmsIn } from './vms.js';

const mayBeThere = 'It may have been created all the same: look before you try again.';
const look = 'Look whether it is there';

test('a machine whose answer was lost may be there: the failure says so and leads to the list', async ({
  customer: page,
}) => {
  await page.goto('/app/compute/create');
  await page.getByLabel('SSH key').fill(publicKey);
  await nameNewVm(page, 'perhaps');
  await lose(page, '/user-resource/vm');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText(mayBeThere);
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await alert.getByRole('link', { name: look }).click();
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('perhaps');
  await expect(page.getByRole('rowheader')).toHaveText(['perhaps']);
});

test('an address that was reserved without being named is said to be there, and no other is reserved', async ({
  customer: page,
  site,
}) => {
  const addresses = () => site.call<{ address: string; assigned_to: string | null }[]>('/jhv/network/ip_addresses');
  const before = new Set((await addresses()).map(({ address }) => address));
  await openVm(page, site, 'db-1', 'network');
  await empty(page, '/network/ip_addresses');
  await page.getByRole('button', { name: 'Assign address' }).click();
  const dialog = dialogOf(page);
  await submitOf(dialog).click();
  await expect(dialog).toContainText('An address was reserved, but the server did not say which.');
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const after = (await addresses()).filter(({ address }) => !before.has(address));
  expect(after).toHaveLength(1);
  const reserved = after[0]?.address ?? 'none';
  await choose(dialog, /Address/, reserved);
  await submitOf(dialog).click();
  await expect(toast(page, 'Assigned \\S+ to db-1')).toBeVisible();
  expect((await findVm(site, 'db-1')).public_ipv4).toBe(reserved);
});

test('a clone that was not named is there all the same; a clone and a disk whose answers were lost say where to look', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1');
  await empty(page, '/user-resource/vm/clone');
  const dialog = await act(page, 'Clone');
  await dialog.getByRole('textbox', { name: 'Name of the clone' }).fill('copied');
  await submitOf(dialog).click();
  await expect(toast(page, 'Cloning web-1 to copied')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect((await vmsIn(site, 'jhv')).map(({ name }) => name)).toContain('copied');

  await lose(page, '/user-resource/vm/storage');
  await act(page, 'Add disk');
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText(mayBeThere);
  await dialog.getByRole('link', { name: look }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('rowheader')).toHaveText(['sda', 'sdb']);

  await lose(page, '/user-resource/vm/clone');
  await submitOf(await act(page, 'Clone')).click();
  await expect(dialog.getByRole('alert')).toContainText(mayBeThere);
  await dialog.getByRole('link', { name: look }).click();
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('web-1-clone');
  await expect(page.getByRole('rowheader')).toHaveText(['web-1-clone']);
});

test('whoever has gone elsewhere stays there when the machine is made; one that may have been made while nobody was looking comes without a retry', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute/create');
  await nameNewVm(page, 'shop');
  await page.getByRole('textbox', { name: 'SSH key' }).fill(publicKey);
  const release = await hold(page, '/user-resource/vm');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  release();
  await expect(toast(page, 'shop is being created')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link', { name: 'shop' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/$/);

  await page.getByRole('navigation').getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: 'Create virtual machine' }).click();

  await nameNewVm(page, 'perhaps');
  await page.getByRole('textbox', { name: 'SSH key' }).fill(publicKey);
  await site.faults({ operationId: 'createVm', status: 504, times: 1 });
  const goOn = await hold(page, '/user-resource/vm');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  goOn();
  const passing = page.getByRole('region', { name: /Notifications/ });
  await expect(passing).toContainText('There was an error while creating your resource');
  await expect(passing).toContainText(mayBeThere);
  await expect(passing.getByRole('button', { name: 'Retry' })).toBeHidden();
});
