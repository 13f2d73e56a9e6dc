import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sshAccess } from '@livery/api/domain/firewallReach';
import type { Firewall } from '@livery/api/generated/types';
import { firewalls, rulesNotUnderstood, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { notUnderstood } from '@livery/api/queries/understood';

interface FirewallFacts {
  /** Undefined where the server's rules were not understood. */
  rulesOf: (firewall: LocatedFirewall) => Firewall['rules'] | undefined;
  /** What it protects; undefined where that was not understood. */
  protectedOf: (firewall: LocatedFirewall) => Firewall['resources_assigned'] | undefined;
  /** Who reaches SSH through it. */
  sshOf: (firewall: LocatedFirewall) => ReturnType<typeof sshAccess>;
}

/** What firewalls let through and protect, as far as their list was understood: nothing is concluded from repaired fields. */
export function useFirewallFacts(): FirewallFacts {
  const client = useQueryClient();
  return useMemo(() => {
    const rulesOf: FirewallFacts['rulesOf'] = (row) => (rulesNotUnderstood(client, row) ? undefined : row.rules);
    return {
      rulesOf,
      protectedOf({ location, uuid, resources_assigned }) {
        const key = { queryKey: firewalls(location).queryKey, id: uuid };
        return notUnderstood(client, key, 'resources_assigned') ? undefined : resources_assigned;
      },
      sshOf(row) {
        const rules = rulesOf(row);
        return rules ? sshAccess(rules) : 'unknown';
      },
    };
  }, [client]);
}
