import { Driver } from '../Driver.js';
import { find, findAll } from '../find.js';
import { namesOf, type Name } from '../names.js';

/** RadioCards, and a RadioGroup as well. */
export class RadioCardsDriver extends Driver {
  names(): string[] {
    return this.#radios().map((radio) => namesOf(radio)[0] ?? '');
  }

  /** The name of the chosen one. */
  chosen(): string | undefined {
    const radio = this.#radios().find(({ checked }) => checked);
    return radio && namesOf(radio)[0];
  }

  /** Throws where it is not there, or its reason where it is disabled. */
  async choose(name: Name): Promise<void> {
    await this.press(find(this.element, 'radio', name));
  }

  #radios(): HTMLInputElement[] {
    return findAll(this.element, 'radio') as HTMLInputElement[];
  }
}
