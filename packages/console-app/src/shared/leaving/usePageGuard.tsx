import { useEffect } from 'react';
import { createOverlays } from '../overlays.js';
import { useServices } from '../services.js';
import { createLeaveGuards } from './leaveGuards.js';
import { LeaveQuestion } from './LeaveQuestion.js';

/** By what would be lost: the guard that knows what to ask before. */
const guards = { work: 'guardWork', form: 'guardDraft' } as const;

/** Asks before the console itself loads another page, while something would be lost by that. */
export function usePageGuard(of: keyof typeof guards, isOn: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isOn) return undefined;
    LeaveQuestion.prefetch();
    const guard = services.get(createLeaveGuards)[guards[of]];
    return guard((goOn) =>
      services.get(createOverlays).open((close) => <LeaveQuestion of={of} onConfirm={goOn} onClosed={close} />),
    );
  }, [of, isOn, services]);
}
