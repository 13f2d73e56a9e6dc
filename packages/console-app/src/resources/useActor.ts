import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { user } from '@livery/api/queries/identity';
import { useSession } from '#shared/services.js';

/**
 * Who did something in the account, by the id of whoever acted for its owner; null where nobody did. The function stays
 * the same until the owner is known.
 */
export function useActor(): (id: number | null) => string {
  const { t } = useLingui();
  const isActing = useSession().actingFor() !== undefined;
  const { data } = useQuery(user());
  const ownerId = data?.id;
  return useCallback(
    (id) => {
      if (id === null || id === ownerId) return isActing ? t`The owner` : t`You`;
      return isActing ? t`User ${id}, who acted for the owner` : t`User ${id}, who acted for you`;
    },
    [t, ownerId, isActing],
  );
}
