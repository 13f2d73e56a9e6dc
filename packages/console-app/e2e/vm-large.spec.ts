import { readFile } from 'node:fs/promises';
import { expect, test } from './harness.js';
import { vmsIn } from './vms.js';

test.beforeEach(({ site }) => site.reset('large'));

test('ten thousand machines: the list shows, a search finds one, which opens', async ({ customer: page, site }) => {
  await page.goto('/app/compute');
  const rows = page.getByRole('table', { name: 'Virtual machines' }).getByRole('rowheader');
  await expect(page.getByRole('button', { name: 'View all (10,000)' })).toBeVisible();
  await expect(rows).toHaveCount(10);
  const vm = (await vmsIn(site, 'tll'))[2345];
  if (!vm) throw new Error('There are fewer machines than expected.');
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill(vm.uuid);
  await expect(rows).toHaveText([vm.name]);
  await page.getByRole('link', { name: vm.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: vm.name })).toBeVisible();
});

test('ten thousand machines: all of them are there and few are in the document', async ({ customer: page }) => {
  await page.goto('/app/compute');
  await page.getByRole('button', { name: 'View all (10,000)' }).click();
  const table = page.getByRole('table', { name: 'Virtual machines' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await expect.poll(nodes).toBeLessThan(3000);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(table.locator('[aria-rowindex="10001"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect.poll(nodes).toBeLessThan(3000);
});

test('ten thousand machines: all of them in a file', async ({ customer: page }) => {
  await page.goto('/app/compute');
  await expect(page.getByRole('button', { name: 'View all (10,000)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);
});
