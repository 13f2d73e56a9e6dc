import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isRecord } from '@livery/api/client/schema';
import { serverTime } from '@livery/api/client/serverClock';
import { countInvitations } from '@livery/api/domain/access';
import type { AccessDelegation, AccessDelegationImpersonation } from '@livery/api/generated/types';
import { accessDelegations } from '@livery/api/queries/access';
import { notUnderstood } from '@livery/api/queries/understood';

interface DelegationFacts {
  /** The one billing account that it reaches, null where it reaches all; undefined where that was not understood. */
  accountOf: (delegation: AccessDelegation) => number | null | undefined;
  /** Whether the list of who is invited was understood. */
  arePeopleKnown: (delegation: AccessDelegation) => boolean;
  /** Whether a field of one of those was understood. */
  isInvitationKnown: <Field extends keyof AccessDelegationImpersonation>(
    delegation: AccessDelegation,
    invitation: Pick<AccessDelegationImpersonation, 'uuid' | Field>,
    field: Field,
  ) => boolean;
  /** How many invitations are pending and accepted; NaN where that was not understood. */
  countsOf: (delegation: AccessDelegation) => { pending: number; accepted: number };
}

/** How far delegations reach and who is invited, as far as their list was understood: nothing is concluded from repaired fields. */
export function useDelegationFacts(): DelegationFacts {
  const client = useQueryClient();
  return useMemo(() => {
    const repaired = ({ id }: AccessDelegation, field: keyof AccessDelegation) =>
      notUnderstood(client, { queryKey: accessDelegations().queryKey, id }, field);
    const arePeopleKnown = (row: AccessDelegation) => !repaired(row, 'impersonations');
    return {
      accountOf: (row) => (repaired(row, 'billing_account_id') ? undefined : (row.billing_account_id ?? null)),
      arePeopleKnown,
      isInvitationKnown(row, invitation, field) {
        const said = repaired(row, 'impersonations')?.said;
        const items: unknown[] = Array.isArray(said) ? said : [];
        const before = items.filter(isRecord).find(({ uuid }) => uuid === invitation.uuid);
        // One that was just made is in no list yet.
        return !before || Object.is(before[field], invitation[field]);
      },
      countsOf: (row) =>
        arePeopleKnown(row) ? countInvitations(row, serverTime()) : { pending: Number.NaN, accepted: Number.NaN },
    };
  }, [client]);
}
