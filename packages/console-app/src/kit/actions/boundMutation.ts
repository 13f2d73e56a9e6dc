import type { ChangeId, Operation, ResponseOf } from '@livery/api/client';
import { requestOf } from '@livery/api/client/request';
import { serverTime } from '@livery/api/client/serverClock';
import { CallError, isOutcomeUnknown, NotSentError, type ChangedMeanwhileError } from '@livery/api/errors';
import type { LostCall } from '@livery/api/queries/applied';
import { canAskIfApplied, runChange, type Change } from '@livery/api/queries/change';
import { overwriting, type Seen } from '@livery/api/queries/replacing';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createConnection } from '#shared/connection.js';
import { servicesOf } from '#shared/services.js';

/** How a field is shown where somebody else has changed it meanwhile. */
export interface ConflictText<Value = unknown> {
  label: MessageDescriptor | string;
  /** What a value says, a line each part of it. Left out, a list has a line each item, anything else is one line. */
  lines?: (value: Value) => readonly string[];
}

/** Of each field of the row that a change replaces. */
type ConflictTexts<Row> = { readonly [Field in keyof Row & string]?: ConflictText<Row[Field]> };

/** A change of the server with all that it sends: it can be made, shown as a request, and reported when it fails. */
export interface BoundMutation<Result = unknown> {
  /** The operation of the contract. */
  operation: Operation;
  /** Makes it. Throws what the call throws, and a NotSentError where there is no connection. */
  send: (client: QueryClient) => Promise<Result | undefined>;
  /** Asks the server whether it is applied already, after a lost response; undefined where nothing tells. */
  checkApplied?: (client: QueryClient, lost: LostCall) => Promise<boolean | undefined>;
  /** What is said when it fails, where that depends on what is sent; otherwise the operation's own text. */
  failure?: MessageDescriptor;
  /** What is sent. */
  variables: object;
  /** The same for a person who has seen what somebody else has changed meanwhile, and wants it replaced. */
  overwriting?: (error: ChangedMeanwhileError) => BoundMutation<Result>;
  /** How the fields that it replaces are shown, by name. */
  conflictTexts?: Readonly<Record<string, ConflictText<never> | undefined>>;
}

/** Whether sending a call again could do it twice: it is not idempotent, and the server cannot be asked. */
export const mayRepeat = ({ operation, checkApplied }: BoundMutation): boolean =>
  operation.idempotent === false && !checkApplied;

/** Calls whose outcome is unknown, by the key of what they are about, each with the failure that left it unknown. */
export type UnknownOutcomes<Key> = Map<Key, LostCall & { sent: string; error: unknown }>;

/** What travels; what a change is given besides may differ from one try to the next. */
function sentBy({ operation, variables }: BoundMutation): string {
  const { address, form } = requestOf(operation, variables);
  return `${operation.id} ${address} ${form}`;
}

/**
 * Makes a call, unless the response of the same one was lost before and the server says that it is done. Where nothing
 * tells whether it is, it is not made, and forgotten: another try is that of a person who has looked. A lost response adds
 * to `unknown`, a success or a refusal removes from it. Throws what the call and the check throw.
 */
export async function sendUnlessApplied<Result, Key>(
  client: QueryClient,
  mutation: BoundMutation<Result>,
  unknown: UnknownOutcomes<Key>,
  key: Key,
): Promise<Result | undefined> {
  const sent = sentBy(mutation);
  const before = unknown.get(key);
  // What was chosen since then would count as done by what the other choice has done.
  const lost = before?.sent === sent ? before : undefined;
  const isDone = lost && mutation.checkApplied ? await mutation.checkApplied(client, lost) : false;
  if (isDone === undefined) {
    unknown.delete(key);
    throw lost?.error;
  }
  const sentAt = lost?.sentAt ?? serverTime();
  try {
    const result = isDone ? undefined : await mutation.send(client);
    unknown.delete(key);
    return result;
  } catch (error) {
    if (isOutcomeUnknown(error)) unknown.set(key, { sentAt, lostAt: Date.now(), sent, error });
    else if (error instanceof CallError) unknown.delete(key);
    throw error;
  }
}

type BindOptions<Sent> = Pick<BoundMutation, 'failure'> & {
  /** Of a change that replaces whole fields of a row. */
  conflictTexts?: Sent extends Seen<infer Row> ? ConflictTexts<Row> : never;
};

const hasSeen = (variables: object): variables is Seen<object> => 'seen' in variables;

/** Binds a change to what it sends: `bindMutation(stopVm, { location, uuid, force: true })`. */
export function bindMutation<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  variables: Sent,
  options: BindOptions<Sent> = {},
): BoundMutation<ResponseOf<Id>> {
  const { operation } = change;
  return {
    operation,
    // Refused before anything shows it or records it: it cannot be done, and nothing is lost.
    send: (client) =>
      servicesOf(client).get(createConnection).isConnected()
        ? runChange(client, change, variables)
        : Promise.reject(new NotSentError()),
    ...(canAskIfApplied(change) && {
      checkApplied: async (client, lost) =>
        (await import('@livery/api/queries/applied')).isApplied(client, change, variables, lost),
    }),
    variables,
    ...(hasSeen(variables) && {
      overwriting: (error) => bindMutation(change, overwriting(variables, error), options),
    }),
    ...options,
  };
}
