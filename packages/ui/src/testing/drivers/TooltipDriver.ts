import { Driver } from '../Driver.js';
import { findAll } from '../find.js';
import { descriptionOf, textOf } from '../names.js';
import { until } from '../until.js';

/** The Tooltip of a control. */
export class TooltipDriver extends Driver {
  /** What the control is described by: assistive technology need not wait for the bubble. */
  text(): string {
    return descriptionOf(this.element);
  }

  /** Points at the control, waits for the bubble and gives its words. */
  async show(): Promise<string> {
    await this.setting.user.hover(this.element);
    return textOf(await until(() => findAll(this.page, 'tooltip').at(-1), 'the tooltip'));
  }

  /** Points elsewhere and waits until the bubble is gone. */
  async hide(): Promise<void> {
    await this.setting.user.unhover(this.element);
    await until(() => findAll(this.page, 'tooltip').length === 0, 'the tooltip to go');
  }
}
