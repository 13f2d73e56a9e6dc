import { Driver } from '../Driver.js';
import { find } from '../find.js';
import type { Name } from '../names.js';
import { SelectDriver } from './SelectDriver.js';

/** Its words have the digits of a language; the attribute has none. */
const pageOf = (entry: Element): number => Number(entry.getAttribute('data-page'));

/** A Pagination. */
export class PaginationDriver extends Driver {
  private get words() {
    return this.setting.messages.pagination;
  }

  /** The page that is on the screen; undefined where the number of pages is not known. */
  current(): number | undefined {
    const current = this.element.querySelector('[aria-current="page"]')?.closest('[data-page]');
    return current ? pageOf(current) : undefined;
  }

  /** Goes to a page that is offered. Throws the pages that are. */
  async goTo(page: number): Promise<void> {
    const entries = Array.from(this.element.querySelectorAll('[data-page]'));
    const link = entries.find((entry) => pageOf(entry) === page)?.firstElementChild;
    if (!link) throw new Error(`Page ${page} is not offered. There are: ${entries.map(pageOf).join(', ')}.`);
    await this.press(link);
  }

  /** Goes to the next page. Throws where this is the last one. */
  async next(): Promise<void> {
    await this.press(find(this.element, 'pagelink', this.words.next));
  }

  /** Goes to the page before. Throws where this is the first one. */
  async previous(): Promise<void> {
    await this.press(find(this.element, 'pagelink', this.words.previous));
  }

  /** Chooses how many rows a page has. */
  async choosePageSize(size: Name): Promise<void> {
    await new SelectDriver(find(this.element, 'select', /./), this.setting).choose(size);
  }
}
