import type { Page } from '@playwright/test';
import { expect, hold, scrollsSideways, test } from './harness.js';
import { violations } from './violations.js';
import { change, dialogOf, findVm, openVm, submitOf, toast } from './vms.js';

/** Opens the activity centre and gives it. */
async function openActivity(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Activity/ })
    .click();
  return page.getByRole('dialog', { name: 'Activity' });
}

test('everything that was started is listed with its result, after a reload and in other tabs too', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'ci-runner');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page, 'Starting ci-runner')).toBeVisible();

  const activity = await openActivity(page);
  const [entry] = await activity.getByRole('listitem').all();
  await expect(activity.getByRole('listitem')).toHaveCount(1);
  await expect(entry ?? activity).toContainText('Start a virtual machine');
  await expect(entry ?? activity).toContainText('Succeeded');
  await expect(entry ?? activity).toContainText('Starting');
  await site.advance(6);
  await expect(activity.getByText('Starting', { exact: true })).toBeHidden();
  expect(await violations(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/app/compute');
  await site.faults({ operationId: 'updateVm', status: 500 });
  await openVm(other, site, 'web-1', 'settings');
  await other.getByRole('textbox', { name: 'Name' }).fill('web-one');
  await other.getByRole('main').getByRole('button', { name: 'Rename', exact: true }).click();
  const failed = activity.getByRole('listitem').filter({ hasText: 'Rename or resize a virtual machine' });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('Correlation ID');

  await page.reload();
  const again = await openActivity(page);
  await expect(again.getByRole('listitem')).toHaveCount(2);
  await again.locator('label').filter({ hasText: 'Failed' }).click();
  await expect(again.getByRole('listitem')).toHaveCount(1);
  await again.getByRole('link', { name: 'web-1' }).click();
  await expect(page).toHaveURL(new RegExp((await findVm(site, 'web-1')).uuid));
  await expect(again).toBeHidden();

  const last = await openActivity(page);
  await last.getByRole('button', { name: 'Clear finished' }).click();
  await expect(last).toContainText('What you start will be here with its result.');
});

test('what was done with many at once is one line that opens, also on a phone', async ({ customer: page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['web-1', 'web-2']) {
    const { uuid, location } = await findVm(site, name);
    await change(site, 'POST', `/${location}/user-resource/vm/stop`, { uuid, force: 'true' });
  }
  await site.advance(3);
  await page.goto('/app/compute?q=web-');
  for (const name of ['web-1', 'web-2']) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check({ force: true });
  }
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  await strip.getByRole('button', { name: 'Start' }).click();
  await submitOf(dialogOf(page)).click();
  const results = dialogOf(page);
  await expect(results).toContainText('2 succeeded');
  await results.getByRole('button', { name: 'Close', exact: true }).last().click();
  const activity = await openActivity(page);
  await activity.getByText('2 succeeded').click();
  await expect(activity.getByRole('link', { name: 'web-1' })).toBeVisible();
  await expect(activity.getByRole('link', { name: 'web-2' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

test('what is done with files is one entry a batch, with the bucket and how many; a page that was opened by its link has a name too', async ({
  customer: page,
  site,
}) => {
  const bucket = 'tamm-shop-media';
  await page.goto(`/app/storage/bucket/${bucket}?tab=files`);
  await page.getByRole('button', { name: 'Allow browser access' }).click();
  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeVisible();
  const files = ['a.txt', 'b.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
  await page.getByLabel('Files to upload').setInputFiles(files);
  await expect(page.getByRole('link', { name: 'b.txt' })).toBeVisible();
  for (const name of ['a.txt', 'b.txt']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await site.faults({ path: `/s3/${bucket}/`, method: 'POST', status: 403, body: { message: 'Locked' }, times: 1 });
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByRole('button', { name: 'Retry failed (2)' }).click();
  await expect(dialogOf(page)).toContainText('2 succeeded');
  await dialogOf(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();

  const activity = await openActivity(page);
  const entryOf = (text: string) => activity.getByRole('listitem').filter({ hasText: text });
  await expect(entryOf('Upload files')).toContainText('2 files succeeded');
  await expect(entryOf('Upload files').getByRole('link', { name: bucket })).toBeVisible();
  await activity.getByText('1 failed · 1 succeeded').click();
  await expect(entryOf('Delete files').first()).toContainText('2 files failed');
  await expect(entryOf('Delete files').first()).toContainText('Locked');
  await expect(activity.getByRole('link', { name: bucket })).toHaveCount(4);
});

test('a change that the page was left with says that its result is not known', async ({ customer: page, site }) => {
  await openVm(page, site, 'ci-runner');
  await hold(page, '/user-resource/vm/start');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Activity, 1 under way' })).toBeVisible();
  await page.reload();
  const activity = await openActivity(page);
  await expect(activity).toContainText('No answer came');
  await expect(activity).toContainText('look at the resource before you try again');
});
