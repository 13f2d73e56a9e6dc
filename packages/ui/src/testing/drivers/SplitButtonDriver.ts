import { Driver } from '../Driver.js';
import { find } from '../find.js';
import type { Name } from '../names.js';
import { MenuDriver } from './MenuDriver.js';

/** A SplitButton, by its main action. */
export class SplitButtonDriver extends Driver {
  /** Does the main action. Throws its reason where it is disabled. */
  override async press(): Promise<void> {
    await super.press(this.element);
  }

  /** Opens the menu and chooses. Throws where the item is not there, or its reason where it is disabled. */
  async choose(item: Name): Promise<void> {
    const both = this.element.parentElement?.parentElement;
    if (!both) throw new Error('The button has no menu beside it.');
    await new MenuDriver(find(both, 'menubutton', /./), this.setting).choose(item);
  }
}
