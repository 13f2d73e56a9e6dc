import { Driver } from '../Driver.js';
import { find, findAll, labelsOf, maybe } from '../find.js';
import { labelOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A SideNavigation. */
export class SideNavigationDriver extends Driver {
  /** The labels of the pages that can be gone to now. */
  pages(): string[] {
    return labelsOf(this.element, 'link');
  }

  /** The label of the page that is shown. */
  current(): string | undefined {
    const link = findAll(this.element, 'link').find((each) => each.getAttribute('aria-current') === 'page');
    return link && labelOf(link);
  }

  async goTo(page: Name): Promise<void> {
    await this.press(find(this.element, 'link', page));
  }

  /** Shows the pages under an item. A navigation of icons is whole after that. */
  async open(item: Name): Promise<void> {
    await this.#turn(item, true);
  }

  async close(item: Name): Promise<void> {
    await this.#turn(item, false);
  }

  isCollapsed(): boolean {
    return maybe(this.element, 'button', this.setting.messages.sideNavigation.expand) !== undefined;
  }

  /** Leaves icons alone. */
  async collapse(): Promise<void> {
    if (this.isCollapsed()) return;
    await this.press(find(this.element, 'button', this.setting.messages.sideNavigation.collapse));
    await until(() => this.isCollapsed(), 'the navigation to collapse');
  }

  async expand(): Promise<void> {
    if (!this.isCollapsed()) return;
    await this.press(find(this.element, 'button', this.setting.messages.sideNavigation.expand));
    await until(() => !this.isCollapsed(), 'the navigation to expand');
  }

  async #turn(item: Name, open: boolean): Promise<void> {
    const button = find(this.element, 'button', item);
    const isTurned = () => button.getAttribute('aria-expanded') === String(open);
    if (isTurned()) return;
    await this.press(button);
    await until(isTurned, 'the item to turn');
  }
}
