import { expect, test } from './harness.js';
import { dialogOf, submitOf, typeName } from './vms.js';

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
