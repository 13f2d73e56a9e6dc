import { movedSize } from '../../domain/allowance.js';
import { canMoveBillingAccount } from '../../domain/vmCapabilities.js';
import { timestamp } from '../clock.js';
import type { HandlersOf } from '../http/handlers.js';
import { refuseMissing } from '../http/refusal.js';
import { chargeAddress } from '../ledger/restrict.js';
import { accountFor, assertAffordable, assertAllowed, assertLeasable, chargedRecord } from '../rules/assertions.js';
import { logResource, logVm } from '../rules/log.js';
import { accountOf, locationStateOf } from '../rules/lookup.js';
import { usageOf } from '../state/usage.js';
import { accounts } from './billing/accounts.js';
import { notices } from './billing/notices.js';
import { invoices } from './billing/invoices.js';

/** Billing accounts, their usage, and what resources are charged to, and invoices. */
export const billing: HandlersOf<'billing'> = {
  ...accounts,
  ...notices,

  listUsage({ state, query, now }) {
    return usageOf(state, accountOf(state, query.billing_account_id).id, now);
  },

  ...invoices,

  /** Of any resource by its uuid: machines, addresses, managed services, load balancers, firewalls and leases. */
  setResourceBilling(call) {
    const { body, state, now } = call;
    const locationState = locationStateOf(call);
    const record = locationState.vms[body.uuid];
    const address = Object.values(locationState.addresses).find(({ uuid }) => uuid === body.uuid);
    const service = locationState.services[body.uuid];
    const other = locationState.load_balancers[body.uuid] ?? locationState.firewalls[body.uuid];
    const machine = Object.values(locationState.machines).find(({ lease }) => lease?.uuid === body.uuid);
    const account = accountFor(state, body.billing_account_id);
    if (record && record.vm.status !== 'deleted') {
      const { vm } = record;
      assertAllowed(canMoveBillingAccount(vm));
      assertAffordable(state, account, movedSize(vm));
      vm.billing_account = account.id;
      vm.is_limited = account.restriction_level === 'LIMITED';
      vm.updated_at = timestamp(now);
      logVm(call, record);
    } else if (address) {
      chargeAddress(address, account);
      address.updated_at = timestamp(now);
      logResource(call, 'ip_address', { uuid: address.uuid, name: address.name ?? address.address });
    } else if (service && service.status !== 'deleted') {
      assertAffordable(state, account, movedSize(chargedRecord(service)));
      service.billing_account_id = account.id;
      service.updated_at = timestamp(now);
      logResource(call, 'managed_service', { uuid: service.uuid, name: service.display_name });
    } else if (other) {
      other.billing_account_id = account.id;
      other.updated_at = timestamp(now);
      const kind = 'targets' in other ? 'load_balancer' : 'firewall';
      logResource(call, kind, { uuid: other.uuid, name: other.display_name });
    } else if (machine?.lease) {
      assertLeasable(account);
      machine.billing_account_id = account.id;
      machine.lease.updated_at = timestamp(now);
      logResource(call, 'bare_metal', { uuid: machine.lease.uuid, name: machine.lease.display_name });
    } else {
      refuseMissing('Resource');
    }
  },
};
