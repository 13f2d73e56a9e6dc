import { Driver } from '../Driver.js';
import { find, labelsOf } from '../find.js';
import { labelOf, type Name } from '../names.js';

/** Breadcrumbs. */
export class BreadcrumbsDriver extends Driver {
  /** The names on the way, the outermost first, with this page where it is one of them. */
  path(): string[] {
    return labelsOf(this.element, 'listitem');
  }

  /** The name of this page; undefined where a heading has it. */
  current(): string | undefined {
    const current = this.element.querySelector<HTMLElement>('[aria-current="page"]');
    return current ? labelOf(current) : undefined;
  }

  /** Follows the link to a page on the way. Throws the ones there are. */
  async goTo(page: Name): Promise<void> {
    await this.press(find(this.element, 'link', page));
  }
}
