import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import { createOverlays } from '#shared/overlays.js';
import { useServices } from '#shared/services.js';
import { useLeaveGuard } from './useLeaveGuard.js';

/**
 * Asks before the page is left in any way while work is done in it that would end with it: by the browser as
 * `useLeaveGuard` does, and where the console itself would load another page. An ended session does not ask.
 */
export function useWorkGuard(isWorking: boolean): void {
  const services = useServices();
  useLeaveGuard(isWorking);
  useEffect(() => {
    if (!isWorking) return undefined;
    return services.session.guardWork((goOn) =>
      services.get(createOverlays).open((close) => <LeaveQuestion onConfirm={goOn} onClosed={close} />),
    );
  }, [isWorking, services]);
}

function LeaveQuestion({ onConfirm, onClosed }: { onConfirm: () => void; onClosed: () => void }) {
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
      heading={t`Leave while something is still being done?`}
      confirmLabel={t`Leave`}
      tone="danger"
    >
      <Text>{t`The page is loaded again: uploads end, and what has not been sent yet is not done.`}</Text>
    </ConfirmDialog>
  );
}
