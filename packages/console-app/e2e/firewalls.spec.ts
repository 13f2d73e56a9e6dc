import { readFile } from 'node:fs/promises';
import type { Firewall } from '@livery/api/generated/types';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Site } from './harness.js';
import { rowOf } from './network.js';
import { act, dialogOf, submitOf, toast, typeName } from './vms.js';

/** A firewall by its name. Throws when there is none. */
async function findFirewall(site: Site, name: string): Promise<Firewall & { place: string }> {
  const lists = await Promise.all(
    ['jhv', 'tll', 'trtu'].map(async (place) => {
      const firewalls = await site.call<Firewall[]>(`/${place}/network/firewalls`);
      return firewalls.map((one) => Object.assign({ place }, one));
    }),
  );
  const found = lists.flat().find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`There is no firewall "${name}".`);
  return found;
}

async function openFirewall(page: Page, site: Site, name: string, tab?: string): Promise<void> {
  const { place, uuid } = await findFirewall(site, name);
  await page.goto(`/app/network/firewall/${place}/${uuid}${tab === undefined ? '' : `?tab=${tab}`}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The row of the editor for a rule, by its number. */
const rule = (page: Page, number: number): Locator =>
  page.getByRole('main').getByRole('group', { name: new RegExp(`^Rule ${number}\\b`) });

const ports = async (site: Site, name: string) => (await findFirewall(site, name)).rules.map((one) => one.port_start);

async function preset(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add preset' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('the network leads to the firewalls of all locations, with who reaches SSH; one is created from presets, and deleted by its name', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/network');
  await page.getByRole('tab', { name: 'Firewalls' }).click();
  await expect(page).toHaveURL(/\/network\/firewall$/);
  await expect(rowOf(page, 'web')).toContainText('From some places');
  await expect(rowOf(page, 'staging')).toContainText('From anywhere');

  await page.getByRole('link', { name: 'Create firewall' }).click();
  await expect(page.getByText('No rule lets anybody reach SSH (TCP port 22)')).toBeVisible();
  await preset(page, /^Web/);
  await preset(page, /^Database/);
  await preset(page, /^Ping/);
  await expect(rule(page, 8)).toContainText('Inbound ICMP, anywhere');
  await page.getByRole('button', { name: 'Create firewall' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This field is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  // What it costs is not in the price list.
  await expect(page.getByRole('region', { name: 'Price' })).toBeHidden();
  await page.getByRole('button', { name: 'Create firewall' }).click();
  await expect(toast(page, 'Created shop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  // Everything out, nothing in, until a preset says otherwise.
  expect(await ports(site, 'shop')).toEqual([null, null, null, 80, 443, 5432, 3306, null]);

  await page.getByRole('link', { name: 'Firewalls', exact: true }).click();
  await page.getByRole('link', { name: 'office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'office' })).toBeVisible();
  const dialog = await act(page, 'Delete');
  await expect(dialog).toContainText('2 virtual machines are protected no longer');
  await typeName(dialog, 'office');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted office')).toBeVisible();
  await expect(findFirewall(site, 'office')).rejects.toThrow('There is no firewall');
});

test('what was typed stays over a reload, before which the browser asks; whoever would be locked out of SSH is asked before, and what somebody else has changed meanwhile is not overwritten unnoticed', async ({
  customer: page,
  site,
}) => {
  await openFirewall(page, site, 'web');
  await rule(page, 3).getByRole('button', { name: 'Remove rule 3' }).click();
  await expect(page.getByText('No rule lets anybody reach SSH (TCP port 22)')).toBeVisible();
  const requested: string[] = [];
  page.once('dialog', (question) => {
    requested.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await expect(page.getByText('No rule lets anybody reach SSH (TCP port 22)')).toBeVisible();
  await page.getByRole('button', { name: 'Save rules' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('locked out of the attached virtual machines over SSH');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await ports(site, 'web')).toContain(22);
  await page.getByRole('button', { name: 'Save rules' }).click();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(toast(page, 'Saved the rules of web')).toBeVisible();
  expect(await ports(site, 'web')).not.toContain(22);

  const { place, uuid } = await findFirewall(site, 'web');
  await preset(page, /^Ping/);
  await site.otherUser('updateFirewall', { location: place, uuid }, { display_name: 'web', rules: [] });
  await page.reload();
  await expect(page.getByText('Somebody has changed the rules since you began')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('No rules yet: nothing gets in and nothing gets out.')).toBeVisible();
});

test('rules are exported as CSV and as JSON, and imported elsewhere', async ({ customer: page, site }) => {
  await openFirewall(page, site, 'web');
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const format of ['CSV', 'JSON']) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`web.${format.toLowerCase()}`);
    const buffer = await readFile(await file.path());
    files.push({ name: file.suggestedFilename(), mimeType: 'text/plain', buffer });
  }

  await openFirewall(page, site, 'staging');
  const dialog = dialogOf(page);
  const contents = async (of: string) => (await findFirewall(site, of)).rules.map(({ uuid: _, ...content }) => content);
  const exported = await contents('web');
  for (const file of files) {
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog).toContainText('6 rules are ready to import');
    await dialog.getByRole('radio', { name: 'These take their place' }).check();
    await submitOf(dialog).click();
    await page.getByRole('button', { name: 'Save rules' }).click();
    await expect.poll(() => contents('staging')).toEqual(exported);
    await expect(rule(page, 6)).toBeVisible();
    // The next file has something to replace.
    await rule(page, 6).getByRole('button', { name: 'Remove rule 6' }).click();
    await page.getByRole('button', { name: 'Save rules' }).click();
    await expect.poll(() => contents('staging')).toHaveLength(5);
  }
});
