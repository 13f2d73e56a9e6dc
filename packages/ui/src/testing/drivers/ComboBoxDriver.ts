import { Driver } from '../Driver.js';
import { labelsOf, maybe } from '../find.js';
import type { Name } from '../names.js';
import { until } from '../until.js';
import { literal } from '../user.js';

/** A ComboBox. */
export class ComboBoxDriver extends Driver {
  private get input(): HTMLInputElement {
    return this.element as HTMLInputElement;
  }

  /** The text in the field. */
  value(): string {
    return this.input.value;
  }

  isOpen(): boolean {
    return this.controlled !== null;
  }

  /** The labels of the options that are left, as many as are rendered. */
  options(): string[] {
    return this.controlled === null ? [] : labelsOf(this.controlled, 'option');
  }

  /** Types in place of what is there; an empty text empties the field. */
  async type(text: string): Promise<void> {
    await this.press(this.input);
    // Over what is there: emptied in between, it would have no choice to go back to.
    if (text === '') await this.setting.user.clear(this.input);
    else await this.setting.user.keyboard(`{Control>}a{/Control}${literal(text)}`);
  }

  /** Types, waits for the option, which may come from a server, and chooses it. `typed` is its whole name by default. */
  async choose(option: Name, typed = typeof option === 'string' ? option : ''): Promise<void> {
    await this.type(typed);
    const found = await until(
      () => this.controlled && maybe(this.controlled, 'option', option),
      `the option ${String(option)}`,
    );
    await this.press(found);
    await until(() => this.controlled === null, 'the list to close');
  }

  /** Closes the list; the text goes back to what is chosen. */
  async close(): Promise<void> {
    await this.setting.user.keyboard('{Escape}');
    await until(() => this.controlled === null, 'the list to close');
  }
}
