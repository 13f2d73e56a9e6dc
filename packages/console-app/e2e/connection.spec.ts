import type { Firewall } from '@livery/api/generated/types';
import type { Page } from '@playwright/test';
import { expect, fastForwardUntil, signIn, test, untilIdle, type Site } from './harness.js';
import { act, changesSent, dialogOf, submitOf, toast } from './vms.js';

const strip = (page: Page) => page.getByRole('banner').getByText(/Changes have to wait\.$/);
const nameField = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Name' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const noConnection = 'No connection';
const loadError = 'A part of the console could not be loaded. Check your connection and try again.';

/** Opens a page of a firewall and begins to rename it. */
async function beginRename(page: Page, site: Site, next: string): Promise<void> {
  const firewalls = await site.call<Firewall[]>('/jhv/network/firewalls');
  const uuid = firewalls.find(({ display_name }) => display_name === 'web')?.uuid;
  await page.goto(`/app/network/firewall/jhv/${uuid}`);
  await expect(heading(page, 'web')).toBeVisible();
  await act(page, 'Rename');
  await nameField(page).fill(next);
}

test('offline, and where the server cannot be reached: a banner says so and how old all is, changes wait with what is typed, the server is asked until it answers, and all goes on', async ({
  customer: page,
  context,
  site,
}) => {
  await page.clock.install();
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
  await expect(submitOf(dialogOf(page))).toBeEnabled();

  await site.stop();
  // A read in the background may have noticed before the press: the button is then disabled already.
  await submitOf(dialogOf(page)).click({ force: true });
  await expect(strip(page)).toHaveText(/^The server cannot be reached\./);
  await expect(submitOf(dialogOf(page))).toHaveAccessibleDescription(noConnection);
  await site.start();
  await fastForwardUntil(page, () => strip(page).isHidden());
  await expect(nameField(page)).toHaveValue('edge');
  await submitOf(dialogOf(page)).click();
  await expect(heading(page, 'edge')).toBeVisible();
});

test('what is typed in a dialog when the session ends is there after signing in again', async ({
  customer: page,
  site,
}) => {
  await beginRename(page, site, 'edge');
  // The change alone is refused: a read in the background must not end the session before the press.
  await site.faults({ operationId: 'updateFirewall', status: 401 });
  await submitOf(dialogOf(page)).click();
  await expect(page.getByText('Your session has ended. Log in again to go on.')).toBeVisible();
  await site.faults();
  await signIn(page);
  await expect(nameField(page)).toHaveValue('edge');
  await submitOf(dialogOf(page)).click();
  await expect(heading(page, 'edge')).toBeVisible();
});

test('offline, a dialog that was never loaded says so, nothing is lost, and it opens when the network is back', async ({
  customer: page,
  context,
  site,
}) => {
  const main = page.getByRole('main');
  const readNotice = async () => {
    await expect(toast(page, loadError)).toBeVisible();
    const notice = page.getByRole('listitem').filter({ hasText: loadError });
    await notice.getByRole('button', { name: 'Close notification' }).click();
  };
  const firewalls = await site.call<Firewall[]>('/jhv/network/firewalls');
  const uuid = firewalls.find(({ display_name }) => display_name === 'web')?.uuid;
  await page.goto(`/app/network/firewall/jhv/${uuid}?tab=rules`);
  const ports = main.getByRole('textbox', { name: 'Ports' }).first();
  await ports.fill('2222');
  await untilIdle(page);
  await context.setOffline(true);
  await main.getByRole('button', { name: 'Import' }).click();
  await readNotice();
  await page.getByRole('banner').getByRole('button', { name: 'Activity' }).click();
  await readNotice();
  await page.keyboard.press('Control+k');
  await readNotice();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check the connection and press again.' })).toBeVisible();
  await expect(ports).toHaveValue('2222');
  await expect(dialogOf(page)).toBeHidden();

  await context.setOffline(false);
  await main.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog', { name: 'Import rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Activity' }).click();
  await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and actions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ports).toHaveValue('2222');

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await readNotice();
  await expect(ports).toHaveValue('2222');
  await context.setOffline(false);
  await act(page, 'Rename');
  await expect(nameField(page)).toHaveValue('web');
});

test('offline, a screen that was never loaded waits for the network, and its retry does not leave the console', async ({
  customer: page,
  context,
}) => {
  await page.goto('/app/network/firewall');
  await untilIdle(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Storage' }).click();
  const failure = page.getByRole('alert').filter({ hasText: loadError });
  await expect(failure).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeVisible();
  await expect(strip(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Buckets')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(failure).toBeVisible();
  await page.getByRole('link', { name: 'Storage' }).click();
  await expect(heading(page, 'Buckets')).toBeVisible();
  await context.setOffline(false);
  await expect(strip(page)).toBeHidden();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(heading(page, 'Managed services')).toBeVisible();
});
