import { Driver, isSaid } from '../Driver.js';
import { findAll } from '../find.js';
import { namesOf } from '../names.js';
import { literal } from '../user.js';

/** A NumberField. */
export class NumberFieldDriver extends Driver {
  /** The text in the field, in the notation of its language. */
  value(): string {
    return (this.element as HTMLInputElement).value;
  }

  /** Types in place of what is there and leaves the field, which then says what is wrong with it. */
  async enter(text: string): Promise<void> {
    await this.setting.user.clear(this.element);
    await this.press(this.element);
    await this.setting.user.keyboard(`${literal(text)}{Tab}`);
  }

  /** One step up. */
  async increase(): Promise<void> {
    await this.step(this.setting.messages.numberField.increase);
  }

  /** One step down. */
  async decrease(): Promise<void> {
    await this.step(this.setting.messages.numberField.decrease);
  }

  private async step(label: (label: string) => string): Promise<void> {
    const group = this.element.closest('[role="group"]');
    const button = group && findAll(group, 'button').find((each) => isSaid(label, namesOf(each)[0] ?? ''));
    if (!button) throw new Error('This field cannot be stepped.');
    await this.press(button);
  }
}
