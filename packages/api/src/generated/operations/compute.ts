/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { Disk, HostPool, Replica, Subinterface, Vm, VmInterface, VmParameter } from '../responseSchemas/compute.js';

/** List what the fields of a new virtual machine may hold. */
export const getVmParameters: Operation<'getVmParameters'> = {
  id: 'getVmParameters',
  method: 'GET',
  path: '/api/parameters/vm',
  response: ['list', VmParameter],
};

/** List the virtual machines of a location. */
export const listVms: Operation<'listVms'> = {
  id: 'listVms',
  method: 'GET',
  path: '/{location}/user-resource/vm/list',
  response: ['list', Vm],
};

/** List the host pools of a location. */
export const listHostPools: Operation<'listHostPools'> = {
  id: 'listHostPools',
  method: 'GET',
  path: '/{location}/user-resource/host_pool/list',
  failure: 'listHostPools',
  response: ['list', HostPool],
};

/** List the network interfaces of all virtual machines of a location. */
export const listVmInterfaces: Operation<'listVmInterfaces'> = {
  id: 'listVmInterfaces',
  method: 'GET',
  path: '/{location}/network/virtual-machines/interfaces',
  response: ['list', VmInterface],
};

/** List the network interfaces of one virtual machine. */
export const listInterfacesOfVm: Operation<'listInterfacesOfVm'> = {
  id: 'listInterfacesOfVm',
  method: 'GET',
  path: '/{location}/network/virtual-machines/{uuid}/interfaces',
  response: ['list', VmInterface],
};

/** Create a virtual machine. */
export const createVm: Operation<'createVm'> = {
  id: 'createVm',
  method: 'POST',
  path: '/{location}/user-resource/vm',
  body: ['name', 'description', 'billing_account_id', 'os_name', 'os_version', 'username', 'password', 'public_key', 'cloud_init', 'ram', 'vcpu', 'designated_pool_uuid', 'reserve_public_ip', 'network_uuid', 'disk_uuid', 'disks', 'source_replica', 'source_uuid'],
  failure: 'createResource',
  affects: [['listVms', 'location'], ['listIpAddresses', 'location'], ['listNetworks', 'location'], ['listVmInterfaces', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listVms,
  secret: true,
  response: Vm,
};

/** Rename or resize a virtual machine. */
export const updateVm: Operation<'updateVm'> = {
  id: 'updateVm',
  method: 'PATCH',
  path: '/{location}/user-resource/vm',
  body: ['uuid', 'name', 'ram', 'vcpu'],
  failure: 'updateVm',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
  response: Vm,
};

/** Delete a virtual machine with its disks, snapshots and backups. */
export const deleteVm: Operation<'deleteVm'> = {
  id: 'deleteVm',
  method: 'DELETE',
  path: '/{location}/user-resource/vm',
  body: ['uuid'],
  failure: 'performAction',
  affects: [['listVms', 'location'], ['listIpAddresses', 'location'], ['listNetworks', 'location'], ['listVmInterfaces', 'location'], ['listLoadBalancers', 'location'], ['listFirewalls', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
  deletes: true,
};

/** Switch weekly backups of a virtual machine on or off. */
export const toggleVmBackup: Operation<'toggleVmBackup'> = {
  id: 'toggleVmBackup',
  method: 'POST',
  path: '/{location}/user-resource/vm/backup',
  body: ['uuid'],
  failure: 'toggleVmBackup',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listVms, id: 'uuid' },
};

/** Clone a virtual machine. */
export const cloneVm: Operation<'cloneVm'> = {
  id: 'cloneVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/clone',
  body: ['uuid', 'name'],
  failure: 'cloneVm',
  affects: [['listVms', 'location'], ['listNetworks', 'location'], ['listVmInterfaces', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listVms,
  response: Vm,
};

/** Rebuild a virtual machine from a snapshot or backup. */
export const rebuildVm: Operation<'rebuildVm'> = {
  id: 'rebuildVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/rebuild',
  body: ['uuid', 'replica_uuid', 'type'],
  failure: 'rebuildVm',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listVms, id: 'uuid' },
};

/** Take a snapshot of a virtual machine. */
export const createReplica: Operation<'createReplica'> = {
  id: 'createReplica',
  method: 'POST',
  path: '/{location}/user-resource/vm/replica',
  body: ['uuid'],
  failure: 'createReplica',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listVms, id: 'uuid' },
  response: Replica,
};

/** Delete a snapshot or backup. */
export const deleteReplica: Operation<'deleteReplica'> = {
  id: 'deleteReplica',
  method: 'DELETE',
  path: '/{location}/user-resource/vm/replica',
  body: ['replica_uuid'],
  failure: 'deleteReplica',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
};

/** Start a virtual machine in rescue mode. */
export const startRescue: Operation<'startRescue'> = {
  id: 'startRescue',
  method: 'POST',
  path: '/{location}/user-resource/vm/rescue_start',
  body: ['uuid'],
  failure: 'startVm',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
};

/** Reinstall the operating system of a virtual machine. */
export const reinstallVm: Operation<'reinstallVm'> = {
  id: 'reinstallVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/reinstall',
  body: ['uuid', 'os_name', 'os_version'],
  failure: 'performAction',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listVms, id: 'uuid' },
};

/** Start a virtual machine. */
export const startVm: Operation<'startVm'> = {
  id: 'startVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/start',
  body: ['uuid'],
  failure: 'startVm',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
};

/** Stop a virtual machine. */
export const stopVm: Operation<'stopVm'> = {
  id: 'stopVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/stop',
  body: ['uuid', 'force'],
  failure: 'stopVm',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
};

/** Add a disk to a virtual machine. */
export const addDisk: Operation<'addDisk'> = {
  id: 'addDisk',
  method: 'POST',
  path: '/{location}/user-resource/vm/storage',
  body: ['uuid', 'size_gb'],
  failure: 'addDisk',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listVms, id: 'uuid' },
  response: Disk,
};

/** Grow a disk of a virtual machine. */
export const resizeDisk: Operation<'resizeDisk'> = {
  id: 'resizeDisk',
  method: 'PATCH',
  path: '/{location}/user-resource/vm/storage',
  body: ['uuid', 'disk_uuid', 'size_gb'],
  failure: 'resizeDisk',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
  response: Disk,
};

/** Delete a disk of a virtual machine. */
export const deleteDisk: Operation<'deleteDisk'> = {
  id: 'deleteDisk',
  method: 'DELETE',
  path: '/{location}/user-resource/vm/storage',
  body: ['uuid', 'storage_uuid'],
  failure: 'deleteDisk',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
};

/** Set the password of a virtual machine's user. */
export const setVmPassword: Operation<'setVmPassword'> = {
  id: 'setVmPassword',
  method: 'PATCH',
  path: '/{location}/user-resource/vm/user',
  body: ['uuid', 'username', 'password'],
  failure: 'setVmPassword',
  affects: [['listVms', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listVms, id: 'uuid' },
  secret: true,
};

/** Add a VLAN to a network interface. */
export const createSubinterface: Operation<'createSubinterface'> = {
  id: 'createSubinterface',
  method: 'POST',
  path: '/{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces',
  query: ['network_uuid', 'vlan_tag'],
  failure: 'performAction',
  affects: [['listInterfacesOfVm', 'location'], ['listVmInterfaces', 'location'], ['listNetworks', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listInterfacesOfVm, id: 'if_uuid' },
  response: Subinterface,
};

/** Remove a VLAN from a network interface. */
export const deleteSubinterface: Operation<'deleteSubinterface'> = {
  id: 'deleteSubinterface',
  method: 'DELETE',
  path: '/{location}/network/virtual-machines/{uuid}/subinterfaces/{if_uuid}',
  failure: 'performAction',
  affects: [['listInterfacesOfVm', 'location'], ['listVmInterfaces', 'location'], ['listNetworks', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listInterfacesOfVm, id: 'interface_uuid' },
};
