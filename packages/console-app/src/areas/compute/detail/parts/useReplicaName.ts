import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Replica } from '@livery/api/generated/types';
import { useTime } from '#shared/time.js';

/** What a snapshot or backup is called: by its type and when it was made, as it has no name of its own. */
export function useReplicaName(): (replica: Pick<Replica, 'type' | 'created_at'>) => string {
  const { t } = useLingui();
  const { dateTime } = useTime();
  return useCallback(
    ({ type, created_at }) => {
      const made = dateTime(created_at);
      return type === 'backup' ? t`Backup of ${made}` : t`Snapshot of ${made}`;
    },
    [t, dateTime],
  );
}
