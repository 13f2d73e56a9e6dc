import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@livery/ui';

interface SendKeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when it is gone from the screen. */
  onExitComplete: () => void;
  /** Why nothing can be sent. */
  disabledReason: string | undefined;
  /** Gives whether it was sent. */
  onSend: () => boolean;
  /** Of the machine. */
  name: string;
}

/** Asks before Ctrl+Alt+Del is sent, with which most systems restart. */
export default function SendKeysDialog(props: SendKeysDialogProps) {
  const { open, onClose, onExitComplete, disabledReason, onSend, name } = props;
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onExitComplete={onExitComplete}
      heading={t`Send Ctrl+Alt+Del to ${name}?`}
      confirmLabel={t`Send`}
      disabledReason={disabledReason}
      onConfirm={() => {
        if (onSend()) onClose();
      }}
    >
      {t`Most operating systems restart at once.`}
    </ConfirmDialog>
  );
}
