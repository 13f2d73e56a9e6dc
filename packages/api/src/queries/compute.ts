import { catalogueTime } from '../client.js';
import { serverTime } from '../client/serverClock.js';
import type { PartlyKnown } from '../domain/openValues.js';
import { formatTimestamp } from '../domain/timestamps.js';
import { vmTransitionsOf } from '../domain/vmStatus.js';
import * as operations from '../generated/operations/compute.js';
import type { Vm, VmStatus } from '../generated/types.js';
import { change } from './change.js';
import { withPublicAddresses, type AddressCount } from './publicAddresses.js';
import { keyOf, oneOf, read, type Located } from './read.js';
import { decidedBy, switching } from './replacing.js';
import { hasPassed } from './statusSince.js';

/** A virtual machine and where it is. */
export type LocatedVm = Located<Vm> & AddressCount & PartlyKnown;

/**
 * The virtual machines of a location, the only read the API has of them. Polls while one is in transition. Their public
 * addresses are those of the location's address list where the server does not name them: `null` for none, missing
 * where that is not known.
 */
export function vmList(location: string) {
  return read(
    operations.listVms,
    { location },
    {
      transitions: vmTransitionsOf,
      complete: (client, rows) =>
        withPublicAddresses(client, rows, {
          location,
          queryKey: keyOf(operations.listVms, { location }),
          isChanging: rows.some((row) => vmTransitionsOf(row).length > 0),
        }),
    },
  );
}

/** One virtual machine, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function vm(location: string, uuid: string) {
  return oneOf(vmList(location), 'virtual_machine', uuid);
}

/** The host pools of a location. */
export function hostPools(location: string) {
  return read(operations.listHostPools, { location }, { staleTime: catalogueTime });
}

/** What the fields of a new virtual machine may hold. */
export function vmParameters() {
  return read(operations.getVmParameters, {}, { staleTime: catalogueTime });
}

/** The network interfaces of a virtual machine, with their VLANs. */
export function vmInterfaces(location: string, uuid: string) {
  return read(operations.listInterfacesOfVm, { location, uuid });
}

/** The network interfaces of all virtual machines of a location: which addresses they have in which network. */
export function interfacesIn(location: string) {
  return read(operations.listVmInterfaces, { location });
}

/** What a machine's row shows that has a status from now on. */
function nowIs(status: VmStatus): Partial<LocatedVm> {
  return { status, status_changed_at: formatTimestamp(new Date(serverTime())) };
}

/** Creates a virtual machine; its row is there at once, so that the screen can go to it. */
export const createVm = change(operations.createVm);

/** Renames or resizes a virtual machine; the name shows at once, a size when the server has agreed. */
export const updateVm = change(operations.updateVm, {
  optimistic: ({ name }) => (name === undefined ? {} : { name }),
  checkApplied: ({ name, vcpu, memory }, body) =>
    (body.name ?? name) === name && (body.vcpu ?? vcpu) === vcpu && (body.ram ?? memory) === memory,
});

/** Clones a virtual machine; the clone's row is there at once. */
export const cloneVm = change(operations.cloneVm);

/** Deletes a virtual machine with its disks and replicas; its row counts as deleted until the list comes without it. */
export const deleteVm = change(operations.deleteVm, { optimistic: () => nowIs('deleted') });

/** Starts a virtual machine. */
export const startVm = change(operations.startVm, {
  optimistic: () => nowIs('starting'),
  checkApplied: ({ status }) => status === 'starting' || status === 'running',
});

/** Stops a virtual machine: gracefully, which is forced after 120 seconds, or by force at once. */
export const stopVm = change(operations.stopVm, {
  optimistic: () => nowIs('stopping'),
  // A machine that is forced may have been stopping before.
  checkApplied: ({ status }, { force }) => status === 'stopped' || (status === 'stopping' && !force),
});

/** Starts a virtual machine in rescue mode, for this one launch. */
export const startRescue = change(operations.startRescue, {
  fields: () => ({ ...nowIs('starting'), is_rescue: true }),
  // A machine that runs need not say in which mode.
  checkApplied: ({ status, is_rescue }) => (status === 'stopped' ? false : is_rescue),
});

/** Installs an image anew; everything on the primary disk is lost. */
export const reinstallVm = change(operations.reinstallVm, {
  fields: () => nowIs('reinstalling'),
  checkApplied: (vm, _, sentAt) => hasPassed('reinstalling', vm, sentAt),
});

/** Puts a snapshot or backup in the primary disk's place; what came later is lost. */
export const rebuildVm = change(operations.rebuildVm, {
  fields: () => nowIs('rebuilding'),
  checkApplied: (vm, _, sentAt) => hasPassed('rebuilding', vm, sentAt),
});

/** Sets the password of a user of the operating system; the machine must be running. */
export const setVmPassword = change(operations.setVmPassword);

/**
 * Switches weekly backups on or off; shows at once. The call itself switches to the opposite of what is: `backup` is what
 * is wanted, and is not sent; nothing is where the server has it already.
 */
export const toggleVmBackup = switching(
  change<'toggleVmBackup', { backup: boolean }>(operations.toggleVmBackup, {
    optimistic: ({ backup }) => ({ backup }),
    checkApplied: (row, { backup }) => row.backup === backup,
  }),
  {
    row: ({ location, uuid }) => ({ list: vmList(location), id: uuid }),
    kind: 'virtual_machine',
    field: 'backup',
  },
);

const replicasOf = ({ storage }: LocatedVm) => storage.flatMap(({ replicas }) => replicas);

/** Takes a snapshot of the primary disk. */
export const createReplica = change(operations.createReplica, {
  shows: (row, { result, before }) =>
    result
      ? replicasOf(row).some(({ uuid }) => uuid === result.uuid)
      : before !== undefined && replicasOf(row).length > replicasOf(before).length,
});

/** Deletes a snapshot or backup. `uuid` is the machine it belongs to, and is not sent. */
export const deleteReplica = change(operations.deleteReplica, {
  shows: (row, { variables }) => !replicasOf(row).some(({ uuid }) => uuid === variables.replica_uuid),
});

/** Adds a disk to a virtual machine; size in GB. */
export const addDisk = change(operations.addDisk, {
  shows: ({ storage }, { result, before }) =>
    result
      ? storage.some(({ uuid }) => uuid === result.uuid)
      : before !== undefined && storage.length > before.storage.length,
});

/** Grows a disk; size in GB. */
export const resizeDisk = change(operations.resizeDisk, {
  shows: ({ storage }, { variables }) =>
    storage.every(({ uuid, size }) => uuid !== variables.disk_uuid || size >= variables.size_gb),
});

/** Deletes a disk that is not the primary one. */
export const deleteDisk = decidedBy(
  change(operations.deleteDisk, {
    shows: ({ storage }, { variables }) => !storage.some(({ uuid }) => uuid === variables.storage_uuid),
  }),
  'storage',
);

/** Puts a VLAN (1 to 4094) of a private network on an interface. */
export const createSubinterface = change(operations.createSubinterface, {
  shows: ({ subinterfaces }, { variables }) =>
    subinterfaces.some(
      ({ vlan_tag, network_uuid }) => vlan_tag === variables.vlan_tag && network_uuid === variables.network_uuid,
    ),
});

/** Removes a VLAN; `if_uuid` is the subinterface's own, `interface_uuid` the interface that has it, which is not sent. */
export const deleteSubinterface = change(operations.deleteSubinterface, {
  patch: ({ subinterfaces }, { variables }) => ({
    subinterfaces: subinterfaces.filter(({ uuid }) => uuid !== variables.if_uuid),
  }),
  shows: ({ subinterfaces }, { variables }) => !subinterfaces.some(({ uuid }) => uuid === variables.if_uuid),
});
