import type { MenuDriver } from '../drivers/MenuDriver.js';
import type { SelectDriver } from '../drivers/SelectDriver.js';
import type { Name } from '../names.js';
import { all, find, labelsOf, maybe, reasonOf, textOf, type LocatorLike, type RootLike } from './locator.js';
import type { InBrowser } from './types.js';

/** Chooses an item of a list. Throws its reason where it is disabled. */
export async function choose(item: LocatorLike, name: Name): Promise<void> {
  const reason = await reasonOf(item);
  if (reason !== undefined) throw new Error(`${String(name)} is disabled: ${reason}.`);
  await item.click();
}

/** What opens over the page by a control: `closing` is where Escape is pressed, by default in what has opened. */
export function opening(page: RootLike, element: LocatorLike, closing?: LocatorLike) {
  const isOpen = async (): Promise<boolean> => (await element.getAttribute('aria-expanded')) === 'true';
  const opened = async (): Promise<LocatorLike> => {
    await element.and(page.locator('[aria-controls]')).waitFor();
    return page.locator(`[id="${await element.getAttribute('aria-controls')}"]`);
  };
  const closed = (): Promise<void> => element.and(page.locator('[aria-expanded="true"]')).waitFor({ state: 'hidden' });
  return {
    isOpen,
    closed,
    open: async (): Promise<LocatorLike> => {
      if (!(await isOpen())) await element.click();
      const box = await opened();
      await box.waitFor();
      return box;
    },
    close: async (): Promise<void> => {
      if (!(await isOpen())) return;
      await (closing ?? (await opened())).press('Escape');
      await closed();
    },
  };
}

/** A Select, by its button. */
export function select(page: RootLike, element: LocatorLike): InBrowser<SelectDriver> {
  const { open, ...rest } = opening(page, element);
  return {
    element,
    ...rest,
    open,
    value: () => textOf(element),
    options: async () => labelsOf(all(await open(), 'option')),
    choose: async (option) => {
      const list = await open();
      const options = all(list, 'option');
      /* An option of a long list comes into being when its letters are typed. */
      if (typeof option === 'string' && !(await maybe(options, option))) await list.pressSequentially(option);
      await (await find(options, option)).click();
      await rest.closed();
    },
  };
}

/** A Menu, by the button that opens it. */
export function menu(page: RootLike, element: LocatorLike): InBrowser<MenuDriver> {
  const box = page.getByRole('menu').last();
  const items = all(box, 'menuitem');
  const { isOpen, closed: isShut } = opening(page, element);
  const open = async () => {
    if (!(await isOpen())) await element.click();
    await box.waitFor();
    return box;
  };
  const closed = async () => {
    await isShut();
    await box.waitFor({ state: 'hidden' });
  };
  const item = async (name: Name) => {
    await open();
    return find(items, name);
  };
  return {
    element,
    isOpen,
    open,
    closed,
    close: async () => {
      if (!(await isOpen())) return;
      await (await open()).press('Escape');
      await closed();
    },
    items: async () => {
      await open();
      return labelsOf(items);
    },
    reason: async (name) => reasonOf(await item(name)),
    isChosen: async (name) => (await (await item(name)).getAttribute('aria-checked')) === 'true',
    choose: async (name) => {
      await choose(await item(name), name);
      await closed();
    },
  };
}
