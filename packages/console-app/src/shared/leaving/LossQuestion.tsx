import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from './LeaveDialog.js';

export interface LossQuestionProps {
  /** What is under way or unsaved. */
  of: 'work' | 'form';
  onConfirm: () => void;
  onClosed: () => void;
}

/** What is lost by leaving while work is under way, or a form is not saved. */
export function LossQuestion({ of, ...dialog }: LossQuestionProps) {
  const { t } = useLingui();
  return of === 'work' ? (
    <LeaveDialog {...dialog} heading={t`Leave while something is still being done?`}>
      {t`The page is loaded again: uploads end, and what has not been sent yet is not done.`}
    </LeaveDialog>
  ) : (
    <LeaveDialog {...dialog} heading={t`Leave without saving?`}>
      {t`What you have entered here is lost, or a part of it, such as a password.`}
    </LeaveDialog>
  );
}
