import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { allowanceLeft, allowanceOf, canCharge, isWithin } from '@livery/api/domain/billingAccount';
import type { BillingAccount } from '@livery/api/generated/types';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useVisibleLocations } from '#shared/vms/useVms.js';
import { accountReasonTexts } from '#shared/texts/accounts.js';

type Standing = Pick<BillingAccount, 'id' | 'status' | 'restriction_level'>;

/**
 * Says why nothing can be charged to a billing account or, given one, not a machine of a size; `ram` in MB. What other
 * machines take of a limited account's allowance counts as far as their lists are loaded: the server knows the rest.
 */
export function useAccountReason() {
  const { t, i18n } = useLingui();
  const { limitedBillingAccountConfig } = useSiteConfig();
  const locations = useVisibleLocations();
  const queries = useQueryClient();
  return (account: Standing, vm: LocatedVm, size?: { vcpu: number; ram: number }): string | undefined => {
    const use = canCharge(account);
    if (!use.allowed) return i18n._(accountReasonTexts[use.reason]);
    const allowance = allowanceOf(account, limitedBillingAccountConfig);
    if (!allowance || !size) return undefined;
    const others = locations
      .flatMap(({ slug }) => queries.getQueryData(vmList(slug).queryKey) ?? [])
      .filter(({ uuid, billing_account }) => billing_account === account.id && uuid !== vm.uuid);
    return isWithin(allowanceLeft(allowance, others), size) ? undefined : t`More than your billing account may use`;
  };
}
