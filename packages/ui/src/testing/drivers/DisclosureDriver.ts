import { Driver } from '../Driver.js';
import { until } from '../until.js';

/** A Disclosure. */
export class DisclosureDriver extends Driver {
  isOpen(): boolean {
    return (this.element as HTMLDetailsElement).open;
  }

  async open(): Promise<void> {
    await this.#turn(true);
  }

  async close(): Promise<void> {
    await this.#turn(false);
  }

  async #turn(open: boolean): Promise<void> {
    const summary = this.element.querySelector('summary');
    if (!summary || this.isOpen() === open) return;
    await this.press(summary);
    await until(() => this.isOpen() === open, 'the disclosure to turn');
  }
}
