import { Driver } from '../Driver.js';
import { until } from '../until.js';

/** One item of an Accordion, by its heading. */
export class AccordionItemDriver extends Driver {
  isOpen(): boolean {
    return this.element.getAttribute('aria-expanded') === 'true';
  }

  async open(): Promise<void> {
    await this.#turn(true);
  }

  async close(): Promise<void> {
    await this.#turn(false);
  }

  async #turn(open: boolean): Promise<void> {
    if (this.isOpen() === open) return;
    await this.press(this.element);
    await until(() => this.isOpen() === open, 'the item to turn');
  }
}
