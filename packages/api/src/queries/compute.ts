import { catalogueTime } from '../client.js';
import { formatTimestamp } from '../domain/timestamps.js';
import { vmTransitionsOf } from '../domain/vmStatus.js';
import * as calls from '../generated/calls/compute.js';
import type { Vm, VmStatus } from '../generated/types.js';
import { change, rowIn, rowOf } from './change.js';
import { oneOf, read, type Located } from './read.js';
import { switching } from './replacing.js';

/** A virtual machine and where it is. */
export type LocatedVm = Located<Vm>;

/** The virtual machines of a location, the only read the API has of them. Polls while one is in transition. */
export function vmList(location: string) {
  return read(calls.listVms, { location }, { transitions: vmTransitionsOf });
}

/** One virtual machine, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function vm(location: string, uuid: string) {
  return oneOf(vmList(location), 'virtual_machine', uuid);
}

/** The host pools of a location. */
export function hostPools(location: string) {
  return read(calls.listHostPools, { location }, { staleTime: catalogueTime });
}

/** What the fields of a new virtual machine may hold. */
export function vmParameters() {
  return read(calls.getVmParameters, {}, { staleTime: catalogueTime });
}

/** The network interfaces of a virtual machine, with their VLANs. */
export function vmInterfaces(location: string, uuid: string) {
  return read(calls.listInterfacesOfVm, { location, uuid });
}

/** The network interfaces of all virtual machines of a location: which addresses they have in which network. */
export function interfacesIn(location: string) {
  return read(calls.listVmInterfaces, { location });
}

const vmRow = rowIn(vmList);

/** What a machine's row shows that has a status from now on. */
function nowIs(status: VmStatus): Partial<LocatedVm> {
  return { status, status_changed_at: formatTimestamp(new Date()) };
}

/** Creates a virtual machine; its row is there at once, so that the screen can go to it. */
export const createVm = change(calls.createVm, { adds: ({ location }) => vmList(location) });

/** Renames or resizes a virtual machine; the name shows at once, a size when the server has agreed. */
export const updateVm = change(calls.updateVm, {
  row: vmRow,
  optimistic: ({ name }) => (name === undefined ? {} : { name }),
});

/** Clones a virtual machine; the clone's row is there at once. */
export const cloneVm = change(calls.cloneVm, { adds: ({ location }) => vmList(location) });

/** Deletes a virtual machine with its disks and replicas; its row counts as deleted until the list comes without it. */
export const deleteVm = change(calls.deleteVm, { row: vmRow, removes: true, optimistic: () => nowIs('deleted') });

/** Starts a virtual machine. */
export const startVm = change(calls.startVm, { row: vmRow, optimistic: () => nowIs('starting') });

/** Stops a virtual machine: gracefully, which is forced after 120 seconds, or by force at once. */
export const stopVm = change(calls.stopVm, { row: vmRow, optimistic: () => nowIs('stopping') });

/** Starts a virtual machine in rescue mode, for this one launch. */
export const startRescue = change(calls.startRescue, {
  row: vmRow,
  expects: { fields: () => ({ ...nowIs('starting'), is_rescue: true }) },
});

/** Installs an image anew; everything on the primary disk is lost. */
export const reinstallVm = change(calls.reinstallVm, {
  row: vmRow,
  expects: { fields: () => nowIs('reinstalling') },
});

/** Puts a snapshot or backup in the primary disk's place; what came later is lost. */
export const rebuildVm = change(calls.rebuildVm, { row: vmRow, expects: { fields: () => nowIs('rebuilding') } });

/** Sets the password of a user of the operating system; the machine must be running. */
export const setVmPassword = change(calls.setVmPassword);

/**
 * Switches weekly backups on or off; shows at once. The call itself switches to the opposite of what is: `backup` is what
 * is wanted, and is not sent; nothing is where the server has it already.
 */
export const toggleVmBackup = switching(
  change<'toggleVmBackup', { backup: boolean }, LocatedVm>(calls.toggleVmBackup, {
    row: vmRow,
    optimistic: ({ backup }) => ({ backup }),
    checkApplied: async ({ location, uuid, backup }, client) => {
      const vms = await client.fetchQuery({ ...vmList(location), staleTime: 0 });
      return vms.find((one) => one.uuid === uuid)?.backup === backup;
    },
  }),
  { row: vmRow, kind: 'virtual_machine', field: 'backup' },
);

const replicasOf = ({ storage }: LocatedVm) => storage.flatMap(({ replicas }) => replicas);

/** Takes a snapshot of the primary disk. */
export const createReplica = change(calls.createReplica, {
  row: vmRow,
  expects: {
    until: (row, { answer, before }) =>
      answer
        ? replicasOf(row).some(({ uuid }) => uuid === answer.uuid)
        : replicasOf(row).length > replicasOf(before).length,
  },
});

/** Deletes a snapshot or backup. `uuid` is the machine it belongs to, and is not sent. */
export const deleteReplica = change<'deleteReplica', { uuid: string }, LocatedVm>(calls.deleteReplica, {
  row: vmRow,
  expects: {
    until: (row, { variables }) => !replicasOf(row).some(({ uuid }) => uuid === variables.replica_uuid),
  },
});

/** Adds a disk to a virtual machine; size in GB. */
export const addDisk = change(calls.addDisk, {
  row: vmRow,
  expects: {
    until: ({ storage }, { answer, before }) =>
      answer ? storage.some(({ uuid }) => uuid === answer.uuid) : storage.length > before.storage.length,
  },
});

/** Grows a disk; size in GB. */
export const resizeDisk = change(calls.resizeDisk, {
  row: vmRow,
  expects: {
    until: ({ storage }, { variables }) =>
      storage.every(({ uuid, size }) => uuid !== variables.disk_uuid || size >= variables.size_gb),
  },
});

/** Deletes a disk that is not the primary one. */
export const deleteDisk = change(calls.deleteDisk, {
  row: vmRow,
  expects: { until: ({ storage }, { variables }) => !storage.some(({ uuid }) => uuid === variables.storage_uuid) },
});

/** Puts a VLAN (1 to 4094) of a private network on an interface. */
export const createSubinterface = change(calls.createSubinterface, {
  row: ({ location, uuid, if_uuid }) => rowOf(vmInterfaces(location, uuid), if_uuid),
  expects: {
    until: ({ subinterfaces }, { variables }) => subinterfaces.some(({ vlan_tag }) => vlan_tag === variables.vlan_tag),
  },
});

/** Takes a VLAN from an interface; `if_uuid` is the subinterface's own. */
export const deleteSubinterface = change(calls.deleteSubinterface);
