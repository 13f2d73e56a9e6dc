import { Driver } from '../Driver.js';
import { find, findAll } from '../find.js';
import { textOf } from '../names.js';

/** An UploadList. */
export class UploadListDriver extends Driver {
  private get words() {
    return this.setting.messages.uploadList;
  }

  #button(name: string): Promise<void> {
    return this.press(find(this.element, 'button', name));
  }

  /** The names of the files. */
  names(): string[] {
    return findAll(this.element, 'listitem').map((item) => {
      const name = item.querySelector('progress')?.parentElement ?? item;
      return textOf(name.querySelector('span[id]') ?? name.querySelector('div > div') ?? name);
    });
  }

  /** How many are under way, done and failed. */
  summary(): string {
    const status = this.element.querySelector('[role="status"]');
    return status ? textOf(status) : '';
  }

  async pause(name: string): Promise<void> {
    await this.#button(this.words.pause(name));
  }

  async resume(name: string): Promise<void> {
    await this.#button(this.words.resume(name));
  }

  async retry(name: string): Promise<void> {
    await this.#button(this.words.retry(name));
  }

  async cancel(name: string): Promise<void> {
    await this.#button(this.words.cancel(name));
  }

  /** Takes one that is done off the list. */
  async remove(name: string): Promise<void> {
    await this.#button(this.words.remove(name));
  }
}
