import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Stack } from '../../components/Layout/Stack.js';
import { useMessages } from '../../messages/messages.js';

export interface ConfirmDialogProps {
  /** Whether it is shown. The caller keeps this. */
  open: boolean;
  /** Asked for by Escape, by the close button and by "Cancel". The caller sets `open`. */
  onClose: () => void;
  /** Does the work; the caller sets `busy` meanwhile and closes the dialog after. */
  onConfirm: () => void;
  /** A question: "Stop web-1?" */
  title: string;
  /** What will happen, in a sentence or two: read with the question when the dialog opens. */
  children?: ReactNode;
  /** What else belongs below it and is not read out: a choice, why the last attempt failed, the request it makes. */
  details?: ReactNode;
  /** The verb of the title: "Stop". */
  confirmLabel: string;
  /** "Cancel" by default. */
  cancelLabel?: string;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** While true its work is under way: the button shows a spinner and the dialog cannot be closed. Default false. */
  busy?: boolean;
}

/** Asks before what can be undone or repeated. What cannot be undone takes ConfirmByName. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  details,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  busy = false,
}: ConfirmDialogProps) {
  const words = useMessages('confirm');
  const id = useId();
  const described = children !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      busy={busy}
      {...(described && { describedBy: id })}
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
      <Stack>
        {described && <div id={id}>{children}</div>}
        {details}
      </Stack>
    </Dialog>
  );
}
