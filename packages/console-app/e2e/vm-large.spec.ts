import { readFile } from 'node:fs/promises';
import { expect, test } from './harness.js';
import { vmsIn } from './vms.js';

test('ten thousand machines: all of them are there and few are in the document, all of them in a file, and a search finds one, which opens', async ({
  customer: page,
  site,
}) => {
  await site.reset('large');
  await page.goto('/app/compute');
  const table = page.getByRole('table', { name: 'Virtual machines' });
  const rows = table.getByRole('rowheader');
  const all = page.getByRole('button', { name: 'View all (10,000)' });
  await expect(all).toBeVisible();
  await expect(rows).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(10_001);

  await all.click();
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await expect.poll(nodes).toBeLessThan(3000);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(table.locator('[aria-rowindex="10001"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect.poll(nodes).toBeLessThan(3000);

  const vm = (await vmsIn(site, 'tll'))[2345];
  if (!vm) throw new Error('There are fewer machines than expected.');
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill(vm.uuid);
  await expect(rows).toHaveText([vm.name]);
  await page.getByRole('link', { name: vm.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: vm.name })).toBeVisible();
});
