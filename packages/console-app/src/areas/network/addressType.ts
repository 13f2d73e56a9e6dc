import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isKnown } from '@livery/api/domain/openValues';
import type { LocatedAddress } from '@livery/api/queries/network';

/**
 * Says what kind of address one is: "Public IPv4"; a kind that nobody knows as the server has it, undefined where it was not
 * understood.
 */
export function useAddressTypeText(): (address: LocatedAddress) => string | undefined {
  const { t } = useLingui();
  return useCallback(
    (address) => {
      if (!isKnown(address, 'type', 'is_ipv6')) return undefined;
      const { type } = address;
      const version = address.is_ipv6 ? 'IPv6' : 'IPv4';
      if (type === 'public') return t`Public ${version}`;
      return type === 'private' ? t`Private ${version}` : `${type} ${version}`;
    },
    [t],
  );
}
