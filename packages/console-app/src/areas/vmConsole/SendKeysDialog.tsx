import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@livery/ui';

interface SendKeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Why nothing can be sent. */
  disabledReason: string | undefined;
  /** Gives whether it was sent. */
  onSend: () => boolean;
  /** Of the machine. */
  name: string;
}

/** Asks before Ctrl+Alt+Del is sent, with which most systems restart. */
export default function SendKeysDialog({ open, onClose, disabledReason, onSend, name }: SendKeysDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
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
