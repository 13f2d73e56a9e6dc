import { Driver } from '../Driver.js';
import { find, labelsOf, maybe } from '../find.js';
import { labelOf, reasonOf, referred, type Name } from '../names.js';
import { until } from '../until.js';
import { literal } from '../user.js';

/** A CommandPalette that is open. */
export class CommandPaletteDriver extends Driver {
  private get input(): HTMLInputElement {
    return find(this.element, 'combobox', /./) as HTMLInputElement;
  }

  isOpen(): boolean {
    return this.element.isConnected;
  }

  /** What is typed. */
  text(): string {
    return this.input.value;
  }

  /** The labels of what can be chosen, in order. */
  options(): string[] {
    return labelsOf(this.element, 'option');
  }

  /** The label of what Enter would choose; undefined where nothing matches. */
  active(): string | undefined {
    const [option] = referred(this.input, 'aria-activedescendant');
    return option ? labelOf(option) : undefined;
  }

  /** Why an option is disabled; undefined where it is not. */
  reason(option: Name): string | undefined {
    return reasonOf(find(this.element, 'option', option));
  }

  /** Types in place of what is there; an empty text empties the field. */
  async type(text: string): Promise<void> {
    await this.press(this.input);
    await this.setting.user.clear(this.input);
    if (text !== '') await this.setting.user.keyboard(literal(text));
  }

  /**
   * Types, waits for the option, which may come from a server, and chooses it. `typed` is its whole name by default.
   * Throws its reason where it is disabled.
   */
  async choose(option: Name, typed = typeof option === 'string' ? option : ''): Promise<void> {
    await this.type(typed);
    const found = await until(() => maybe(this.element, 'option', option), `the option ${String(option)}`);
    const reason = reasonOf(found);
    if (reason !== undefined) throw new Error(`${String(option)} is disabled: ${reason}.`);
    await this.press(found);
    await this.closed();
  }

  /** Closes it without choosing. */
  async close(): Promise<void> {
    await this.setting.user.keyboard('{Escape}');
    await this.closed();
  }

  /** Waits until it is gone. */
  async closed(): Promise<void> {
    await until(() => !this.isOpen(), 'the palette to close');
  }
}
