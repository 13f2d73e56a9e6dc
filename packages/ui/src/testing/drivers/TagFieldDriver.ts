import { Driver } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { literal } from '../user.js';

/** A field whose values are chips. */
export abstract class ChipsDriver extends Driver {
  protected get box(): HTMLElement {
    return this.element.closest<HTMLElement>('[role="group"]') ?? this.element;
  }

  /** The labels of the chips, as many as are shown. */
  value(): string[] {
    return labelsOf(this.box, 'listitem');
  }

  /** Removes a chip by its button. */
  async remove(label: string): Promise<void> {
    await this.press(find(this.box, 'button', this.setting.messages.chips.remove(label)));
  }

  /** Removes all chips. */
  async clear(): Promise<void> {
    await this.press(find(this.box, 'button', this.setting.messages.chips.clear));
  }

  /** Shows the chips that stand behind "12 more". */
  async showAll(): Promise<void> {
    const more = findAll(this.box, 'button').find((button) => /^\D*\d+\D*$/.test(button.textContent));
    if (more) await this.press(more);
  }
}

/** A TagField. */
export class TagFieldDriver extends ChipsDriver {
  /** The text that is typed and is no tag yet. */
  text(): string {
    return (this.element as HTMLInputElement).value;
  }

  /** Types a text in place of what is being typed and presses Enter. */
  async enter(text: string): Promise<void> {
    await this.setting.user.clear(this.element);
    await this.press(this.element);
    await this.setting.user.keyboard(`${literal(text)}{Enter}`);
  }
}
