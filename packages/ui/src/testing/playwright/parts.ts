import type { UiMessages } from '../../messages/en.js';
import type { SplitterKey } from '../drivers/SplitterDriver.js';
import type { Context } from './context.js';
import {
  calledSo,
  either,
  endingWith,
  exactly,
  isExpanded,
  startingWith,
  type LocatorLike,
  type Name,
} from './locator.js';

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
    /** Presses it twice. */
    restore: () => element.dblclick(),
  };
}

/** What copies, by its button. */
export function copyButton(element: LocatorLike, messages: UiMessages) {
  const { copied, refused } = messages.copyButton;
  const both = element.locator('xpath=..');
  return {
    element,
    /** Presses it and tells what it said: that it copied, or that the browser refused. */
    copy: async (): Promise<'copied' | 'refused'> => {
      await element.click();
      await both.filter({ hasText: either(copied, refused) }).waitFor();
      return (await both.textContent())?.includes(refused) ? 'refused' : 'copied';
    },
  };
}

/** The drivers of what stands in the page and is no field. */
export function partDrivers({ root, messages }: Context) {
  return {
    accordionItem: (name: Name) => {
      const element = root
        .getByRole('button', { name: startingWith(name) })
        .and(root.locator('[aria-expanded]'))
        .first();
      const turn = async (open: boolean) => {
        if ((await isExpanded(element)) !== open) await element.click();
      };
      return { element, open: () => turn(true), close: () => turn(false) };
    },
    splitter: (name: Name = /./) => splitter(root.getByRole('separator', { name: exactly(name) }).first()),
    sideNavigation: (name: Name = /./) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      const words = messages.sideNavigation;
      const press = (label: string) => element.getByRole('button', { name: exactly(label) }).click();
      const turn = async (item: Name, open: boolean) => {
        const button = await calledSo((called) => element.getByRole('button', { name: called }), item);
        if ((await isExpanded(button)) !== open) await button.click();
      };
      return {
        element,
        goTo: async (target: Name) => {
          const link = await calledSo((called) => element.getByRole('link', { name: called }), target);
          await link.click();
        },
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
      return {
        element,
        goTo: async (step: Name) => {
          const button = await calledSo((called) => element.getByRole('button', { name: called }), step);
          await button.click();
        },
      };
    },
    pagination: (name: Name = messages.pagination.label) => {
      const element = root.getByRole('navigation', { name: exactly(name) }).first();
      const { next, previous } = messages.pagination;
      const press = (label: string) => element.locator(`li > [aria-label="${label}"]`).click();
      return {
        element,
        goTo: (page: number) => element.locator(`[data-page="${page}"] > *`).click(),
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
      const select = async (tab: Name) => {
        const found = await calledSo((called) => element.getByRole('tab', { name: called }), tab);
        await found.click();
      };
      return { element, select };
    },
    table: (name: Name = /./) => {
      const element = root.getByRole('table', { name: exactly(name) }).first();
      const rows = (called: RegExp) =>
        element.getByRole('rowheader', { name: called }).locator('xpath=ancestor::*[self::tr or @role="row"][1]');
      const row = (called: Name) => rows(startingWith(called)).first();
      return {
        element,
        /** The first whose header begins so; `select` prefers the one that is wholly called so. */
        row,
        columnHandle: (column: string) =>
          splitter(element.getByRole('separator', { name: exactly(messages.columnHandle.width(column)) }).first()),
        select: async (called: Name) => {
          const found = await calledSo(rows, called);
          await found.getByRole('checkbox').check();
        },
        sortBy: async (column: Name, direction: 'ascending' | 'descending' = 'ascending') => {
          const head = element.getByRole('columnheader', { name: startingWith(column) });
          const turn = () => head.getByRole('button').click();
          if ((await head.getAttribute('aria-sort')) !== direction) await turn();
          if ((await head.getAttribute('aria-sort')) !== direction) await turn();
        },
      };
    },
    disclosure: (name: Name) => {
      const summary = root
        .locator('details > summary')
        .filter({ hasText: startingWith(name) })
        .first();
      const element = summary.locator('xpath=..');
      const turn = async (open: boolean) => {
        if (((await element.getAttribute('open')) !== null) !== open) await summary.click();
      };
      return { element, open: () => turn(true), close: () => turn(false) };
    },
    /** By what it copies, such as "UUID". */
    copyButton: (label: string) =>
      copyButton(
        root.getByRole('button', { name: endingWith(`${messages.copyButton.copy} ${label}`) }).first(),
        messages,
      ),
    maskedValue: (name: Name) => {
      const element = root.getByRole('group', { name: exactly(name) }).first();
      const toggle = element.getByRole('button').first();
      return {
        element,
        /** Shows it where it is masked, and returns it. */
        reveal: async () => {
          if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
          return element.locator(':scope > *').first().textContent();
        },
        /** Copies it as it is, visible or not. */
        copy: () => copyButton(element.getByRole('button').last(), messages).copy(),
      };
    },
  };
}
