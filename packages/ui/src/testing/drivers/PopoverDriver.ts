import { Driver } from '../Driver.js';
import { findAll } from '../find.js';
import { until } from '../until.js';

/** A Popover, by the button that opens it. */
export class PopoverDriver extends Driver {
  private get popover(): HTMLElement | undefined {
    return findAll(this.page, 'dialog').at(-1);
  }

  isOpen(): boolean {
    return this.element.getAttribute('aria-expanded') === 'true';
  }

  /** Opens the popover and returns it. */
  async open(): Promise<HTMLElement> {
    if (!this.isOpen()) await this.press(this.element);
    return until(() => this.isOpen() && this.popover, 'the popover to open');
  }

  /** Closes it with Escape. */
  async close(): Promise<void> {
    if (!this.isOpen()) return;
    await this.setting.user.keyboard('{Escape}');
    await this.closed();
  }

  /** Waits until the popover is gone. */
  async closed(): Promise<void> {
    await until(() => !this.isOpen() && this.popover === undefined, 'the popover to close');
  }
}
