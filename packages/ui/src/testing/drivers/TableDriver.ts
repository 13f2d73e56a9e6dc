import { Driver, isSaid } from '../Driver.js';
import { find, findAll, labelsOf } from '../find.js';
import { textOf, type Name } from '../names.js';
import { until } from '../until.js';
import { MenuDriver } from './MenuDriver.js';
import { SplitterDriver } from './SplitterDriver.js';

type Direction = 'ascending' | 'descending';

/** A Table. Rows are named by the cell that names them, columns by their headings. */
export class TableDriver extends Driver {
  /** The headings, without the one over the checkboxes. */
  columns(): string[] {
    return this.#headings()
      .map(textOf)
      .filter((heading) => heading !== '');
  }

  /** The names of the rows that are there: ten, until all are viewed; of many, those in sight. */
  rows(): string[] {
    return labelsOf(this.element, 'rowheader');
  }

  row(name: Name): HTMLElement {
    const row = find(this.element, 'rowheader', name).closest<HTMLElement>('tr');
    if (!row) throw new Error(`${String(name)} names no row.`);
    return row;
  }

  /** The words of a cell. */
  cell(row: Name, column: Name): string {
    return textOf(this.cellElement(row, column));
  }

  cellElement(row: Name, column: Name): HTMLElement {
    const index = this.#headings().indexOf(find(this.element, 'columnheader', column));
    const cell = this.row(row).children[index];
    if (!(cell instanceof HTMLElement)) throw new Error(`The row ${String(row)} has no ${String(column)}.`);
    return cell;
  }

  isLoading(): boolean {
    return this.element.getAttribute('aria-busy') === 'true';
  }

  /** Waits until its first rows have come. */
  async loaded(): Promise<void> {
    await until(() => !this.isLoading(), 'the table to load');
  }

  /** What stands in place of rows; undefined where there are rows. */
  emptyText(): string | undefined {
    return this.isLoading() || this.rows().length > 0
      ? undefined
      : Array.from(this.element.querySelectorAll('td'), textOf).join(' ');
  }

  sorted(): { column: string; direction: Direction } | undefined {
    for (const heading of this.#headings()) {
      const direction = heading.getAttribute('aria-sort');
      if (direction === 'ascending' || direction === 'descending') return { column: textOf(heading), direction };
    }
    return undefined;
  }

  /** Presses the heading until the rows are in that order. Throws where the column cannot be sorted. */
  async sortBy(column: Name, direction: Direction = 'ascending'): Promise<void> {
    const heading = find(this.element, 'columnheader', column);
    const order = () => heading.getAttribute('aria-sort');
    const turn = async () => {
      const before = order();
      await this.press(find(heading, 'button', column));
      await until(() => order() !== before, 'the rows to be sorted');
    };
    // The first press sorts one way, the second the other.
    if (order() !== direction) await turn();
    if (order() !== direction) await turn();
  }

  /** The handle that makes a column wider or narrower. */
  columnHandle(column: string): SplitterDriver {
    return new SplitterDriver(
      find(this.element, 'separator', this.setting.messages.columnHandle.width(column)),
      this.setting,
    );
  }

  async viewAll(): Promise<void> {
    await this.#pressFoot(this.setting.messages.table.viewAll);
  }

  async viewFirst(): Promise<void> {
    await this.#pressFoot(this.setting.messages.table.viewFirst);
  }

  /** The names of the rows that are selected, of those that are there. */
  selected(): string[] {
    return this.rows().filter((name) => this.#box(name).checked);
  }

  async select(...names: Name[]): Promise<void> {
    for (const name of names) if (!this.#box(name).checked) await this.press(this.#box(name));
  }

  async deselect(...names: Name[]): Promise<void> {
    for (const name of names) if (this.#box(name).checked) await this.press(this.#box(name));
  }

  /** Selects all rows, those not shown too. */
  async selectAll(): Promise<void> {
    const all = find(this.element, 'checkbox', this.setting.messages.table.selectAll) as HTMLInputElement;
    if (!all.checked) await this.press(all);
  }

  /** Presses one of the actions for the selected rows. */
  async pressBulkAction(name: Name): Promise<void> {
    await this.press(find(find(this.frame, 'group', this.setting.messages.table.bulkActions), 'button', name));
  }

  async clearSelection(): Promise<void> {
    await this.pressBulkAction(this.setting.messages.table.clearSelection);
  }

  /** Presses a button in a row. */
  async pressInRow(row: Name, button: Name): Promise<void> {
    await this.press(find(this.row(row), 'button', button));
  }

  /** The menu of a row; the first, unless its button is named. */
  menu(row: Name, button: Name = /./): MenuDriver {
    return new MenuDriver(find(this.row(row), 'menubutton', button), this.setting);
  }

  /** The table with what stands above and below its rows. */
  private get frame(): HTMLElement {
    return this.element.parentElement ?? this.element;
  }

  #headings(): HTMLElement[] {
    return findAll(this.element, 'columnheader');
  }

  #box(name: Name): HTMLInputElement {
    const box = findAll(this.row(name), 'checkbox')[0];
    if (!(box instanceof HTMLInputElement)) throw new Error('The rows of this table cannot be selected.');
    return box;
  }

  async #pressFoot(countText: (count: string) => string): Promise<void> {
    const button = findAll(this.frame, 'button').find((each) => isSaid(countText, textOf(each)));
    if (!button) throw new Error(`There is no button "${countText('…')}" under the table.`);
    await this.press(button);
    await until(() => !button.isConnected || !isSaid(countText, textOf(button)), 'the rows to come');
  }
}
