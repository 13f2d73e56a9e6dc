import { Driver } from '../Driver.js';
import { rootOf, textOf } from '../names.js';

/** A FileDropZone. */
export class FileDropZoneDriver extends Driver {
  /** Chooses files as in the browser's own choice, which offers all types. Throws where it is disabled. */
  async choose(...files: readonly File[]): Promise<void> {
    const input = this.element as HTMLInputElement;
    if (input.disabled) throw new Error('The field is disabled.');
    /* user-event leaves out files of other types, so that no refusal could be tested. */
    const accept = input.getAttribute('accept');
    input.removeAttribute('accept');
    try {
      await this.setting.user.upload(input, [...files]);
    } finally {
      if (accept !== null) input.setAttribute('accept', accept);
    }
  }

  /** What it says against what was chosen last; undefined where it took all. */
  error(): string | undefined {
    const id = this.element.getAttribute('id') ?? '';
    const error = rootOf(this.element).getElementById(`${id}-error`);
    return error ? textOf(error) : undefined;
  }
}
