import * as operations from '../generated/operations/identity.js';
import { change } from './change.js';
import { read } from './read.js';

/** Changes the fields of the user's profile that are sent. */
export const updateProfile = change(operations.updateUserProfile);

/** How long a person takes to enrol a device, in ms. */
export const enrolmentTimes = { expected: 120_000, limit: 900_000 };

/** Whether sign-in asks for a second factor; followed until it does, where a device is being enrolled since then. */
export function mfaStatus(enrollingSince?: number) {
  return read(
    operations.getMfaStatus,
    {},
    {
      transitions: ({ is_active }) =>
        enrollingSince === undefined || is_active
          ? []
          : [{ ...enrolmentTimes, status: 'enrolling', since: enrollingSince }],
    },
  );
}

/** Starts the activation of the second factor. */
export const activateMfa = change(operations.activateMfa);

/** Switches the second factor off. */
export const deactivateMfa = change(operations.deactivateMfa);

/** Creates a token with an administrator's privileges. */
export const createAdminToken = change(operations.createAdminToken);
