import type { Answer, Call, ChangeId } from '@livery/api/client';
import { toCurl } from '@livery/api/client/asCurl';
import { NotSentError } from '@livery/api/errors';
import { runChange, type Change } from '@livery/api/queries/change';
import type { QueryClient } from '@tanstack/react-query';
import { isConnected } from '#shared/connection.js';

/** A change of the server with all that it sends: it can be made, shown as a request, and told of when it fails. */
export interface PreparedCall<Result = unknown> {
  /** The operation of the contract. */
  call: Pick<Call, 'id' | 'failure' | 'idempotent'>;
  /** Makes it. Throws what the call throws, and a NotSentError where there is no connection. */
  send: (client: QueryClient) => Promise<Result | undefined>;
  /** Asks the server whether it is made already, for a call that must not be made twice. */
  isMade?: (client: QueryClient) => Promise<boolean>;
  /** The same request as a curl command to an origin, secrets left to shell variables. */
  curl: (origin: string) => string;
}

/** Binds a change to what it sends: `prepare(stopVm, { location, uuid, force: true })`. */
export function prepare<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  variables: Sent,
): PreparedCall<Answer<Id>> {
  const { call, isMade } = change;
  return {
    call,
    // Refused before anything shows it or records it: it cannot be done, and nothing is lost.
    send: (client) => (isConnected() ? runChange(client, change, variables) : Promise.reject(new NotSentError())),
    ...(isMade && { isMade: (client) => isMade(variables, client) }),
    curl: (origin) => toCurl(call, variables, origin),
  };
}
