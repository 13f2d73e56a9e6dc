import type { ChangeId } from '@livery/api/client';
import { toCurl } from '@livery/api/client/asCurl';
import type { Change } from '@livery/api/queries/change';

/** The exact curl of a change, to this very site; secrets are left to shell variables. */
export const curlOf = <Id extends ChangeId, Sent extends object>(change: Change<Id, Sent>, variables: Sent): string =>
  toCurl(change.call, variables, location.origin);
