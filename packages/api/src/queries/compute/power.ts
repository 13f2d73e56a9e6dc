import { change } from '../change.js';
import { inForm, itsList, showingStatus, type VmVariables } from './variables.js';

/** Starts a virtual machine (I 7). */
export const startVm = change({
  operation: 'startVm',
  call: 'POST /{location}/user-resource/vm/start',
  failure: 'startVm',
  request: (variables: VmVariables) => inForm(variables),
  refreshes: itsList,
  optimistic: (variables) => showingStatus(variables, 'starting'),
});

/** Stops a virtual machine: gracefully, which is forced after 120 seconds, or by force at once (I 4). */
export const stopVm = change({
  operation: 'stopVm',
  call: 'POST /{location}/user-resource/vm/stop',
  failure: 'stopVm',
  request: (variables: VmVariables & { force: boolean }) => inForm(variables),
  refreshes: itsList,
  optimistic: (variables) => showingStatus(variables, 'stopping'),
});

/** Starts a virtual machine in rescue mode, for this one launch (I 2). */
export const startRescue = change({
  operation: 'startRescue',
  call: 'POST /{location}/user-resource/vm/rescue_start',
  failure: 'startVm',
  request: (variables: VmVariables) => inForm(variables),
  refreshes: itsList,
});
