import { readFile } from 'node:fs/promises';
import type { Invoice } from '@livery/api/generated/types';
import { expect, test, type Site } from './harness.js';

const company = 1201;

const invoicesOf = (site: Site, account: number): Promise<Invoice[]> =>
  site.call(`/payment/invoice/list?billing_account_id=${account}`);

const euro = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

const withStatus = async (site: Site, account: number, status: number): Promise<Invoice> => {
  const found = (await invoicesOf(site, account)).find((one) => one.status === status && one.type === 'cloud_services');
  if (!found) throw new Error(`${account} has no invoice with status ${status}`);
  return found;
};

test('the PDF of an invoice is saved as a file, and opened in a window of its own', async ({
  customer: page,
  site,
}) => {
  const { id } = await withStatus(site, company, 10);
  await page.goto(`/app/billing/invoices/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`invoice-${id}.pdf`);
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/);

  // The browser of these tests has no viewer of PDFs: it takes what the window is given as a download.
  const given = page
    .context()
    .waitForEvent('page')
    .then((window) => window.waitForEvent('download'));
  await page.getByRole('button', { name: 'Open PDF' }).click();
  const openedFile = await given;
  expect(openedFile.url()).toMatch(/^blob:/);
  expect(await readFile(await openedFile.path(), 'latin1')).toMatch(/^%PDF-1\.7\n/);
});

test('an invoice is paid once, though two tabs pay it', async ({ customer: page, context, site }) => {
  await site.reset('admin');
  const { id, totals } = await withStatus(site, 1205, 5);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/app/billing/invoices/${id}?account=1205`);
    await tab.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(tab.getByRole('alertdialog')).toContainText(euro(totals.total ?? 0));
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay invoice' }).click();
  await expect(page.getByRole('main')).toContainText(`Invoice ${id} paid from credit`);
  await other.getByRole('alertdialog').getByRole('button', { name: 'Pay invoice' }).click();
  await expect(other.getByRole('alertdialog')).toContainText('This is paid already');
  const paid = (await invoicesOf(site, 1205)).find((one) => one.id === id);
  expect(paid?.transaction_list.map(({ amount }) => amount)).toEqual([totals.total]);
});
