/**
 * What an action of virtual machines says when it failed, as documented (A 8, I 8): what the sandbox answers, and what
 * stands above the server's own message. The console says it in the visitor's language, by the key.
 */
export const failureMessages = {
  performAction: 'Error performing action',
  createResource: 'There was an error while creating your resource',
  updateVm: 'Failed to update virtual machine',
  startVm: 'Failed to start virtual machine',
  stopVm: 'Failed to stop virtual machine',
  cloneVm: 'Failed to clone virtual machine',
  rebuildVm: 'Failed to rebuild virtual machine',
  toggleVmBackup: 'Failed to enable/disable backup',
  createReplica: 'Failed to create snapshot of virtual machine',
  deleteReplica: 'Failed to delete snapshot',
  addDisk: 'Failed to add disk to VM',
  resizeDisk: 'Failed to resize disk on VM',
  deleteDisk: 'Failed to delete disk from VM',
  setVmPassword: 'Change password failed',
  listHostPools: 'Failed to list host pools',
} as const;

export type FailureId = keyof typeof failureMessages;
