import type { RebuildVmRequest } from '../../generated/types.js';
import { change } from '../change.js';
import { inForm, itsList, showing, type VmVariables } from './variables.js';
import { vmList } from './vms.js';

/**
 * Switches weekly backups on or off; shows at once (I 9). The call itself switches to the opposite of what is: `backup`
 * is what is wanted, and is not sent.
 */
export const toggleVmBackup = change({
  operation: 'toggleVmBackup',
  call: 'POST /{location}/user-resource/vm/backup',
  failure: 'toggleVmBackup',
  request: ({ location, uuid }: VmVariables & { backup: boolean }) => inForm({ location, uuid }),
  refreshes: itsList,
  optimistic: ({ backup, ...variables }) => showing(variables, { backup }),
  isMade: async ({ location, uuid, backup }, client) => {
    const vms = await client.fetchQuery({ ...vmList(location), staleTime: 0 });
    return vms.find((vm) => vm.uuid === uuid)?.backup === backup;
  },
});

/** Takes a snapshot of the primary disk (I 7). */
export const createReplica = change({
  operation: 'createReplica',
  call: 'POST /{location}/user-resource/vm/replica',
  failure: 'createReplica',
  creates: true,
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
