import { useLingui } from '@lingui/react/macro';
import type { SelectOption } from '@livery/ui';
import { isLimited } from '@livery/api/domain/billingAccount';
import type { ChargedAccount } from '#shared/billingAccounts.js';

/** Makes a billing account one of those to choose from, with why it may not be. */
export function useAccountOption() {
  const { t } = useLingui();
  return (account: ChargedAccount, disabledReason: string | undefined): SelectOption => ({
    id: String(account.id),
    label: account.title,
    description: isLimited(account) ? t`Limited` : undefined,
    disabledReason,
  });
}
