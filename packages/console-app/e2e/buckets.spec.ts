import { chooseByKeys, expect, tabTo, test } from './harness.js';
import { accountNamed, rowOf } from './network.js';
import { bucketsIn, findBucket } from './storage.js';
import { choose, dialogOf, submitOf, toast } from './vms.js';

test('the navigation leads to the buckets, and the list narrows them; one is created, but not under a name that another customer has, and deleted by its name', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Storage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buckets' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await choose(page.getByRole('search'), /Access/, /^Suspended/);
  await expect(page.getByRole('rowheader')).toHaveText([/agency-archive/]);
  await choose(page.getByRole('search'), /Access/, 'Active or suspended');
  await page.getByRole('searchbox', { name: 'Search buckets' }).fill('saar');
  await expect(page.getByRole('rowheader')).toHaveText([/saar-launch/]);

  await page.getByRole('link', { name: 'Create bucket' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('backups');
  await choose(page, /Billing account/, 'Client project Saar');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText('names are shared by all customers');
  await name.fill('site-archive');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await expect(toast(page, 'Created site-archive')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'site-archive' })).toBeVisible();
  expect(await findBucket(site, 'site-archive')).toMatchObject({
    num_objects: 0,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });

  // By the keyboard alone.
  await chooseByKeys(page, /^Actions$/, 'del');
  const dialog = dialogOf(page);
  await expect(submitOf(dialog)).toBeDisabled();
  await tabTo(page, /to confirm/);
  await page.keyboard.type('site-archive');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Deleted site-archive')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Buckets' })).toBeVisible();
  await expect(rowOf(page, 'site-archive')).toBeHidden();
  expect((await bucketsIn(site)).map((one) => one.name)).not.toContain('site-archive');
});
