import { useMemo } from 'react';
import { sshAccess } from '@livery/api/domain/firewallReach';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { useUnderstood } from '#kit';
import { firewalls } from './firewalls.js';

interface FirewallFacts {
  /** Who reaches SSH through it. */
  sshOf: (firewall: LocatedFirewall) => ReturnType<typeof sshAccess>;
}

/** What firewalls let through, as far as their list was understood: nothing is concluded from repaired fields. */
export function useFirewallFacts(): FirewallFacts {
  const understood = useUnderstood(firewalls);
  return useMemo(
    () => ({
      sshOf(row) {
        const rules = understood(row, 'rules');
        return rules ? sshAccess(rules) : 'unknown';
      },
    }),
    [understood],
  );
}
