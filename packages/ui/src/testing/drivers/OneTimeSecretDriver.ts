import { find, findAll } from '../find.js';
import { textOf } from '../names.js';
import { CopyButtonDriver } from './CopyButtonDriver.js';
import { DialogDriver } from './DialogDriver.js';

/** A OneTimeSecret that is open. */
export class OneTimeSecretDriver extends DialogDriver {
  /** One of the secrets, by its label. */
  value(label: string): string {
    const term = Array.from(this.element.querySelectorAll('dt')).find((one) => textOf(one) === label);
    const value = term?.nextElementSibling?.firstElementChild;
    if (!value) throw new Error(`There is no secret named "${label}".`);
    return textOf(value);
  }

  /** Copies one of the secrets, by its label. */
  copy(label: string): Promise<'copied' | 'refused'> {
    const name = `${this.setting.messages.copyButton.copy} ${label}`;
    return new CopyButtonDriver(find(this.element, 'button', name), this.setting).copy();
  }

  /** Confirms that it was copied and closes it. */
  async confirm(): Promise<void> {
    const [checkbox] = findAll(this.element, 'checkbox');
    if (!(checkbox instanceof HTMLInputElement)) throw new Error('The dialog asks for no confirmation.');
    if (!checkbox.checked) await this.press(checkbox);
    const done = findAll(this.element, 'button').at(-1);
    if (!done) throw new Error('The dialog has no buttons.');
    await this.press(done);
    await this.closed();
  }
}
