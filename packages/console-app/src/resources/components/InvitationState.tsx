import { useLingui } from '@lingui/react/macro';
import { StatusIndicator } from '@livery/ui';

interface InvitationStateProps {
  /** Undefined where that was not understood. */
  accepted: boolean | undefined;
  /** Its end has passed. */
  ended: boolean;
}

/** Whether an invitation is accepted (specification: account and billing, section 4), or over. */
export function InvitationState({ accepted, ended }: InvitationStateProps) {
  const { t } = useLingui();
  if (ended) return <StatusIndicator>{t`Ended`}</StatusIndicator>;
  if (accepted === undefined) return <StatusIndicator>{t`Unknown`}</StatusIndicator>;
  return <StatusIndicator tone={accepted ? 'success' : 'info'}>{accepted ? t`Accepted` : t`Pending`}</StatusIndicator>;
}
