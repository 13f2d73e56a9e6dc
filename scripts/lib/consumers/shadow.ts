import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drive } from '@livery/ui/testing/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the page as it is, its shadow roots included. */
async function violations(page: Page, when: string): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: all } = await checker.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return all.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
  return found.map((violation) => `axe, ${when}: ${violation}`);
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Presses where there is nothing: beside what is open within the shadow root, or in the page above it. */
const pressBeside = (page: Page, where: 'inside' | 'outside'): Promise<void> =>
  where === 'inside' ? page.mouse.click(650, 420) : page.mouse.click(650, 10);

/** A dialog keeps the focus, lets toasts and announcements through, and gives the focus back. */
async function workDialog(page: Page): Promise<string[]> {
  const ui = drive(page);
  const rename = dialog(page, 'Rename web-1');
  await button(page, 'Rename').click();
  await expect(rename).toBeVisible();
  await ui.textField('Name').type('web-2');
  await ui.comboBox('Owner').type('Tal');
  await page.getByRole('option', { name: 'Tallinn' }).click();
  await expect(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('Tallinn');
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    await expect(rename.locator(':focus')).toHaveCount(1);
  }
  await button(page, 'Check').click();
  await expect(page.getByText('Checked')).toBeAttached();
  await expect(page.locator('[inert]').getByText('Checked')).toHaveCount(0);
  await page.getByText('The name is free').click();
  await page.locator('[data-toast] button').click();
  await expect(page.getByText('The name is free')).toBeHidden();
  await expect(rename).toBeVisible();
  const found = await violations(page, 'a dialog is open');
  await page.keyboard.press('Escape');
  await expect(rename).toBeHidden();
  await expect(button(page, 'Rename')).toBeFocused();
  return found;
}

/** What opens is left by a press beside it and stays for one in it. */
async function pressInAndBeside(page: Page, where: 'inside' | 'outside'): Promise<void> {
  const ui = drive(page);
  const details = dialog(page, 'About web-1');
  await button(page, 'Details').click();
  await details.getByText('Two disks').click();
  await expect(details).toBeVisible();
  await pressBeside(page, where);
  await expect(details).toBeHidden();
  await expect(button(page, 'Details')).toBeFocused();

  await button(page, 'Actions').click();
  await expect(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await pressBeside(page, where);
  await expect(page.getByRole('menu')).toBeHidden();

  const columns = dialog(page, 'Columns');
  await button(page, 'Columns').click();
  await expect(columns).toBeFocused();
  await ui.textField('Begins with').type('web');
  await ui.select('Order').choose('Helsinki');
  await expect(columns).toBeVisible();
  await pressBeside(page, where);
  await expect(columns).toBeHidden();

  await ui.select('Location').open();
  await pressBeside(page, where);
  await expect(page.getByRole('listbox')).toBeHidden();

  await page.getByRole('combobox', { name: 'Image' }).fill('Hel');
  await expect(page.getByRole('option', { name: 'Helsinki' })).toBeVisible();
  await pressBeside(page, where);
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Menu, popover, palette, tooltip and toast by the keyboard. */
async function workByKeys(page: Page): Promise<void> {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const said = page.locator('output');
  await button(page, 'Actions').press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeFocused();
  await press('ArrowDown', 'Enter');
  await expect(said).toHaveText('stop');
  await expect(button(page, 'Actions')).toBeFocused();
  await button(page, 'Actions').press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Start' })).toBeFocused();
  await press('Escape');
  await expect(button(page, 'Actions')).toBeFocused();

  await button(page, 'Columns').press('Enter');
  await expect(dialog(page, 'Columns')).toBeFocused();
  await press('Escape');
  await expect(button(page, 'Columns')).toBeFocused();

  await button(page, 'Find').click();
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('web');
  await press('ArrowDown', 'Enter');
  await expect(said).toHaveText('web-2');
  await expect(button(page, 'Find')).toBeFocused();

  await button(page, 'Server').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  await button(page, 'Save').click();
  await press('F6');
  await expect(page.locator('[data-toast] button')).toBeFocused();
  await press('Escape');
  await expect(page.getByText('web-1 is saved')).toBeHidden();
  await expect(button(page, 'Save')).toBeFocused();
}

/** Fields take what is entered, and a form that is not sent leads to what is wrong. */
async function workForm(page: Page): Promise<void> {
  const ui = drive(page);
  const name = page.getByRole('textbox', { name: 'Machine name' });
  await button(page, 'Create').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Give the machine a name.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('web-4');
  await expect(summary).toBeHidden();

  await ui.select('Location').choose('Tallinn');
  expect(await ui.select('Location').value()).toBe('Tallinn');
  const form = page.getByRole('form', { name: 'Machine' });
  expect(await form.evaluate((element) => [...new FormData(element as HTMLFormElement)])).toEqual([
    ['name', 'web-4'],
    ['location', 'tll'],
    ['from', ''],
  ]);
  await page.getByRole('button', { name: 'Tallinn' }).press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await ui.select('Location').value()).toBe('Jakarta');

  const image = page.getByRole('combobox', { name: 'Image' });
  await image.fill('jak');
  await expect(page.getByRole('option', { name: 'Jakarta' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(image).toHaveValue('Jakarta');
  await page.getByRole('combobox', { name: 'Zones' }).click();
  await page.getByRole('option', { name: 'Tallinn' }).click();
  await page.getByRole('option', { name: 'Helsinki' }).click();
  await page.keyboard.press('Escape');
  await ui.multiSelect('Zones').remove('Helsinki');
  await expect(page.getByRole('button', { name: /Helsinki/ })).toBeHidden();

  await ui.dateField('From').enter('2025-12-31');
  await expect(page.getByText('January 1, 2026')).toBeVisible();
  await ui.dateField('From').enter('2026-03-01');
  await expect(page.getByText('January 1, 2026')).toBeHidden();
}

/** Tabs by the arrow keys; tables are sorted, lose a row, and show the rows of what scrolls around them. */
async function workTabsAndTables(page: Page): Promise<void> {
  const ui = drive(page);
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  await ui.tabs('web-1').select('Disks');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Network')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('One network');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toHaveText('No entries');

  const disks = page.getByRole('table', { name: 'Disks' });
  await disks.getByRole('button', { name: 'Name' }).press('Enter');
  await expect(disks.locator('tbody tr').first()).toContainText('web-3');
  await expect(disks.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await button(page, 'Remove web-2').click();
  await expect(button(page, 'Remove web-1')).toBeFocused();

  const last = async (scroller: Locator, text: string) =>
    expect(async () => {
      await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  const rows = (name: string) => page.getByRole('table', { name }).locator('tbody tr[data-index]').count();
  await last(page.getByTestId('box'), 'ip-300');
  expect(await rows('Addresses')).toBeLessThan(60);
  await page.getByRole('row', { name: 'ip-299' }).click();
  await expect(page).toHaveURL(/#ip-299$/);
  await button(page, 'View all (300)').click();
  await last(page.locator('#frame'), 'vm-300');
  expect(await rows('Machines')).toBeLessThan(80);
}

/** What opens from a region of another mode looks like that region. */
async function compareRegions(page: Page): Promise<string[]> {
  const backgroundOf = async (opener: string, item: string): Promise<string> => {
    await button(page, opener).click();
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
    const color = await page
      .locator('[data-placement]:has([role=menu])')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    return color;
  };
  const light = await backgroundOf('Actions', 'Start');
  const dark = await backgroundOf('Dark', 'In the dark');
  return light === dark ? [`a menu of a dark region is ${dark}, as one of a light one`] : [];
}

/**
 * Works all of the fixture in a shadow root by pointer and keyboard. Throws where something does not do as it has to, and
 * returns what else is wrong.
 */
export async function workShadow(page: Page): Promise<string[]> {
  const elementsOfBody = (): Promise<number> => page.evaluate(() => document.body.children.length);
  await expect(button(page, 'Rename')).toBeVisible();
  const before = await elementsOfBody();
  const found = await violations(page, 'nothing is open');
  found.push(...(await workDialog(page)));
  await pressInAndBeside(page, 'inside');
  await pressInAndBeside(page, 'outside');
  await workByKeys(page);
  await workForm(page);
  found.push(...(await compareRegions(page)));
  await workTabsAndTables(page);
  if ((await elementsOfBody()) !== before) found.push('something was put into the body of the page');
  return found;
}
