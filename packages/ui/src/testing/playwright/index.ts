/* The drivers for Playwright: the same names as those for Testing Library. Imported as @livery/ui/testing/playwright. */
import { english } from '../../messages/english.js';
import type { UiMessages } from '../../messages/en.js';
import {
  containing,
  endingWith,
  exactly,
  labelled,
  startingWith,
  type LocatorLike,
  type Name,
  type RootLike,
} from './locator.js';

import type { SplitterKey } from '../drivers/SplitterDriver.js';

export type { LocatorLike, Name, RootLike } from './locator.js';

export interface DriveOptions {
  /** The words of the components in the language of the test; English by default. */
  messages?: UiMessages | undefined;
}

/**
 * Works the components of this library in a browser test as a person does. `page` is where overlays open, `root` where to
 * look for all else. Like Playwright's own, a locator waits for what it names; `element` of each driver is for assertions.
 */
export function drive(page: RootLike, root: RootLike = page, { messages = english }: DriveOptions = {}) {
  const { optional } = messages.field;
  const field = (name: Name, selector: string): LocatorLike =>
    root.getByLabel(labelled(name, optional)).and(root.locator(selector)).first();
  const list = page.locator('[role="listbox"]');
  const choice = (role: string, name: Name): LocatorLike => page.getByRole(role, { name: startingWith(name) }).first();

  const textField = (element: LocatorLike) => ({
    element,
    value: () => element.inputValue(),
    type: (text: string) => element.fill(text),
    enter: async (text: string) => {
      await element.fill(text);
      await element.press('Tab');
    },
  });

  const checkbox = (element: LocatorLike) => ({
    element,
    value: () => element.isChecked(),
    check: () => element.check(),
    uncheck: () => element.uncheck(),
  });

  const dialog = (element: LocatorLike) => ({
    element,
    /** Presses a button in it. */
    pressButton: (name: Name) => element.getByRole('button', { name: exactly(name) }).click(),
    closed: () => element.waitFor({ state: 'hidden' }),
    /** Closes it by the button at its top: a dialog gives up its focus for a moment after it opened, and an Escape then goes nowhere. */
    close: async () => {
      await element.getByRole('button', { name: exactly(messages.dialog.close) }).click();
      await element.waitFor({ state: 'hidden' });
    },
  });

  return {
    textField: (name: Name) => textField(field(name, 'input, textarea')),
    dateField: (name: Name) => textField(field(name, 'input[type="date"]')),
    sliderField: (name: Name) => {
      const element = root.getByRole('slider', { name: labelled(name, optional) }).first();
      const number = root.getByRole('textbox', { name: labelled(name, optional) }).first();
      return { ...textField(number), element };
    },
    numberField: (name: Name) => textField(field(name, 'input')),
    checkbox: (name: Name) => checkbox(root.getByRole('checkbox', { name: labelled(name, optional) }).first()),
    switch: (name: Name) => checkbox(root.getByRole('switch', { name: labelled(name, optional) }).first()),
    select: (name: Name) => {
      const element = root
        .getByRole('button', { name: endingWith(name, optional) })
        .and(root.locator('[aria-haspopup="listbox"]'))
        .first();
      return {
        element,
        value: async () => (await element.allInnerTexts()).join(' ').trim(),
        open: async () => {
          await element.click();
          await list.waitFor();
        },
        options: () => list.getByRole('option').allInnerTexts(),
        choose: async (option: Name) => {
          await element.click();
          await choice('option', option).click();
          await list.waitFor({ state: 'hidden' });
        },
        close: async () => {
          await list.press('Escape');
          await list.waitFor({ state: 'hidden' });
        },
      };
    },
    comboBox: (name: Name) => {
      const element = root.getByRole('combobox', { name: labelled(name, optional) }).first();
      return {
        element,
        value: () => element.inputValue(),
        type: (text: string) => element.fill(text),
        choose: async (option: Name, typed = typeof option === 'string' ? option : '') => {
          await element.fill(typed);
          await choice('option', option).click();
        },
      };
    },
    multiSelect: (name: Name) => {
      const { element, ...chips } = chipField(
        root.getByRole('combobox', { name: labelled(name, optional) }).first(),
        messages,
      );
      const press = async (option: Name): Promise<void> => {
        await element.fill(typeof option === 'string' ? option : '');
        await choice('option', option).click();
      };
      return {
        element,
        ...chips,
        choose: async (...options: Name[]) => {
          await options.reduce((before, option) => before.then(() => press(option)), Promise.resolve());
          await element.press('Escape');
          await list.waitFor({ state: 'hidden' });
        },
      };
    },
    tagField: (name: Name) => {
      const { element, ...chips } = chipField(field(name, 'input'), messages);
      return {
        element,
        ...chips,
        enter: async (text: string) => {
          await element.fill(text);
          await element.press('Enter');
        },
      };
    },
    radioCards: (name: Name) => {
      const element = root.getByRole('radiogroup', { name: labelled(name, optional) }).first();
      return { element, choose: (option: Name) => element.getByRole('radio', { name: startingWith(option) }).check() };
    },
    menu: (name: Name) => {
      const element = root
        .getByRole('button', { name: exactly(name) })
        .and(root.locator('[aria-haspopup="menu"]'))
        .first();
      return {
        element,
        open: async () => {
          await element.click();
          await page.locator('[role="menu"]').waitFor();
        },
        choose: async (item: Name) => {
          await element.click();
          await page
            .locator('[role="menu"]')
            .locator('[role^="menuitem"]')
            .and(page.getByRole('menuitem', { name: startingWith(item) }))
            .first()
            .click();
        },
      };
    },
    popover: (name: Name) => {
      const element = root
        .getByRole('button', { name: exactly(name) })
        .and(root.locator('[aria-haspopup="dialog"]'))
        .first();
      const popover = page.locator('[role="dialog"]').last();
      return {
        element,
        /** Opens it and returns its box. */
        open: async () => {
          await element.click();
          await popover.waitFor();
          return popover;
        },
        close: async () => {
          await popover.press('Escape');
          await popover.waitFor({ state: 'hidden' });
        },
      };
    },
    accordionItem: (name: Name) => {
      const element = root
        .getByRole('button', { name: startingWith(name) })
        .and(root.locator('[aria-expanded]'))
        .first();
      const turn = async (open: boolean) => {
        if ((await element.getAttribute('aria-expanded')) !== String(open)) await element.click();
      };
      return { element, open: () => turn(true), close: () => turn(false) };
    },
    splitter: (name: Name = /./) => splitter(root.getByRole('separator', { name: exactly(name) }).first()),
    sideNavigation: (name: Name = /./) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      const words = messages.sideNavigation;
      const press = (label: string) => element.getByRole('button', { name: exactly(label) }).click();
      const turn = async (item: Name, open: boolean) => {
        const button = element.getByRole('button', { name: startingWith(item) }).first();
        if ((await button.getAttribute('aria-expanded')) !== String(open)) await button.click();
      };
      return {
        element,
        goTo: (target: Name) =>
          element
            .getByRole('link', { name: startingWith(target) })
            .first()
            .click(),
        /** Shows the pages under an item. */
        open: (item: Name) => turn(item, true),
        close: (item: Name) => turn(item, false),
        /** Leaves icons alone. */
        collapse: () => press(words.collapse),
        expand: () => press(words.expand),
      };
    },
    stepper: (name: Name = /./) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      return { element, goTo: (step: Name) => element.getByRole('button', { name: startingWith(step) }).click() };
    },
    pagination: (name: Name = messages.pagination.label) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      const { next, page: pageName, previous } = messages.pagination;
      const press = (label: string) => element.locator(`li > [aria-label="${label}"]`).click();
      return {
        element,
        goTo: (number: number) => press(pageName(String(number))),
        next: () => press(next),
        previous: () => press(previous),
      };
    },
    breadcrumbs: (name: Name = /./) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      return {
        element,
        path: () => element.getByRole('listitem').allInnerTexts(),
        goTo: (target: Name) => element.getByRole('link', { name: exactly(target) }).click(),
      };
    },
    timeline: (name: Name) => {
      const element = root.getByRole('group', { name: exactly(name) }).first();
      return {
        element,
        days: () => element.getByRole('heading').allInnerTexts(),
        events: () => element.getByRole('listitem').allInnerTexts(),
      };
    },
    /** `choose` is for paths, or files as Playwright writes them. */
    fileDropZone: (name: Name) => {
      const element = field(name, 'input[type="file"]');
      return { element, choose: (files: string | readonly string[]) => element.setInputFiles(files) };
    },
    /** Rows are named by their numbers, from 1. */
    rowsEditor: (name: Name) => {
      const element = root.getByRole('group', { name: exactly(name) }).first();
      const row = (number: number) => element.locator(`[role="listitem"][aria-posinset="${number}"]`);
      const words = messages.rowsEditor;
      const press = (number: number, part: (row: string) => string) => {
        const [before = '', after = ''] = part('\0').split('\0');
        const called = `button[aria-label^="${before}"][aria-label$="${after}"]`;
        return row(number).locator(called).click();
      };
      return {
        element,
        /** A row, to work its fields: `drive(page, editor.row(2))`. */
        row,
        add: (label: Name) => element.getByRole('button', { name: exactly(label) }).click(),
        moveUp: (number: number) => press(number, words.moveUp),
        moveDown: (number: number) => press(number, words.moveDown),
        duplicate: (number: number) => press(number, words.duplicate),
        remove: (number: number) => press(number, words.remove),
      };
    },
    uploadList: (name: Name = messages.uploadList.label) => {
      const element = root.getByRole('region', { name: exactly(name) }).first();
      const words = messages.uploadList;
      const press = (label: string) => element.getByRole('button', { name: exactly(label) }).click();
      return {
        element,
        pause: (file: string) => press(words.pause(file)),
        resume: (file: string) => press(words.resume(file)),
        retry: (file: string) => press(words.retry(file)),
        cancel: (file: string) => press(words.cancel(file)),
        remove: (file: string) => press(words.remove(file)),
      };
    },
    tabs: (name: Name = /./) => {
      const element = root.getByRole('tablist', { name: exactly(name) }).first();
      return { element, select: (tab: Name) => element.getByRole('tab', { name: startingWith(tab) }).click() };
    },
    dateRangeField: (name: Name) => {
      const element = root.getByRole('group', { name: labelled(name, optional) }).first();
      const [from, to] = ['from', 'to'].map((end) => element.locator(`input[id$="-${end}"]`));
      return {
        element,
        value: async () => ({ from: (await from?.inputValue()) ?? '', to: (await to?.inputValue()) ?? '' }),
        enter: async (range: { from?: string; to?: string }) => {
          if (range.from !== undefined) await from?.fill(range.from);
          if (range.to !== undefined) await to?.fill(range.to);
        },
        choose: (preset: Name) => element.getByRole('button', { name: exactly(preset) }).click(),
      };
    },
    table: (name: Name = /./) => {
      const element = root.getByRole('table', { name: exactly(name) }).first();
      /* Its name begins with that of its box: "Select web-1 web-1 …". */
      const row = (called: Name) => element.getByRole('row', { name: containing(called) }).first();
      return {
        element,
        row,
        columnHandle: (column: string) =>
          splitter(element.getByRole('separator', { name: exactly(messages.columnHandle.width(column)) }).first()),
        select: (called: Name) => row(called).getByRole('checkbox').check(),
        sortBy: async (column: Name, direction: 'ascending' | 'descending' = 'ascending') => {
          const head = element.getByRole('columnheader', { name: startingWith(column) });
          const turn = () => head.getByRole('button').click();
          if ((await head.getAttribute('aria-sort')) !== direction) await turn();
          if ((await head.getAttribute('aria-sort')) !== direction) await turn();
        },
      };
    },
    /** A Dialog, Drawer or ConfirmDialog that is open, or opens. */
    dialog: (name: Name = /./) => dialog(page.getByRole('dialog', { name: exactly(name) }).first()),
  };
}

/** What moves the line between two things. */
function splitter(element: LocatorLike) {
  const press = async (key: string, times: number): Promise<void> => {
    if (times <= 0) return;
    await element.press(key);
    await press(key, times - 1);
  };
  return {
    element,
    /** In px. */
    value: async () => Number(await element.getAttribute('aria-valuenow')),
    /** Moves it by arrow keys, of 16 px each, in the direction of the key. */
    move: (key: SplitterKey, times = 1) => press(key, times),
    restore: () => press('Enter', 1),
  };
}

/** A field whose values are chips, by its input. */
function chipField(element: LocatorLike, messages: UiMessages) {
  const box = element.locator('xpath=ancestor::*[@role="group"][1]');
  const button = (label: string): LocatorLike => box.getByRole('button', { name: exactly(label) });
  return {
    element,
    /** The labels of the chips, as many as are shown. */
    value: () => box.getByRole('listitem').allInnerTexts(),
    remove: (label: string) => button(messages.chips.remove(label)).click(),
    clear: () => button(messages.chips.clear).click(),
  };
}

/** Everything that `drive` finds. */
export type Drivers = ReturnType<typeof drive>;
