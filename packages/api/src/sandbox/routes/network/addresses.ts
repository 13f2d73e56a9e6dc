import { canAssign, canUnassign, isAssigned } from '../../../domain/network.js';
import type { IpAddress } from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { refuseConflict, refuseMissing } from '../../http/refusal.js';
import { chargeAddress } from '../../ledger/restrict.js';
import { accountFor, assertAllowed, assertLocationOpen } from '../../rules/assertions.js';
import { logResource } from '../../rules/log.js';
import { locationStateOf } from '../../rules/lookup.js';
import {
  assignToLoadBalancer,
  assignToService,
  assignToVm,
  reserveAddress,
  servicePartAt,
  unassign,
} from '../../state/addresses.js';
import type { LocationState } from '../../state/state.js';

type AddressHandlers = Pick<
  Handlers,
  | 'listIpAddresses'
  | 'createIpAddress'
  | 'updateIpAddress'
  | 'deleteIpAddress'
  | 'assignIpAddress'
  | 'unassignIpAddress'
>;

function addressOf(locationState: LocationState, address: string): IpAddress {
  return locationState.addresses[address] ?? refuseMissing('IP address');
}

/** The log names an address by itself: names of addresses need not be there, nor be unique. */
const named = ({ uuid, address }: IpAddress): { uuid: string; name: string } => ({ uuid, name: address });

/** Here a resource has one public address at a time. */
function assertWithoutAddress(present: string | null | undefined): void {
  if (present) refuseConflict('It has a public IP address already');
}

/** IP addresses (specification: infrastructure, section 7). */
export const addresses: AddressHandlers = {
  listIpAddresses: (call) => Object.values(locationStateOf(call).addresses),

  createIpAddress(call) {
    const { body, state, now, path } = call;
    assertLocationOpen(path.location);
    const account = accountFor(state, body.billing_account_id);
    const reserved = reserveAddress(state, now, {
      slug: path.location,
      name: body.name || null,
      billing_account_id: account.id,
    });
    if (!reserved) return refuseConflict('There is no free IP address in this location');
    logResource(call, 'ip_address', named(reserved));
    return reserved;
  },

  updateIpAddress(call) {
    const { body, state, now, path } = call;
    const address = addressOf(locationStateOf(call), path.address);
    const account = body.billing_account_id === undefined ? undefined : accountFor(state, body.billing_account_id);
    if (body.name !== undefined) address.name = body.name || null;
    if (account) chargeAddress(address, account);
    address.updated_at = timestamp(now);
    logResource(call, 'ip_address', named(address));
    return address;
  },

  deleteIpAddress(call) {
    const locationState = locationStateOf(call);
    const address = addressOf(locationState, call.path.address);
    if (isAssigned(address)) unassign(locationState, address, call.now);
    delete locationState.addresses[address.address];
    logResource(call, 'ip_address', named(address));
  },

  assignIpAddress(call) {
    const { body, now, path } = call;
    const locationState = locationStateOf(call);
    const address = addressOf(locationState, path.address);
    assertAllowed(canAssign(address));
    const record = Object.values(locationState.vms).find(
      ({ vm }) => vm.private_ipv4 === body.private_ip && vm.status !== 'deleted',
    );
    const balancer = Object.values(locationState.load_balancers).find((one) => one.private_address === body.private_ip);
    const found = record ? undefined : servicePartAt(locationState, body.private_ip);
    if (record) {
      assertWithoutAddress(record.vm.public_ipv4);
      assignToVm(address, record, now);
    } else if (balancer) {
      const present = Object.values(locationState.addresses).find(({ assigned_to }) => assigned_to === balancer.uuid);
      assertWithoutAddress(present?.address);
      assignToLoadBalancer(address, balancer, now);
    } else if (found) {
      assertWithoutAddress(found.part.public_ipv4);
      assignToService(address, found, now);
    } else {
      refuseMissing(`A resource with the address ${body.private_ip}`);
    }
    logResource(call, 'ip_address', named(address));
    return address;
  },

  unassignIpAddress(call) {
    const locationState = locationStateOf(call);
    const address = addressOf(locationState, call.path.address);
    assertAllowed(canUnassign(address));
    unassign(locationState, address, call.now);
    logResource(call, 'ip_address', named(address));
    return address;
  },
};
