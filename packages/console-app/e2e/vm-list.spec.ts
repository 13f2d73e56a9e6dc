import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hold, test } from './harness.js';
import { choose, dialogOf, findVm, submitOf } from './vms.js';

const table = (page: Page) => page.getByRole('table', { name: 'Virtual machines' });

/** The names in the order of the rows. */
const names = (page: Page) => table(page).getByRole('rowheader');

test('going back from a machine shows the list as it was left; search, filters, order and “View all” are in the address and survive a reload; sorting announces nothing about a filter that stays', async ({
  customer: page,
}) => {
  await page.goto('/app/compute');
  await choose(page.getByRole('search'), /Status/, 'Stopped');
  await expect(names(page)).toHaveText(['staging-db', 'ci-runner']);
  await page.getByRole('link', { name: 'staging-db' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'staging-db' })).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(['staging-db', 'ci-runner']);
  await page.goBack();
  await expect(names(page)).toHaveCount(10);
  await page.goForward();
  await expect(names(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'View all (14)' }).click();
  await expect(names(page)).toHaveCount(14);
  await choose(page.getByRole('search'), /Location/, 'Jõhvi');
  await expect(names(page)).toHaveCount(8);
  const byName = ['api', 'ci-runner', 'db-1', 'db-2', 'legacy-erp', 'mail', 'web-1', 'web-2'];
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText(byName);
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText(byName.toReversed());
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('debian');
  await expect(names(page)).toHaveText(['mail', 'db-2', 'db-1']);
  await expect(page).toHaveURL(/q=debian/);
  const address = new URL(page.url());
  expect(Object.fromEntries(address.searchParams)).toEqual({
    all: '1',
    location: 'jhv',
    sort: 'name',
    dir: 'descending',
    q: 'debian',
  });

  await page.clock.install();
  await page.reload();
  await expect(names(page)).toHaveText(['mail', 'db-2', 'db-1']);
  await expect(page.getByRole('searchbox', { name: 'Search virtual machines' })).toHaveValue('debian');
  await expect(page.getByRole('search').getByRole('button', { name: /Location/ })).toHaveAccessibleName(/Jõhvi/);

  const announced = page.getByText(/^(Found|All are shown): /);
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText(['db-1', 'db-2', 'mail']);
  await page.clock.fastForward(1000);
  await expect(announced).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('mail');
  await expect(names(page)).toHaveText(['mail']);
  await page.clock.fastForward(1000);
  await expect(announced).toHaveText(/^Found: /);
});

test('a bulk action goes on after its list is left, and tells its results there, with a retry', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app');
  await page.getByRole('link', { name: 'Compute', exact: true }).click();
  for (const name of ['db-1', 'db-2']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await site.faults({ path: '/jhv/user-resource/vm/stop', method: 'POST', status: 500, times: 1 });
  const release = await hold(page, '/user-resource/vm/stop');
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  await strip.getByRole('button', { name: 'Stop' }).click();
  await submitOf(dialogOf(page)).click();
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Dashboard');
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  release();
  await expect(dialogOf(page)).toContainText('1 succeeded · 1 failed');
  await dialogOf(page).getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect(dialogOf(page)).toContainText('2 succeeded');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.locator('h1')).toHaveText('Dashboard');
  expect((await findVm(site, 'db-1')).status).toBe('stopping');
  expect((await findVm(site, 'db-2')).status).toBe('stopping');
});

test('the file has the rows that “View all” would show, and those that search, filters and order leave; nothing to download says so', async ({
  customer: page,
  site,
}) => {
  const { uuid, created_at } = await findVm(site, 'web-2');
  await site.call('/jhv/user-resource/vm', {
    method: 'PATCH',
    body: new URLSearchParams({ uuid, name: '=HYPERLINK("http://evil.example")' }),
  });
  await page.clock.setFixedTime(new Date(2026, 2, 14, 12));
  await page.goto('/app/compute');
  await expect(names(page)).toHaveCount(10);
  const download = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Download CSV' });
  await button.click();
  const all = await readFile(await (await download).path(), 'utf8');
  expect(all.trimEnd().split('\r\n')).toHaveLength(1 + 14);

  await page.goto('/app/compute?location=jhv&sort=size&dir=descending');
  await expect(names(page)).toHaveCount(8);
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  // Firefox counts files of the same name.
  expect(file.suggestedFilename()).toMatch(/^livery-cloud-virtual-machines-2026-03-14(\(1\))?\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head, ...lines] = text.split('\r\n');
  expect(head).toBe(
    '\uFEFFname,uuid,status,location,vcpu,memory_mb,disk_gb,public_ipv4,public_ipv6,private_ipv4,' +
      'os_name,os_version,hourly_eur,monthly_eur,backup,created_at,billing_account',
  );
  expect(lines.pop()).toBe('');
  const visible = await names(page).allInnerTexts();
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    visible.map((name) => (name.startsWith('=') ? '"\'=HYPERLINK(""http://evil.example"")"' : name)),
  );
  const line = lines.find((one) => one.includes(uuid));
  expect(line).toContain(`,${uuid},running,jhv,`);
  expect(line).toContain(`,${created_at},`);

  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('nothing-is-called-so');
  await expect(button).toHaveAccessibleDescription('There is nothing to download');
});
