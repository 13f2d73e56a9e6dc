import { useLeaveGuard } from './useLeaveGuard.js';
import { usePageGuard } from './usePageGuard.js';

/**
 * Asks before the page is left in any way while work is done in it that would end with it: by the browser as
 * `useLeaveGuard` does, and where the console itself would load another page. An ended session does not ask.
 */
export function useWorkGuard(isWorking: boolean): void {
  useLeaveGuard(isWorking);
  usePageGuard('work', isWorking);
}
