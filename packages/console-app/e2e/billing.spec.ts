import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { UsageEntry } from '@livery/api/generated/types';
import { expect, test, type Site } from './harness.js';
import { accountNamed } from './network.js';
import { choose } from './vms.js';

const usageOf = (site: Site, account: number | undefined): Promise<UsageEntry[]> =>
  site.call(`/charging/usage?billing_account_id=${account}`);

const euro = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

const costOf = (entries: readonly UsageEntry[]): number => entries.reduce((sum, { cost }) => sum + cost, 0);

/** The file that a press on "Download CSV" gives, line by line. */
async function downloadCsv(page: Page): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('the usage of a billing account, a suspended one too, is kept by the address, through a reload and Back, and is given as a file; so is the price list', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('tab', { name: 'Usage report' }).click();
  await expect(page).toHaveURL(/\/app\/billing\/usage$/);
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
  await page.getByRole('searchbox', { name: 'Search the usage' }).fill('staging-web');
  await expect(page.getByRole('rowheader', { name: /staging-db/ })).toBeHidden();
  const usage = await downloadCsv(page);
  expect(usage.name).toMatch(/^livery-cloud-usage-costs-\d{4}-\d\d-\d\d\.csv$/);
  expect(usage.lines[0]).toBe('\uFEFFdescription,uuid,kind,configurations,hours,hourly_eur,cost_eur');
  expect(usage.lines.slice(1)).toHaveLength(await page.getByRole('rowheader').count());
  for (const line of usage.lines.slice(1)) expect(line).toContain('staging-web');
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveText(['Bucket agency-archive']);

  await page.getByRole('tab', { name: 'Price list' }).click();
  await choose(page, /Location/, 'Tallinn');
  await choose(page, /Currency/, /USD/);
  await expect(page).toHaveURL(/location=tll&currency=USD/);
  await page.getByRole('searchbox', { name: 'Search the prices' }).fill('ipv4');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const prices = await downloadCsv(page);
  expect(prices.name).toMatch(/^livery-cloud-price-list-tll-\d{4}-\d\d-\d\d\.csv$/);
  expect(prices.lines[0]).toBe('\uFEFFlocation,host_pool,resource_type,name,unit,from,hourly_usd,monthly_usd');
  expect(prices.lines[1]).toMatch(/^tll,standard,UNASSIGNED_FLOATING_IP,Reserved IPv4 address,address,0,/);
});
