import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Activity } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { useActivities } from '#shared/activityLog.js';
import { lazyModal } from '#shared/lazy.js';
import { useOpenHere } from '#shared/useOpenHere.js';
import * as styles from './ActivityButton.css.js';

const ActivityDrawer = lazyModal(
  async () => (await import('./ActivityDrawer.js')).default,
  ({ onClose }) => onClose(),
);

/** Opens the list of everything that was started, and says how much of it is under way. */
export function ActivityButton() {
  const { t } = useLingui();
  const [open, setOpen] = useOpenHere();
  const running = useActivities().filter(({ state }) => state === 'running').length;
  return (
    <span className={styles.anchor}>
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
