import type { Page } from '@playwright/test';
import { expect, test } from './harness.js';
import { expectStatus, findVm, openVm } from './vms.js';

const rows = (page: Page) => page.locator('.xterm-rows');

/** Waits for the prompt and runs a line. */
async function run(page: Page, line: string): Promise<void> {
  await expect(rows(page)).toContainText(/\$\s*$/);
  await page.keyboard.type(`${line}\n`);
}

test('the console opens in a tab of its own, which the keyboard gets into and out of, is taken up again after a loss, and restarts and stops the machine', async ({
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
  const terminal = tab.getByRole('textbox', { name: 'Terminal of web-1' });
  await tab.keyboard.press('Tab');
  await expect(terminal).toBeFocused();
  await tab.keyboard.press('Control+Shift+F');
  await expect(tab.getByRole('button', { name: 'Paste text' })).toBeFocused();

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

  await site.stop();
  await expect(tab.getByText('The connection to the console was lost')).toBeVisible();
  await site.start();
  const connected = tab.getByText('Connected', { exact: true });
  await expect(async () => {
    // It may be connected again by itself before the button is pressed, which is gone then.
    if (!(await connected.isVisible()))
      await tab.getByRole('button', { name: 'Reconnect now' }).click({ timeout: 1000 });
  }).toPass();
  await expect(connected).toBeVisible();
  await expect(rows(tab)).toContainText(/õ-\{\}-€/);

  await terminal.focus();
  await run(tab, 'poweroff');
  await expectStatus(tab, 'Stopping');
  await site.advance(20);
  const start = tab.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await terminal.focus();
  await tab.keyboard.press('Shift+Tab');
  await expect(start).toBeFocused();
  await start.press('Enter');
  // The page says so before the server has been told.
  await expect.poll(async () => (await findVm(site, 'web-1')).status).toBe('starting');
  await site.advance(20);
  await expect(connected).toBeVisible();
  expect(tab.url()).not.toMatch(/token/);
});
