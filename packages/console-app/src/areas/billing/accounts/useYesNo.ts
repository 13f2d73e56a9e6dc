import { useLingui } from '@lingui/react/macro';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';

type YesNoField = 'allow_debt' | 'can_pay' | 'paying_by_invoice' | 'send_invoice_email';

/** Says yes or no by a field of a billing account; undefined where nobody knows. */
export function useYesNo(account: BillingAccount): (field: YesNoField) => string | undefined {
  const { t } = useLingui();
  return (field) => {
    const is = understood(account, field);
    return is === undefined ? undefined : is ? t`Yes` : t`No`;
  };
}
