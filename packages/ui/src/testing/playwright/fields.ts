import type { UiMessages } from '../../messages/en.js';
import type { CheckboxDriver } from '../drivers/CheckboxDriver.js';
import type { DateFieldDriver } from '../drivers/DateFieldDriver.js';
import type { ChipsDriver } from '../drivers/TagFieldDriver.js';
import type { TextFieldDriver } from '../drivers/TextFieldDriver.js';
import { selectors, type Kind } from '../find.js';
import type { Name } from '../names.js';
import { until } from '../until.js';
import {
  all,
  control,
  exactly,
  labelled,
  labelsOf,
  maybe,
  namesOf,
  referredText,
  saying,
  textsOf,
  type LocatorLike,
  type RootLike,
} from './locator.js';
import { opening, select } from './opening.js';
import type { Context, Drivers, InBrowser } from './types.js';

const textField = (page: RootLike, element: LocatorLike): InBrowser<TextFieldDriver> => ({
  element,
  value: () => element.inputValue(),
  description: () => referredText(page, element, 'aria-describedby'),
  isInvalid: async () => (await element.getAttribute('aria-invalid')) === 'true',
  type: (text) => element.fill(text),
  enter: async (text) => {
    await element.fill(text);
    await element.press('Tab');
  },
});

const checkbox = (element: LocatorLike): InBrowser<CheckboxDriver> => ({
  element,
  value: () => element.isChecked(),
  check: () => element.check(),
  uncheck: () => element.uncheck(),
});

const dateField = (page: RootLike, element: LocatorLike): InBrowser<DateFieldDriver> => ({
  ...textField(page, element),
  /* Tab would go to the year, the next part of it. */
  enter: async (day) => {
    await element.fill(day);
    await element.blur();
  },
});

/** A field whose values are chips, by its input. */
function chipField(element: LocatorLike, { chips }: UiMessages): InBrowser<ChipsDriver> {
  const box = element.locator('xpath=ancestor::*[@role="group"][1]');
  const press = (label: string) => box.getByRole('button', { name: exactly(label) }).click();
  return {
    element,
    value: () => labelsOf(all(box, 'listitem'), box),
    remove: (label) => press(chips.remove(label)),
    clear: () => press(chips.clear),
    showAll: async () => {
      const more = box
        .getByRole('button')
        .filter({ hasText: /^\D*\d+\D*$/ })
        .first();
      if (await more.isVisible()) await more.click();
    },
  };
}

/** A field with a list under it, by its input. */
function listField(page: RootLike, element: LocatorLike) {
  const { open, ...rest } = opening(page, element, element);
  return {
    ...rest,
    open,
    options: async () => ((await rest.isOpen()) ? labelsOf(all(await open(), 'option')) : []),
    /** Waits for an option, which may come from a server, and presses it. */
    press: async (option: Name) => {
      const found = await until(
        async () => (await rest.isOpen()) && maybe(all(await open(), 'option'), option),
        `the option ${String(option)}`,
      );
      await found.click();
    },
  };
}

/** The drivers of fields. A field is called by its label, whether or not "optional" stands after it. */
export function fieldDrivers({ page, root, messages }: Context) {
  const field = (kind: Kind, name: Name): LocatorLike => control(root, kind, labelled(name, messages.field.optional));

  return {
    textField: (name) => textField(page, field('textbox', name)),
    dateField: (name) => dateField(page, field('textbox', name)),
    sliderField: (name) => {
      const element = field('slider', name);
      const number = element.locator('xpath=ancestor::*[@data-field][1]').locator(selectors.textbox).first();
      const { value, type, enter } = textField(page, number);
      return {
        element,
        value,
        valueText: async () => (await element.getAttribute('aria-valuetext')) ?? '',
        type,
        enter,
      };
    },
    numberField: (name) => {
      const element = field('textbox', name);
      const step = (label: (label: string) => string) =>
        element
          .locator('xpath=ancestor::*[@role="group"][1]')
          .getByRole('button', { name: saying(label) })
          .click();
      return {
        ...textField(page, element),
        increase: () => step(messages.numberField.increase),
        decrease: () => step(messages.numberField.decrease),
      };
    },
    checkbox: (name) => checkbox(field('checkbox', name)),
    switch: (name) => checkbox(field('switch', name)),
    select: (name) => select(page, field('select', name)),
    comboBox: (name) => {
      const element = field('combobox', name);
      const { isOpen, options, close, closed, press } = listField(page, element);
      return {
        element,
        isOpen,
        options,
        close,
        value: () => element.inputValue(),
        type: (text) => element.fill(text),
        choose: async (option, typed = typeof option === 'string' ? option : '') => {
          await element.fill(typed);
          await press(option);
          await closed();
        },
      };
    },
    multiSelect: (name) => {
      const element = field('combobox', name);
      const { isOpen, open, options, close, press } = listField(page, element);
      const search = async (text: string) => {
        await open();
        await element.fill(text);
      };
      const choose = async (...[option, ...others]: Name[]): Promise<void> => {
        if (option === undefined) return close();
        await search(typeof option === 'string' ? option : '');
        await press(option);
        return choose(...others);
      };
      return { ...chipField(element, messages), isOpen, options, close, search, choose };
    },
    tagField: (name) => {
      const element = field('textbox', name);
      return {
        ...chipField(element, messages),
        text: () => element.inputValue(),
        enter: async (text) => {
          await element.fill(text);
          await element.press('Enter');
        },
      };
    },
    radioCards: (name) => {
      const element = field('radiogroup', name);
      const radios = all(element, 'radio');
      return {
        element,
        names: () => namesOf(page, radios, element),
        chosen: async () => (await namesOf(page, radios.and(element.locator(':checked')), element))[0],
        choose: (option) => control(element, 'radio', option).check(),
      };
    },
    dateRangeField: (name) => {
      const element = field('group', name);
      const end = (which: 'from' | 'to') => dateField(page, element.locator(`input[id$="-${which}"]`));
      return {
        element,
        value: async () => ({ from: await end('from').value(), to: await end('to').value() }),
        enter: async ({ from, to }) => {
          if (from !== undefined) await end('from').enter(from);
          if (to !== undefined) await end('to').enter(to);
        },
        choose: (preset) => element.getByRole('button', { name: exactly(preset) }).click(),
      };
    },
    fileDropZone: (name) => {
      const element = field('fileinput', name);
      return {
        element,
        choose: (...files) => element.setInputFiles(files),
        error: async () => (await textsOf(page.locator(`[id="${(await element.getAttribute('id')) ?? ''}-error"]`)))[0],
      };
    },
  } satisfies Partial<Drivers>;
}
