import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isFeatureOn } from '@livery/api/domain/features';
import { publicAddressesOf } from '@livery/api/domain/network';
import type { ManagedService, ServiceResource } from '@livery/api/generated/types';
import { ipAddresses as addressesIn } from '@livery/api/queries/network';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** A public IPv4 address of a part of a service. `href` is its page; missing where the list of addresses does not have it. */
interface PartAddress {
  address: string;
  href?: string;
}

export type AddressesOfPart = (part: ServiceResource) => readonly PartAddress[];

/**
 * The public IPv4 addresses of each part of a service, from the addresses of its location (specification: infrastructure,
 * section 3): those that are assigned to the part, or to the service at the part's private address.
 */
export function usePartAddresses({ uuid, location }: Pick<ManagedService, 'uuid' | 'location'>): AddressesOfPart {
  const { features } = useSiteConfig();
  const enabled = isFeatureOn(features, ipAddresses.feature);
  const { data: all = none } = useQuery({ ...addressesIn(location), enabled });
  return useCallback(
    ({ resource_uuid, private_ipv4, public_ipv4 }) => {
      const ofService = publicAddressesOf(all, uuid).filter(
        (one) => Boolean(private_ipv4) && one.assigned_to_private_ip === private_ipv4,
      );
      const found = new Set([
        ...all.filter(({ address }) => address === public_ipv4),
        ...[...publicAddressesOf(all, resource_uuid), ...ofService].filter((one) => !one.is_ipv6),
      ]);
      const listed = [...found].map((one): PartAddress => ({ address: one.address, href: ipAddresses.hrefOf(one) }));
      const isListed = listed.some(({ address }) => address === public_ipv4);
      return public_ipv4 && !isListed ? [{ address: public_ipv4 }, ...listed] : listed;
    },
    [all, uuid],
  );
}

const none: readonly never[] = [];
