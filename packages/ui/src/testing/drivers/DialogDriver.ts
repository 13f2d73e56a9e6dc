import { Driver } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { descriptionOf, textOf, type Name } from '../names.js';
import { until } from '../until.js';
import { literal } from '../user.js';

/** A Dialog or a Drawer that is open. */
export class DialogDriver extends Driver {
  isOpen(): boolean {
    return this.element.isConnected;
  }

  /** Waits until it is gone. */
  async closed(): Promise<void> {
    await until(() => !this.element.isConnected, 'the dialog to close');
  }

  /** The line under its heading. */
  description(): string {
    return descriptionOf(this.element);
  }

  /** All its words. */
  text(): string {
    return textOf(this.element);
  }

  /** Presses one of its buttons. Throws the reason where that is disabled. */
  async pressButton(name: Name): Promise<void> {
    await this.press(find(this.element, 'button', name));
  }

  /** Closes it by the button at its top. */
  async close(): Promise<void> {
    await this.pressButton(this.setting.messages.dialog.close);
    await this.closed();
  }
}

/** A ConfirmDialog that is open. */
export class ConfirmDialogDriver extends DialogDriver {
  /** Answers no. */
  async cancel(label: Name = this.setting.messages.confirm.cancel): Promise<void> {
    await this.pressButton(label);
  }

  /** Answers yes: presses the last button. Closing is up to the page, once the work is done. */
  async confirm(): Promise<void> {
    const yes = findAll(this.element, 'button').at(-1);
    if (!yes) throw new Error('The dialog has no buttons.');
    await this.press(yes);
  }
}

/** A ConfirmByName that is open. */
export class ConfirmByNameDriver extends ConfirmDialogDriver {
  /** What is lost together with it. */
  consequences(): string[] {
    return labelsOf(this.element, 'listitem');
  }

  /** Types in place of what was typed. */
  async type(text: string): Promise<void> {
    const field = findAll(this.element, 'textbox')[0];
    if (!field) throw new Error('The dialog asks for no name.');
    await this.setting.user.clear(field);
    await this.press(field);
    await this.setting.user.keyboard(literal(text));
  }

  /** Types the name, where given, and answers yes. Throws while what is typed does not match. */
  override async confirm(name?: string): Promise<void> {
    if (name !== undefined) await this.type(name);
    await super.confirm();
  }
}
