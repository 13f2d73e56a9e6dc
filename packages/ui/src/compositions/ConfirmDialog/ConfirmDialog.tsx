import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { useMessages } from '../../messages/messages.js';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Does the work; the caller sets `busy` meanwhile and closes the dialog after. */
  onConfirm: () => void;
  /** A question: "Stop web-1?" */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb of the title: "Stop". */
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  tone?: 'neutral' | 'danger';
  busy?: boolean;
}

/** Asks before what can be undone or repeated. What cannot be undone takes ConfirmByName. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  busy = false,
}: ConfirmDialogProps) {
  const words = useMessages('confirm');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
