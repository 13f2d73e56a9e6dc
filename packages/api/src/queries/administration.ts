import { ChangedMeanwhileError } from '../errors.js';
import * as operations from '../generated/operations/config.js';
import type { RestrictionClearThreshold } from '../generated/types.js';
import { change, type Change } from './change.js';
import { fetchNow } from './fetchNow.js';
import { read } from './read.js';
import type { Seen } from './replacing.js';

/** The smallest top-up that lifts the restrictions of a billing account; for administrators. */
export function restrictionClearThreshold() {
  return read(operations.getRestrictionClearThreshold, {});
}

const set = change(operations.setRestrictionClearThreshold);

/** Sets the smallest top-up that lifts restrictions; what somebody else has set meanwhile is not overwritten. */
export const setRestrictionClearThreshold: Change<
  'setRestrictionClearThreshold',
  RestrictionClearThreshold & Seen<RestrictionClearThreshold>
> = {
  ...set,
  async mutationFn(variables, context) {
    const { threshold: current } = await fetchNow(context.client, restrictionClearThreshold());
    const { threshold: sent, seen } = variables;
    // Two that were not understood are no change.
    const isConflict = ![seen.threshold, sent].some((one) => Object.is(one, current));
    if (isConflict) {
      throw new ChangedMeanwhileError([{ field: 'threshold', seen: seen.threshold, current, sent }]);
    }
    const response = await set.mutationFn?.(variables, context);
    // It is no row that a patch could be laid over, and the next read may fail.
    context.client.setQueryData(restrictionClearThreshold().queryKey, { threshold: sent });
    return response;
  },
};
