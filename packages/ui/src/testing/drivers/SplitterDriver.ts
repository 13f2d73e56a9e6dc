import { Driver } from '../Driver.js';

/** Keys that move a splitter: arrows by 16 px, `Home` and `End` to its ends. */
export type SplitterKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** The line between two columns, or between the parts of a SplitPanel. */
export class SplitterDriver extends Driver {
  /** The size that it has given (px). */
  value(): number {
    return Number(this.element.getAttribute('aria-valuenow'));
  }

  limits(): { min: number; max: number } {
    const of = (name: string) => Number(this.element.getAttribute(name));
    return { min: of('aria-valuemin'), max: of('aria-valuemax') };
  }

  async move(key: SplitterKey, times = 1): Promise<void> {
    this.element.focus();
    await this.setting.user.keyboard(`{${key}}`.repeat(times));
  }

  /** Gives back the size that it has by itself: presses it twice. */
  async restore(): Promise<void> {
    await this.setting.user.dblClick(this.element);
  }
}
