import { timestamp } from '../clock.js';
import { cancelVmSteps } from '../state/pending.js';
import type { BillingAccountRecord, State } from '../state/state.js';

const running = new Set(['running', 'hibernated']);

/**
 * What a level of restriction means for what is charged to an account: limited machines say so; beyond that machines are
 * stopped, addresses switched off and buckets suspended. What was stopped stays so when the restriction is lifted.
 */
export function applyRestriction(state: State, { id, restriction_level }: BillingAccountRecord, at: number): void {
  const isHalted = restriction_level === 'FROZEN' || restriction_level === 'TERMINATED';
  for (const { vms, addresses } of Object.values(state.locations)) {
    for (const { vm } of Object.values(vms)) {
      if (vm.billing_account !== id || vm.status === 'deleted') continue;
      vm.is_limited = restriction_level === 'LIMITED';
      if (!isHalted || !running.has(vm.status)) continue;
      cancelVmSteps(state, vm.uuid);
      Object.assign(vm, {
        status: 'stopped',
        current_pool_uuid: null,
        current_pool_name: null,
        updated_at: timestamp(at),
      });
    }
    for (const address of Object.values(addresses)) {
      if (address.billing_account_id === id) address.enabled = !isHalted;
    }
  }
  for (const bucket of Object.values(state.storage.buckets)) {
    if (bucket.billing_account_id === id) bucket.is_suspended = isHalted;
  }
}
