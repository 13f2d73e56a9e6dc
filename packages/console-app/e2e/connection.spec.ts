import type { Firewall } from '@livery/api/generated/types';
import type { Page } from '@playwright/test';
import { expect, fastForwardUntil, signIn, test, type Site } from './harness.js';
import { act, changesSent, choose, dialogOf, openVm, submitOf, toast, typeName } from './vms.js';

const strip = (page: Page) => page.getByRole('banner').getByText(/Changes have to wait\.$/);
const nameField = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const noConnection = 'No connection';

/** Opens a page of a firewall and begins to rename it. */
async function beginRename(page: Page, site: Site, next: string): Promise<void> {
  const firewalls = await site.call<Firewall[]>('/jhv/network/firewalls');
  const uuid = firewalls.find(({ display_name }) => display_name === 'web')?.uuid;
  await page.goto(`/app/network/firewall/jhv/${uuid}`);
  await expect(heading(page, 'web')).toBeVisible();
  await act(page, 'Rename');
  await nameField(page).fill(next);
}

test('offline: a banner says so and how old all is, changes wait with what is typed, and all goes on with the network', async ({
  customer: page,
  context,
  site,
}) => {
  const sent = changesSent(page);
  await beginRename(page, site, 'edge');
  await context.setOffline(true);
  await expect(strip(page)).toHaveText(/^You are offline\. What you see is from .+\. Changes have to wait\.$/);
  await expect(submitOf(dialogOf(page))).toBeDisabled();
  await expect(submitOf(dialogOf(page))).toHaveAccessibleDescription(noConnection);
  await nameField(page).press('Enter');
  expect(sent).toEqual([]);
  const again = page.waitForRequest('**/v1/jhv/network/firewalls');
  await context.setOffline(false);
  await again;
  await expect(toast(page, 'The connection is back')).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await submitOf(dialogOf(page)).click();
  await expect(heading(page, 'edge')).toBeVisible();
});

test('what is changed in place says offline that it waits, as dialogs do', async ({
  customer: page,
  context,
  site,
}) => {
  await openVm(page, site, 'web-1', 'settings');
  const rename = page.getByRole('button', { name: 'Rename' });
  await page.getByRole('textbox', { name: 'Name' }).fill('web-2');
  await context.setOffline(true);
  await expect(rename).toBeDisabled();
  await expect(rename).toHaveAccessibleDescription(noConnection);
  await context.setOffline(false);
  await expect(rename).toBeEnabled();
  await page.getByRole('tab', { name: 'Snapshots and backups' }).click();
  const backups = page.getByRole('switch', { name: 'Weekly backups' });
  await expect(backups).toBeEnabled();
  await context.setOffline(true);
  await expect(backups).toBeDisabled();
  await expect(backups).toHaveAccessibleDescription(new RegExp(noConnection));
});

test('a server that cannot be reached is asked until it answers, and nothing typed is lost', async ({
  customer: page,
  site,
}) => {
  await page.clock.install();
  await beginRename(page, site, 'edge');
  await site.stop();
  await submitOf(dialogOf(page)).click();
  await expect(strip(page)).toHaveText(/^The server cannot be reached\./);
  await expect(submitOf(dialogOf(page))).toHaveAccessibleDescription(noConnection);
  await site.start();
  await fastForwardUntil(page, () => strip(page).isHidden());
  await expect(nameField(page)).toHaveValue('edge');
  await submitOf(dialogOf(page)).click();
  await expect(heading(page, 'edge')).toBeVisible();
});

test('what is chosen in a dialog that asks for a name is there after signing in again', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1');
  const dialog = await act(page, 'Reinstall');
  await choose(dialog, /Operating system/, 'Debian');
  await typeName(dialog, 'web-1');
  await site.faults({ path: '*', status: 401 });
  await submitOf(dialog).click();
  await expect(page.getByText('Your session has ended. Log in again to go on.')).toBeVisible();
  await site.faults();
  await signIn(page);
  await expect(dialog.getByRole('button', { name: /Operating system/ })).toContainText('Debian');
});

test('what is typed in a dialog and in the rules editor when the session ends is there after signing in again', async ({
  customer: page,
  site,
}) => {
  const ports = page.getByRole('main').getByRole('textbox', { name: 'Ports' }).first();
  const endSession = async (button: ReturnType<typeof submitOf>) => {
    await site.faults({ path: '*', status: 401 });
    await button.click();
    await expect(page.getByText('Your session has ended. Log in again to go on.')).toBeVisible();
    await site.faults();
    await signIn(page);
  };
  await beginRename(page, site, 'edge');
  await endSession(submitOf(dialogOf(page)));
  await expect(nameField(page)).toHaveValue('edge');
  await submitOf(dialogOf(page)).click();
  await expect(heading(page, 'edge')).toBeVisible();

  await page.getByRole('tab', { name: 'Rules' }).click();
  await ports.fill('2222');
  await endSession(page.getByRole('button', { name: 'Save rules' }));
  await expect(ports).toHaveValue('2222');
});
