import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { UsageEntry } from '@livery/api/generated/types';
import { expect, test, type Site } from './harness.js';
import { accountNamed, rowOf } from './network.js';
import { change, choose, findVm } from './vms.js';

const company = 1201;

const usageOf = (site: Site, account = company): Promise<UsageEntry[]> =>
  site.call(`/charging/usage?billing_account_id=${account}`);

const euro = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

const costOf = (entries: readonly UsageEntry[]): number => entries.reduce((sum, { cost }) => sum + cost, 0);

const prices = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true });

/** The file that a press on "Download CSV" gives, line by line. */
async function downloadCsv(page: Page): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('the navigation leads to what the resources have cost this month, with the way to each, and as a file', async ({
  customer: page,
  site,
}) => {
  const entries = await usageOf(site);
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('tab', { name: 'Usage report' }).click();
  await expect(page).toHaveURL(/\/app\/billing\/usage$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usage report' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'This month so far' });
  await expect(summary).toContainText(euro(costOf(entries)));
  await expect(summary).toContainText(`for ${entries.length} resources`);
  const machines = entries.filter(({ description }) => description.startsWith('Virtual machine'));
  await expect(summary.getByRole('meter', { name: 'Virtual machines' })).toHaveAttribute(
    'aria-valuetext',
    euro(costOf(machines)),
  );
  const dearest = entries.toSorted((a, b) => b.cost - a.cost).map(({ description }) => description);
  await expect(page.getByRole('rowheader')).toHaveText(dearest.slice(0, 10));

  await choose(page.getByRole('search'), /Kind/, 'Buckets');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search the usage' }).fill('backups');
  await expect(page.getByRole('rowheader')).toHaveText(['Bucket tamm-backups']);
  const { name, lines } = await downloadCsv(page);
  expect(name).toMatch(/^livery-cloud-usage-costs-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFdescription,uuid,kind,configurations,hours,hourly_eur,cost_eur');
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^Bucket tamm-backups,,bucket,/)]);
  await rowOf(page, 'Bucket tamm-backups').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'tamm-backups' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kind=bucket/);
});

test('another billing account has a usage of its own, a suspended one too, and the address keeps which', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/billing/usage');
  await expect(page.getByRole('rowheader', { name: 'Virtual machine db-1' })).toBeVisible();
  await choose(page.getByRole('main'), /Billing account/, /Old agency account/);
  await expect(page.getByRole('rowheader')).toHaveText(['Bucket agency-archive']);
  await choose(page.getByRole('main'), /Billing account/, 'Client project Saar');
  const id = await accountNamed(site, 'Client project Saar');
  await expect(page).toHaveURL(new RegExp(`account=${id}`));
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Virtual machine staging-web' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'This month so far' })).toContainText(
    euro(costOf(await usageOf(site, id))),
  );
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveText(['Bucket agency-archive']);
});

test('a machine that was resized shows the sizes it has had, and what each has cost', async ({
  customer: page,
  site,
}) => {
  const { uuid } = await findVm(site, 'ci-runner');
  await change(site, 'PATCH', '/jhv/user-resource/vm', { uuid, vcpu: '4', ram: '8192' });
  await site.advance(7200);
  const found = (await usageOf(site)).find((one) => one.uuid === uuid);
  const [before, after] = found?.configurations ?? [];
  await page.goto('/app/billing/usage?q=ci-runner');
  const row = rowOf(page, 'Virtual machine ci-runner');
  await row.getByText('2 sizes').click();
  await expect(row.getByRole('listitem')).toHaveText([
    new RegExp(`8 vCPU, 16 GB RAM, 120 GB.*: ${euro(before?.cost ?? Number.NaN)}`),
    new RegExp(`4 vCPU, 8 GB RAM, 120 GB2 h at .*: ${euro(after?.cost ?? Number.NaN)}`),
  ]);
  await expect(row).toContainText(euro(found?.cost ?? Number.NaN));
});

test('a usage that cannot be read says so with a retry; without a kind there is neither name nor link of it', async ({
  customer: page,
  site,
}) => {
  await site.faults({ operationId: 'listUsage', status: 500 }, { operationId: 'listBuckets', status: 500 });
  await page.goto('/app/billing/usage');
  const alert = page.getByRole('alert').filter({ hasText: 'The usage could not be loaded' });
  await expect(alert).toBeVisible();
  await site.faults({ operationId: 'listBuckets', status: 500 });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('The buckets could not be loaded');
  await choose(page.getByRole('search'), /Kind/, 'Other or not loaded');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(rowOf(page, 'Bucket tamm-backups').getByRole('link')).toHaveCount(0);
  await site.faults();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Nothing matches the search and the filters.')).toBeVisible();
});

test('the price list tells what a unit costs, by location, host pool and currency, and from which amount on', async ({
  customer: page,
}) => {
  await page.goto('/app/billing/usage');
  await page.getByRole('tab', { name: 'Price list' }).click();
  const machines = prices(page, 'Processors, memory and licenses');
  const line = (amount: string) => machines.getByRole('row').filter({ hasText: amount });
  await expect(line('below 8 vCPU')).toContainText('€0.00671€4.90');
  await expect(line('from 16 vCPU')).toContainText('€3.90');
  await expect(prices(page, 'Object storage')).toContainText('€0.025');
  await expect(prices(page, 'Bare metal').getByRole('rowheader', { name: 'Compact' })).toBeVisible();
  await choose(page, /Host pool/, /performance/);
  await expect(line('below 8 vCPU')).toContainText('€6.37');
  await choose(page, /Location/, 'Tallinn');
  await expect(line('below 8 vCPU')).toContainText('€5.15');
  await choose(page, /Currency/, /USD/);
  await expect(line('below 8 vCPU')).toContainText('$5.56');
  await expect(page.getByText('Converted from EUR')).toBeVisible();
  await expect(page).toHaveURL(/location=tll&currency=USD/);
  await page.getByRole('searchbox', { name: 'Search the prices' }).fill('ipv4');
  await expect(page.getByRole('rowheader')).toHaveText([/Reserved IPv4 address/, /Assigned IPv4 address/]);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const { name, lines } = await downloadCsv(page);
  expect(name).toMatch(/^livery-cloud-price-list-tll-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFlocation,host_pool,resource_type,name,unit,from,hourly_usd,monthly_usd');
  expect(lines[1]).toMatch(/^tll,standard,UNASSIGNED_FLOATING_IP,Reserved IPv4 address,address,0,/);
});

test('the dashboard, the price of a form and the palette lead to both', async ({ customer: page }) => {
  await page.goto('/app/');
  await page.getByRole('region', { name: 'Costs' }).getByRole('link', { name: 'Usage report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage report' })).toBeVisible();
  await page.goto('/app/network/create/ip_address');
  await page.getByRole('radio', { name: /Tallinn/ }).check();
  await page.getByRole('link', { name: 'Price list' }).click();
  await expect(page).toHaveURL(/\/billing\/price-list\?location=tll$/);
  await expect(page.getByRole('button', { name: /Location/ })).toContainText('Tallinn');
  for (const name of ['Usage report', 'Price list']) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and actions' })).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(new RegExp(name));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
