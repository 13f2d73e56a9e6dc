import type { Answer, Call, ChangeId } from '@livery/api/client';
import { NotSentError } from '@livery/api/errors';
import { runChange, type Change } from '@livery/api/queries/change';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { isConnected } from '#shared/connection.js';

/** A change of the server with all that it sends: it can be made, shown as a request, and reported when it fails. */
export interface PreparedCall<Result = unknown> {
  /** The operation of the contract. */
  call: Call;
  /** Makes it. Throws what the call throws, and a NotSentError where there is no connection. */
  send: (client: QueryClient) => Promise<Result | undefined>;
  /** Asks the server whether it is applied already, for a call that must not be sent twice. */
  checkApplied?: (client: QueryClient) => Promise<boolean>;
  /** What is said when it fails, where that depends on what is sent; otherwise the operation's own text. */
  failure?: MessageDescriptor;
  /** What is sent. */
  variables: object;
}

/** Binds a change to what it sends: `prepare(stopVm, { location, uuid, force: true })`. */
export function prepare<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  variables: Sent,
  options: Pick<PreparedCall, 'failure'> = {},
): PreparedCall<Answer<Id>> {
  const { call, checkApplied } = change;
  return {
    call,
    // Refused before anything shows it or records it: it cannot be done, and nothing is lost.
    send: (client) => (isConnected() ? runChange(client, change, variables) : Promise.reject(new NotSentError())),
    ...(checkApplied && { checkApplied: (client) => checkApplied(variables, client) }),
    variables,
    ...options,
  };
}
