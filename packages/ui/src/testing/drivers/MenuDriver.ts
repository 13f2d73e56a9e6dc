import { Driver } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { reasonOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A Menu, by the button that opens it. */
export class MenuDriver extends Driver {
  private get menu(): HTMLElement | undefined {
    return findAll(this.page, 'menu').at(-1);
  }

  isOpen(): boolean {
    return this.element.getAttribute('aria-expanded') === 'true';
  }

  /** Opens the menu and gives it. */
  async open(): Promise<HTMLElement> {
    if (!this.isOpen()) await this.press(this.element);
    return until(() => this.menu, 'the menu to open');
  }

  /** Closes the menu without choosing. */
  async close(): Promise<void> {
    if (!this.isOpen()) return;
    await this.setting.user.keyboard('{Escape}');
    await this.closed();
  }

  /** Waits until the menu is gone. */
  async closed(): Promise<void> {
    await until(() => !this.isOpen() && this.menu === undefined, 'the menu to close');
  }

  /** The labels of its items. */
  async items(): Promise<string[]> {
    return labelsOf(await this.open(), 'menuitem');
  }

  /** Why an item is disabled; undefined where it is not. */
  async reason(item: Name): Promise<string | undefined> {
    return reasonOf(find(await this.open(), 'menuitem', item));
  }

  /** Whether an item of a section of choices is the chosen one. */
  async isChosen(item: Name): Promise<boolean> {
    return find(await this.open(), 'menuitem', item).getAttribute('aria-checked') === 'true';
  }

  /** Opens the menu and chooses. Throws where the item is not there, or its reason where it is disabled. */
  async choose(item: Name): Promise<void> {
    const reason = await this.reason(item);
    if (reason !== undefined) throw new Error(`${String(item)} is disabled: ${reason}.`);
    await this.press(find(await this.open(), 'menuitem', item));
    await this.closed();
  }
}
