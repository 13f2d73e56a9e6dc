import { Driver, isSaid } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { namesOf, textOf, type Name } from '../names.js';

/** A RowsEditor. Rows are named by their numbers, from 1. */
export class RowsEditorDriver extends Driver {
  private get items(): HTMLElement[] {
    return findAll(this.element, 'listitem').filter((item) => item.hasAttribute('aria-posinset'));
  }

  /** How many rows there are, in the document or not. */
  count(): number {
    return Number(this.items[0]?.getAttribute('aria-setsize') ?? 0);
  }

  /** The names of the rows that are there: of many, those in sight. */
  names(): string[] {
    return this.items.map((item) => namesOf(this.#groupOf(item))[0] ?? '');
  }

  /** A row, to work its fields: `drive(user, { root: editor.row(2) })`. */
  row(number: number): HTMLElement {
    const item = this.items.find((one) => one.getAttribute('aria-posinset') === String(number));
    if (!item) throw new Error(`There is no row ${number}. There are ${this.count()}; of many, those in sight.`);
    return this.#groupOf(item);
  }

  /** Presses the button that adds a row. */
  async add(label: Name): Promise<void> {
    await this.press(find(this.element, 'button', label));
  }

  async moveUp(number: number): Promise<void> {
    await this.#button(number, this.setting.messages.rowsEditor.moveUp);
  }

  async moveDown(number: number): Promise<void> {
    await this.#button(number, this.setting.messages.rowsEditor.moveDown);
  }

  async duplicate(number: number): Promise<void> {
    await this.#button(number, this.setting.messages.rowsEditor.duplicate);
  }

  async remove(number: number): Promise<void> {
    await this.#button(number, this.setting.messages.rowsEditor.remove);
  }

  /** What was announced last. */
  announced(): string {
    const status = this.element.querySelector(':scope > [role="status"]');
    return status ? textOf(status) : '';
  }

  #groupOf(item: HTMLElement): HTMLElement {
    return findAll(item, 'group')[0] ?? item;
  }

  async #button(number: number, words: (row: string) => string): Promise<void> {
    const row = this.row(number);
    const button = findAll(row, 'button').find((one) => isSaid(words, namesOf(one)[0] ?? ''));
    if (!button) {
      throw new Error(`Row ${number} has no button "${words('…')}". There are: ${labelsOf(row, 'button').join(', ')}.`);
    }
    await this.press(button);
  }
}
