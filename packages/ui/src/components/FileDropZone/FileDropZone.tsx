import { forwardRef, useRef, useState, type ReactNode } from 'react';
import { FileUp } from 'lucide-react';
import { mergeAttributes, useMergedRef } from '../../internal/attributes.js';
import { fileSizeText } from '../../internal/fileSizeText.js';
import { useFormEvent, useFormReset } from '../../internal/hooks.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { foldersAmong } from './chosenFiles.js';
import { sortFiles, type RefusedFile } from './refusals.js';
import { useFileDrop } from './useFileDrop.js';
import * as styles from './FileDropZone.css.js';

export interface FileDropZoneProps extends FieldBaseProps, FieldAttributes<HTMLInputElement> {
  /** Called with the files that were taken, at least one. What becomes of them is the page's: see UploadList. */
  onFiles: (files: readonly File[]) => void;
  /** Called with the files that were not taken. The zone says which, and why. */
  onRefused?: ((files: readonly RefusedFile[]) => void) | undefined;
  /** The types that are taken, as in HTML: `.pdf`, `image/*`, `text/csv`. Default: all. */
  accept?: readonly string[] | undefined;
  /** The largest file that is taken, in bytes. No limit by default. */
  maxSize?: number | undefined;
  /** Another rule of the page: returns what is wrong with a file, in a sentence. It is asked before the others, of a folder not at all. */
  check?: ((file: File) => string | undefined) | undefined;
  /** Takes several files at a time. Default false. */
  multiple?: boolean | undefined;
  /** Writes a size in bytes. Default: with a unit, such as "10 MB". */
  formatSize?: ((bytes: number) => string) | undefined;
  /** The words of the button. Default "Choose a file" or "Choose files". */
  buttonLabel?: ReactNode;
}

/**
 * A field for files: choose them, drop them on it, or paste them while it has the focus. It says which it does not take
 * and why. Its form sends nothing of it: what was taken is the page's to send. `ref` and native attributes go to the
 * `<input type="file">`.
 */
export const FileDropZone = forwardRef<HTMLInputElement, FileDropZoneProps>(function FileDropZone(props, ref) {
  const messages = useOnDemandMessages('fileDropZone', english.fileDropZone);
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [choices, setChoices] = useState(0);
  const sizeText = props.formatSize ?? ((bytes: number) => fileSizeText(bytes, locale));
  const { accept, maxSize, check } = props;
  const reasonOf = ({ file, reason, message }: RefusedFile): string => {
    if (message !== undefined) return message;
    if (reason === 'folder') return messages.folder(file.name);
    if (reason === 'type') return messages.wrongType(file.name, accept?.join(', ') ?? '');
    return reason === 'size' ? messages.tooLarge(file.name, sizeText(maxSize ?? 0)) : messages.onlyOne(file.name);
  };
  const refusal = refused.map(reasonOf).join(' ');
  const field = useField({ ...props, error: refusal || props.error });
  const { onFiles, onRefused, multiple = false, buttonLabel, formatSize: _formatSize, ...rest } = field.rest;
  const { accept: _accept, maxSize: _maxSize, check: _check, ...attributes } = rest;
  const choose = (list: FileList | null, folders?: ReadonlySet<File>) => {
    const files = Array.from(list ?? []);
    if (files.length === 0) return;
    const sorted = sortFiles(files, { accept, maxSize, multiple, check, folders });
    setRefused(sorted.refused);
    setChoices((count) => count + 1);
    if (sorted.refused.length > 0) onRefused?.(sorted.refused);
    if (sorted.taken.length > 0) onFiles(sorted.taken);
  };
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, undefined, () => setRefused([]));
  /* Emptied after each choice, it would be sent as a file without a name. */
  useFormEvent('formdata', input, (event) => {
    if (field.control.name && event instanceof FormDataEvent) event.formData.delete(field.control.name);
  });
  const take = (data: DataTransfer) => choose(data.files, foldersAmong(data));
  const { isOver, events } = useFileDrop(take, field.disabled);
  return (
    <FieldFrame field={field}>
      <div
        {...events}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={field.invalid || undefined}
        data-disabled={field.disabled || undefined}
      >
        {/* It covers the zone, so that a press anywhere opens the browser's own choice. */}
        <input
          {...mergeAttributes(attributes, {
            onPaste: ({ clipboardData }: { clipboardData: DataTransfer }) => take(clipboardData),
          })}
          {...field.control}
          ref={useMergedRef(input, ref)}
          type="file"
          className={styles.input}
          accept={accept?.join(',')}
          multiple={multiple}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files);
            /* The same file can be chosen again after it was corrected. */
            currentTarget.value = '';
          }}
        />
        <span className={styles.icon}>
          <Icon icon={FileUp} size={20} />
        </span>
        <span>
          <span className={styles.button}>{buttonLabel ?? (multiple ? messages.chooseSeveral : messages.choose)}</span>{' '}
          {multiple ? messages.orDropSeveral : messages.orDrop}
        </span>
      </div>
      {/* An element of its own for each choice: the same refusal again is announced again. */}
      <VisuallyHidden aria-live="assertive">{refusal && <span key={choices}>{refusal}</span>}</VisuallyHidden>
    </FieldFrame>
  );
});
