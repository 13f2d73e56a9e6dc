import { useEffect, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { canAfford, chargedService, type Charged, type RequestedSize } from '@livery/api/domain/allowance';
import { isFeatureOn } from '@livery/api/domain/features';
import type { Location, ManagedService } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import type * as services from '@livery/api/queries/services';
import { commonTexts } from '#generated/common/texts.js';
import { useRows } from '#kit';
import type { ChargedAccount } from '#shared/billingAccounts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { virtualMachines } from './virtualMachines.js';

const nowhere: readonly Location[] = [];

/**
 * The machines and managed services of all locations, as far as they have come, for what a limited billing account has left
 * (specification: infrastructure, section 9); asked for only where that is `needed` and the site has them.
 */
export function useCharged(needed: boolean): readonly Charged[] {
  const { features } = useSiteConfig();
  const hasVms = isFeatureOn(features, virtualMachines.feature);
  const { rows: vms } = useRows(virtualMachines, needed && hasVms ? undefined : nowhere);
  const services = useServices(needed && isFeatureOn(features, 'services'));
  return useMemo(() => [...vms, ...(services ?? []).map(chargedService)], [vms, services]);
}

/** The managed services, asked for only where they are `needed`: few accounts are limited, and others load no code for it. */
function useServices(needed: boolean): readonly ManagedService[] | undefined {
  const [code, setCode] = useState<typeof services>();
  useEffect(() => {
    // Without it nothing is counted for services: the server knows the rest.
    if (needed) import('@livery/api/queries/services').then(setCode, () => undefined);
  }, [needed]);
  const read = needed && code ? [code.managedServices()] : [];
  return useQueries({ queries: read, combine: ([list]) => list?.data });
}

/**
 * Says why machines of a size cannot be charged to a billing account; undefined where they can, or the account is not
 * known. What all else takes of a limited account's allowance counts as far as its lists have come: the server knows the
 * rest.
 */
export function useAllowanceReason(): (
  account: ChargedAccount | undefined,
  requested: RequestedSize,
) => string | undefined {
  const { i18n } = useLingui();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const { data: accounts } = useQuery(billingAccounts());
  const charged = useCharged(accounts?.some((one) => one.restriction_level === 'LIMITED') ?? false);
  return (account, requested) => {
    const capability = account && canAfford(account, limit, charged, requested);
    return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
  };
}
