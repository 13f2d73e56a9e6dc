import type { VmCapability, VmReason } from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { BulkResult } from '@livery/api/queries/bulk';

/** What became of one machine of a bulk action. */
export type Outcome = { vm: LocatedVm } & (
  | { result: 'done' }
  | { result: 'failed'; error: Error }
  | { result: 'skipped'; reason: VmReason }
  | { result: 'cancelled' }
);

export type Skipped = Extract<Outcome, { result: 'skipped' }>;

export interface BulkPlan {
  /** The machines it can be done with now. */
  ready: LocatedVm[];
  /** Those it cannot, each with its reason. */
  skipped: Skipped[];
}

/** Divides machines into those that an action can be done with and those that are left out. */
export function planBulk(vms: readonly LocatedVm[], can: (vm: LocatedVm) => VmCapability): BulkPlan {
  const plan: BulkPlan = { ready: [], skipped: [] };
  for (const vm of vms) {
    const capability = can(vm);
    if (capability.allowed) plan.ready.push(vm);
    else plan.skipped.push({ vm, result: 'skipped', reason: capability.reason });
  }
  return plan;
}

/** Thrown in place of a call that the visitor no longer wants. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** The results of the calls in the words of the dialog. */
export function outcomesOf(results: readonly BulkResult<LocatedVm, unknown>[]): Outcome[] {
  return results.map((one) => {
    if (one.status === 'fulfilled') return { vm: one.item, result: 'done' };
    if (one.error instanceof Cancelled) return { vm: one.item, result: 'cancelled' };
    const error = one.error instanceof Error ? one.error : new Error(String(one.error));
    return { vm: one.item, result: 'failed', error };
  });
}

/** Outcomes after a retry: the newer one of a machine in the place of the older. */
export function withRetried(before: readonly Outcome[], retried: readonly Outcome[]): Outcome[] {
  const newer = new Map(retried.map((outcome) => [outcome.vm.uuid, outcome]));
  return before.map((outcome) => newer.get(outcome.vm.uuid) ?? outcome);
}

/** The machines that another try may help. */
export const worthRetrying = (outcomes: readonly Outcome[]): LocatedVm[] =>
  outcomes.filter(({ result }) => result === 'failed' || result === 'cancelled').map(({ vm }) => vm);
