import type { UiMessages } from '../../messages/en.js';
import type { Context } from './context.js';
import {
  calledSo,
  endingWith,
  exactly,
  isExpanded,
  labelled,
  type Files,
  type LocatorLike,
  type Name,
} from './locator.js';

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

/** The drivers of fields. A field is called by its label, whether or not "optional" stands after it. */
export function fieldDrivers({ page, root, messages }: Context) {
  const { optional } = messages.field;
  const field = (name: Name, selector: string): LocatorLike =>
    root.getByLabel(labelled(name, optional)).and(root.locator(selector)).first();
  const list = page.locator('[role="listbox"]');
  const press = async (option: Name): Promise<void> => {
    const found = await calledSo((name) => list.getByRole('option', { name }), option);
    await found.click();
  };

  return {
    textField: (name: Name) => textField(field(name, 'input, textarea')),
    dateField: (name: Name) => {
      const element = field(name, 'input[type="date"]');
      return {
        ...textField(element),
        /** Leaves the field afterwards: Tab would go to the year, the next part of it. */
        enter: async (day: string) => {
          await element.fill(day);
          await element.blur();
        },
      };
    },
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
      const open = async (): Promise<void> => {
        if (!(await isExpanded(element))) await element.click();
        await list.waitFor();
      };
      return {
        element,
        value: async () => (await element.allInnerTexts()).join(' ').trim(),
        open,
        options: async () => {
          await open();
          return list.getByRole('option').allInnerTexts();
        },
        choose: async (option: Name) => {
          await open();
          await press(option);
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
          await press(option);
        },
      };
    },
    multiSelect: (name: Name) => {
      const { element, ...chips } = chipField(
        root.getByRole('combobox', { name: labelled(name, optional) }).first(),
        messages,
      );
      const choose = async (option: Name): Promise<void> => {
        await element.fill(typeof option === 'string' ? option : '');
        await press(option);
      };
      return {
        element,
        ...chips,
        choose: async (...options: Name[]) => {
          await options.reduce((before, option) => before.then(() => choose(option)), Promise.resolve());
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
      return {
        element,
        choose: async (option: Name) => {
          const radio = await calledSo((name) => element.getByRole('radio', { name }), option);
          await radio.check();
        },
      };
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
    /** `choose` is for paths, or files as Playwright writes them. */
    fileDropZone: (name: Name) => {
      const element = field(name, 'input[type="file"]');
      return { element, choose: (files: Files) => element.setInputFiles(files) };
    },
  };
}
