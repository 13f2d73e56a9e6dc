import { forwardRef, type ReactNode } from 'react';
import { mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import { droppedFiles, type ChosenFile } from './chosenFiles.js';
import { useFileDrop } from './useFileDrop.js';
import * as styles from './FileDropZone.css.js';

export interface FileDropAreaProps extends NativeAttributes<HTMLDivElement> {
  /** What files can be dropped on: a list of files with its buttons. One of these must do the same as a drop. */
  children: ReactNode;
  /** Called with the files that were dropped, and those in the folders that were. */
  onFiles: (files: readonly ChosenFile[]) => void;
  /** Called where what was dropped could not be read. */
  onUnreadable?: ((error: unknown) => void) | undefined;
  /** Nothing is taken now. Default false. */
  disabled?: boolean | undefined;
}

/** A part of the page that takes files and folders dropped on it. A field for files is a FileDropZone. */
export const FileDropArea = forwardRef<HTMLDivElement, FileDropAreaProps>(function FileDropArea(
  { children, onFiles, onUnreadable, disabled, ...attributes },
  ref,
) {
  const { isOver, events } = useFileDrop((data) => {
    droppedFiles(data).then(onFiles, (error: unknown) => onUnreadable?.(error));
  }, disabled);
  return (
    <div {...mergeAttributes(attributes, events)} ref={ref} className={styles.area} data-over={isOver || undefined}>
      {children}
    </div>
  );
});
