import { Driver } from '../Driver.js';
import { rootOf, textOf } from '../names.js';

/** A FileDropZone. */
export class FileDropZoneDriver extends Driver {
  /** Chooses files as the browser's own choice does. Throws where it is disabled. */
  choose(...files: readonly File[]): void {
    const input = this.element as HTMLInputElement;
    if (input.disabled) throw new Error('The field is disabled.');
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** What it says against what was chosen last; undefined where it took all. */
  error(): string | undefined {
    const id = this.element.getAttribute('id') ?? '';
    const error = rootOf(this.element).getElementById(`${id}-error`);
    return error ? textOf(error) : undefined;
  }
}
