import * as calls from '../generated/calls/config.js';
import { change } from './change.js';
import { read } from './read.js';

/** The smallest top-up that lifts the restrictions of a billing account; for administrators. */
export function restrictionClearThreshold() {
  return read(calls.getRestrictionClearThreshold, {});
}

/** Sets the smallest top-up that lifts restrictions. */
export const setRestrictionClearThreshold = change(calls.setRestrictionClearThreshold);
