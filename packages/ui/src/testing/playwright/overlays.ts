import type { ConfirmDialogDriver, DialogDriver } from '../drivers/DialogDriver.js';
import type { ToastDriver } from '../drivers/ToastsDriver.js';
import type { Name } from '../names.js';
import {
  all,
  control,
  exactly,
  find,
  labelsOf,
  maybeLabel,
  reasonOf,
  referred,
  referredText,
  textOf,
  textsOf,
  type LocatorLike,
} from './locator.js';
import { choose, menu, opening } from './opening.js';
import { copyButton, copyButtonOf } from './parts.js';
import type { Context, Drivers, InBrowser } from './types.js';

/** The drivers of what opens over the page. */
export function overlayDrivers({ page, root, messages }: Context) {
  const dialogOf = (name: Name): LocatorLike => {
    const options = { name: exactly(name) };
    return page.getByRole('dialog', options).or(page.getByRole('alertdialog', options)).first();
  };
  const pressLast = (element: LocatorLike) => element.getByRole('button').last().click();
  const dialog = (element: LocatorLike): InBrowser<DialogDriver> => {
    const pressButton = (name: Name) => element.getByRole('button', { name: exactly(name) }).click();
    const closed = () => element.waitFor({ state: 'hidden' });
    return {
      element,
      isOpen: () => element.isVisible(),
      closed,
      description: () => referredText(page, element, 'aria-describedby'),
      text: () => textOf(element),
      pressButton,
      /* By the button: a dialog gives up its focus for a moment after it opened, and an Escape then goes nowhere. */
      close: async () => {
        await pressButton(messages.dialog.close);
        await closed();
      },
    };
  };
  const confirmation = (element: LocatorLike): InBrowser<ConfirmDialogDriver> => {
    const shared = dialog(element);
    return {
      ...shared,
      cancel: (label = messages.confirm.cancel) => shared.pressButton(label),
      confirm: () => pressLast(element),
    };
  };

  return {
    menu: (name) => menu(page, control(root, 'menubutton', name)),
    splitButton: (name) => {
      const element = control(root, 'button', name);
      const arrow = element.locator('xpath=../..').locator('[aria-haspopup="menu"]').first();
      return { element, press: () => element.click(), choose: menu(page, arrow).choose };
    },
    popover: (name) => {
      const element = control(root, 'popoverbutton', name);
      return { element, ...opening(page, element) };
    },
    tooltip: (name, kind = 'button') => {
      const element = control(root, kind, name);
      const bubble = page.getByRole('tooltip').last();
      return {
        element,
        text: () => referredText(page, element, 'aria-describedby'),
        show: async () => {
          await element.hover();
          await bubble.waitFor();
          return textOf(bubble);
        },
        hide: async () => {
          await page.locator('html').hover({ position: { x: 1, y: 1 } });
          await bubble.waitFor({ state: 'hidden' });
        },
      };
    },
    toasts: () => {
      const element = page.getByRole('region', { name: exactly(messages.toast.region) });
      return {
        element,
        texts: () => textsOf(element.getByRole('alert')),
        find: (text): InBrowser<ToastDriver> => {
          const toast = element.getByRole('listitem').filter({ hasText: text }).first();
          const closed = () => toast.waitFor({ state: 'hidden' });
          const pressAction = async (name: Name) => {
            await toast.getByRole('button', { name: exactly(name) }).click();
            await closed();
          };
          return {
            element: toast,
            text: () => textOf(toast.getByRole('alert')),
            pressAction,
            close: () => pressAction(messages.toast.close),
            closed,
          };
        },
      };
    },
    dialog: (name = /./) => dialog(dialogOf(name)),
    confirmDialog: (name = /./) => confirmation(dialogOf(name)),
    confirmByName: (name = /./) => {
      const element = dialogOf(name);
      const field = element.getByRole('textbox').first();
      return {
        ...confirmation(element),
        consequences: () => labelsOf(all(element, 'listitem'), element),
        type: (text) => field.fill(text),
        confirm: async (typed) => {
          if (typed !== undefined) await field.fill(typed);
          await pressLast(element);
        },
      };
    },
    oneTimeSecret: (name = /./) => {
      const element = dialogOf(name);
      const shared = dialog(element);
      return {
        ...shared,
        value: (label) =>
          textOf(
            element
              .locator('dt')
              .filter({ hasText: exactly(label) })
              .locator('xpath=following-sibling::*[1]/*[1]'),
          ),
        copy: (label) => copyButton(copyButtonOf(element, label, messages), messages).copy(),
        confirm: async () => {
          await element.getByRole('checkbox').first().check();
          await pressLast(element);
          await shared.closed();
        },
      };
    },
    commandPalette: (name = /./) => {
      const element = dialogOf(name);
      const input = element.getByRole('combobox').first();
      const options = all(element, 'option');
      const closed = () => element.waitFor({ state: 'hidden' });
      return {
        element,
        isOpen: () => element.isVisible(),
        text: () => input.inputValue(),
        options: () => labelsOf(options, element),
        active: async () => {
          const [option] = await referred(page, input, 'aria-activedescendant');
          return option && maybeLabel(option);
        },
        reason: async (option) => reasonOf(await find(options, option)),
        type: (text) => input.fill(text),
        choose: async (option, typed = typeof option === 'string' ? option : '') => {
          await input.fill(typed);
          await choose(await find(options, option), option);
          await closed();
        },
        close: async () => {
          await input.press('Escape');
          await closed();
        },
        closed,
      };
    },
  } satisfies Partial<Drivers>;
}
