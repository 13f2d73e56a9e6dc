import { isSaid } from '../Driver.js';
import { findAll } from '../find.js';
import { namesOf } from '../names.js';
import { TextFieldDriver } from './TextFieldDriver.js';

/** A NumberField. Its text is in the notation of its language. */
export class NumberFieldDriver extends TextFieldDriver {
  /** One step up. */
  async increase(): Promise<void> {
    await this.#step(this.setting.messages.numberField.increase);
  }

  /** One step down. */
  async decrease(): Promise<void> {
    await this.#step(this.setting.messages.numberField.decrease);
  }

  async #step(label: (label: string) => string): Promise<void> {
    const group = this.element.closest('[role="group"]');
    const button = group && findAll(group, 'button').find((each) => isSaid(label, namesOf(each)[0] ?? ''));
    if (!button) throw new Error('This field cannot be stepped.');
    await this.press(button);
  }
}
