/** Everything about virtual machines: what is read of them and every change (I 7). */
export { hostPools, vmParameters } from './compute/catalogue.js';
export { addDisk, deleteDisk, resizeDisk } from './compute/disks.js';
export { createSubinterface, deleteSubinterface, vmInterfaces } from './compute/interfaces.js';
export { cloneVm, createVm, deleteVm, setResourceBilling, updateVm } from './compute/lifecycle.js';
export { startRescue, startVm, stopVm } from './compute/power.js';
export { createReplica, deleteReplica, rebuildVm, toggleVmBackup } from './compute/replicas.js';
export { reinstallVm, setVmPassword } from './compute/system.js';
export type { VmVariables } from './compute/variables.js';
export { vmLists, type VmsOfLocations } from './compute/vmLists.js';
export { vm, vmList, type LocatedVm } from './compute/vms.js';
