import type { Page } from '@playwright/test';
import { drive } from '@livery/ui/testing/playwright';

const expected: Readonly<Record<string, unknown>> = {
  name: 'web-3',
  disks: '4',
  backups: true,
  isPublic: false,
  location: 'tll',
  images: 'Debian 12,Debian',
  image: 'Debian',
  items: 'Rename,Delete snapshots,Delete',
  panel: 'One network',
  tab: 'delete,net',
  rows: 'web-1,web-2',
  replica: 'web-1',
  checked: 'web-2',
  selected: 'delete,net,web-2',
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
  await ui.select('Location').choose('Tallinn');
  const image = ui.select('Image');
  await image.open();
  const images = (await image.options()).join();
  await image.choose('Debian');
  await ui.radioCards('Size').choose('Medium');
  await ui.menu('Actions').choose('Rename');
  await ui.dialog('Rename').pressButton('Save');
  await ui.dialog('Rename').close();
  const actions = ui.menu('Actions');
  await actions.open();
  const items = (await actions.items()).join();
  await actions.choose('Delete');
  const panel = await (await ui.tabs('web-1').select('Network')).textContent();
  const tab = await page.locator('output').textContent();
  const table = ui.table('Machines');
  await table.select('web-2');
  const location = () => page.locator('form').evaluate((form) => new FormData(form as HTMLFormElement).get('location'));
  const before = {
    name: await ui.textField('Name').value(),
    disks: await ui.numberField('Disks').value(),
    backups: await ui.checkbox('Backups').value(),
    isPublic: await ui.switch('Public').value(),
    location: await location(),
    images,
    image: await image.value(),
    items,
    panel,
    tab,
    rows: (await table.rows()).join(),
    replica: await table.cell('web-2', 'Replica'),
    checked: (await table.selected()).join(),
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
