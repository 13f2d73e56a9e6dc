import type { Mutation, QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '@livery/api/errors';
import type { Change, RowRef } from '@livery/api/queries/change';
import { idFieldOfList, type OptimisticPatch } from '@livery/api/queries/optimisticPatches';
import { unknownResource, type UnknownResource } from '#kit';
import { resources } from '#resources/resources.js';
import { s3Keys } from '#resources/s3Keys.js';
import { activityError } from '#shared/activityError.js';
import type { Activity } from '#shared/storage.js';

type AnyChange = Change<never, object>;

/** What changes are about: access keys have no page, but their list has a place for each. */
const named: readonly UnknownResource[] = [...resources, unknownResource(s3Keys)];

const resourceOf = (operation: unknown): UnknownResource | undefined =>
  named.find(({ source }) => source.read('').queryKey[0] === operation);

interface Found {
  resource: UnknownResource;
  row: object;
}

/** The resource that a list is a part of, such as the machine of interfaces: its id is in the key of the list. */
function parentOf(client: QueryClient, [, ...values]: QueryKey): Found | undefined {
  for (const resource of resources) {
    const lists = client.getQueriesData<object[]>({ queryKey: [resource.source.read('').queryKey[0]] });
    const row = lists.flatMap(([, rows]) => rows ?? []).find((one) => values.includes(resource.idOf(one)));
    if (row) return { resource, row };
  }
  return undefined;
}

/** The row of a change as it was before: the list may show already what is being sent. */
function rowOf(
  client: QueryClient,
  { list, id, row: created }: RowRef,
  patches: readonly OptimisticPatch[] = [],
): Found | undefined {
  const resource = resourceOf(list.queryKey[0]);
  if (!resource) return undefined;
  const single = resource.one?.(String(id));
  const row =
    patches[0]?.before ??
    client.getQueryData<object[]>(list.queryKey)?.find((one) => Reflect.get(one, idFieldOfList(list)) === id) ??
    // Whoever came by a link to a single page has no list.
    (single && client.getQueryData<object>(single.queryKey)) ??
    created;
  return row && { resource, row };
}

/** What a change is about, as it is called now; undefined for what is no resource of the console. */
function targetOf(client: QueryClient, { options, state }: Mutation): Activity['target'] {
  const { variables, data } = state;
  if (typeof variables !== 'object' || variables === null) return undefined;
  const reference = (options as AnyChange).targetOf(client, variables, data as never);
  if (!reference) return undefined;
  const found =
    rowOf(client, reference, state.context as readonly OptimisticPatch[] | undefined) ??
    parentOf(client, reference.list.queryKey);
  if (!found) return undefined;
  const { resource, row } = found;
  const location = resource.locationOf?.(row);
  return {
    kind: resource.kind,
    id: resource.idOf(row),
    name: resource.nameOf(row),
    href: resource.hrefOf(row),
    ...(location !== undefined && { location }),
  };
}

/** The start of what the error says, none for a call with a secret, and the id to ask its support with. */
function errorOf(error: Error | null, isSecret: boolean): Activity['error'] {
  if (!error) return undefined;
  const correlationId = error instanceof CallError ? error.correlationId : undefined;
  const message = isSecret ? '' : activityError(error);
  return { message, ...(correlationId !== undefined && { correlationId }) };
}

/** Returns what says what a change is about and what it failed with. Nothing of what it sends is kept. */
export function describeChange(client: QueryClient, mutation: Mutation): () => Pick<Activity, 'target' | 'error'> {
  const before = targetOf(client, mutation);
  const isSecret = (mutation.options as unknown as AnyChange).operation.secret === true;
  return () => {
    const target = before ?? targetOf(client, mutation);
    const error = errorOf(mutation.state.error, isSecret);
    return { ...(target && { target }), ...(error && { error }) };
  };
}
