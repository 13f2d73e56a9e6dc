import { Driver } from '../Driver.js';
import { find, findAll } from '../find.js';
import { textOf } from '../names.js';
import { CopyButtonDriver } from './CopyButtonDriver.js';

/** A MaskedValue. */
export class MaskedValueDriver extends Driver {
  private get toggle(): HTMLElement {
    const [button] = findAll(this.element, 'button');
    if (!button) throw new Error('The value cannot be shown.');
    return button;
  }

  isVisible(): boolean {
    return this.toggle.getAttribute('aria-pressed') === 'true';
  }

  /** Shows it where it is masked, and returns it. */
  async reveal(): Promise<string> {
    if (!this.isVisible()) await this.press(this.toggle);
    const [value] = this.element.children;
    return value ? textOf(value) : '';
  }

  /** Copies it as it is, visible or not. */
  copy(): Promise<'copied' | 'refused'> {
    const button = find(this.element, 'button', new RegExp(`^${this.setting.messages.copyButton.copy} `));
    return new CopyButtonDriver(button, this.setting).copy();
  }
}
