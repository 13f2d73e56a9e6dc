import type { UiMessages } from '../../messages/en.js';
import type { CopyButtonDriver } from '../drivers/CopyButtonDriver.js';
import type { SplitterDriver } from '../drivers/SplitterDriver.js';
import { selectors } from '../find.js';
import { besideLabel, unsaid, wordsOf, type Name } from '../names.js';
import { until } from '../until.js';
import {
  all,
  control,
  either,
  endingWith,
  exactly,
  find,
  labelsOf,
  maybeFirst,
  maybeLabel,
  namesOf,
  placeOf,
  saying,
  textOf,
  textsOf,
  type LocatorLike,
  type RootLike,
} from './locator.js';
import { menu, select } from './opening.js';
import type { Context, Drivers, InBrowser } from './types.js';

/** What moves the line between two things. */
function splitter(element: LocatorLike): InBrowser<SplitterDriver> {
  const figure = async (name: string) => Number(await element.getAttribute(name));
  const press = async (key: string, times: number): Promise<void> => {
    if (times <= 0) return;
    await element.press(key);
    await press(key, times - 1);
  };
  return {
    element,
    value: () => figure('aria-valuenow'),
    limits: async () => ({ min: await figure('aria-valuemin'), max: await figure('aria-valuemax') }),
    move: (key, times = 1) => press(key, times),
    restore: () => element.dblclick(),
  };
}

/** The button that copies what is called so. */
export const copyButtonOf = (within: RootLike, label: string, { copyButton: { copy } }: UiMessages): LocatorLike =>
  within.getByRole('button', { name: endingWith(`${copy} ${label}`) }).first();

/** What copies, by its button. */
export function copyButton(element: LocatorLike, messages: UiMessages): InBrowser<CopyButtonDriver> {
  const { copied, refused } = messages.copyButton;
  const both = element.locator('xpath=..');
  return {
    element,
    copy: async () => {
      await element.click();
      await both.filter({ hasText: either(copied, refused) }).waitFor();
      return (await both.textContent())?.includes(refused) ? 'refused' : 'copied';
    },
  };
}

/** Something that a press opens, and another closes. */
function turning(button: LocatorLike, isOpen: () => Promise<boolean>) {
  const turn = async (open: boolean): Promise<void> => {
    if ((await isOpen()) === open) return;
    await button.click();
    await until(async () => (await isOpen()) === open, 'it to turn');
  };
  return { isOpen, open: () => turn(true), close: () => turn(false) };
}

const isExpanded = async (button: LocatorLike): Promise<boolean> =>
  (await button.getAttribute('aria-expanded')) === 'true';

/** The drivers of what stands in the page and is no field. */
export function partDrivers({ page, root, messages }: Context) {
  const press = (within: LocatorLike, name: Name) => within.getByRole('button', { name: exactly(name) }).click();

  return {
    accordionItem: (name) => {
      const items = root.locator(selectors.accordionitem);
      const label = items.locator(':scope > :not([data-aside])').filter({ hasText: exactly(name) });
      const element = items
        .and(root.getByRole('button', { name: exactly(name) }).or(label.locator('xpath=..')))
        .first();
      return { element, ...turning(element, () => isExpanded(element)) };
    },
    splitter: (name = /./) => splitter(control(root, 'separator', name)),
    sideNavigation: (name = /./) => {
      const element = control(root, 'navigation', name);
      const links = all(element, 'link');
      const { collapse, expand } = messages.sideNavigation;
      const isCollapsed = () => element.getByRole('button', { name: exactly(expand) }).isVisible();
      const turn = async (called: Name, open: boolean) => {
        const item = await find(all(element, 'button'), called);
        const { open: show, close: hide } = turning(item, () => isExpanded(item));
        await (open ? show() : hide());
      };
      return {
        element,
        pages: () => labelsOf(links, element),
        current: () => maybeLabel(links.and(element.locator('[aria-current="page"]')), element),
        goTo: async (target) => (await find(links, target)).click(),
        open: (called) => turn(called, true),
        close: (called) => turn(called, false),
        isCollapsed,
        collapse: async () => {
          if (!(await isCollapsed())) await press(element, collapse);
        },
        expand: async () => {
          if (await isCollapsed()) await press(element, expand);
        },
      };
    },
    stepper: (name = /./) => {
      const element = control(root, 'navigation', name);
      const steps = all(element, 'listitem');
      const current = () => maybeLabel(steps.and(element.locator('[aria-current="step"]')), element);
      return {
        element,
        steps: () => labelsOf(steps, element),
        current,
        goTo: async (called) => {
          const step = await find(steps, called);
          const label = await maybeLabel(step);
          await step.locator('button').click();
          await until(async () => (await current()) === label, 'the step to change');
        },
      };
    },
    pagination: (name = messages.pagination.label) => {
      const element = control(root, 'navigation', name);
      const { next, previous } = messages.pagination;
      const turn = (label: string) => element.locator(`li > [aria-label="${label}"]`).click();
      return {
        element,
        current: async () => {
          const entry = await maybeFirst(element.locator('[data-page]:has([aria-current="page"])'), element);
          return entry && Number(await entry.getAttribute('data-page'));
        },
        goTo: (number) => element.locator(`[data-page="${number}"] > *`).click(),
        next: () => turn(next),
        previous: () => turn(previous),
        choosePageSize: (size) => select(page, element.locator(selectors.select).first()).choose(size),
      };
    },
    breadcrumbs: (name = /./) => {
      const element = control(root, 'navigation', name);
      return {
        element,
        path: () => labelsOf(all(element, 'listitem'), element),
        current: () => maybeLabel(element.locator('[aria-current="page"]'), element),
        goTo: (target) => control(element, 'link', target).click(),
      };
    },
    timeline: (name) => {
      const element = control(root, 'group', name);
      const events = all(element, 'listitem');
      const event = (called: Name) => events.filter({ hasText: called }).first();
      return {
        element,
        days: () => textsOf(all(element, 'heading'), element),
        events: () => textsOf(events, element),
        event,
        pressIn: (called, action, kind = 'button') => control(event(called), kind, action).click(),
      };
    },
    rowsEditor: (name) => {
      const element = control(root, 'group', name);
      const items = element.locator('[role="listitem"][aria-posinset]');
      const row = (number: number) => items.and(element.locator(`[aria-posinset="${number}"]`));
      const words = messages.rowsEditor;
      const pressInRow = (number: number, label: (row: string) => string) =>
        row(number)
          .getByRole('button', { name: saying(label) })
          .click();
      return {
        element,
        count: async () => Number((await (await maybeFirst(items, element))?.getAttribute('aria-setsize')) ?? 0),
        names: async () => namesOf(page, items.locator(':scope > [role="group"], :scope > fieldset'), element),
        row,
        add: (label) => press(element, label),
        moveUp: (number) => pressInRow(number, words.moveUp),
        moveDown: (number) => pressInRow(number, words.moveDown),
        duplicate: (number) => pressInRow(number, words.duplicate),
        remove: (number) => pressInRow(number, words.remove),
        announced: async () => (await textsOf(element.locator(':scope > [role="status"]'), element))[0] ?? '',
      };
    },
    uploadList: (name = messages.uploadList.label) => {
      const element = control(root, 'region', name);
      const words = messages.uploadList;
      return {
        element,
        names: () => textsOf(element.locator('li > div:first-child > div:first-child'), element),
        summary: async () => (await textsOf(element.locator('[role="status"]').first(), element))[0] ?? '',
        pause: (file) => press(element, words.pause(file)),
        resume: (file) => press(element, words.resume(file)),
        retry: (file) => press(element, words.retry(file)),
        cancel: (file) => press(element, words.cancel(file)),
        remove: (file) => press(element, words.remove(file)),
      };
    },
    tabs: (name = /./) => {
      const element = control(root, 'tablist', name);
      const tabs = all(element, 'tab');
      const current = element.locator('[aria-selected="true"]');
      const panel = () => element.locator('xpath=following-sibling::*[@role="tabpanel"]');
      return {
        element,
        names: () => labelsOf(tabs, element),
        selected: () => maybeLabel(current, element),
        panel,
        select: async (called) => {
          const tab = await find(tabs, called);
          await tab.click();
          await tab.and(current).waitFor();
          return panel();
        },
      };
    },
    table: (name = /./) => {
      const element = control(root, 'table', name);
      const frame = element.locator('xpath=..');
      const heads = all(element, 'columnheader');
      const words = messages.table;
      const isLoading = async () => (await element.getAttribute('aria-busy')) === 'true';
      const rows = () => labelsOf(all(element, 'rowheader'), element);
      const row = (called: Name) => control(element, 'rowheader', called).locator('xpath=ancestor::tr[1]');
      const box = (called: Name) => row(called).getByRole('checkbox').first();
      const each = (names: readonly Name[], work: (called: Name) => Promise<void>) =>
        names.reduce((before, called) => before.then(() => work(called)), Promise.resolve());
      const pressFoot = async (label: (count: string) => string) => {
        const button = frame.getByRole('button', { name: saying(label) });
        await button.click();
        await button.waitFor({ state: 'hidden' });
      };
      const pressBulkAction = (action: Name) =>
        press(frame.getByRole('group', { name: exactly(words.bulkActions) }), action);
      const cellElement = async (called: Name, column: Name) => {
        await element.waitFor({ state: 'attached' });
        const index = placeOf(await heads.evaluateAll(wordsOf, [unsaid, besideLabel]), column);
        if (index < 0) throw new Error(`There is no column ${String(column)}.`);
        return row(called).locator(':scope > *').nth(index);
      };
      return {
        element,
        columns: async () => (await textsOf(heads, element)).filter((heading) => heading !== ''),
        rows,
        row,
        cell: async (called, column) => textOf(await cellElement(called, column)),
        cellElement,
        isLoading,
        loaded: async () => {
          await until(async () => !(await isLoading()), 'the table to load');
        },
        emptyText: async () =>
          (await isLoading()) || (await rows()).length > 0
            ? undefined
            : (await textsOf(element.locator('td'))).join(' '),
        sorted: async () => {
          const head = await maybeFirst(heads.and(element.locator('[aria-sort]')), element);
          const direction = await head?.getAttribute('aria-sort');
          return head && (direction === 'ascending' || direction === 'descending')
            ? { column: await textOf(head), direction }
            : undefined;
        },
        sortBy: async (column, direction = 'ascending') => {
          const head = await find(heads, column);
          const order = () => head.getAttribute('aria-sort');
          const turn = async () => {
            const before = await order();
            await head.getByRole('button', { name: exactly(column) }).click();
            await until(async () => (await order()) !== before, 'the rows to be sorted');
          };
          /* The first press sorts one way, the second the other. */
          if ((await order()) !== direction) await turn();
          if ((await order()) !== direction) await turn();
        },
        columnHandle: (column) => splitter(control(element, 'separator', messages.columnHandle.width(column))),
        viewAll: () => pressFoot(words.viewAll),
        viewFirst: () => pressFoot(words.viewFirst),
        selected: () =>
          labelsOf(element.locator('tr:has([data-row-id]:checked)').locator(`:is(${selectors.rowheader})`), element),
        select: (...names) => each(names, (called) => box(called).check()),
        deselect: (...names) => each(names, (called) => box(called).uncheck()),
        selectAll: () => element.getByRole('checkbox', { name: exactly(words.selectAll) }).check(),
        pressBulkAction,
        clearSelection: () => pressBulkAction(words.clearSelection),
        pressInRow: (called, button) => press(row(called), button),
        menu: (called, button = /./) => menu(page, control(row(called), 'menubutton', button)),
      };
    },
    disclosure: (name) => {
      const summary = root
        .locator('details > summary')
        .filter({ hasText: exactly(name) })
        .first();
      const element = summary.locator('xpath=..');
      return { element, ...turning(summary, async () => (await element.getAttribute('open')) !== null) };
    },
    copyButton: (label) => copyButton(copyButtonOf(root, label, messages), messages),
    maskedValue: (name) => {
      const element = control(root, 'group', name);
      const toggle = element.getByRole('button').first();
      const isVisible = async () => (await toggle.getAttribute('aria-pressed')) === 'true';
      return {
        element,
        isVisible,
        reveal: async () => {
          if (!(await isVisible())) await toggle.click();
          return textOf(element.locator(':scope > *').first());
        },
        copy: () => copyButton(element.getByRole('button').last(), messages).copy(),
      };
    },
  } satisfies Partial<Drivers>;
}
