import type { Page } from '@playwright/test';
import { expect, test } from './harness.js';
import { expectStatus, findVm, openVm } from './vms.js';

const rows = (page: Page) => page.locator('.xterm-rows');

/** Waits for the prompt and runs a line. */
async function run(page: Page, line: string): Promise<void> {
  await expect(rows(page)).toContainText(/\$\s*$/);
  await page.keyboard.type(`${line}\n`);
}

test('the console opens in a tab of its own, shows the addresses of the machine, and restarts and stops it', async ({
  customer: page,
  site,
}) => {
  const { private_ipv4: address } = await openVm(page, site, 'web-1');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Console/ }).click();
  const tab = await opening;
  await expect(tab).toHaveTitle(/^Console of web-1 \|/);
  await run(tab, 'ip addr');
  await expect(rows(tab)).toContainText(`inet ${address}/`);

  // What the machine's keyboard has no key for.
  await tab.getByRole('button', { name: 'Paste text' }).click();
  await tab.getByRole('textbox', { name: 'Text' }).fill('echo õ-{}-€\n');
  await tab.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(rows(tab)).toContainText(/õ-\{\}-€.*õ-\{\}-€/);

  await tab.getByRole('button', { name: 'Send Ctrl+Alt+Del' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expectStatus(tab, 'Rebooting');
  await expect(tab.getByRole('status').filter({ hasText: 'web-1 is not ready yet' })).toBeVisible();
  await site.advance(20);
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();

  await tab.getByRole('textbox', { name: 'Terminal of web-1' }).focus();
  await run(tab, 'poweroff');
  await expectStatus(tab, 'Stopping');
  await site.advance(20);
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  // The page says so before the server has been told.
  await expect.poll(async () => (await findVm(site, 'web-1')).status).toBe('starting');
  await site.advance(20);
  await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  expect(tab.url()).not.toMatch(/token/);
});
