import type { IpAddress } from '../../generated/types.js';
import { haltingLevels, haltService } from '../lifecycle/serviceTransitions.js';
import { haltVm } from '../lifecycle/vmTransitions.js';
import type { BillingAccountRecord, State } from '../state/state.js';

/** Charges an address to a billing account, whose level switches it on or off. */
export function chargeAddress(address: IpAddress, { id, restriction_level }: BillingAccountRecord): void {
  address.billing_account_id = id;
  address.enabled = !haltingLevels.has(restriction_level);
}

/**
 * What a level of restriction means for what is charged to an account: limited machines say so; beyond that machines,
 * those of managed services too, are stopped, addresses switched off and buckets suspended. What was stopped stays so
 * when the restriction is lifted. A machine or service that is still being made is stopped once it is ready.
 */
export function applyRestriction(state: State, account: BillingAccountRecord, at: number): void {
  const { id, restriction_level } = account;
  const isHalted = haltingLevels.has(restriction_level);
  for (const { vms, services, addresses } of Object.values(state.locations)) {
    for (const record of Object.values(vms)) {
      const { vm } = record;
      if (vm.billing_account !== id || vm.status === 'deleted') continue;
      vm.is_limited = restriction_level === 'LIMITED';
      if (isHalted) haltVm(state, record, at);
    }
    if (isHalted) {
      const charged = Object.values(services).filter((one) => one.billing_account_id === id && one.status === 'active');
      for (const record of charged) haltService(state, record, at);
    }
    for (const address of Object.values(addresses)) {
      if (address.billing_account_id === id) chargeAddress(address, account);
    }
  }
  for (const bucket of Object.values(state.storage.buckets)) {
    if (bucket.billing_account_id === id) bucket.is_suspended = isHalted;
  }
}
