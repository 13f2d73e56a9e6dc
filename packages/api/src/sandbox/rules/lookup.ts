import type { Disk, Firewall, LoadBalancer, Replica } from '../../generated/types.js';
import { refuseMissing } from '../http/refusal.js';
import type { BillingAccountRecord, LocationState, NetworkRecord, State, VmRecord } from '../state/state.js';

interface Placed {
  state: State;
  path: { location: string };
}

/** The billing accounts that are not deleted. */
export const openAccounts = ({ billing_accounts }: State): BillingAccountRecord[] =>
  billing_accounts.filter(({ is_deleted }) => !is_deleted);

/** A billing account that is not deleted. Refuses with 404. */
export function accountOf(state: State, id: number): BillingAccountRecord {
  return openAccounts(state).find((one) => one.id === id) ?? refuseMissing('Billing account');
}

/** What there is in the location of a call. Refuses with 404. */
export function locationStateOf({ state, path }: Placed): LocationState {
  return state.locations[path.location] ?? refuseMissing('Location');
}

/** A machine of a location; one that is deleted is not there any more. Refuses with 404. */
export function vmOf(locationState: LocationState, uuid: string): VmRecord {
  const record = locationState.vms[uuid];
  return record && record.vm.status !== 'deleted' ? record : refuseMissing('Virtual machine');
}

/** A disk of a machine. Refuses with 404. */
export function diskOf({ vm }: VmRecord, uuid: string): Disk {
  return vm.storage.find((disk) => disk.uuid === uuid) ?? refuseMissing('Disk');
}

/** A snapshot or backup of a machine, and the disk it is a copy of. Refuses with 404. */
export function replicaOf({ vm }: VmRecord, uuid: string): { disk: Disk; replica: Replica } {
  for (const disk of vm.storage) {
    const replica = disk.replicas.find((one) => one.uuid === uuid);
    if (replica) return { disk, replica };
  }
  return refuseMissing('Snapshot or backup');
}

/** A private network of a location. Refuses with 404. */
export function networkRecordOf(locationState: LocationState, uuid: string): NetworkRecord {
  return locationState.networks[uuid] ?? refuseMissing('Network');
}

/** A load balancer of a location. Refuses with 404. */
export function loadBalancerOf(locationState: LocationState, uuid: string): LoadBalancer {
  return locationState.load_balancers[uuid] ?? refuseMissing('Load balancer');
}

/** A firewall of a location. Refuses with 404. */
export function firewallOf(locationState: LocationState, uuid: string): Firewall {
  return locationState.firewalls[uuid] ?? refuseMissing('Firewall');
}
