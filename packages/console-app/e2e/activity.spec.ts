import type { Page } from '@playwright/test';
import { expect, hold, scrollsSideways, test } from './harness.js';
import { violations } from './violations.js';
import { findVm, openVm, toast } from './vms.js';

/** Opens the activity centre and gives it. */
async function openActivity(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Activity/ })
    .click();
  return page.getByRole('dialog', { name: 'Activity' });
}

test('everything that was started is listed with its result, after a reload and in other tabs too; of what the page was left with it says that the result is not known', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'ci-runner');
  await hold(page, '/user-resource/vm/start');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Activity, 1 under way' })).toBeVisible();
  await page.reload();
  const left = await openActivity(page);
  await expect(left).toContainText('No answer came');
  await expect(left).toContainText('look at the resource before you try again');
  await left.getByRole('button', { name: 'Clear finished' }).click();
  await expect(left).toContainText('What you start will be here with its result.');
  await left.getByRole('button', { name: 'Close', exact: true }).click();

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
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await scrollsSideways(page)).toBe(false);
  await again.getByRole('link', { name: 'web-1' }).click();
  await expect(page).toHaveURL(new RegExp((await findVm(site, 'web-1')).uuid));
  await expect(again).toBeHidden();
});
