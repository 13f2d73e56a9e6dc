import { readTimestamp } from '../domain/timestamps.js';
import type { Vm } from '../generated/types.js';

/**
 * Whether a machine shows that something was done to it that was sent at `sentAt`: its status is the one that this passes
 * through, or is another since then. Undefined where the machine does not say since when it has its status.
 */
export function hasPassed(
  status: Vm['status'],
  machine: Partial<Pick<Vm, 'status' | 'status_changed_at'>> | undefined,
  sentAt: number,
): boolean | undefined {
  if (machine?.status === status) return true;
  const since = machine?.status_changed_at === undefined ? undefined : readTimestamp(machine.status_changed_at);
  return since && since.getTime() > sentAt;
}
