import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as dialog from '../../components/Dialog/Dialog.css.js';
import { useWorn } from '../../components/ThemeRegion/worn.js';
import { CommandSearch } from './CommandSearch.js';
import type { CommandGroup } from './types.js';
import * as styles from './CommandPalette.css.js';

export interface CommandPaletteProps {
  /** Whether it is shown. The caller keeps this. */
  open: boolean;
  /** Asked for by Escape, by the close button, by a press outside and by a choice. The caller sets `open`. */
  onOpenChange: (open: boolean) => void;
  /** What is typed. */
  query: string;
  /** Called with what is typed. The caller finds what matches and sets `groups`. */
  onQueryChange: (query: string) => void;
  /** What matches the query, the best first. Few: a list to choose from at a glance, not a table. */
  groups: readonly CommandGroup[];
  /** More is on its way. */
  loading?: boolean;
  /** Names the dialog, its field and its list. */
  label: string;
  /** What can be found, shown while nothing is typed. */
  placeholder?: string;
  /** Shown and announced where nothing matches. */
  noResults: string;
}

/**
 * Everything one can go to and do, by typing a part of its name. Focus stays in the field while the arrow keys move
 * through the list; closing gives it back. A sheet over the whole screen at 700 px or less (A 9).
 */
export function CommandPalette({ open, onOpenChange, ...content }: CommandPaletteProps) {
  const worn = useWorn();
  return (
    <ModalOverlay
      className={`${dialog.scrim} ${dialog.centered} ${styles.stage}`}
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
    >
      <Modal className={`${dialog.modal} ${styles.modal}`} {...worn}>
        <AriaDialog className={dialog.dialog} aria-label={content.label}>
          <CommandSearch {...content} onClose={() => onOpenChange(false)} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
