import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Activity } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { useActivities } from '#shared/activityLog.js';
import { dialogOnDemand } from '#shared/onDemand.js';
import * as styles from './ActivityButton.css.js';

const ActivityDrawer = dialogOnDemand(
  async () => (await import('./ActivityDrawer.js')).default,
  ({ onClose }) => onClose(),
);

/** Records every change that is made on this page. The code comes with the first. */
function useRecording(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const begins = event.type === 'updated' && event.action.type === 'pending';
        if (!begins || event.mutation.options.mutationKey?.[0] !== 'change') return;
        const { mutation } = event;
        import('./recordChange.js').then(
          ({ recordChange }) => recordChange(client, mutation),
          () => undefined,
        );
      }),
    [client],
  );
}

/** Opens the list of everything that was started, and says how much of it is under way. */
export function ActivityButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const running = useActivities().filter(({ state }) => state === 'running').length;
  useRecording();
  return (
    <span className={styles.place}>
      <IconButton
        size="small"
        icon={Activity}
        label={
          running > 0 ? plural(running, { one: 'Activity, # under way', other: 'Activity, # under way' }) : t`Activity`
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={ActivityDrawer.prefetch}
        onFocus={ActivityDrawer.prefetch}
      />
      {running > 0 && <span className={styles.dot} />}
      {open && <ActivityDrawer onClose={() => setOpen(false)} />}
    </span>
  );
}
