import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from './LeaveDialog.js';

export interface LossQuestionProps {
  /** What is under way, unsaved, or shown only once. */
  of: 'work' | 'form' | 'token';
  onConfirm: () => void;
  onClosed: () => void;
}

/** What is lost by leaving while work is under way, a form is not saved, or a token is shown. */
export function LossQuestion({ of, ...dialog }: LossQuestionProps) {
  const { t } = useLingui();
  const { heading, lost } = {
    work: {
      heading: t`Leave while something is still being done?`,
      lost: t`The page is loaded again: uploads end, and what has not been sent yet is not done.`,
    },
    form: {
      heading: t`Leave without saving?`,
      lost: t`What you have entered here is lost, or a part of it, such as a password.`,
    },
    token: {
      heading: t`Leave without the token?`,
      lost: t`It is shown only once, and is in no list: it cannot be looked up or deleted later.`,
    },
  }[of];
  return (
    <LeaveDialog {...dialog} heading={heading}>
      {lost}
    </LeaveDialog>
  );
}
