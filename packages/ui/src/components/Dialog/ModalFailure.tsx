import { useLayoutEffect, useRef } from 'react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Button } from '../Button/Button.js';
import * as styles from './ModalFailure.css.js';

interface ModalFailureProps {
  onRetry: () => void;
  onClose: () => void;
}

/** In place of a modal whose code could not be fetched: a native dialog, which needs no code of its own. */
export function ModalFailure({ onRetry, onClose }: ModalFailureProps) {
  const messages = useOnDemandMessages('modal', english.modal);
  const dialog = useRef<HTMLDialogElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    retryButton.current?.focus();
    /* Closing, other than removing, returns the focus to where it was. */
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-label={messages.failed}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p>{messages.failed}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{messages.close}</Button>
        <Button ref={retryButton} variant="primary" onClick={onRetry}>
          {messages.retry}
        </Button>
      </div>
    </dialog>
  );
}
