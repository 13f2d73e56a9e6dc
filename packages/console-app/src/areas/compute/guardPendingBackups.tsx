import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '#shared/leaving/LeaveDialog.js';
import { createLeaveGuards } from '#shared/leaving/leaveGuards.js';
import { createOverlays } from '#shared/overlays.js';
import type { Services } from '#shared/services.js';
import { pendingBackups } from './pendingBackups.js';

/** Asks before somebody logs out while backups are requested: a log-out forgets the request. A service, so once a page. */
export function guardPendingBackups(services: Services): void {
  const { storage } = services;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (pendingBackups(storage).length > 0) {
      stop ??= services
        .get(createLeaveGuards)
        .guardWork((goOn) =>
          services.get(createOverlays).open((close) => <ForgetQuestion onConfirm={goOn} onClosed={close} />),
        );
    } else {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  storage.pendingBackups.subscribe(follow);
}

function ForgetQuestion(dialog: { onConfirm: () => void; onClosed: () => void }) {
  const { t } = useLingui();
  return (
    <LeaveDialog {...dialog} heading={t`Leave before weekly backups are switched on?`}>
      {t`That happens as soon as the virtual machine has been created. A log-out forgets it: you can switch them on later, on the page of the virtual machine.`}
    </LeaveDialog>
  );
}
