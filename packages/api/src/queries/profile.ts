import * as operations from '../generated/operations/identity.js';
import { change } from './change.js';
import { read } from './read.js';

/** Changes the fields of the user's profile that are sent. */
export const updateProfile = change(operations.updateUserProfile);

/** Whether sign-in asks for a second factor. */
export function mfaStatus() {
  return read(operations.getMfaStatus, {});
}

/** Starts the activation of the second factor. */
export const activateMfa = change(operations.activateMfa);

/** Switches the second factor off. */
export const deactivateMfa = change(operations.deactivateMfa);

/** Creates a token with an administrator's privileges. */
export const createAdminToken = change(operations.createAdminToken);
