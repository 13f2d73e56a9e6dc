import type { Page } from '@playwright/test';
import { expect, hold, test } from './harness.js';
import { dialogOf, findVm, nameNewVm, openVm, submitOf, toast, typeName } from './vms.js';

/** Waits until something has the focus: whoever gives it on takes a frame or two. */
const expectFocused = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

test('a disk that is removed passes the focus to the next one, the last to the button that adds one; starting over is asked for twice, and leaves it at the heading', async ({
  customer: page,
}) => {
  await page.goto('/app/compute/create');
  const add = page.getByRole('button', { name: 'Add disk' });
  await add.click();
  await add.click();
  // The code of the fields comes with the first.
  await expect(page.getByRole('textbox', { name: 'Disk 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove disk 2' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Disk \d/ })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Disk 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove disk 2' }).press('Enter');
  await expect(add).toBeFocused();

  const description = page.getByLabel('Description');
  await description.fill('something');
  const startOver = page.getByRole('main').getByRole('button', { name: 'Start over' });
  await startOver.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(startOver).toBeFocused();
  await expect(description).toHaveValue('something');
  await startOver.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(description).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeFocused();
});

test('the parts of a page fail one by one; a retry of one gets it, leaves the focus beside it, and what was typed as it is', async ({
  customer: page,
  site,
}) => {
  await site.faults({ operationId: 'listHostPools', status: 500 }, { operationId: 'getPricing', status: 500 });
  await page.goto('/app/compute/create');
  const retry = (text: string) =>
    page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Retry' });
  await expect(retry('Failed to list host pools')).toBeVisible();
  await expect(retry('Failed to load the prices')).toBeVisible();
  await nameNewVm(page, 'kept');
  await site.faults();
  const release = await hold(page, '/user-resource/host_pool/list');
  await retry('Failed to list host pools').press('Enter');
  await expect(page.getByRole('button', { name: /Billing account/ })).toBeFocused();
  release();
  await expect(page.getByRole('button', { name: /Host pool/ })).toBeVisible();
  await retry('Failed to load the prices').press('Enter');
  await expect(retry('Failed to load the prices')).toBeHidden();
  await expectFocused(page);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('€');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('kept');
  // Whoever presses twice must not have created a machine.
  await expect(page.getByRole('button', { name: 'Create virtual machine' })).not.toBeFocused();
});

test('a failed action passes the focus on, tried again or dismissed', async ({ customer: page, site }) => {
  await openVm(page, site, 'ci-runner');
  await site.faults({ operationId: 'startVm', status: 500 });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await alert.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(alert).toBeVisible();
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(alert).toBeHidden();
  await expectFocused(page);
});

test('a filter that is taken away leaves the focus among the filters, or in the table it filled', async ({
  customer: page,
}) => {
  await page.goto('/app/compute?backup=on&status=running');
  const search = page.getByRole('search');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'With backup' }).press('Enter');
  await expect(search.getByRole('button', { name: 'Clear filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.getByRole('button', { name: /Status/ })).toBeFocused();

  await page.goto('/app/compute?q=nothing-is-called-so');
  await page.getByRole('table').getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await expect(page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox')).toBeFocused();
});

test('a row that goes passes the focus to the row after it, and a bulk action that is over leaves it in the table', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute?location=trtu');
  await page.getByRole('checkbox', { name: 'Select staging-web' }).check();
  await page
    .getByRole('group', { name: 'Actions for the selected rows' })
    .getByRole('button', { name: 'Stop' })
    .press('Enter');
  await submitOf(dialogOf(page)).press('Enter');
  await expect(dialogOf(page)).toContainText('1 succeeded');
  await submitOf(dialogOf(page)).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Select all rows' })).toBeFocused();

  await page.getByRole('button', { name: 'Actions of staging-db' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await typeName(dialogOf(page), 'staging-db');
  await submitOf(dialogOf(page)).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await site.advance(3);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Select staging-web' })).toBeFocused();
});

test('a snapshot is deleted, which is asked about, and passes the focus on', async ({ customer: page, site }) => {
  await openVm(page, site, 'db-1', 'replicas');
  const table = page.getByRole('table', { name: 'Snapshots' });
  const remove = table.getByRole('button', { name: /Delete snapshot/ });
  await expect(remove).toHaveCount(2);
  await remove.first().press('Enter');
  await expect(dialogOf(page)).toContainText('cannot be brought back. The disk itself stays as it is.');
  await submitOf(dialogOf(page)).press('Enter');
  await expect(toast(page, 'Deleted snapshot')).toBeVisible();
  await expect(remove).toHaveCount(1);
  await expect(table.getByRole('row').nth(1).getByRole('button').first()).toBeFocused();
  const replicas = (await findVm(site, 'db-1')).storage.flatMap((disk) => disk.replicas);
  expect(replicas.filter(({ type }) => type === 'snapshot')).toHaveLength(1);
});
