import type {
  CloneVmRequest,
  CreateVmRequest,
  SetResourceBillingRequest,
  UpdateVmRequest,
  Vm,
} from '../../generated/types.js';
import type { QueryClient } from '@tanstack/react-query';
import { change } from '../change.js';
import { keys } from '../keys.js';
import { putRow } from '../optimism.js';
import { inForm, itsList, itsListAndNetwork, showing, showingStatus, type VmVariables } from './variables.js';
import { locatedVm } from './vms.js';

type InLocation<Body> = { location: string } & Body;

/** Creates a virtual machine; its row is there at once, so that the screen can go to it (I 7). */
export const createVm = change({
  operation: 'createVm',
  call: 'POST /{location}/user-resource/vm',
  failure: 'createResource',
  creates: true,
  request: (variables: InLocation<CreateVmRequest>) => inForm(variables),
  refreshes: itsListAndNetwork,
  answered: putVm,
  secret: true,
});

/** Renames or resizes a virtual machine; the name shows at once, a size when the server has agreed (I 7). */
export const updateVm = change({
  operation: 'updateVm',
  call: 'PATCH /{location}/user-resource/vm',
  failure: 'updateVm',
  request: (variables: InLocation<UpdateVmRequest>) => inForm(variables),
  refreshes: itsList,
  optimistic: ({ location, uuid, name }) => (name === undefined ? undefined : showing({ location, uuid }, { name })),
  answered: putVm,
});

/** Clones a virtual machine; the clone's row is there at once (I 7). */
export const cloneVm = change({
  operation: 'cloneVm',
  call: 'POST /{location}/user-resource/vm/clone',
  failure: 'cloneVm',
  creates: true,
  request: (variables: InLocation<CloneVmRequest>) => inForm(variables),
  refreshes: itsListAndNetwork,
  answered: putVm,
});

/** Deletes a virtual machine with its disks and replicas; its row counts as deleted until the list comes without it (I 7). */
export const deleteVm = change({
  operation: 'deleteVm',
  call: 'DELETE /{location}/user-resource/vm',
  failure: 'performAction',
  request: (variables: VmVariables) => inForm(variables),
  refreshes: itsListAndNetwork,
  optimistic: (variables) => showingStatus(variables, 'deleted'),
});

/** Charges a virtual machine to another billing account from now on (I 7). */
export const setResourceBilling = change({
  operation: 'setResourceBilling',
  call: 'POST /{location}/user-resource/resource_billing',
  failure: 'performAction',
  request: (variables: InLocation<SetResourceBillingRequest>) => inForm(variables),
  refreshes: itsList,
});

function putVm(client: QueryClient, answer: Vm, { location }: { location: string }): void {
  // An answer that does not say which machine it is about has been reported; the refreshed list has the truth.
  if (typeof answer?.uuid === 'string') putRow(client, keys.vms(location), locatedVm(answer, location));
}
