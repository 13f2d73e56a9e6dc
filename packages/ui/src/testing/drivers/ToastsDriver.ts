import { Driver } from '../Driver.js';
import { find, findAll } from '../find.js';
import { textOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A toast that is shown. */
export class ToastDriver extends Driver {
  /** Its words, after its tone: "Error: Failed to start virtual machine". */
  text(): string {
    const [message] = findAll(this.element, 'alert');
    return message ? textOf(message) : '';
  }

  /** Presses its action, after which it is gone. */
  async pressAction(name: Name): Promise<void> {
    await this.press(find(this.element, 'button', name));
    await this.closed();
  }

  async close(): Promise<void> {
    await this.pressAction(this.setting.messages.toast.close);
  }

  /** Waits until it is gone, of itself too. */
  async closed(): Promise<void> {
    await until(() => !this.element.isConnected, 'the toast to go');
  }
}

/** All toasts of a ToastRegion. */
export class ToastsDriver extends Driver {
  texts(): string[] {
    return findAll(this.element, 'alert').map(textOf);
  }

  /** Waits for a toast that says this, among other words. */
  async find(words: string | RegExp): Promise<ToastDriver> {
    const says = (text: string): boolean => (typeof words === 'string' ? text.includes(words) : words.test(text));
    const item = await until(
      () => findAll(this.element, 'listitem').find((each) => says(textOf(each))),
      `a toast that says ${String(words)}`,
    );
    return new ToastDriver(item, this.setting);
  }
}
