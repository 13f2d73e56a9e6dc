import { canAddSubinterface, canDeleteSubinterface } from '../../../domain/vmCapabilities.js';
import { checkVlanTag } from '../../../domain/vmValidation.js';
import type { Subinterface, VmInterface } from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { refuseConflict, refuseMissing } from '../../http/refusal.js';
import { assertAllowed, assertValid } from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { networkRecordOf, locationStateOf, vmOf } from '../../rules/lookup.js';
import { freeHost, hostAddress } from '../../state/networks.js';
import { nextMac, nextUuid } from '../../state/random.js';
import type { LocationState, VmRecord } from '../../state/state.js';

/** A machine has one interface, in its network. */
function interfacesOf(locationState: LocationState, { vm, interface_uuid, subinterfaces }: VmRecord): VmInterface[] {
  const network = vm.network_uuid ? locationState.networks[vm.network_uuid] : undefined;
  if (!network || vm.status === 'deleted') return [];
  return [
    {
      uuid: interface_uuid,
      vm_uuid: vm.uuid,
      mac: vm.mac,
      network_uuid: network.uuid,
      network_name: network.name,
      ip: vm.private_ipv4,
      subinterfaces,
    },
  ];
}

/** The network interfaces of machines and the VLANs on them. */
export const interfaces: Pick<
  Handlers,
  'listVmInterfaces' | 'listInterfacesOfVm' | 'createSubinterface' | 'deleteSubinterface'
> = {
  listVmInterfaces(call) {
    const locationState = locationStateOf(call);
    return Object.values(locationState.vms).flatMap((record) => interfacesOf(locationState, record));
  },

  listInterfacesOfVm(call) {
    const locationState = locationStateOf(call);
    return interfacesOf(locationState, vmOf(locationState, call.path.uuid));
  },

  createSubinterface(call) {
    const { state, now, path, query } = call;
    const locationState = locationStateOf(call);
    const record = vmOf(locationState, path.uuid);
    assertAllowed(canAddSubinterface(record.vm, interfacesOf(locationState, record)));
    if (record.interface_uuid !== path.if_uuid) refuseMissing('Network interface');
    assertValid('vlan_tag', checkVlanTag(query.vlan_tag));
    const network = networkRecordOf(locationState, query.network_uuid);
    if (record.subinterfaces.some((one) => one.vlan_tag === query.vlan_tag)) {
      refuseConflict(`The interface has VLAN ${query.vlan_tag} already`);
    }
    const host = freeHost(locationState, network);
    const added: Subinterface = {
      uuid: nextUuid(state),
      vlan_tag: query.vlan_tag,
      mac: nextMac(state),
      network_uuid: network.uuid,
      ip: host === undefined ? null : hostAddress(network.subnet, host),
    };
    record.subinterfaces.push(added);
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
    return added;
  },

  deleteSubinterface(call) {
    const { now, path } = call;
    const record = vmOf(locationStateOf(call), path.uuid);
    if (!record.subinterfaces.some((one) => one.uuid === path.if_uuid)) refuseMissing('Subinterface');
    assertAllowed(canDeleteSubinterface(record.vm));
    record.subinterfaces = record.subinterfaces.filter((one) => one.uuid !== path.if_uuid);
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
  },
};
