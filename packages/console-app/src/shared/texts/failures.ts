import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FailureId } from '@livery/api/domain/failures';

/** What failed, in the words of the error catalogue (A 8, I 8). */
export const failureTexts: Record<FailureId, MessageDescriptor> = {
  performAction: msg`Error performing action`,
  createResource: msg`There was an error while creating your resource`,
  updateVm: msg`Failed to update virtual machine`,
  startVm: msg`Failed to start virtual machine`,
  stopVm: msg`Failed to stop virtual machine`,
  cloneVm: msg`Failed to clone virtual machine`,
  rebuildVm: msg`Failed to rebuild virtual machine`,
  toggleVmBackup: msg`Failed to enable/disable backup`,
  createReplica: msg`Failed to create snapshot of virtual machine`,
  deleteReplica: msg`Failed to delete snapshot`,
  addDisk: msg`Failed to add disk to VM`,
  resizeDisk: msg`Failed to resize disk on VM`,
  deleteDisk: msg`Failed to delete disk from VM`,
  setVmPassword: msg`Change password failed`,
  listHostPools: msg`Failed to list host pools`,
};
