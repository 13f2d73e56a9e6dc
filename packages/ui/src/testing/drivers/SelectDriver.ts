import { Driver } from '../Driver.js';
import { find, labelsOf, maybe } from '../find.js';
import { textOf, type Name } from '../names.js';
import { until } from '../until.js';
import { literal } from '../user.js';

/** A Select. */
export class SelectDriver extends Driver {
  /** What it shows: the label of the chosen option, or the placeholder. */
  value(): string {
    return textOf(this.element);
  }

  isOpen(): boolean {
    return this.controlled !== null;
  }

  /** Opens the list and gives it. */
  async open(): Promise<HTMLElement> {
    if (this.controlled === null) await this.press(this.element);
    return until(() => this.controlled, 'the list to open');
  }

  /** Closes the list without choosing. */
  async close(): Promise<void> {
    if (this.controlled === null) return;
    await this.setting.user.keyboard('{Escape}');
    await this.closed();
  }

  /** Waits until the list is gone. */
  async closed(): Promise<void> {
    await until(() => this.controlled === null, 'the list to close');
  }

  /** The labels of its options, as many as are rendered: a long list renders those in sight. */
  async options(): Promise<string[]> {
    return labelsOf(await this.open(), 'option');
  }

  /** Opens the list and chooses. Throws where the option is not there or disabled. */
  async choose(option: Name): Promise<void> {
    const list = await this.open();
    if (!maybe(list, 'option', option) && typeof option === 'string') {
      // An option of a long list comes into being when its letters are typed.
      await this.setting.user.keyboard(literal(option));
    }
    await this.press(find(list, 'option', option));
    await this.closed();
  }
}
