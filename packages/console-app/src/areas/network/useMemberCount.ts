import { useCallback } from 'react';
import { memberCount } from '@livery/api/domain/network';
import type { LocatedNetwork } from '@livery/api/queries/network';
import { useUnderstood } from '#kit';
import { privateNetworks } from '#resources/privateNetworks.js';

/** How many resources are in a network; undefined where that was not understood. */
export function useMemberCount(): (network: LocatedNetwork) => number | undefined {
  const understood = useUnderstood(privateNetworks);
  return useCallback(
    (row) => {
      const isKnown = understood(row, 'vm_uuids') && understood(row, 'resources_count') !== undefined;
      return isKnown ? memberCount(row) : undefined;
    },
    [understood],
  );
}
