import type { Page } from '@playwright/test';
import { drive } from '@livery/ui/testing/playwright';

const expected: Readonly<Record<string, unknown>> = {
  name: 'web-3',
  disks: '4',
  backups: true,
  isPublic: false,
  location: 'tll',
  tab: 'net',
  selected: 'net,web-2',
  locations: 'Tallinn old town,Tallinn Estonia,Jakarta',
  actions: 'Rename all,Rename',
  locationAfterReset: 'jkt',
  visible: 'Jakarta',
};

/** Works every field of the portal by the drivers for Playwright. Returns what came out wrong, a sentence each. */
export async function workPortal(page: Page): Promise<string[]> {
  const ui = drive(page);
  await ui.textField('Name').enter('web-3');
  await ui.numberField('Disks').enter('4');
  await ui.checkbox('Backups').check();
  await ui.switch('Public').uncheck();
  // What is open is not pressed again, and what is wholly called so goes before what begins so.
  await ui.select('Location').open();
  const locations = await ui.select('Location').options();
  await ui.select('Location').choose('Tallinn');
  await ui.radioCards('Size').choose('Medium');
  const actions = await ui.menu('Actions').items();
  await ui.menu('Actions').choose('Rename');
  await ui.dialog('Rename').pressButton('Save');
  await ui.dialog('Rename').close();
  await ui.tabs('web-1').select('Network');
  const tab = await page.locator('output').textContent();
  await ui.table('Machines').select('web-2');
  const location = () => page.locator('form').evaluate((form) => new FormData(form as HTMLFormElement).get('location'));
  const before = {
    name: await ui.textField('Name').value(),
    disks: await ui.numberField('Disks').value(),
    backups: await ui.checkbox('Backups').value(),
    isPublic: await ui.switch('Public').value(),
    location: await location(),
    tab,
    locations: locations.map((text) => text.replaceAll(/\s+/g, ' ').trim()).join(),
    actions: actions.map((text) => text.trim()).join(),
    selected: await page.locator('output').textContent(),
  };
  await page.getByRole('button', { name: 'Reset' }).click();
  const found: Record<string, unknown> = {
    ...before,
    locationAfterReset: await location(),
    visible: await ui.select('Location').value(),
  };
  return Object.entries(expected)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${name} is ${String(found[name])}, not ${String(value)}`);
}
