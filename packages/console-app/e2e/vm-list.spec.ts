import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Location } from '@livery/api/generated/types';
import { expect, hold, test } from './harness.js';
import { choose, dialogOf, expectStatus, findVm, stopped, submitOf, toast, typeName, vmsIn } from './vms.js';

const table = (page: Page) => page.getByRole('table', { name: 'Virtual machines' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** The names in the order of the rows. */
const names = (page: Page) => table(page).getByRole('rowheader');

test('going back from a machine shows the list as it was left; search, filters, order and “View all” are in the address and survive a reload', async ({
  customer: page,
}) => {
  await page.goto('/app/compute');
  await choose(page.getByRole('search'), /Status/, 'Stopped');
  await expect(names(page)).toHaveText(['ci-runner', 'staging-db']);
  await page.getByRole('link', { name: 'staging-db' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'staging-db' })).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(['ci-runner', 'staging-db']);
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
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(names(page)).toHaveText(['web-2', 'web-1', 'mail', 'legacy-erp', 'db-2', 'db-1', 'ci-runner', 'api']);
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

  await page.reload();
  await expect(names(page)).toHaveText(['mail', 'db-2', 'db-1']);
  await expect(page.getByRole('searchbox', { name: 'Search virtual machines' })).toHaveValue('debian');
  await expect(page.getByRole('search').getByRole('button', { name: /Location/ })).toHaveAccessibleName(/Jõhvi/);
});

test('machines are started from their rows: two at once are told apart, the failure of one stays, with a retry, and it is followed until it runs', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute?all=1');
  const start = async (name: string) => {
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Start', exact: true }).click();
  };
  await site.faults({ path: '/jhv/user-resource/vm/start', status: 500, times: 1 });
  const release = await hold(page, '/user-resource/vm/start');
  await start('ci-runner');
  await start('staging-db');
  await expect(toast(page, 'Starting staging-db')).toBeVisible();
  release();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine: ci-runner' });
  await expect(alert).toBeVisible();
  await expect(toast(page, 'Starting ci-runner')).toBeHidden();
  await expectStatus(row(page, 'ci-runner'), 'Stopped');
  await site.faults({ path: '/trtu/user-resource/vm/start', status: 500 });
  await site.advance(6);
  await stopped(site, 'staging-db');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expectStatus(row(page, 'staging-db'), 'Stopped');
  await start('staging-db');
  const other = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine: staging-db' });
  await expect(other).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Starting ci-runner')).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(other).toBeVisible();
  await expectStatus(row(page, 'ci-runner'), 'Starting');
  await site.advance(6);
  await expectStatus(row(page, 'ci-runner'), 'Running');
});

test('sorting announces nothing about a filter that stays', async ({ customer: page }) => {
  await page.clock.install();
  await page.goto('/app/compute');
  await expect(names(page)).toHaveCount(10);
  const everything = page.getByText('All are shown');
  await table(page).getByRole('button', { name: 'Name' }).click();
  await expect(names(page).first()).toHaveText('web-2');
  await page.clock.fastForward(1000);
  await expect(everything).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('debian');
  await expect(names(page).first()).toHaveText('staging-db');
  await page.clock.fastForward(1000);
  await expect(page.getByText('Found: ')).toBeAttached();
  await expect(everything).toHaveCount(0);
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

test('what a bulk action cannot be done with is left out, with the reason; of ten that are stopped at once the one that fails is told with its reason and stopped by a retry', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute?location=trtu');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  await strip.getByRole('button', { name: 'Start' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('2 selected are left out').click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'staging-web' })).toContainText(
    'The virtual machine is running',
  );
  await submitOf(dialog).click();
  await expect(dialogOf(page)).toContainText('1 succeeded · 2 left out');
  expect((await findVm(site, 'staging-db')).status).toBe('starting');

  await page.goto('/app/compute?status=running');
  await expect(names(page)).toHaveCount(10);
  for (const box of await table(page).getByRole('rowgroup').last().getByRole('checkbox').all()) await box.check();
  await expect(strip).toContainText('10 selected');
  // Of the ten that are shown one cannot be reached.
  await site.faults({ path: '/tll/user-resource/vm/stop', method: 'POST', status: 500, times: 1 });
  await strip.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByRole('button', { name: 'Stop 10 virtual machines' }).click();
  const results = dialogOf(page);
  await expect(results).toContainText('9 succeeded · 1 failed');
  await expect(results).toContainText('Failed to stop virtual machine');
  await results.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect(results).toContainText('10 succeeded');
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(strip).toBeHidden();
  const all = [...(await vmsIn(site, 'jhv')), ...(await vmsIn(site, 'tll')), ...(await vmsIn(site, 'trtu'))];
  expect(all.filter(({ status }) => status === 'stopping')).toHaveLength(10);
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

test('locations that fail alike are told once, and one retry asks them all again; one that fails says so while the others show their machines', async ({
  customer: page,
  site,
}) => {
  await site.faults({ operationId: 'listVms', status: 500 });
  await page.goto('/app/compute?all=1');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('The virtual machines in Jõhvi, Tallinn, Tartu, and Jakarta could not be loaded');
  await expect(table(page)).toContainText('None of the locations answered.');
  await site.faults({ path: '/tll/user-resource/vm/list', status: 500 });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('The virtual machines in Tallinn could not be loaded');
  await expect(names(page)).toHaveCount(11);
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  await expect(names(page)).toHaveCount(14);
});

test('selecting all rows selects more than are shown, which is said before they are deleted; several are deleted after their number was typed', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute');
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  await strip.getByRole('button', { name: 'Delete' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('4 of the selected are not shown in the list at the moment.');
  await expect(dialog).toContainText(
    /7 public IP addresses stay reserved for you and are charged €[\d.]+ a month together/,
  );
  await dialog.getByText('and 6 more').press('Enter');
  await expect(dialog.getByText('web-2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'View all (14)' }).click();
  await expect(names(page)).toHaveCount(14);
  await strip.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('14 virtual machines');
  await expect(dialog).not.toContainText('not shown in the list');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all rows' }).uncheck();

  await page.getByRole('checkbox', { name: 'Select staging-web' }).check();
  await page.getByRole('checkbox', { name: 'Select staging-db' }).check();
  await strip.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('2 disks, 40 GB');
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Type the name to confirm');
  await typeName(dialog, '2 virtual machines');
  await submitOf(dialog).click();
  await expect(dialogOf(page)).toContainText('2 succeeded');
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await site.advance(3);
  await expect(names(page)).toHaveCount(12);
  expect(await vmsIn(site, 'trtu')).toHaveLength(1);
});

test('the configuration names the locations while the server does not; machines in one that is no longer published are shown, and no new one is offered there', async ({
  customer: page,
  site,
}) => {
  const all = await site.call<Location[]>('/config/locations');

  await site.faults({ operationId: 'listLocations', status: 500 });
  await page.goto('/app/compute?all=1');
  await expect(names(page)).toHaveCount(14);
  await expect(table(page).getByRole('row').filter({ hasText: 'Tallinn' })).toHaveCount(3);

  const closed = all.map((one) =>
    Object.assign(one, one.slug === 'tll' && { is_published: false, display_name: 'Reval' }),
  );
  await site.faults({ operationId: 'listLocations', body: closed });
  await page.goto('/app/compute?all=1');
  await expect(names(page)).toHaveCount(14);
  await expect(table(page).getByRole('row').filter({ hasText: 'Reval' })).toHaveCount(3);
  await page.getByRole('link', { name: 'Create virtual machine' }).click();
  await expect(page.getByRole('radio', { name: 'Tartu' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Reval|Tallinn/ })).toHaveCount(0);
});
