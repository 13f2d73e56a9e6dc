import type { Replica } from '@livery/api/generated/types';
import { expect, hold, test } from './harness.js';
import {
  act,
  change,
  changesSent,
  choose,
  dialogOf,
  expectStatus,
  subtitle,
  findVm,
  openActions,
  openVm,
  submitOf,
  toast,
  typeName,
} from './vms.js';

const compare = (a: Replica['created_at'], b: Replica['created_at']) => String(a).localeCompare(String(b));

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
  await expect(snapshot.getByRole('button', { name: /Delete snapshot/ })).toHaveAccessibleDescription(
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

test('nothing is rebuilt from another copy than the one that was chosen, when that is gone', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  const { location, uuid, storage } = await openVm(page, site, 'web-1', 'replicas');
  // What is being made is looked after, so that the page hears of what goes.
  await change(site, 'POST', `/${location}/user-resource/vm/replica`, { uuid });
  await page.reload();
  const dialog = await act(page, 'Rebuild from snapshot or backup');
  await typeName(dialog, 'web-1');
  const [newest] = storage.flatMap(({ replicas }) => replicas).toSorted((a, b) => compare(b.created_at, a.created_at));
  await change(site, 'DELETE', `/${location}/user-resource/vm/replica`, { replica_uuid: newest?.uuid ?? '' });
  const gone = 'The chosen snapshot or backup is not there any more. Choose another one.';
  await expect(dialog.getByText(gone).first()).toBeVisible();
  await expect(submitOf(dialog)).toHaveAccessibleDescription(gone);
  await dialog.getByRole('textbox').press('Enter');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: /Rebuild from/ }).click();
  await page.getByRole('option').first().click();
  await submitOf(dialog).click();
  await expect(toast(page, 'Rebuilding web-1')).toBeVisible();
});

test('while the only snapshot is being made there is nothing to rebuild from, and the menu says so', async ({
  customer: page,
  site,
}) => {
  const { location, uuid } = await findVm(site, 'ci-runner');
  await change(site, 'POST', `/${location}/user-resource/vm/replica`, { uuid });
  await openVm(page, site, 'ci-runner');
  const menu = await openActions(page);
  await expect(menu.getByRole('menuitem', { name: /Rebuild/ })).toHaveAccessibleName(
    'Rebuild from snapshot or backup Wait until the snapshot has been made',
  );
});

test('weekly backups are switched off and on again, and the switch shows it at once; one that fails goes back and says so, with a retry', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1', 'replicas');
  const backups = page.getByRole('switch', { name: 'Weekly backups' });
  await expect(backups).toBeChecked();
  await expect(backups).toHaveAccessibleDescription(/Made every week, Wednesday 02:00 UTC\. The last four are kept/);
  const release = await hold(page, '/user-resource/vm/backup');
  await backups.click();
  await expect(backups).not.toBeChecked();
  expect((await findVm(site, 'web-1')).backup).toBe(true);
  release();
  await expect(toast(page, 'Switched weekly backups of web-1 off')).toBeVisible();
  expect((await findVm(site, 'web-1')).backup).toBe(false);
  await backups.click();
  await expect(toast(page, 'Switched weekly backups of web-1 on')).toBeVisible();
  expect((await findVm(site, 'web-1')).backup).toBe(true);

  await site.faults({ operationId: 'toggleVmBackup', status: 500, latency_ms: 500, times: 1 });
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
  await expect(subtitle(page, 'Operating system')).toHaveText('Debian 12');
});
