import { Driver } from '../Driver.js';
import { find } from '../find.js';
import { NumberFieldDriver } from './NumberFieldDriver.js';

/** A SliderField: `element` is the slider. */
export class SliderFieldDriver extends Driver {
  private get number(): NumberFieldDriver {
    const group = this.element.closest<HTMLElement>('[data-field]') ?? this.page;
    return new NumberFieldDriver(find(group, 'textbox', /./), this.setting);
  }

  /** The text of the number beside the slider, in the notation of its language. */
  value(): string {
    return this.number.value();
  }

  /** What the slider reads out. */
  valueText(): string {
    return this.element.getAttribute('aria-valuetext') ?? '';
  }

  /** Types a number beside the slider, in place of what is there. */
  async type(text: string): Promise<void> {
    await this.number.type(text);
  }

  /** Types a number beside the slider, in place of what is there, and leaves it. */
  async enter(text: string): Promise<void> {
    await this.number.enter(text);
  }
}
