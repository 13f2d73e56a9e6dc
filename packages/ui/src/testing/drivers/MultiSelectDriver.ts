import { labelsOf, maybe } from '../find.js';
import type { Name } from '../names.js';
import { until } from '../until.js';
import { literal } from '../user.js';
import { ChipsDriver } from './TagFieldDriver.js';

/** A MultiSelect. */
export class MultiSelectDriver extends ChipsDriver {
  isOpen(): boolean {
    return this.controlled !== null;
  }

  /** Opens the list and types a search in place of what is there. */
  async search(text: string): Promise<void> {
    await this.press(this.element);
    await until(() => this.controlled, 'the list to open');
    if (text === '') await this.setting.user.clear(this.element);
    else await this.setting.user.keyboard(`{Control>}a{/Control}${literal(text)}`);
  }

  /** The labels of the options that are left, as many as are rendered. */
  options(): string[] {
    return this.controlled === null ? [] : labelsOf(this.controlled, 'option');
  }

  /** Presses options one after the other, each found by its whole name: those that were chosen are given up. */
  async choose(...[option, ...others]: Name[]): Promise<void> {
    if (option === undefined) return this.close();
    await this.search(typeof option === 'string' ? option : '');
    await this.press(
      await until(() => this.controlled && maybe(this.controlled, 'option', option), `the option ${String(option)}`),
    );
    return this.choose(...others);
  }

  /** Closes the list. */
  async close(): Promise<void> {
    if (this.controlled === null) return;
    await this.setting.user.keyboard('{Escape}');
    await until(() => this.controlled === null, 'the list to close');
  }
}
