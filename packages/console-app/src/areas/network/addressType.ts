import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LocatedAddress } from '@livery/api/queries/network';

/** Says what kind of address one is: "Public IPv4"; a kind that nobody knows as the server has it. */
export function useAddressTypeText(): (address: Pick<LocatedAddress, 'type' | 'is_ipv6'>) => string {
  const { t } = useLingui();
  return useCallback(
    ({ type, is_ipv6 }) => {
      const version = is_ipv6 ? 'IPv6' : 'IPv4';
      if (type === 'public') return t`Public ${version}`;
      return type === 'private' ? t`Private ${version}` : `${type} ${version}`;
    },
    [t],
  );
}
