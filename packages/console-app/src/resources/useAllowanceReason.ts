import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { canAfford, type RequestedSize } from '@livery/api/domain/billingAccount';
import { isFeatureOn } from '@livery/api/domain/features';
import type { Location } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { commonTexts } from '#generated/common/texts.js';
import { useRows } from '#kit';
import type { ChargedAccount } from '#shared/billingAccounts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { virtualMachines } from './virtualMachines.js';

const none: readonly Location[] = [];

/**
 * The machines of all locations, as far as they have come, for what a limited billing account has left (specification:
 * infrastructure, section 9); asked for only where that is `needed` and the site has machines.
 */
export function useChargedVms(needed: boolean): readonly LocatedVm[] {
  const { features } = useSiteConfig();
  return useRows(virtualMachines, needed && isFeatureOn(features, virtualMachines.feature) ? undefined : none).rows;
}

/**
 * Says why machines of a size cannot be charged to a billing account; undefined where they can, or the account is not
 * known. What other machines take of a limited account's allowance counts as far as their lists have come: the server
 * knows the rest.
 */
export function useAllowanceReason(): (
  account: ChargedAccount | undefined,
  requested: RequestedSize,
) => string | undefined {
  const { i18n } = useLingui();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const { data: accounts } = useQuery(billingAccounts());
  const vms = useChargedVms(accounts?.some((one) => one.restriction_level === 'LIMITED') ?? false);
  return (account, requested) => {
    const capability = account && canAfford(account, limit, vms, requested);
    return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
  };
}
