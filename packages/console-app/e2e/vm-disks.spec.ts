import { expect, test } from './harness.js';
import { changesSent, dialogOf, findVm, openVm, submitOf, toast, typeName } from './vms.js';

test('a disk does not shrink: it says so and nothing is sent; it grows, with the price before and after', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await openVm(page, site, 'web-1', 'disks');
  await page.getByRole('button', { name: 'Grow disk sda' }).click();
  const dialog = dialogOf(page);
  const size = dialog.getByRole('textbox', { name: 'New size' });
  await expect(size).toHaveValue('60');
  await size.fill('40');
  await submitOf(dialog).click();
  await expect(size).toHaveAccessibleDescription(/Enter more than 60 GB; a disk can only grow/);
  await expect(size).toBeFocused();
  await size.fill('60');
  await submitOf(dialog).click();
  await expect(size).toHaveAccessibleDescription(/Enter more than 60 GB/);
  expect(sent).toEqual([]);

  await dialog.getByRole('textbox', { name: 'New size' }).fill('160');
  await dialog.getByRole('textbox', { name: 'New size' }).press('Tab');
  await expect(dialog.getByText('Price after')).toBeVisible();
  await submitOf(dialog).click();
  await expect(toast(page, 'Grew disk sda')).toBeVisible();
  await expect(page.getByRole('row', { name: /sda/ })).toContainText('160 GB');
  expect((await findVm(site, 'web-1')).storage).toMatchObject([{ name: 'sda', size: 160 }]);
});

test('a disk larger than the provider takes is refused; another is added and deleted by its name, which the primary one cannot be and says so', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'api', 'disks');
  const sent = changesSent(page);
  await page.getByRole('button', { name: 'Add disk' }).click();
  const dialog = dialogOf(page);
  const size = dialog.getByRole('textbox', { name: 'Size' });
  await size.fill('99999');
  await size.press('Enter');
  await expect(size).toHaveValue('99,999');
  await expect(size).toHaveAccessibleDescription(/Enter at most 2,?000/);
  expect(sent).toEqual([]);

  await dialogOf(page).getByRole('textbox', { name: 'Size' }).fill('75');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Added a disk to api')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /sdb/ })).toContainText('75 GB');

  // Opened once, the dialog has loaded: if it opened for this disk, it would at once.
  await page.getByRole('button', { name: 'Delete disk sdb' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  const remove = page.getByRole('button', { name: 'Delete disk sda' });
  await remove.focus();
  await expect(remove).toHaveAccessibleDescription('The primary disk cannot be deleted');
  await remove.press('Enter');
  await expect(page.getByRole('tooltip', { name: 'The primary disk cannot be deleted' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole('button', { name: 'Delete disk sdb' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText('Everything on the disk, 75 GB');
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Type the name to confirm');
  await typeName(dialog, 'sdb');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted disk sdb')).toBeVisible();
  await expect(page.getByRole('row', { name: /sdb/ })).toHaveCount(0);
  expect((await findVm(site, 'api')).storage).toHaveLength(1);
});
