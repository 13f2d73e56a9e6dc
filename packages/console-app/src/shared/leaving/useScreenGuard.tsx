import { useEffect } from 'react';
import { createOverlays } from '../overlays.js';
import { useServices, type Services } from '../services.js';
import type { AskToLeave } from '../session.js';
import { guardHistory } from './guardHistory.js';
import { LeaveQuestion } from './LeaveQuestion.js';
import { useLeaveGuard } from './useLeaveGuard.js';

/**
 * Asks before the screen is left in any way while something on it would be lost: as `useLeaveGuard` does, and before
 * another screen is shown, by a link as by Back and Forward.
 */
export function useScreenGuard(isTouched: boolean): void {
  const services = useServices();
  useLeaveGuard(isTouched);
  useEffect(() => (isTouched ? guardScreen(services) : undefined), [isTouched, services]);
}

function guardScreen(services: Services): () => void {
  LeaveQuestion.prefetch();
  let isAsking = false;
  const ask: AskToLeave = (goOn) => {
    if (isAsking) return;
    isAsking = true;
    const leave = () => {
      end();
      goOn();
    };
    services.get(createOverlays).open((close) => {
      const closed = () => {
        isAsking = false;
        close();
      };
      return <LeaveQuestion of="form" onConfirm={leave} onClosed={closed} />;
    });
  };
  const { session, environment } = services;
  // A page with a router of its own has no part in the browser's history.
  const history = environment.router ? undefined : guardHistory(ask);
  const endOfGuard = session.guardScreen({ ask, historyMoved: history?.moved });
  const end = () => {
    endOfGuard();
    history?.end();
  };
  return end;
}
