import type { Ref } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import * as dialogStyles from '../../components/Dialog/Dialog.css.js';
import { Modal } from '../../components/Dialog/Modal.js';
import type { ModalState } from '../../components/Dialog/useModal.js';
import { mergeAttributes } from '../../internal/attributes.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import { CommandSearch } from './CommandSearch.js';
import * as styles from './CommandPalette.css.js';

interface CommandPaletteContentProps extends Omit<CommandPaletteProps, keyof ModalState | 'defaultOpen'> {
  state: ModalState;
  paletteRef: Ref<HTMLElement>;
}

/** The palette itself: the part of CommandPalette that is fetched when it first opens. */
export function CommandPaletteContent({
  state,
  paletteRef,
  query,
  onQueryChange,
  groups,
  loading,
  label,
  placeholder,
  noMatch,
  ...attributes
}: CommandPaletteContentProps) {
  return (
    <Modal
      state={state}
      overlayClassName={`${dialogStyles.centered} ${styles.stage}`}
      className={`${dialogStyles.modal} ${styles.modal}`}
      dismissible
    >
      <AriaDialog
        ref={paletteRef}
        className={dialogStyles.dialog}
        aria-label={label}
        render={(own) => <section {...mergeAttributes(attributes, own)} />}
      >
        <CommandSearch
          {...{ query, onQueryChange, groups, loading, label, placeholder, noMatch }}
          onClose={() => state.onOpenChange(false)}
        />
      </AriaDialog>
    </Modal>
  );
}
