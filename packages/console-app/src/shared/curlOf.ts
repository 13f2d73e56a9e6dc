import { toCurl } from '@livery/api/client/asCurl';
import type { OperationId } from '@livery/api/client/operationRequest';
import type { Change } from '@livery/api/queries/change';

/** The exact curl of a change, to this very site; secrets are left to shell variables. */
export const curlOf = <Id extends OperationId, Variables>(
  change: Change<Id, Variables>,
  variables: Variables,
): string => toCurl(change.call, { ...change.request(variables), origin: location.origin });
