import { useEffect } from 'react';
import { createOverlays } from '../overlays.js';
import { useServices } from '../services.js';
import { LeaveQuestion } from './LeaveQuestion.js';
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
    LeaveQuestion.prefetch();
    return services.session.guardWork((goOn) =>
      services.get(createOverlays).open((close) => <LeaveQuestion of="work" onConfirm={goOn} onClosed={close} />),
    );
  }, [isWorking, services]);
}
