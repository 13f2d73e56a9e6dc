import { Driver } from '../Driver.js';
import { until } from '../until.js';

/** A Popover, by the button that opens it. */
export class PopoverDriver extends Driver {
  private popover: HTMLElement | null = null;

  isOpen(): boolean {
    return this.element.getAttribute('aria-expanded') === 'true';
  }

  /** Opens the popover and returns it. */
  async open(): Promise<HTMLElement> {
    if (!this.isOpen()) await this.press(this.element);
    this.popover = await until(() => this.controlled, 'the popover to open');
    return this.popover;
  }

  /** Closes it with Escape. */
  async close(): Promise<void> {
    if (!this.isOpen()) return;
    await this.open();
    await this.setting.user.keyboard('{Escape}');
    await this.closed();
  }

  /** Waits until the popover is gone. */
  async closed(): Promise<void> {
    await until(() => !this.isOpen() && !this.popover?.isConnected, 'the popover to close');
  }
}
