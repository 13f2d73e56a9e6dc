import type { Page } from '@playwright/test';
import { changeSiteConfig, expect, scrollsSideways, untilIdle, test } from './harness.js';
import { violations } from './violations.js';
import { expectStatus, findVm, openVm, stopped } from './vms.js';

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

test('a lost connection is taken up again, and what was on the screen stays', async ({ customer: page, site }) => {
  const { location, uuid } = await findVm(site, 'web-1');
  await page.goto(`/app/compute/vm/${location}/${uuid}/console`);
  await run(page, 'echo before the loss');
  await expect(rows(page)).toContainText('before the loss');
  await site.stop();
  await expect(page.getByText('The connection to the console was lost')).toBeVisible();
  await expect(rows(page)).toContainText('before the loss');
  await site.start();
  const connected = page.getByText('Connected', { exact: true });
  await expect(async () => {
    // The console may be connected again by itself before the button is pressed, which is gone then.
    if (!(await connected.isVisible()))
      await page.getByRole('button', { name: 'Reconnect now' }).click({ timeout: 1000 });
  }).toPass();
  await expect(connected).toBeVisible();
  await expect(rows(page)).toContainText('before the loss');
  await page.getByRole('textbox', { name: 'Terminal of web-1' }).focus();
  await run(page, 'exit');
  await expect(page.getByText('The session has ended')).toBeVisible();
});

test('the keyboard gets into the terminal and out of it, also where the machine is stopped or the site has no console', async ({
  customer: page,
  site,
}) => {
  const { location, uuid } = await findVm(site, 'web-1');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/app/compute/vm/${location}/${uuid}/console`);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const terminal = page.getByRole('textbox', { name: 'Terminal of web-1' });
  await expect(terminal).toBeFocused();
  await expect(terminal).toHaveAccessibleDescription(/Ctrl\+Shift\+F/);
  await page.keyboard.press('Tab');
  await expect(terminal).toBeFocused();
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('button', { name: 'Paste text' })).toBeFocused();
  await page.getByRole('button', { name: 'Screen reader mode' }).press('Enter');
  await expect(page.getByRole('list').filter({ hasText: '@web-1' })).toBeAttached();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await stopped(site, 'web-1');
  await page.reload();
  await untilIdle(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  await expect(terminal).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(start).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await changeSiteConfig(page, ({ features }) => ({ features: { ...features, vmConsole: false } }));
  await page.evaluate(() => localStorage.removeItem('livery.uiConfig'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
