import * as operations from '../generated/operations/config.js';
import { change } from './change.js';
import { read } from './read.js';

/** The smallest top-up that lifts the restrictions of a billing account; for administrators. */
export function restrictionClearThreshold() {
  return read(operations.getRestrictionClearThreshold, {});
}

/** Sets the smallest top-up that lifts restrictions. */
export const setRestrictionClearThreshold = change(operations.setRestrictionClearThreshold);
