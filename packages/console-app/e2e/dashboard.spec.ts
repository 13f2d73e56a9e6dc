import type { Page } from '@playwright/test';
import { expect, test } from './harness.js';
import { withoutFeatures } from './network.js';

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('what there is of every kind, what it costs and what needs attention, each with the way to it', async ({
  customer: page,
}) => {
  await page.goto('/app/');
  const resources = card(page, 'Resources');
  const row = (name: string) =>
    resources.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Virtual machines').first()).toContainText(/Running 12.*GB memory/);
  await expect(row('Buckets').first()).toContainText('5');
  await expect(card(page, 'Costs')).toContainText('Load balancers');
  await card(page, 'Costs').getByRole('radio', { name: 'By location' }).check();
  await expect(card(page, 'Costs')).toContainText('No location');
  const latest = page.getByRole('table', { name: 'Latest resources' });
  await expect(latest.getByRole('rowheader')).toHaveCount(10);
  await expect(latest.getByRole('img', { name: 'Managed service' }).first()).toBeVisible();

  await resources.getByRole('link', { name: 'In use' }).click();
  await expect(page).toHaveURL(/\/app\/metal\?status=in_use$/);
  await page.goBack();
  await card(page, 'Needs attention').getByRole('link', { name: '3 IP addresses' }).click();
  await expect(page).toHaveURL(/\/network\/ip_address\?assigned=no$/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.goBack();
  await card(page, 'Needs attention').getByRole('link', { name: 'agency-archive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'agency-archive' })).toBeVisible();
});

test('a list that fails has its own retry, and a kind that the site has not is neither shown nor asked for', async ({
  customer: page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await withoutFeatures(page, 'storage');
  await site.faults({ operationId: 'listManagedServices', status: 500 });
  await page.goto('/app/');
  const alert = page.getByRole('alert').filter({ hasText: 'The managed services could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(card(page, 'Resources').getByRole('link', { name: 'Load balancers' })).toBeVisible();
  await expect(card(page, 'Costs')).toContainText('Without what could not be loaded.');
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  await expect(card(page, 'Costs')).not.toContainText('Without what could not be loaded.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Buckets' })).toHaveCount(0);
  expect(requested.filter((path) => path.includes('/storage/'))).toEqual([]);
});
