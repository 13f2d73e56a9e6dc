import { drive } from '../../ui/src/testing/playwright/index.js';
import type { Vm } from '@livery/api/generated/types';
import { expect, type Site } from './harness.js';
import type { Locator, Page, Request } from '@playwright/test';

const locations = ['jhv', 'tll', 'trtu'] as const;

/** A public SSH key that nobody has the private one of. */
export const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f mari@laptop';

/** The machines of a location as the server has them now. */
export const vmsIn = (site: Site, location: string): Promise<Vm[]> =>
  site.call<Vm[]>(`/${location}/user-resource/vm/list`);

/** A machine by its name, wherever it is. Throws when there is none. */
export async function findVm(site: Site, name: string): Promise<Vm> {
  const lists = await Promise.all(locations.map((location) => vmsIn(site, location)));
  const found = lists.flat().find((vm) => vm.name === name);
  if (!found) throw new Error(`There is no virtual machine "${name}".`);
  return found;
}

/** Changes something about a machine as a script would: `change(site, 'POST', '/jhv/user-resource/vm/stop', { uuid })`. */
export async function change(site: Site, method: string, path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${site.origin}/v1${path}`, {
    method,
    headers: { apikey: 'demo' },
    body: new URLSearchParams(fields),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** Stops a machine by force and lets the time pass that it takes. */
export async function stopped(site: Site, name: string): Promise<void> {
  const { uuid, location } = await findVm(site, name);
  await change(site, 'POST', `/${location}/user-resource/vm/stop`, { uuid, force: 'true' });
  await site.advance(3);
}

/** Opens the screen of a machine; `tab` as the address has it. */
export async function openVm(page: Page, site: Site, name: string, tab?: string): Promise<Vm> {
  const vm = await findVm(site, name);
  await page.goto(`/app/compute/vm/${vm.location}/${vm.uuid}${tab === undefined ? '' : `?tab=${tab}`}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return vm;
}

/** Waits until the screen of a machine, or its row, says how it is. */
export async function expectStatus(place: Page | Locator, word: string): Promise<void> {
  await expect(place.getByText(word, { exact: true }).first()).toBeVisible();
}

/** Opens the menu of all that can be done with the machine on the screen. */
export async function openActions(page: Page): Promise<Locator> {
  await drive(page).menu('Actions').open();
  return page.getByRole('menu');
}

/** Chooses an action of the machine on the screen and gives the dialog that it opens. */
export async function act(page: Page, action: string): Promise<Locator> {
  await drive(page).menu('Actions').choose(action);
  return dialogOf(page);
}

/** The dialog over the page, whether it asks or alerts. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The button of a dialog that does what it is about: the last one. */
export const submitOf = (dialog: Locator): Locator => dialog.locator('footer').getByRole('button').last();

/**
 * Stops the machine on the screen gracefully. Resolves when the server has agreed: that it is stopping shows before, and
 * a clock turned too early would find nothing to end.
 */
export async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await drive(page).confirmDialog().confirm();
  await expectStatus(page, 'Stopping');
  await expect(dialogOf(page)).toBeHidden();
}

/** Types what a dialog asks for before something is lost for good. */
export const typeName = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('textbox', { name: `Type “${name}” to confirm` }).fill(name);

/** Types over the name that the create screen suggests, once it is there: it must not come in between. */
export async function nameNewVm(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).not.toHaveValue('');
  await field.fill(name);
}

/** Chooses an option of a select by its words. */
export async function choose(place: Page | Locator, label: string | RegExp, option: string | RegExp): Promise<void> {
  await drive('page' in place ? place.page() : place, place)
    .select(label)
    .choose(option);
}

/** A message that passes by at the top of the screen; `text` is all that it says. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(new RegExp(`: ${text}$`));

/** Collects the calls that change something, as they leave the page: "POST /jhv/user-resource/vm". */
export function changesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/v1/'))
      sent.push(`${request.method()} ${pathname.slice(3)}`);
  });
  return sent;
}

/** A fact of the machine on its overview: `factOf(page, 'Memory')`. */
export const subtitle = (page: Page, label: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=../dd');
