import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { canAfford, canCharge, type WantedSize } from '@livery/api/domain/billingAccount';
import type { BillingAccount } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { commonTexts } from '#generated/common/texts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useChargedVms } from '#shared/vms/useVms.js';

type Account = Pick<BillingAccount, 'id' | 'status' | 'restriction_level'>;

/**
 * Says why a machine of a size cannot be charged to a billing account; undefined where it can, or the account is not
 * known. What other machines take of a limited account's allowance counts as far as their lists have come: the server
 * knows the rest.
 */
export function useAccountReason(): (account: Account | undefined, wanted: WantedSize) => string | undefined {
  const { i18n } = useLingui();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const { data: accounts } = useQuery(billingAccounts());
  const vms = useChargedVms(accounts?.some((one) => one.restriction_level === 'LIMITED') ?? false);
  return (account, wanted) => {
    const capability = account && canAfford(account, limit, vms, wanted);
    return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
  };
}

/** The billing account that a machine is charged to, once the accounts are known. */
export function useAccountOf({ billing_account }: Pick<LocatedVm, 'billing_account'>): BillingAccount | undefined {
  return useQuery(billingAccounts()).data?.find(({ id }) => id === billing_account);
}

/** How the billing account that a machine is charged to is called; its number while that is not known. */
export function useAccountTitle(vm: Pick<LocatedVm, 'billing_account'>): string {
  const account = useAccountOf(vm);
  if (account) return account.title;
  return Number.isNaN(vm.billing_account) ? '—' : String(vm.billing_account);
}

/** Why nothing that costs more can be added to a machine; undefined where it can, or its account is not known. */
export function useChargeReason(vm: Pick<LocatedVm, 'billing_account'>): string | undefined {
  const { i18n } = useLingui();
  const account = useAccountOf(vm);
  const capability = account && canCharge(account);
  return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
}
