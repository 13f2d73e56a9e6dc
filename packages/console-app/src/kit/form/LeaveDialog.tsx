import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';

export interface LeaveDialogProps {
  /** What is under way or unsaved. */
  of: 'work' | 'form';
  onConfirm: () => void;
  onClosed: () => void;
}

/** Asks before something is lost by leaving. */
export function LeaveDialog({ of, onConfirm, onClosed }: LeaveDialogProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const isWork = of === 'work';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onExitComplete={onClosed}
      onConfirm={() => {
        setOpen(false);
        onConfirm();
      }}
      heading={isWork ? t`Leave while something is still being done?` : t`Leave without saving?`}
      confirmLabel={t`Leave`}
      tone="danger"
    >
      <Text>
        {isWork
          ? t`The page is loaded again: uploads end, and what has not been sent yet is not done.`
          : t`What you have entered here is lost, or a part of it, such as a password.`}
      </Text>
    </ConfirmDialog>
  );
}
