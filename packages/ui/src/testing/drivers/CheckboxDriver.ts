import { Driver } from '../Driver.js';

/** A Checkbox or a Switch. */
export class CheckboxDriver extends Driver {
  /** Whether it is checked, or on. */
  value(): boolean {
    return (this.element as HTMLInputElement).checked;
  }

  /** Checks it, or turns it on; leaves it where it is so already. */
  async check(): Promise<void> {
    if (!this.value()) await this.press(this.element);
  }

  /** Takes the check away, or turns it off; leaves it where it is so already. */
  async uncheck(): Promise<void> {
    if (this.value()) await this.press(this.element);
  }
}
