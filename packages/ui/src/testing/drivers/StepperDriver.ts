import { Driver } from '../Driver.js';
import { findAll } from '../find.js';
import { isCalled, labelOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A Stepper. */
export class StepperDriver extends Driver {
  private get items(): { item: HTMLElement; label: string }[] {
    return findAll(this.element, 'listitem').map((item) => ({ item, label: labelOf(item) }));
  }

  /** The labels of its steps. */
  steps(): string[] {
    return this.items.map(({ label }) => label);
  }

  /** The label of the step that is on the screen. */
  current(): string | undefined {
    return this.items.find(({ item }) => item.getAttribute('aria-current') === 'step')?.label;
  }

  /** Goes back to a step. Throws where that is not possible. */
  async goTo(step: Name): Promise<void> {
    const found = this.items.find(({ label }) => isCalled(label, step));
    const button = found?.item.querySelector('button');
    if (!found || !button) throw new Error(`The step ${String(step)} cannot be gone to.`);
    await this.press(button);
    await until(() => this.current() === found.label, 'the step to change');
  }
}
