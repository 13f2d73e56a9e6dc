import { Driver } from '../Driver.js';
import { descriptionOf } from '../names.js';
import { literal } from '../user.js';

/** A TextField, a PasswordField, a SearchField or a TextArea. */
export class TextFieldDriver extends Driver {
  private get input(): HTMLInputElement {
    return this.element as HTMLInputElement;
  }

  /** What is in the field. */
  value(): string {
    return this.input.value;
  }

  /** What is said about it: its error, why it is disabled, its description. */
  description(): string {
    return descriptionOf(this.element);
  }

  isInvalid(): boolean {
    return this.element.getAttribute('aria-invalid') === 'true';
  }

  /** Types in place of what is there; an empty text empties the field. */
  async type(text: string): Promise<void> {
    await this.press(this.element);
    await this.setting.user.clear(this.element);
    if (text !== '') await this.setting.user.keyboard(literal(text));
  }

  /** Types in place of what is there and leaves the field, which then says what is wrong with it. */
  async enter(text: string): Promise<void> {
    await this.type(text);
    await this.setting.user.keyboard('{Tab}');
  }
}
