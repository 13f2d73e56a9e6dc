import { expect, scrollsSideways, untilIdle, tabTo, test } from './harness.js';
import { rowOf } from './network.js';
import { violations } from './violations.js';
import { expectStatus, findVm, openVm, stopped, toast, vmsIn } from './vms.js';

const create = 'Create virtual machine';

test('a machine is made from a snapshot, from the page of the machine that it was taken of', async ({
  customer: page,
  site,
}) => {
  const source = await openVm(page, site, 'gitlab', 'replicas');
  await page.getByRole('button', { name: /^Create a virtual machine from snapshot of/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: create })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tallinn' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Snapshot or backup' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Snapshot or backup' })).toHaveValue(/^gitlab: Snapshot of /);
  // The copied disk needs its room, whatever the package brings.
  await expect(page.getByRole('radio', { name: '2 vCPU, 4 GB' })).toHaveAccessibleDescription(/100 GB disk/);
  await page.getByRole('button', { name: 'Generate password' }).click();
  await page.getByLabel('Name', { exact: true }).fill('gitlab-trial');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'gitlab-trial' })).toBeVisible();
  await site.advance(20);
  await expectStatus(page, 'Running');
  expect(await findVm(site, 'gitlab-trial')).toMatchObject({
    os_name: source.os_name,
    os_version: source.os_version,
    storage: [{ size: 100, primary: true }],
  });
});

test('a machine is made from a backup that is chosen in the form, by the keyboard alone', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute/create?typeId=replica');
  const field = page.getByRole('combobox', { name: 'Snapshot or backup' });
  await expect(field).toBeVisible();
  // Copies are those of one location: elsewhere there are others.
  await page.getByText('Tartu', { exact: true }).click();
  await field.fill('mail');
  await expect(page.getByRole('option', { name: /^mail/ })).toHaveCount(0);
  await field.clear();
  await page.getByText('Jõhvi', { exact: true }).click();
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('link', { name: 'Source: Choose what the machine is made from' })).toBeVisible();
  await tabTo(page, /Snapshot or backup/);
  await page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.type('mail: Backup');
  await expect(page.getByRole('option', { name: /^mail: Backup/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/source=/);
  await tabTo(page, /^Generate password$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Create virtual machine$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^debian-jhv-/ })).toBeVisible();
  const made = (await vmsIn(site, 'jhv')).find(({ name }) => name.startsWith('debian-jhv-'));
  expect(made?.storage[0]?.size).toBeGreaterThanOrEqual(40);
});

test('a further disk of a stopped machine becomes the primary disk of a new one', async ({ customer: page, site }) => {
  const { storage } = await findVm(site, 'mail');
  await openVm(page, site, 'mail', 'disks');
  const button = page.getByRole('button', { name: 'Create a virtual machine from disk sdb' });
  await expect(button).toHaveAccessibleDescription('Stop the virtual machine to use its disk for another one');
  await stopped(site, 'mail');
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Create a virtual machine from disk sda' }),
  ).toHaveAccessibleDescription('The primary disk stays with its virtual machine');
  await button.click();
  await expect(page.getByRole('combobox', { name: 'Existing disk' })).toHaveValue('mail: sdb');
  await page.getByRole('button', { name: 'Generate password' }).click();
  await page.getByLabel('Name', { exact: true }).fill('rescued');
  await page.getByRole('button', { name: create }).click();
  await expect(toast(page, 'rescued is being created')).toBeVisible();
  expect((await findVm(site, 'rescued')).storage).toMatchObject([{ uuid: storage[1]?.uuid, size: 250, primary: true }]);
  expect((await findVm(site, 'mail')).storage).toHaveLength(1);
});

test('the app catalog is searched by word and by category, and leads to the form', async ({ customer: page, site }) => {
  await page.goto('/app/compute');
  await page.getByRole('link', { name: 'App catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'App catalog' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '9 apps' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the app catalog' }).fill('git');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['GitLab', 'Gitea']);
  await page.getByRole('searchbox', { name: 'Search the app catalog' }).fill('kraken');
  await expect(page.getByText('No app matches. Try another word or category.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the app catalog' }).fill('');
  await page.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Collaboration' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Mattermost', 'Jitsi Meet']);
  await untilIdle(page);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'Create with Mattermost' }).click();
  await expect(page.getByRole('radio', { name: 'Mattermost' })).toBeChecked();
  await untilIdle(page);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Generate password' }).click();
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mattermost-jhv-1' })).toBeVisible();
  expect(await findVm(site, 'mattermost-jhv-1')).toMatchObject({ os_name: 'mattermost' });
});

test('all interfaces stand in one list, with their machines, networks and VLANs', async ({ customer: page }) => {
  await page.goto('/app/network');
  await page.getByRole('tab', { name: 'Interfaces' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interfaces' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search interfaces' }).fill('VLAN 120');
  await expect(page.getByRole('rowheader')).toHaveText(['api']);
  for (const fact of ['Jõhvi', 'Default network', '10.12.0.7', 'VLAN 120 10.12.1.20']) {
    await expect(rowOf(page, 'api')).toContainText(fact);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('link', { name: 'api', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Network', exact: true })).toHaveAttribute('aria-selected', 'true');
});
