import { useCallback } from 'react';
import { sshAccess } from '@livery/api/domain/firewallReach';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { useUnderstood } from '#kit';
import { firewalls } from './firewalls.js';

/** Who reaches SSH through a firewall; unknown where its rules were not understood. The function stays the same. */
export function useSshAccess(): (firewall: LocatedFirewall) => ReturnType<typeof sshAccess> {
  const understood = useUnderstood(firewalls);
  return useCallback(
    (firewall) => {
      const rules = understood(firewall, 'rules');
      return rules ? sshAccess(rules) : 'unknown';
    },
    [understood],
  );
}
