import { expect, test } from './harness.js';
import {
  act,
  dialogOf,
  expectStatus,
  findVm,
  openActions,
  openVm,
  stop,
  submitOf,
  toast,
  typeName,
  vmsIn,
} from './vms.js';

test('a start shows until the lists, which lag behind, have caught up with it', async ({ customer: page, site }) => {
  await site.faults({ operationId: 'listVms', lag_ms: 60_000 });
  await openVm(page, site, 'ci-runner');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page, 'Starting ci-runner')).toBeVisible();
  await site.advance(30);
  expect((await findVm(site, 'ci-runner')).status).toBe('stopped');
  // What is shown after the second answer is what the first has left.
  for (const _ of [1, 2]) await page.waitForResponse('**/v1/jhv/user-resource/vm/list');
  await expectStatus(page, 'Starting');
  await expect(page.getByText('Stopped', { exact: true })).toBeHidden();
  await site.advance(40);
  await expectStatus(page, 'Running');
});

test('a graceful stop that the operating system ignores is forced after 120 seconds', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'legacy-erp');
  await stop(page);
  await expect(page.getByRole('progressbar', { name: 'Stopping legacy-erp' })).toBeVisible();
  await expect(page.getByText('If the operating system has not shut down after 120 seconds')).toBeVisible();
  await site.advance(60);
  expect((await findVm(site, 'legacy-erp')).status).toBe('stopping');
  await expectStatus(page, 'Stopping');
  await site.advance(60);
  await expectStatus(page, 'Stopped');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(
    page.getByRole('row', { name: /Stop/ }).filter({ hasText: 'did not shut down within 120 seconds' }),
  ).toBeVisible();
});

test('forces a machine to stop while its graceful stop hangs', async ({ customer: page, site }) => {
  await openVm(page, site, 'legacy-erp');
  await stop(page);
  await page.getByRole('button', { name: 'Force stop' }).click();
  await expect(dialogOf(page)).toContainText('The power is cut at once');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Forcing legacy-erp to stop')).toBeVisible();
  await site.advance(2);
  await expectStatus(page, 'Stopped');
});

test('deletes a machine by its name and says what goes with it and what stays', async ({ customer: page, site }) => {
  const { public_ipv4: address } = await openVm(page, site, 'mail');
  const dialog = await act(page, 'Delete');
  await expect(dialog.getByRole('listitem')).toHaveText(['Disk sda, 40 GB', 'Disk sdb, 250 GB', '4 backups']);
  await expect(dialog).toContainText(
    `The public IP address ${address} stays reserved for you and is charged €3.20 a month`,
  );

  const confirm = submitOf(dialog);
  await expect(confirm).toHaveAccessibleDescription('Type the name to confirm');
  await typeName(dialog, 'mail');
  await expect(confirm).toBeEnabled();
  await dialog.getByRole('textbox').fill('mial');
  await expect(confirm).toHaveAccessibleDescription('The name does not match yet');
  await typeName(dialog, 'mail');
  await confirm.click();

  await expect(toast(page, 'Deleted mail')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  await site.advance(3);
  await expect(page.getByRole('link', { name: 'mail', exact: true })).toHaveCount(0);
  expect((await vmsIn(site, 'jhv')).map(({ name }) => name)).not.toContain('mail');
  const addresses = await site.call<{ address: string; assigned_to: string | null }[]>('/jhv/network/ip_addresses');
  expect(addresses.find((one) => one.address === address)).toMatchObject({ assigned_to: null });
});

test('a transition goes on over a reload of the page and a restart of the server', async ({ customer: page, site }) => {
  await openVm(page, site, 'web-2');
  await stop(page);
  await page.reload();
  await expectStatus(page, 'Stopping');
  await site.stop();
  await site.start();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'web-2' })).toBeVisible();
  await expectStatus(page, 'Stopping');
  // The clock still stands: nothing but this ends it.
  await site.advance(10);
  await expectStatus(page, 'Stopped');
});

test('starts in rescue mode, which a stop and start ends, and is followed until it runs', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'ci-runner');
  await submitOf(await act(page, 'Start in rescue mode')).click();
  await expect(toast(page, 'Starting ci-runner in rescue mode')).toBeVisible();
  await expectStatus(page, 'Starting');
  await site.advance(6);
  await expectStatus(page, 'Running (rescue)');
  await expect(page.getByText('This applies to this launch only; a stop and start ends it.')).toBeVisible();

  await stop(page);
  await site.advance(10);
  await expectStatus(page, 'Stopped');
  await expect(page.getByText('Rescue mode', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page, 'Starting ci-runner')).toBeVisible();
  await expectStatus(page, 'Starting');
  await expect(page.getByRole('progressbar', { name: 'Starting ci-runner' })).toBeVisible();
  await site.advance(6);
  await expectStatus(page, 'Running');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeEnabled();
  expect(await findVm(site, 'ci-runner')).toMatchObject({ status: 'running', is_rescue: false });
});

test('stops a machine gracefully and says aloud when it has stopped; what cannot be done now says why in the menu and does nothing', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1');

  const menu = await openActions(page);
  const rescue = menu.getByRole('menuitem', { name: 'Start in rescue mode' });
  await expect(rescue).toHaveAccessibleName('Start in rescue mode Stop the virtual machine to start it in rescue mode');
  await expect(rescue).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('If it has not done so after 120 seconds, it is forced to stop.');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  await expectStatus(page, 'Stopping');
  await site.advance(10);
  await expectStatus(page, 'Stopped');
  await expect(page.getByRole('log').filter({ hasText: 'web-1 is stopped' })).toBeAttached();
  expect((await findVm(site, 'web-1')).status).toBe('stopped');
  await openActions(page);
  await expect(menu.getByRole('menuitem', { name: 'Change password' })).toHaveAccessibleName(
    'Change password Start the virtual machine to change its password',
  );
  await expect(menu.getByRole('menuitem', { name: 'Force stop' })).toHaveAccessibleName(
    /The virtual machine is stopped/,
  );
});
