import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { countInvitations } from '@livery/api/domain/access';
import type { AccessDelegation } from '@livery/api/generated/types';
import { accessDelegations } from '@livery/api/queries/access';
import { isUnderstood } from '@livery/api/queries/understood';

interface DelegationFacts {
  /** The one billing account that it reaches, null where it reaches all; undefined where that was not understood. */
  accountOf: (delegation: AccessDelegation) => number | null | undefined;
  /** Whether the list of who is invited was understood. */
  arePeopleKnown: (delegation: AccessDelegation) => boolean;
  /** How many invitations are pending and accepted; NaN where that was not understood. */
  countsOf: (delegation: AccessDelegation) => { pending: number; accepted: number };
}

/** How far delegations reach and who is invited, as far as their list was understood: nothing is concluded from repaired fields. */
export function useDelegationFacts(): DelegationFacts {
  const client = useQueryClient();
  return useMemo(() => {
    const knows = ({ id }: AccessDelegation, field: keyof AccessDelegation) =>
      isUnderstood(client, { queryKey: accessDelegations().queryKey, id }, [field]);
    const arePeopleKnown = (row: AccessDelegation) => knows(row, 'impersonations');
    return {
      accountOf: (row) => (knows(row, 'billing_account_id') ? (row.billing_account_id ?? null) : undefined),
      arePeopleKnown,
      countsOf: (row) => (arePeopleKnown(row) ? countInvitations(row) : { pending: Number.NaN, accepted: Number.NaN }),
    };
  }, [client]);
}
