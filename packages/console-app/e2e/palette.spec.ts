import type { Locator, Page } from '@playwright/test';
import { changeSiteConfig, expect, hold, untilIdle, test } from './harness.js';
import { changesSent, dialogOf, expectStatus, findVm, openVm, submitOf, toast, vmsIn } from './vms.js';
import { violations } from './violations.js';

const name = 'Search and actions';
const palette = (page: Page) => page.getByRole('dialog', { name });
const field = (page: Page) => page.getByRole('combobox', { name });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name });
const option = (page: Page, messages: string | RegExp) => palette(page).getByRole('option', { name: messages });
const active = (page: Page) => palette(page).getByRole('option', { selected: true });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

/** Opens the palette by its key, once the page stands, and types. */
async function open(page: Page, text = ''): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

/** Types and chooses what is found first. */
async function choose(page: Page, text: string, first: string | RegExp): Promise<void> {
  await open(page, text);
  await expect(active(page)).toHaveAccessibleName(first);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('opens by its key from anywhere; Escape, and the key again, give the focus back; on a list it does what the list offers, and says of which location the machines cannot be had', async ({
  customer: page,
  site,
}) => {
  await site.faults({ path: '/tll/user-resource/vm/list', status: 403, body: { message: 'Not for you' } });
  await page.goto('/app/compute');
  const search = page.getByRole('searchbox', { name: 'Search virtual machines' });
  await search.focus();
  await open(page, 'dash');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await open(page);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();

  await untilIdle(page);
  const again = page.waitForRequest('**/v1/jhv/user-resource/vm/list');
  await choose(page, 'refresh', 'Refresh');
  await again;
  await open(page, 'list');
  await expect(option(page, /^Download CSV/)).toBeVisible();
  await field(page).fill('web-1');
  await expect(active(page)).toHaveAccessibleName(/^web-1/);
  await expect(option(page, 'The virtual machines in Tallinn could not be loaded Not for you')).toBeDisabled();
});

test('costs nothing until its button is pointed at, whose tooltip says the key; closes by its own button and by Back', async ({
  customer: page,
}) => {
  const kinds = new Set<string>();
  page.on('request', (request) => {
    const [, kind] = /\/(?:Palette|CommandPaletteContent)[-.][^/]*?(\w+)$/.exec(request.url()) ?? [];
    if (kind) kinds.add(kind);
  });
  await page.goto('/app/');
  /* The button moves when the person's name arrives beside it. */
  await untilIdle(page);
  expect([...kinds]).toEqual([]);
  await opener(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Search and actions (Ctrl+K)');
  await expect.poll(() => [...kinds].toSorted()).toEqual(['css', 'js', 'json']);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  /* It does not stay open over the screen that Back leads to. */
  await page.getByRole('navigation').getByRole('link', { name: 'Compute' }).click();
  await open(page);
  await page.goBack();
  await expect(palette(page)).toBeHidden();
});

test('says so where its code cannot be had, and tries again; shows what is there while machines are on their way', async ({
  customer: page,
}) => {
  const goOn = await hold(page, '/user-resource/vm/list');
  await page.route('**/assets/Palette-*.js', (route) => route.abort());
  await page.goto('/app/compute/create');
  await expect(heading(page, 'Create virtual machine')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    toast(page, 'A part of the console could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/assets/Palette-*.js');
  await open(page, 'legacy');
  await expect(palette(page).getByRole('status')).toHaveText('Loading');
  await field(page).fill('dash');
  await expect(active(page)).toHaveAccessibleName('Dashboard');
  goOn();
  await field(page).fill('legacy');
  await expect(active(page)).toHaveAccessibleName(/^legacy-erp/);
});

test('goes to a page, which has the focus and is announced; finds machines of any location by name, address and UUID', async ({
  customer: page,
  site,
}) => {
  const web = await findVm(site, 'web-1');
  const database = await findVm(site, 'staging-db');
  await page.goto('/app/');
  await choose(page, 'virt mach', 'Virtual machines');
  await expect(page).toHaveURL(`${site.origin}/app/compute`);
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('log').first()).toContainText('Virtual machines');
  await choose(page, 'machine create', 'Create virtual machine');
  await expect(heading(page, 'Create virtual machine')).toBeVisible();

  await choose(page, 'WEB-1', /^web-1 185\.14\.96\.21 · Jõhvi · Running/);
  await expect(heading(page, 'web-1')).toBeVisible();
  await open(page, database.private_ipv4 ?? '');
  await option(page, /^staging-db/).click();
  await expect(heading(page, 'staging-db')).toBeVisible();
  await choose(page, web.uuid.slice(0, 8), /^web-1/);
  await expect(heading(page, 'web-1')).toBeVisible();
  await choose(page, 'firewall staging', /^staging/);
  await expect(page).toHaveURL(/\/network\/firewall\//);
  await choose(page, 'vm erp', /^legacy-erp/);
  await expect(heading(page, 'legacy-erp')).toBeVisible();
});

test('finds an interface by its private address and by its MAC address, and opens the network of its machine; there it starts it at once, copies its address and opens its console', async ({
  customer: page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { private_ipv4: ip, mac } = await findVm(site, 'staging-db');
  await page.goto('/app/');
  await choose(page, ip ?? '', `${ip} ${mac} · Tartu`);
  await expect(heading(page, 'staging-db')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Network' })).toHaveAttribute('aria-selected', 'true');
  await choose(page, (mac ?? '').toUpperCase(), new RegExp(`^${ip}`));

  await open(page);
  await expect(active(page)).toHaveAccessibleName('Start');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Starting staging-db')).toBeVisible();
  await expectStatus(page, 'Starting');

  await choose(page, 'vm web-1', /^web-1/);
  await expect(heading(page, 'web-1')).toBeVisible();
  await choose(page, 'copy ip', 'Copy IP address 185.14.96.21');
  await expect(toast(page, 'Copied 185.14.96.21')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('185.14.96.21');
  await choose(page, 'console', 'Open console');
  await expect(page).toHaveURL(/\/console$/);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
});

test('on the screen of a machine it says why something cannot be done, stops it after the same question as its button, stays away while a dialog waits, and its actions go with the screen', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await openVm(page, site, 'web-1');
  await open(page, 'resize');
  await expect(active(page)).toHaveAccessibleName('Resize Stop the virtual machine to resize it');
  await expect(active(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  const dialog = dialogOf(page);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(palette(page)).toBeHidden();

  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  await actions.focus();
  await choose(page, 'stop', 'Stop');
  await expect(dialog).toContainText('If it has not done so after 120 seconds, it is forced to stop.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();
  expect(sent).toEqual([]);

  await choose(page, 'stop', 'Stop');
  await submitOf(dialog).click();
  await expectStatus(page, 'Stopping');
  await expect.poll(() => sent).toEqual(['POST /jhv/user-resource/vm/stop']);
  await expect(dialog).toBeHidden();

  await choose(page, 'dashboard', 'Dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await open(page, 'snapshot');
  await expect(option(page, 'Take snapshot')).toHaveCount(0);
});

test('offers no page of a feature that is off; changes appearance and language and signs out', async ({
  customer: page,
}) => {
  await changeSiteConfig(page, ({ features }) => ({ features: { ...features, vms: false } }));
  await page.goto('/app/');
  await open(page);
  await expect(option(page, 'Dashboard')).toBeVisible();
  await expect(option(page, /virtual machine/i)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  const html = page.locator('html');
  await choose(page, 'dark', 'Dark');
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.keyboard.press('Escape');

  await choose(page, 'language ees', 'Eesti');
  await expect(heading(page, 'Töölaud')).toBeVisible();
  await page.keyboard.press('Control+k');
  const estonian = page.getByRole('combobox', { name: 'Otsing ja toimingud' });
  await estonian.fill('toolaud');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName('Töölaud');
  await estonian.fill('logi valja');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('API-võti')).toBeVisible();
});

test('ten thousand machines: few rows, and the rest in the list', async ({ customer: page, site }) => {
  await site.reset('large');
  const vm = (await vmsIn(site, 'tll'))[2345];
  if (!vm) throw new Error('There are fewer machines than expected.');
  await page.goto('/app/');
  await open(page, 'web-tll');
  const showAll = option(page, 'Show all in the list').first();
  await expect(showAll).toBeVisible();
  await expect.poll(() => palette(page).getByRole('option').count()).toBeLessThan(40);
  await showAll.click();
  await expect(page).toHaveURL(/\/app\/compute\?q=web-tll$/);
  await expect(page.getByRole('searchbox')).toHaveValue('web-tll');
  await choose(page, vm.uuid, new RegExp(`^${vm.name} `));
  await expect(heading(page, vm.name)).toBeVisible();
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/* In dark: the stories are looked at in light. */
test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a sheet over the whole screen of a phone, a dialog on a wide one: axe finds nothing in either', async ({
    customer: page,
    site,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openVm(page, site, 'web-1');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await untilIdle(page);
    const sheet = await boxOf(palette(page));
    expect([sheet.x, sheet.y, sheet.width, sheet.height]).toEqual([0, 0, 320, 640]);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
    const list = palette(page).getByRole('listbox');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await untilIdle(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.type('no such thing');
    await expect(palette(page).getByRole('status')).toHaveText(/^Nothing matches/);
    expect(await violations(page)).toEqual([]);
    await field(page).fill('dash');
    await option(page, 'Dashboard').click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});
