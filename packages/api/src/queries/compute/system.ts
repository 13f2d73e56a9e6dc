import type { ReinstallVmRequest, SetVmPasswordRequest } from '../../generated/types.js';
import { change } from '../change.js';
import { inForm, itsList } from './variables.js';

/** Installs an image anew; everything on the primary disk is lost (I 7). */
export const reinstallVm = change({
  operation: 'reinstallVm',
  call: 'POST /{location}/user-resource/vm/reinstall',
  failure: 'performAction',
  request: (variables: { location: string } & ReinstallVmRequest) => inForm(variables),
  refreshes: itsList,
});

/** Sets the password of a user of the operating system; the machine must be running (I 4). */
export const setVmPassword = change({
  operation: 'setVmPassword',
  call: 'PATCH /{location}/user-resource/vm/user',
  failure: 'setVmPassword',
  request: (variables: { location: string } & SetVmPasswordRequest) => inForm(variables),
  refreshes: itsList,
  secret: true,
});
