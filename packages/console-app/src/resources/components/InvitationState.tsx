import { useLingui } from '@lingui/react/macro';
import { StatusIndicator } from '@livery/ui';

/** Whether an invitation is accepted (specification: account and billing, section 4). */
export function InvitationState({ accepted }: { accepted: boolean }) {
  const { t } = useLingui();
  return <StatusIndicator tone={accepted ? 'success' : 'info'}>{accepted ? t`Accepted` : t`Pending`}</StatusIndicator>;
}
