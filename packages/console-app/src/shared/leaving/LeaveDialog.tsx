import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';

interface LeaveDialogProps {
  heading: string;
  /** What is lost. */
  children: ReactNode;
  onConfirm: () => void;
  onClosed: () => void;
}

/** Asks before something is lost by leaving. */
export function LeaveDialog({ heading, children, onConfirm, onClosed }: LeaveDialogProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onExitComplete={onClosed}
      onConfirm={() => {
        setOpen(false);
        onConfirm();
      }}
      heading={heading}
      confirmLabel={t`Leave`}
      tone="danger"
    >
      <Text>{children}</Text>
    </ConfirmDialog>
  );
}
