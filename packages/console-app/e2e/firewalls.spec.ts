import { readFile } from 'node:fs/promises';
import type { Firewall } from '@livery/api/generated/types';
import type { Locator, Page } from '@playwright/test';
import { chooseByKeys, expect, fetchResponse, tabTo, test, type Site } from './harness.js';
import { accountNamed, actOnRow, rowOf, search } from './network.js';
import { act, choose, dialogOf, findVm, submitOf, toast, typeName } from './vms.js';

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

test('the network leads to the firewalls of all locations, with who reaches SSH; one is renamed with its rules kept, moved, and deleted by its name', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/network');
  await page.getByRole('tab', { name: 'Firewalls' }).click();
  await expect(page).toHaveURL(/\/network\/firewall$/);
  await expect(rowOf(page, 'web')).toContainText('From some places');
  await expect(rowOf(page, 'staging')).toContainText('From anywhere');

  const dialog = await actOnRow(page, 'office', 'Rename');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('headquarters');
  await submitOf(dialog).click();
  await expect(toast(page, 'Renamed office')).toBeVisible();
  expect((await findFirewall(site, 'headquarters')).rules).toHaveLength(4);
  await actOnRow(page, 'headquarters', 'Move to another billing account');
  await choose(dialog, /Billing account/, 'Client project Saar');
  await submitOf(dialog).click();
  await expect(toast(page, 'Moved headquarters to another billing account')).toBeVisible();
  const account = await accountNamed(site, 'Client project Saar');
  expect((await findFirewall(site, 'headquarters')).billing_account_id).toBe(account);
  await page.getByRole('link', { name: 'headquarters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'headquarters' })).toBeVisible();
  await act(page, 'Delete');
  await expect(dialog).toContainText('2 virtual machines are protected no longer');
  await typeName(dialog, 'headquarters');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted headquarters')).toBeVisible();
  await expect(findFirewall(site, 'headquarters')).rejects.toThrow('There is no firewall');
});

test('creates a firewall from presets, and leads to it', async ({ customer: page, site }) => {
  await page.goto('/app/network/create/firewall');
  await expect(page.getByText('No rule lets anybody reach SSH (TCP port 22)')).toBeVisible();
  await preset(page, /^Web/);
  await preset(page, /^Database/);
  await preset(page, /^Ping/);
  await expect(rule(page, 8)).toContainText('Inbound ICMP, anywhere');
  await page.getByRole('button', { name: 'Create firewall' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This field is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('A firewall is not charged.');
  await page.getByRole('button', { name: 'Create firewall' }).click();
  await expect(toast(page, 'Created shop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  // Everything out, nothing in, until a preset says otherwise.
  expect(await ports(site, 'shop')).toEqual([null, null, null, 80, 443, 5432, 3306, null]);
});

test('rules of every kind are checked as they are saved', async ({ customer: page, site }) => {
  await openFirewall(page, site, 'staging');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const third = rule(page, 3);
  await expect(third.getByRole('textbox', { name: 'Ports' })).toBeFocused();
  await expect(third.getByRole('button', { name: 'IP addresses From' })).toBeVisible();
  await expect(rule(page, 1)).not.toContainText('Has no effect');
  await third.getByRole('textbox', { name: 'Ports' }).fill('90-80');
  await page.getByRole('button', { name: 'Save rules' }).click();
  const addresses = third.getByRole('textbox', { name: 'IP addresses' });
  await expect(addresses).toHaveAccessibleDescription(/This field is required/);
  await addresses.fill('10.0.0.0/33');
  await expect(third).toContainText('Enter the lower port first');
  await expect(third).toContainText('10.0.0.0/33 is neither an IP address nor a range such as 203.0.113.0/24');
  await third.getByRole('textbox', { name: 'IP addresses' }).fill('2001:db8::/129');
  await expect(third).toContainText('2001:db8::/129 is neither an IP address nor a range such as');
  await third.getByRole('textbox', { name: 'IP addresses' }).fill('2001:db8::/32');
  await expect(third).not.toContainText('is neither an IP address');
  await third.getByRole('textbox', { name: 'Ports' }).fill('80-90');
  await choose(third, /From/, 'VLAN');
  await third.getByRole('textbox', { name: 'VLAN' }).fill('4095');
  await expect(third).toContainText('4095 is not a VLAN ID: enter 1 to 4094');
  await third.getByRole('textbox', { name: 'VLAN' }).fill('120');
  await expect(third).toContainText('Inbound TCP 80-90, VLAN 120');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const fourth = rule(page, 4);
  await choose(fourth, /Direction/, 'Outbound');
  await choose(fourth, /Protocol/, 'UDP');
  await choose(fourth, /To/, 'Tag');
  await fourth.getByRole('textbox', { name: 'Tag' }).fill('resolver');
  await expect(fourth).toContainText('Outbound UDP all ports, tag resolver');
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'Saved the rules of staging')).toBeVisible();
  expect((await findFirewall(site, 'staging')).rules.slice(2)).toMatchObject([
    { protocol: 'tcp', port_start: 80, port_end: 90, endpoint_spec_type: 'vlan', endpoint_spec: ['120'] },
    { direction: 'outbound', protocol: 'udp', port_start: null, endpoint_spec_type: 'group_tag' },
  ]);
});

test('a shadowed rule, a duplicate and a conflict are pointed out as they are typed', async ({
  customer: page,
  site,
}) => {
  await openFirewall(page, site, 'databases');
  await expect(rule(page, 4)).toContainText('Has no effect: rule 1 lets all of it through already');
  await rule(page, 4).getByRole('button', { name: 'Remove rule 4' }).click();
  await rule(page, 1).getByRole('button', { name: 'Duplicate rule 1' }).click();
  await expect(rule(page, 2)).toContainText('The same as rule 1');
  await rule(page, 2).getByRole('textbox', { name: 'Ports' }).fill('5000-6000');
  await expect(rule(page, 1)).toContainText('Has no effect: rule 2');
  await choose(rule(page, 2), /From/, 'Anywhere');
  await rule(page, 1).getByRole('textbox', { name: 'Ports' }).fill('4000-5500');
  await expect(rule(page, 1)).toContainText('Conflict: rule 2 opens some of these ports');
});

test('“What does this let through?” is answered from the rules as they stand; an address gets its prefix length when its field is left', async ({
  customer: page,
  site,
}) => {
  await openFirewall(page, site, 'web');
  const card = page.getByRole('region', { name: 'What does this let through?' });
  await card.getByRole('textbox', { name: 'IP address' }).fill('203.0.113.77');
  await expect(card).toContainText('Let through by rule 3');
  await card.getByRole('textbox', { name: 'IP address' }).fill('198.51.100.1');
  await expect(card).toContainText('Refused: no rule lets it through');
  await card.getByRole('textbox', { name: 'Port' }).fill('443');
  await expect(card).toContainText('Let through by rule 1');
  await rule(page, 1).getByRole('button', { name: 'Remove rule 1' }).click();
  await expect(card).toContainText('Refused: no rule lets it through');
  await choose(card, /Protocol/, 'ICMP');
  await expect(card).toContainText('Let through by rule 3: Inbound ICMP, anywhere');
  const addresses = rule(page, 2).getByRole('textbox', { name: 'IP addresses' });
  await addresses.fill('203.0.113.7, 2001:db8::7 198.51.100.0/24');
  await addresses.blur();
  await expect(addresses).toHaveValue('203.0.113.7/32, 2001:db8::7/128 198.51.100.0/24');
});

test('whoever would be locked out of SSH is asked before; what was typed stays over a reload', async ({
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
});

test('rules are added, moved and saved with the keyboard alone, by the retry where the server refused them; what somebody else has changed meanwhile is not overwritten unnoticed', async ({
  customer: page,
  site,
}) => {
  await openFirewall(page, site, 'staging');
  await site.faults({ operationId: 'updateFirewall', status: 500, times: 1 });
  await chooseByKeys(page, /^Add preset/, 'ping');
  await expect(rule(page, 3)).toContainText('Inbound ICMP');
  await tabTo(page, /^Move rule 3 up/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move rule 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move rule 1 up' })).toBeFocused();
  await tabTo(page, /^Save rules/);
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'Error performing action' });
  await expect(rule(page, 1)).toContainText('Inbound ICMP');
  await alert.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(toast(page, 'Saved the rules of staging')).toBeVisible();
  const { rules, place, uuid } = await findFirewall(site, 'staging');
  expect(rules.map(({ protocol }) => protocol)).toEqual(['icmp', 'tcp', 'tcp']);

  await preset(page, /^Ping/);
  await site.otherUser('updateFirewall', { location: place, uuid }, { display_name: 'staging', rules: [] });
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
    await dialog.getByRole('textbox', { name: 'Rules' }).fill('direction,protocol\nsideways,tcp');
    await expect(dialog.getByRole('alert')).toContainText(
      'Line 2: direction is "sideways"; use one of inbound, outbound',
    );
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

test('machines are attached and detached', async ({ customer: page, site }) => {
  await openFirewall(page, site, 'web', 'machines');
  await page.getByRole('button', { name: 'Attach virtual machine' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox', { name: 'Virtual machine' }).fill('web-1');
  await expect(page.getByRole('option', { name: 'web-1' })).toContainText('The firewall protects it already');
  await search(dialog, 'Virtual machine', 'mail');
  await submitOf(dialog).click();
  await expect(toast(page, 'Attached mail')).toBeVisible();
  const machines = page.getByRole('table', { name: 'Virtual machines' });
  await expect(machines.getByRole('link', { name: 'mail' })).toBeVisible();
  await machines.getByRole('button', { name: 'Detach web-1' }).click();
  await submitOf(dialog).click();
  await expect(toast(page, 'Detached web-1')).toBeVisible();
  const assigned = (await findFirewall(site, 'web')).resources_assigned.map(({ resource_uuid }) => resource_uuid);
  expect(assigned).toEqual([(await findVm(site, 'web-2')).uuid, (await findVm(site, 'mail')).uuid]);
});

test('rules of which one is not understood stand as the server sent them, and cannot be changed', async ({
  customer: page,
  site,
}) => {
  await page.route('**/v1/jhv/network/firewalls', async (route) => {
    const response = await fetchResponse(route);
    const list = (await response.json()) as Firewall[];
    const rules = [{ direction: 'inbound', protocol: 'tcp', port_start: 'ssh', endpoint_spec_type: 'any' }];
    await route.fulfill({ response, json: list.map((one) => Object.assign(one, { rules })) });
  });
  await openFirewall(page, site, 'web');
  await expect(page.getByText('These rules cannot be changed here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rules as the server sent them' })).toContainText(
    '"port_start": "ssh"',
  );
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeHidden();
});
