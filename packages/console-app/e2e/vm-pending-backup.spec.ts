import type { Page } from '@playwright/test';
import { expect, hold, holdScripts, test, type Site } from './harness.js';
import { changesSent, expectStatus, subtitle, findVm, publicKey } from './vms.js';

const name = 'ubuntu-jhv-1';
const backupCalls = (sent: string[]) => sent.filter((call) => call.endsWith('/vm/backup'));

/** What the browser keeps of it. */
const keptRequest = (page: Page) => page.evaluate(() => localStorage.getItem('livery.pendingBackups'));

/** Creates a machine with weekly backups and leaves it while it is being created. */
async function createWithBackups(page: Page, site: Site) {
  await page.goto('/app/compute/create');
  await page.getByRole('switch', { name: 'Weekly backup' }).check();
  await page.getByLabel('SSH key').fill(publicKey);
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await expectStatus(page, 'Creating');
  return findVm(site, name);
}

test('backups that were asked for survive a reload, with nothing secret kept', async ({ customer: page, site }) => {
  const { uuid } = await createWithBackups(page, site);
  await page.reload();
  await expectStatus(page, 'Creating');
  await expect(subtitle(page, 'Weekly backups')).toHaveText('Off, on as soon as it is ready');
  expect(JSON.parse((await keptRequest(page)) ?? '')).toEqual([
    { location: 'jhv', uuid, requestedAt: expect.any(Number) },
  ]);
  const sent = changesSent(page);
  await site.advance(20);
  await expect(subtitle(page, 'Weekly backups')).toHaveText('On');
  await expect.poll(() => keptRequest(page)).toBeNull();
  expect((await findVm(site, name)).backup).toBe(true);
  // And once is enough.
  await page.reload();
  await expect(subtitle(page, 'Weekly backups')).toHaveText('On');
  expect(backupCalls(sent)).toHaveLength(1);
});

test('of several tabs one switches backups on, also when the page that asked has gone', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  const others = [await page.context().newPage(), await page.context().newPage()];
  const sent = others.map(changesSent);
  for (const other of others) await other.goto('/app/compute?q=ubuntu-jhv');
  const vm = await createWithBackups(page, site);
  await page.close();
  for (const other of others) await expect(other.getByRole('link', { name })).toBeVisible();
  await others[0]?.goto(`/app/compute/vm/${vm.location}/${vm.uuid}`);
  await site.advance(20);
  await expect(subtitle(others[0] ?? page, 'Weekly backups')).toHaveText('On');
  await expectStatus((others[1] ?? page).getByRole('table'), 'Running');
  for (const other of others) await expect.poll(() => keptRequest(other)).toBeNull();
  expect((await findVm(site, name)).backup).toBe(true);
  expect(backupCalls(sent.flat())).toHaveLength(1);
});

test('a page whose code for it came late shows what another page switched on', async ({ customer: page, site }) => {
  const { location, uuid } = await createWithBackups(page, site);
  const late = await page.context().newPage();
  const loadCode = await holdScripts(late, 'applyPendingBackups.ts');
  const switchOn = await hold(page, '/user-resource/vm/backup');
  await late.goto(`/app/compute/vm/${location}/${uuid}`);
  await site.advance(20);
  await expectStatus(late, 'Running');
  await expect(subtitle(late, 'Weekly backups')).toHaveText(/^Off/);
  switchOn();
  await expect.poll(() => keptRequest(page)).toBeNull();
  loadCode();
  await expect(subtitle(late, 'Weekly backups')).toHaveText('On');
});
