import * as calls from '../generated/calls/identity.js';
import { change } from './change.js';
import { read } from './read.js';

/** Changes the fields of the user's profile that are sent. */
export const updateProfile = change(calls.updateUserProfile);

/** Whether sign-in asks for a second factor. */
export function mfaStatus() {
  return read(calls.getMfaStatus, {});
}

/** Starts the activation of the second factor. */
export const activateMfa = change(calls.activateMfa);

/** Switches the second factor off. */
export const deactivateMfa = change(calls.deactivateMfa);

/** Creates a token with an administrator's privileges. */
export const createAdminToken = change(calls.createAdminToken);
