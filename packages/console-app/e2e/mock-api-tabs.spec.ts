import type { Page } from '@playwright/test';
import { expect, test } from './harness.js';
import { nameNewVm } from './vms.js';

async function create(page: Page, name: string): Promise<void> {
  await page.goto('/app/compute/create');
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await nameNewVm(page, name);
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('with the mock API two tabs live in one world: neither loses what the other has made', async ({
  page,
  site: _,
}) => {
  await page.goto('/app/');
  await page.getByRole('checkbox', { name: 'Mock API' }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const other = await page.context().newPage();
  // Each has had its own look at the world before anything is made in it.
  await other.goto('/app/compute');
  await expect(other.getByRole('button', { name: 'View all (14)' })).toBeVisible();

  await create(page, 'from-one');
  await create(other, 'from-the-other');
  await Promise.all([create(page, 'at-once-1'), create(other, 'at-once-2')]);
  for (const tab of [page, other]) {
    await tab.goto('/app/compute?sort=name&q=-o');
    const rows = tab.getByRole('table', { name: 'Virtual machines' }).getByRole('rowheader');
    await expect(rows).toHaveText(['at-once-1', 'at-once-2', 'from-one', 'from-the-other']);
  }

  await page.getByRole('button', { name: 'Sandbox' }).click();
  const sandbox = page.getByRole('dialog', { name: 'Sandbox' });
  await sandbox.getByRole('button', { name: 'Start from' }).click();
  await page.getByRole('option', { name: 'empty' }).click();
  await sandbox.getByRole('button', { name: 'Reset' }).click();
  await expect(sandbox.getByText('Now: 0 virtual machines')).toBeVisible();
  await other.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(other.getByText('Nothing matches the search')).toBeVisible();
});
