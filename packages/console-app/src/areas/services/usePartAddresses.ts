import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isFeatureOn } from '@livery/api/domain/features';
import type { ManagedService, ServiceResource } from '@livery/api/generated/types';
import { ipAddresses as addressesIn } from '@livery/api/queries/network';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The public address of a part of a service. `href` is its page; missing where the list of addresses does not have it. */
interface PartAddress {
  address: string;
  href?: string;
}

export type AddressOfPart = (part: ServiceResource) => PartAddress | undefined;

/**
 * The public address of each part of a service, from the addresses of its location (specification: infrastructure,
 * section 3): the one that is assigned to the part, or to the service at the part's private address.
 */
export function usePartAddresses({ uuid, location }: Pick<ManagedService, 'uuid' | 'location'>): AddressOfPart {
  const { features } = useSiteConfig();
  const enabled = isFeatureOn(features, ipAddresses.feature);
  const { data: addresses } = useQuery({ ...addressesIn(location), enabled });
  return useCallback(
    ({ resource_uuid, private_ipv4, public_ipv4 }) => {
      const found = addresses?.find(
        ({ assigned_to, assigned_to_private_ip, address }) =>
          address === public_ipv4 ||
          assigned_to === resource_uuid ||
          (assigned_to === uuid && Boolean(private_ipv4) && assigned_to_private_ip === private_ipv4),
      );
      if (found) return { address: found.address, href: ipAddresses.hrefOf(found) };
      return public_ipv4 ? { address: public_ipv4 } : undefined;
    },
    [addresses, uuid],
  );
}
