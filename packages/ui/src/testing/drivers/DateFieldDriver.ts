import { Driver } from '../Driver.js';

/** A DateField. */
export class DateFieldDriver extends Driver {
  /** The day as `YYYY-MM-DD`; '' for none. */
  value(): string {
    return (this.element as HTMLInputElement).value;
  }

  /** Enters a day as `YYYY-MM-DD`, '' for none, and leaves the field. */
  async enter(day: string): Promise<void> {
    await this.press(this.element);
    await this.setting.user.clear(this.element);
    await this.setting.user.keyboard(`${day}{Tab}`);
  }
}
