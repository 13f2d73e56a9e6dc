import {
  hashKey,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { apiOf, data, type Api } from '../client.js';
import type { AnswerOf, CallOf, OperationId, RequestOf } from '../client/operationRequest.js';
import type { FailureId } from '../domain/failures.js';
import { show, takeBack, type OptimisticRow, type ShownRow } from './optimism.js';

interface Definition<Id extends OperationId, Variables> {
  /** The operation's id in the contract; part of the mutation key. */
  operation: Id;
  call: CallOf<Id>;
  /** What to say when the server says nothing better. */
  failure: FailureId;
  /** How the variables travel. */
  request: (variables: Variables) => RequestOf<Id>;
  /** The queries whose answers the change makes old. */
  refreshes: (variables: Variables) => readonly QueryKey[];
  /** What a row shows before the server has answered. */
  optimistic?: (variables: Variables, client: QueryClient) => OptimisticRow | undefined;
  /** Puts the answer into the cache, for a screen that cannot wait for the refreshed list. */
  answered?: (client: QueryClient, answer: AnswerOf<Id>, variables: Variables) => void;
  /** The variables or the answer hold a secret: forget the call as soon as nobody looks at it. */
  secret?: boolean;
  /** Makes something new each time it is called: after a lost answer somebody looks before it is called again. */
  creates?: boolean;
  /** Asks the server whether it is so already, for a call that would undo what it did. Asked after a lost answer. */
  isMade?: (variables: Variables, client: QueryClient) => Promise<boolean>;
}

/**
 * Options of a mutation, with what a screen says about it: `useMutation(startVm)`, `startVm.failure`,
 * `toCurl(startVm.call, { ...startVm.request(variables), origin })`. The callbacks are in use: a screen gives its own to
 * `mutate`, not to `useMutation`.
 */
export type Change<Id extends OperationId, Variables> = UseMutationOptions<
  AnswerOf<Id>,
  Error,
  Variables,
  ShownRow | null
> &
  Pick<Definition<Id, Variables>, 'operation' | 'call' | 'failure' | 'request' | 'creates' | 'isMade'> & {
    mutationKey: readonly ['change', Id];
    meta: { failure: FailureId };
  };

/**
 * A change of something on the server. Its mutation key is `['change', operationId]`. While it runs, rows show what
 * they are going to be; an error takes that back. When it is over, either way, the queries it names are refreshed, once
 * no other change is on its way that refreshes them too: a bulk action ends in one refresh, not in one an item.
 */
export function change<Id extends OperationId, Variables>({
  refreshes,
  optimistic,
  answered,
  secret = false,
  ...described
}: Definition<Id, Variables>): Change<Id, Variables> {
  const { operation, call, failure, request } = described;
  const options = mutationOptions<AnswerOf<Id>, Error, Variables, ShownRow | null>({
    mutationKey: ['change', operation],
    meta: { failure },
    ...(secret ? { gcTime: 0 } : {}),
    mutationFn: (variables, { client }) => send(apiOf(client), call, request(variables)),
    onMutate(variables, { client }) {
      for (const key of refreshes(variables)) countChanges(client, key, 1);
      const row = optimistic?.(variables, client);
      return row ? show(client, row) : null;
    },
    onSuccess(answer, variables, _, { client }) {
      answered?.(client, answer, variables);
    },
    onError(_, __, shown, { client }) {
      if (shown) takeBack(client, shown);
    },
    onSettled(_, __, variables, ___, { client }) {
      for (const queryKey of refreshes(variables)) {
        if (countChanges(client, queryKey, -1) === 0) void client.invalidateQueries({ queryKey });
      }
    },
  });
  return { ...options, ...described, mutationKey: ['change', operation], meta: { failure } };
}

/** Makes a change outside of a component, for example as one of many. Throws what the call throws. */
export function runChange<Id extends OperationId, Variables>(
  client: QueryClient,
  options: Change<Id, Variables>,
  variables: Variables,
): Promise<AnswerOf<Id>> {
  return client.getMutationCache().build(client, options).execute(variables);
}

interface Sender {
  request(method: string, path: string, init: object): Promise<{ data?: unknown }>;
}

async function send<Id extends OperationId>(api: Api, call: CallOf<Id>, request: RequestOf<Id>): Promise<AnswerOf<Id>> {
  const [method = '', template = ''] = call.split(' ');
  const { path, query, body } = request as { path?: object; query?: object; body?: object };
  // The request's type comes from the same contract as the client's; the compiler cannot follow it through `Id`.
  const sender = api as unknown as Sender;
  return (await data(sender.request(method, template, { params: { path, query }, body }))) as AnswerOf<Id>;
}

const changesOnTheirWay = new WeakMap<QueryClient, Map<string, number>>();

/** How many changes that refresh a query are on their way, after one more or one less. */
function countChanges(client: QueryClient, key: QueryKey, step: 1 | -1): number {
  const counts = changesOnTheirWay.get(client) ?? new Map<string, number>();
  changesOnTheirWay.set(client, counts);
  const hash = hashKey(key);
  const count = Math.max((counts.get(hash) ?? 0) + step, 0);
  if (count === 0) counts.delete(hash);
  else counts.set(hash, count);
  return count;
}
