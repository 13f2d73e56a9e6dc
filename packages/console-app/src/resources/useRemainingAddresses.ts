import { isFeatureOn } from '@livery/api/domain/features';
import { assignmentOf } from '@livery/api/domain/network';
import { sumOf } from '@livery/api/domain/pricing';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useRows } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { ipAddresses } from './ipAddresses.js';
import { isChargedUnassigned, useAddressPrice } from './useAddressPrice.js';
import { useLocationsNamed } from './useLocationsNamed.js';

/** What addresses are assigned to. */
export interface AddressOwner {
  uuid: string;
  location: string;
  /** Its address, where the server names that itself. */
  public_ipv4?: string | null | undefined;
}

interface RemainingAddresses {
  addresses: readonly LocatedAddress[];
  /** What those that are charged cost a month together; left out where none is. */
  charged?: { monthly: number | undefined };
  /** Whether there may be others, because a list of addresses is not there yet, or was not understood. */
  isPending: boolean;
  /** Whether there may be others, because a list of addresses failed. */
  isUnknown: boolean;
}

/** The addresses that are left, and charged as unassigned, when what they are assigned to goes (specification: infrastructure, section 9). */
export function useRemainingAddresses(owners: readonly AddressOwner[]): RemainingAddresses {
  const { features } = useSiteConfig();
  const isOn = isFeatureOn(features, ipAddresses.feature);
  const locations = useLocationsNamed(isOn ? owners.map(({ location }) => location) : []);
  const { rows, isPending, coverage } = useRows(ipAddresses, locations);
  const { priceOf } = useAddressPrice();
  const uuids = new Set(owners.map(({ uuid }) => uuid));
  const named = new Set(owners.map(({ public_ipv4 }) => public_ipv4));
  const addresses = rows.filter(({ assigned_to, address }) => uuids.has(assigned_to ?? '') || named.has(address));
  const charged = addresses.filter(isChargedUnassigned);
  return {
    addresses,
    ...(charged.length > 0 && { charged: { monthly: sumOf(charged.map((one) => priceOf(one, false))).monthly } }),
    isPending: isPending || rows.some((one) => assignmentOf(one) === undefined),
    isUnknown: coverage !== 'all',
  };
}
