import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isFeatureOn } from '@livery/api/domain/features';
import { addressPrice, isChargedAlone, sumOf } from '@livery/api/domain/pricing';
import { pricing } from '@livery/api/queries/config';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useRows } from '#kit';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { ipAddresses } from './ipAddresses.js';

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
  /** Whether there may be others, because a list of addresses is not there yet. */
  isPending: boolean;
  /** Whether there may be others, because a list of addresses failed. */
  isUnknown: boolean;
}

/** The addresses that are left, and charged as unassigned, when what they are assigned to goes (specification: infrastructure, section 9). */
export function useRemainingAddresses(owners: readonly AddressOwner[]): RemainingAddresses {
  const { siteCurrency: currency, features } = useSiteConfig();
  const isOn = isFeatureOn(features, ipAddresses.feature);
  const everywhere = useLocations();
  const places = new Set(isOn ? owners.map(({ location }) => location) : []);
  const slugs = [...places].toSorted().join(' ');
  const locations = useMemo(
    () => everywhere.filter(({ slug }) => slugs.split(' ').includes(slug)),
    [everywhere, slugs],
  );
  const { rows, isPending, coverage } = useRows(ipAddresses, locations);
  const { data: prices } = useQuery(pricing());
  const uuids = new Set(owners.map(({ uuid }) => uuid));
  const named = new Set(owners.map(({ public_ipv4 }) => public_ipv4));
  const addresses = rows.filter(({ assigned_to, address }) => uuids.has(assigned_to ?? '') || named.has(address));
  const charged = addresses.filter((one) => isChargedAlone({ ...one, assigned_to_resource_type: null }));
  const priceOf = (one: LocatedAddress) => addressPrice(prices, { currency, location: one.location }, one, false);
  return {
    addresses,
    ...(charged.length > 0 && { charged: { monthly: sumOf(charged.map(priceOf)).monthly } }),
    isPending,
    isUnknown: coverage !== 'all',
  };
}
