import { expect, hold, test } from './harness.js';
import { act, choose, dialogOf, expectStatus, factOf, findVm, openVm, submitOf, toast, typeName } from './vms.js';

test('takes a snapshot and rebuilds from it after the name was typed', async ({ customer: page, site }) => {
  await openVm(page, site, 'web-2', 'replicas');
  await page.getByRole('button', { name: 'Take snapshot' }).click();
  await expect(dialogOf(page)).toContainText('Snapshots are charged for used storage only: €0.08 per GB and month.');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Taking a snapshot of web-2')).toBeVisible();
  const snapshot = page.getByRole('table', { name: 'Snapshots' }).getByRole('row').nth(1);
  await expect(snapshot).toContainText('Being made');
  await expect(snapshot.getByRole('button', { name: /Rebuild from snapshot/ })).toHaveAccessibleDescription(
    'Wait until the snapshot has been made',
  );
  await site.advance(4);
  await expect(snapshot).toContainText(/\d GB/);

  await snapshot.getByRole('button', { name: /Rebuild from snapshot/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toContainText('Everything written to disk sda since');
  await typeName(dialog, 'web-2');
  await submitOf(dialog).click();
  await expect(toast(page, 'Rebuilding web-2')).toBeVisible();
  await expectStatus(page, 'Rebuilding');
  await site.advance(30);
  await expectStatus(page, 'Running');
});

test('deletes a snapshot', async ({ customer: page, site }) => {
  await openVm(page, site, 'db-1', 'replicas');
  const snapshots = page.getByRole('table', { name: 'Snapshots' });
  await expect(snapshots.getByRole('button', { name: /Delete snapshot/ })).toHaveCount(2);
  await snapshots
    .getByRole('button', { name: /Delete snapshot/ })
    .first()
    .click();
  await expect(dialogOf(page)).toContainText('cannot be brought back. The disk itself stays as it is.');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Deleted snapshot')).toBeVisible();
  await expect(snapshots.getByRole('button', { name: /Delete snapshot/ })).toHaveCount(1);
  const replicas = (await findVm(site, 'db-1')).storage.flatMap((disk) => disk.replicas);
  expect(replicas.filter(({ type }) => type === 'snapshot')).toHaveLength(1);
});

test('weekly backups are switched off and on again, and the switch shows it at once', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1', 'replicas');
  const backups = page.getByRole('switch', { name: 'Weekly backups' });
  await expect(backups).toBeChecked();
  await expect(backups).toHaveAccessibleDescription(/Made every week, Wednesday 02:00 UTC\. The last four are kept/);
  const answer = await hold(page, '/user-resource/vm/backup');
  await backups.click();
  await expect(backups).not.toBeChecked();
  expect((await findVm(site, 'web-1')).backup).toBe(true);
  answer();
  await expect(toast(page, 'Switched weekly backups of web-1 off')).toBeVisible();
  expect((await findVm(site, 'web-1')).backup).toBe(false);
  await backups.click();
  await expect(toast(page, 'Switched weekly backups of web-1 on')).toBeVisible();
  expect((await findVm(site, 'web-1')).backup).toBe(true);
});

test('a switch of backups that fails goes back and says so, with a retry', async ({ customer: page, site }) => {
  await openVm(page, site, 'web-1', 'replicas');
  await site.faults({ operationId: 'toggleVmBackup', status: 500, latency_ms: 500, times: 1 });
  const backups = page.getByRole('switch', { name: 'Weekly backups' });
  await backups.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to enable/disable backup' });
  await expect(alert).toBeVisible();
  await expect(backups).toBeChecked();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(backups).not.toBeChecked();
  await expect(alert).toBeHidden();
  await expect.poll(async () => (await findVm(site, 'web-1')).backup).toBe(false);
});

test('clones a machine under another name', async ({ customer: page, site }) => {
  await openVm(page, site, 'db-1');
  const dialog = await act(page, 'Clone');
  const name = dialog.getByRole('textbox', { name: 'Name of the clone' });
  await expect(name).toHaveValue('db-1-clone');
  await name.fill('db-3');
  await expect(dialog.getByRole('status').filter({ hasText: 'The clone costs, in addition' })).toContainText('€');
  await submitOf(dialog).click();
  await page.getByRole('button', { name: 'Open db-3' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'db-3' })).toBeVisible();
  await expectStatus(page, 'Cloning');
  await site.advance(25);
  await expectStatus(page, 'Running');
  const clone = await findVm(site, 'db-3');
  expect(clone).toMatchObject({ vcpu: 8, memory: 32_768, public_ipv4: null });
  expect(clone.storage.map(({ size }) => size)).toEqual([40, 500]);
});

test('reinstalls a machine with another system after its name was typed', async ({ customer: page, site }) => {
  await openVm(page, site, 'staging-web');
  const dialog = await act(page, 'Reinstall');
  await expect(dialog.getByRole('listitem')).toContainText([
    'Everything on the primary disk sda, 20 GB',
    'Installed programs',
  ]);
  await choose(dialog, /Operating system/, 'Debian');
  await choose(dialog, /Version/, '12');
  await typeName(dialog, 'staging-web');
  await submitOf(dialog).click();
  await expectStatus(page, 'Reinstalling');
  await site.advance(30);
  await expectStatus(page, 'Running');
  await expect(factOf(page, 'Operating system')).toHaveText('Debian 12');
});
