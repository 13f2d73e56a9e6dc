import { readFile } from 'node:fs/promises';
import { expect, test } from './harness.js';
import { keysIn } from './storage.js';
import { dialogOf, submitOf, toast } from './vms.js';

test('the secret of a new key is shown and copied, on request again, is in no file, and the key is deleted once it was confirmed', async ({
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
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain(`${added.accessKey},${added.userId}`);
  for (const { secretKey } of [...before, added]) {
    expect(csv).not.toContain(secretKey);
    await expect(page.getByText(secretKey)).toBeHidden();
  }

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
