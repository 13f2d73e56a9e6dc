import { useEffect, useState } from 'react';
import { isTransitional, statusTransition } from '@livery/api/domain/vmStatus';
import type { Vm } from '@livery/api/generated/types';
import { isSlow } from '@livery/api/queries/transitions';

/** How often a transition is looked at again, in ms. */
const interval = 5000;

/** Whether a transition takes longer than usual; turns true by itself when the time comes. */
export function useIsSlow(vm: Pick<Vm, 'status' | 'status_changed_at'>): boolean {
  const [, lookAgain] = useState(0);
  const waiting = isTransitional(vm.status) && !isSlow(vm, statusTransition);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => lookAgain((count) => count + 1), interval);
    return () => clearInterval(timer);
  }, [waiting]);
  return isSlow(vm, statusTransition);
}
