import { Driver } from '../Driver.js';
import { find, findAll, maybe } from '../find.js';
import { textOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A toast that is visible. */
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

/** The toasts of the page. Its `element` is the page: without toasts there is no region for them. */
export class ToastsDriver extends Driver {
  private get region(): HTMLElement | undefined {
    return maybe(this.element, 'region', this.setting.messages.toast.region);
  }

  texts(): string[] {
    return this.region ? findAll(this.region, 'alert').map(textOf) : [];
  }

  /** Waits for a toast with these words, among others. */
  async find(text: string | RegExp): Promise<ToastDriver> {
    const matches = (visible: string): boolean =>
      typeof text === 'string' ? visible.includes(text) : text.test(visible);
    const item = await until(
      () => this.region && findAll(this.region, 'listitem').find((each) => matches(textOf(each))),
      `a toast that says ${String(text)}`,
    );
    return new ToastDriver(item, this.setting);
  }
}
