import { readFile } from 'node:fs/promises';
import { expect, lose, test } from './harness.js';
import { keysIn } from './storage.js';
import { dialogOf, submitOf, toast } from './vms.js';

test('the secret of a new key is shown and copied, on request again, and the key is deleted once it was confirmed', async ({
  customer: page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await keysIn(site);
  await page.goto('/app/storage');
  await page.getByRole('tab', { name: 'Access keys' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(before.length);
  await page.getByRole('button', { name: 'Create access key' }).click();
  await expect(dialogOf(page)).toContainText('Whoever has the pair can read, write and delete in all your buckets');
  await submitOf(dialogOf(page)).click();
  const dialog = page.getByRole('dialog', { name: 'Access key created' });
  await expect(dialog.getByText('Keep the secret key in a safe place.')).toBeVisible();
  const added = (await keysIn(site)).find(({ accessKey }) => !before.some((one) => one.accessKey === accessKey));
  if (!added) throw new Error('There is no new key.');
  await expect(dialog).toContainText(added.secretKey);
  await dialog.getByRole('button', { name: 'Copy Secret key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(added.secretKey);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('rowheader').filter({ hasText: added.accessKey })).toBeVisible();
  for (const { secretKey } of [...before, added]) await expect(page.getByText(secretKey)).toBeHidden();

  const actions = page.getByRole('button', { name: `Actions of ${added.accessKey}`, exact: true });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Show secret key' }).click();
  await expect(dialogOf(page)).toContainText(added.secretKey);
  await page.keyboard.press('Escape');
  await expect(page.getByText(added.secretKey)).toBeHidden();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(dialogOf(page)).toContainText('The storage refuses every program that signs with it');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, `Deleted access key ${added.accessKey}`)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(before.length);
  expect(await keysIn(site)).toEqual(before);
});

test('a key whose answer was lost may be there: it is looked for in the list, and none is made twice', async ({
  customer: page,
  site,
}) => {
  const before = await keysIn(site);
  await page.goto('/app/storage/keys');
  await expect(page.getByRole('rowheader')).toHaveCount(before.length);
  await lose(page, 'storage/user/keys');
  await page.getByRole('button', { name: 'Create access key' }).click();
  await submitOf(dialogOf(page)).click();
  const alert = dialogOf(page).getByRole('alert').filter({ hasText: 'It may have been created all the same' });
  await alert.getByRole('button', { name: 'Look whether it is there' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(before.length + 1);
  expect(await keysIn(site)).toHaveLength(before.length + 1);
});

test('says that the S3 user cannot be read, with what the storage said; one with all its buckets gets no more', async ({
  customer: page,
  site,
}) => {
  await site.faults({ operationId: 'getStorageUser', status: 500, times: 1 });
  await page.goto('/app/storage/keys');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to get S3 user info' });
  await expect(alert).toContainText('IOException');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Tamm & Partners', { exact: true })).toBeVisible();
  await page.route('**/v1/storage/user', (route) => route.fulfill({ json: { userId: 'user-77', maxBuckets: 5 } }));
  await page.goto('/app/storage/create');
  await expect(page.getByText('You have as many buckets as you may have')).toBeVisible();
});

test('keys are searched, downloaded without their secrets, and deleted together', async ({ customer: page, site }) => {
  const [first, second] = await keysIn(site);
  if (!first || !second) throw new Error('There are fewer keys than expected.');
  await page.goto('/app/storage/keys');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain(`${second.accessKey},${second.userId}`);
  for (const { secretKey } of [first, second]) expect(csv).not.toContain(secretKey);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and actions' }).fill(second.accessKey);
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(second.accessKey);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search access keys' })).toHaveValue(second.accessKey);
  await expect(rows).toContainText([second.accessKey]);
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search access keys' }).clear();
  await expect(rows).toHaveCount(2);
  for (const { accessKey } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${accessKey}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialogOf(page)).toContainText('every program that signs with one of them');
  await submitOf(dialogOf(page)).click();
  await expect(dialogOf(page)).toContainText('2 succeeded');
  expect(await keysIn(site)).toEqual([]);
});
