import { X } from 'lucide-react';
import type { Ref } from 'react';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { IconButton } from '../Button/IconButton.js';
import type { DialogProps } from './Dialog.js';
import { DialogBox } from './DialogBox.js';
import { Modal } from './Modal.js';
import type { ModalState } from './useModal.js';
import * as styles from './Dialog.css.js';

interface DialogContentProps extends Omit<DialogProps, keyof ModalState | 'defaultOpen'> {
  state: ModalState;
  dialogRef: Ref<HTMLElement>;
}

/** The dialog itself: the part of Dialog that is fetched when it first opens. */
export function DialogContent({
  state,
  dialogRef,
  size = 'medium',
  dismissible,
  loading = false,
  leavable = false,
  role = 'dialog',
  ...box
}: DialogContentProps) {
  const messages = useOnDemandMessages('dialog', english.dialog);
  return (
    <Modal
      state={state}
      overlayClassName={styles.centered}
      className={`${styles.modal} ${styles.size[size]}`}
      dismissible={role === 'dialog' ? dismissible : false}
      closable={!loading || leavable}
    >
      <DialogBox
        {...box}
        role={role}
        boxRef={dialogRef}
        closeButton={
          <IconButton
            label={messages.close}
            icon={X}
            size="small"
            disabled={loading && !leavable}
            onClick={() => state.onOpenChange(false)}
          />
        }
      />
    </Modal>
  );
}
