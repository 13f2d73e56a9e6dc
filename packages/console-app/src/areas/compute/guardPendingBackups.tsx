import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import { createOverlays } from '#shared/overlays.js';
import type { Services } from '#shared/services.js';
import { pendingBackups } from './pendingBackups.js';

/** Asks before somebody logs out while backups are requested: a log-out forgets the request. A service, so once a page. */
export function guardPendingBackups(services: Services): void {
  const { storage, session } = services;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (pendingBackups(storage).length > 0) {
      stop ??= session.guardWork((goOn) =>
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

function ForgetQuestion({ onConfirm, onClosed }: { onConfirm: () => void; onClosed: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onExitComplete={onClosed}
      onConfirm={() => {
        setOpen(false);
        onConfirm();
      }}
      heading={t`Leave before weekly backups are switched on?`}
      confirmLabel={t`Leave`}
      tone="danger"
    >
      <Text>{t`That happens as soon as the virtual machine has been created. A log-out forgets it: you can switch them on later, on the page of the virtual machine.`}</Text>
    </ConfirmDialog>
  );
}
