import { Driver } from '../Driver.js';
import { find } from '../find.js';
import type { Name } from '../names.js';
import { DateFieldDriver } from './DateFieldDriver.js';

/** A DateRangeField. Days are written as `YYYY-MM-DD`, '' for none. */
export class DateRangeFieldDriver extends Driver {
  #end(name: 'from' | 'to'): DateFieldDriver {
    const input = this.element.querySelector<HTMLElement>(`input[id$="-${name}"]`);
    if (!input) throw new Error(`The period has no field for its end "${name}".`);
    return new DateFieldDriver(input, this.setting);
  }

  value(): { from: string; to: string } {
    return { from: this.#end('from').value(), to: this.#end('to').value() };
  }

  /** Enters one end of the period, or both, and leaves the field. */
  async enter({ from, to }: { from?: string; to?: string }): Promise<void> {
    if (from !== undefined) await this.#end('from').enter(from);
    if (to !== undefined) await this.#end('to').enter(to);
  }

  /** Chooses a period that is offered. */
  async choose(preset: Name): Promise<void> {
    await this.press(find(this.element, 'button', preset));
  }
}
