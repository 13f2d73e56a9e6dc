import { useEffect } from 'react';
import { createOverlays } from '../overlays.js';
import { useServices, type Services } from '../services.js';
import { guardHistory } from './guardHistory.js';
import { createLeaveGuards, type AskToLeave } from './leaveGuards.js';
import { LeaveQuestion } from './LeaveQuestion.js';
import type { LossQuestionProps } from './LossQuestion.js';
import { useLeaveGuard } from './useLeaveGuard.js';

/**
 * Asks before the screen is left in any way while something on it would be lost: as `useLeaveGuard` does, and before
 * another screen is shown, by a link as by Back and Forward.
 */
export function useScreenGuard(isTouched: boolean, of: LossQuestionProps['of'] = 'form'): void {
  const services = useServices();
  useLeaveGuard(isTouched);
  useEffect(() => (isTouched ? guardScreen(services, of) : undefined), [isTouched, services, of]);
}

function guardScreen(services: Services, of: LossQuestionProps['of']): () => void {
  LeaveQuestion.prefetch();
  /** Takes away the question that is open. */
  let withdraw: (() => void) | undefined;
  const ask: AskToLeave = (goOn) => {
    if (withdraw) return;
    services.get(createOverlays).open((close) => {
      const closed = () => {
        withdraw = undefined;
        close();
      };
      const leave = () => {
        // It closes by itself.
        withdraw = undefined;
        end();
        goOn();
      };
      withdraw = closed;
      return <LeaveQuestion of={of} onConfirm={leave} onClosed={closed} />;
    });
  };
  // A page with a router of its own has no part in the browser's history.
  const history = services.environment.router ? undefined : guardHistory(ask);
  const endOfGuard = services.get(createLeaveGuards).guardScreen({ ask, historyMoved: history?.moved });
  const end = () => {
    endOfGuard();
    history?.end();
  };
  return () => {
    end();
    // What was being saved has been meanwhile, for example: nothing would be lost any more.
    withdraw?.();
  };
}
