import type { RebuildVmRequest, Vm } from '../../generated/types.js';
import { change } from '../change.js';
import { keys } from '../keys.js';
import { inForm, itsList, showing, type VmVariables } from './variables.js';

/** Switches weekly backups to the opposite of what they are; shows at once (I 9). */
export const toggleVmBackup = change({
  operation: 'toggleVmBackup',
  call: 'POST /{location}/user-resource/vm/backup',
  failure: 'toggleVmBackup',
  request: (variables: VmVariables) => inForm(variables),
  refreshes: itsList,
  optimistic: (variables, client) => {
    const vm = client.getQueryData<Vm[]>(keys.vms(variables.location))?.find(({ uuid }) => uuid === variables.uuid);
    return vm && showing(variables, { backup: !vm.backup });
  },
});

/** Takes a snapshot of the primary disk (I 7). */
export const createReplica = change({
  operation: 'createReplica',
  call: 'POST /{location}/user-resource/vm/replica',
  failure: 'createReplica',
  request: (variables: VmVariables) => inForm(variables),
  refreshes: itsList,
});

/** Deletes a snapshot or backup; `uuid` is the machine it belongs to (I 7). */
export const deleteReplica = change({
  operation: 'deleteReplica',
  call: 'DELETE /{location}/user-resource/vm/replica',
  failure: 'deleteReplica',
  request: ({ location, replica_uuid }: VmVariables & { replica_uuid: string }) => ({
    path: { location },
    body: { replica_uuid },
  }),
  refreshes: itsList,
});

/** Puts a snapshot or backup in the primary disk's place; what came later is lost (I 7). */
export const rebuildVm = change({
  operation: 'rebuildVm',
  call: 'POST /{location}/user-resource/vm/rebuild',
  failure: 'rebuildVm',
  request: (variables: { location: string } & RebuildVmRequest) => inForm(variables),
  refreshes: itsList,
});
