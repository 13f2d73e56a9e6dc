import type { Context } from './context.js';
import { calledSo, endingWith, exactly, isExpanded, type LocatorLike, type Name } from './locator.js';
import { copyButton } from './parts.js';

/** The drivers of what opens over the page. */
export function overlayDrivers({ page, root, messages }: Context) {
  const menu = (element: LocatorLike) => {
    const list = page.locator('[role="menu"]');
    const items = list.locator('[role^="menuitem"]');
    const open = async (): Promise<void> => {
      if (!(await isExpanded(element))) await element.click();
      await list.waitFor();
    };
    return {
      element,
      open,
      /** Opens it and gives the words of its items. */
      items: async () => {
        await open();
        return items.allInnerTexts();
      },
      choose: async (item: Name) => {
        await open();
        const found = await calledSo((name) => items.and(page.getByRole('menuitem', { name })), item);
        await found.click();
      },
    };
  };

  const dialogOf = (name: Name): LocatorLike => {
    const options = { name: exactly(name) };
    return page.getByRole('dialog', options).or(page.getByRole('alertdialog', options)).first();
  };
  const pressLast = (element: LocatorLike) => element.getByRole('button').last().click();
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
  const confirmation = (element: LocatorLike) => ({
    ...dialog(element),
    /** Answers no. */
    cancel: (label: Name = messages.confirm.cancel) => element.getByRole('button', { name: exactly(label) }).click(),
  });

  return {
    menu: (name: Name) =>
      menu(
        root
          .getByRole('button', { name: exactly(name) })
          .and(root.locator('[aria-haspopup="menu"]'))
          .first(),
      ),
    /** By the name of its main action. */
    splitButton: (name: Name) => {
      const element = root.getByRole('button', { name: exactly(name) }).first();
      const arrow = element.locator('xpath=../..').locator('[aria-haspopup="menu"]').first();
      return { element, press: () => element.click(), choose: menu(arrow).choose };
    },
    popover: (name: Name) => {
      const element = root
        .getByRole('button', { name: exactly(name) })
        .and(root.locator('[aria-haspopup="dialog"]'))
        .first();
      const popover = async () => page.locator(`[id="${await element.getAttribute('aria-controls')}"]`);
      return {
        element,
        /** Opens it and returns its box. */
        open: async () => {
          if (!(await isExpanded(element))) await element.click();
          await element.and(page.locator('[aria-controls]')).waitFor();
          const opened = await popover();
          await opened.waitFor();
          return opened;
        },
        close: async () => {
          const opened = await popover();
          await opened.press('Escape');
          await opened.waitFor({ state: 'hidden' });
        },
      };
    },
    /** By the name of the control that it is about. */
    tooltip: (name: Name, role = 'button') => {
      const element = root.getByRole(role, { name: exactly(name) }).first();
      const bubble = page.getByRole('tooltip').last();
      return {
        element,
        /** Points at the control, waits for the bubble and gives its words. */
        show: async () => {
          await element.hover();
          await bubble.waitFor();
          return bubble.textContent();
        },
        /** Points elsewhere and waits until the bubble is gone. */
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
        texts: () => element.getByRole('alert').allInnerTexts(),
        /** The toast with these words, among others. */
        find: (text: Name) => {
          const toast = element.getByRole('listitem').filter({ hasText: text }).first();
          const press = async (name: Name): Promise<void> => {
            await toast.getByRole('button', { name: exactly(name) }).click();
            await toast.waitFor({ state: 'hidden' });
          };
          return {
            element: toast,
            text: () => toast.getByRole('alert').textContent(),
            /** Presses its action, after which it is gone. */
            pressAction: press,
            close: () => press(messages.toast.close),
            closed: () => toast.waitFor({ state: 'hidden' }),
          };
        },
      };
    },
    /** A Dialog or a Drawer that is open, or opens. */
    dialog: (name: Name = /./) => dialog(dialogOf(name)),
    confirmDialog: (name: Name = /./) => {
      const element = dialogOf(name);
      /* Closing is up to the page, once the work is done. */
      return { ...confirmation(element), confirm: () => pressLast(element) };
    },
    confirmByName: (name: Name = /./) => {
      const element = dialogOf(name);
      const field = element.getByRole('textbox').first();
      return {
        ...confirmation(element),
        /** What is lost together with it. */
        consequences: () => element.getByRole('listitem').allInnerTexts(),
        type: (text: string) => field.fill(text),
        /** Types the name, where given, and answers yes. */
        confirm: async (typed?: string) => {
          if (typed !== undefined) await field.fill(typed);
          await pressLast(element);
        },
      };
    },
    oneTimeSecret: (name: Name = /./) => {
      const element = dialogOf(name);
      const { copy } = messages.copyButton;
      return {
        ...dialog(element),
        /** One of the secrets, by its label. */
        value: (label: Name) =>
          element
            .locator('dt')
            .filter({ hasText: exactly(label) })
            .locator('xpath=following-sibling::*[1]/*[1]')
            .textContent(),
        /** Copies one of the secrets, by its label. */
        copy: (label: string) =>
          copyButton(element.getByRole('button', { name: endingWith(`${copy} ${label}`) }).first(), messages).copy(),
        /** Confirms that it was copied and closes it. */
        confirm: async () => {
          await element.getByRole('checkbox').first().check();
          await pressLast(element);
          await element.waitFor({ state: 'hidden' });
        },
      };
    },
    commandPalette: (name: Name = /./) => {
      const element = dialogOf(name);
      const input = element.getByRole('combobox').first();
      return {
        element,
        /** What is typed. */
        text: () => input.inputValue(),
        options: () => element.getByRole('option').allInnerTexts(),
        type: (text: string) => input.fill(text),
        /** Types, by default the whole name, and chooses the option once it is there. */
        choose: async (option: Name, typed = typeof option === 'string' ? option : '') => {
          await input.fill(typed);
          const found = await calledSo((name) => element.getByRole('option', { name }), option);
          await found.click();
          await element.waitFor({ state: 'hidden' });
        },
        /** Closes it without choosing. */
        close: async () => {
          await input.press('Escape');
          await element.waitFor({ state: 'hidden' });
        },
      };
    },
  };
}
