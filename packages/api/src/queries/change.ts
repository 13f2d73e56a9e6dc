import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { apiOf } from '../client.js';
import type { ResponseOf, Operation, ChangeId, ReadId, Variables } from '../client/operation.js';
import { isRowId, rowSchemaOf } from '../client/schema.js';
import { serverTime } from '../client/serverClock.js';
import { shareStructure } from '../client/shareStructure.js';
import { isKnown } from '../domain/openValues.js';
import type { operations as table } from '../generated/operations.js';
import { coercionOf, noteCoercedRow } from './coerced.js';
import {
  cachedRow,
  closePatch,
  expectPatch,
  idFieldOfList,
  applyPatch,
  type OptimisticPatch,
  type ListRef,
  type RowId,
} from './optimisticPatches.js';
import { keyOf, withLocation, type ReadData } from './read.js';

/** How long a change may take to show in the server's list, in ms, unless it says otherwise. */
export const defaultTimeoutMs = 120_000;

type Table = typeof table;
type ListOf<Id extends ChangeId> = Table[Id] extends { row: infer List } ? List : never;
type UnsentId<Id extends ChangeId> = Table[Id] extends { unsent: infer Name extends string }
  ? Record<Name, string>
  : unknown;

/** The row that a change is about, by the contract: of any kind where the contract names no single list. */
export type ChangedRow<Id extends ChangeId> =
  ListOf<Id> extends infer List extends ReadId
    ? ReadData<List> extends readonly (infer Row extends object)[]
      ? Row
      : object
    : object;

/** A row of a list in the cache. */
export interface RowRef {
  list: ListRef;
  id: RowId;
  /** The row itself, where the response is it. */
  row?: object;
}

interface Made<Id extends ChangeId, Sent, Row> {
  variables: Sent;
  /** Undefined for a call whose response is empty, and after a lost response. */
  result?: ResponseOf<Id> | undefined;
  /** The row before the change, where it is known. */
  before?: Row | undefined;
}

/** What a change does to its row. Which row that is, and whether it is new or removed, is a fact of the contract. */
interface RowSettings<Id extends ChangeId, Sent extends object, Row extends object> {
  /** What the row shows at once; taken back when the change fails. */
  optimistic?: (variables: Sent, row: Row | undefined) => Partial<Row>;
  /** A flag that one row of the list has, such as `is_default`: at once the row has it, and the others have it no longer. */
  singletonFlag?: keyof Row & string;
  /** What the row shows from the response on. */
  fields?: (variables: Sent) => Partial<Row>;
  /**
   * What a list inside the row shows from the response on, made of the row with all earlier changes; `since` is when that
   * began, by the server's clock in ms.
   */
  patch?: (row: Row, made: Made<Id, Sent, Row>, since: number) => Partial<Row>;
  /** Whether `patch` shows at once, without a result; taken back when the change fails. */
  patchesAtOnce?: true;
  /** Whether the server's row shows the change: all that was sent. Where left out, its fields tell. */
  shows?: (row: Row, made: Made<Id, Sent, Row>) => boolean;
  /** For how long the server's list is waited for, in ms; 120 seconds unless told. */
  timeoutMs?: number;
  /**
   * Whether a row shows after a lost response that the change was made; for a creation, whether a row of the list is
   * what was to be created. `sentAt` is when it was sent, by the server's clock in ms; undefined says that the row cannot
   * tell. Left out, all fields that were sent are compared, or `shows` tells; a call that is not idempotent is then not
   * checked.
   */
  checkApplied?: (row: Row, variables: Sent, sentAt: number) => boolean | undefined;
}

/** The open changes of rows while the call is on its way: of the row it is about first. */
type Context = readonly OptimisticPatch[];

/**
 * Options of a mutation, with the call that a screen asks about it: `runChange(client, startVm, variables)`,
 * `startVm.operation.failure`, `toCurl(startVm.operation, variables, origin)`.
 */
export interface Change<Id extends ChangeId, Sent extends object> extends MutationOptions<
  ResponseOf<Id> | undefined,
  Error,
  Sent,
  Context
> {
  mutationKey: readonly ['change', Id];
  operation: Operation<Id>;
  /** What it does to its row: `isApplied` looks for it after a lost response. */
  settings: RowSettings<Id, Sent, ChangedRow<Id>>;
  /** The row that it is about; of a new one once the response has come. */
  targetOf: (client: QueryClient, variables: Sent, result: ResponseOf<Id> | undefined) => RowRef | undefined;
}

/**
 * A change of something on the server, made from its call: how the variables travel, which row it is about, what it makes
 * old, what it says when it fails and whether it may be repeated are facts of the contract. Its mutation key is
 * `['change', operationId]`. When it is over, either way, the reads that it makes old are refreshed, once no other change
 * on its way makes them old too: a bulk action ends in one refresh, not in one an item. A call with a secret is forgotten
 * as soon as nobody looks.
 *
 * `change<'toggleVmBackup', { backup: boolean }>(…)` has a variable that is not sent.
 */
export function change<Id extends ChangeId, Unsent extends object = object>(
  operation: Operation<Id>,
  settings: RowSettings<Id, Variables<Id> & UnsentId<Id> & Unsent, ChangedRow<Id>> = {},
): Change<Id, Variables<Id> & UnsentId<Id> & Unsent> {
  type Sent = Variables<Id> & UnsentId<Id> & Unsent;
  type Row = ChangedRow<Id>;
  const { optimistic, singletonFlag, fields, patch, patchesAtOnce, shows, timeoutMs = defaultTimeoutMs } = settings;

  const patchOf = (made: Made<Id, Sent, Row>, since = serverTime()) =>
    patch && ((row: object) => patch(row as Row, made, since));

  /** Opens the change of a row that something is shown of, or waited for. */
  function open(client: QueryClient, variables: Sent): Context {
    const found = rowOf(client, operation, variables);
    if (!found) return [];
    const { list, id } = found;
    const kind = operation.deletes ? 'remove' : 'update';
    const patched = {
      ...optimistic?.(variables, cachedRow(client, list, id) as Row | undefined),
      ...(singletonFlag && { [singletonFlag]: true }),
    };
    const others =
      singletonFlag === undefined ? [] : idsWith(client, list, singletonFlag).filter((other) => other !== id);
    return [
      applyPatch(client, {
        list,
        id,
        kind,
        fields: patched,
        patch: patchesAtOnce && patchOf({ variables }),
      }),
      ...others.map((other) => applyPatch(client, { list, id: other, kind, fields: { [singletonFlag ?? '']: false } })),
    ];
  }

  function expectChange(
    client: QueryClient,
    optimisticPatch: OptimisticPatch,
    variables: Sent,
    result: ResponseOf<Id> | undefined,
  ): void {
    const more = { ...fields?.(variables), ...newFields(optimisticPatch, operation, result, variables) };
    const before = optimisticPatch.before as Row | undefined;
    const isAwaited =
      operation.deletes || shows || patch || Object.keys({ ...optimisticPatch.fields, ...more }).length > 0;
    if (!isAwaited) {
      closePatch(client, optimisticPatch);
      return;
    }
    const made = { variables, result, before };
    optimisticPatch.patch ??= patchOf(made);
    expectPatch(client, optimisticPatch, more, {
      since: Date.now(),
      timeoutMs,
      isSettled: shows && before && ((row) => shows(row as Row, made)),
    });
  }

  function addRow(client: QueryClient, variables: Sent, result: unknown): void {
    const added = newRow(operation, variables, result);
    if (!added) return;
    const optimisticPatch = applyPatch(client, {
      list: added.list,
      id: added.id,
      kind: 'add',
      fields: { ...added.row },
    });
    expectPatch(client, optimisticPatch, {}, { since: Date.now(), timeoutMs });
  }

  const targetOf = (client: QueryClient, variables: Sent, result: ResponseOf<Id> | undefined): RowRef | undefined =>
    rowOf(client, operation, variables) ?? newRow(operation, variables, result);

  return {
    mutationKey: ['change', operation.id],
    operation,
    settings,
    targetOf,
    ...(operation.secret && { gcTime: 0 }),
    async mutationFn(variables, { client }) {
      const coercion = coercionOf(operation);
      const result = await apiOf(client).change(operation, variables, coercion);
      const target = result && targetOf(client, variables, result);
      if (target && isRowOf(operation, target.list)) {
        const { list, id } = target;
        noteCoercedRow(client, { queryKey: list.queryKey, id }, result, coercion.rows().get(id));
      }
      return result && coercion.marked(result);
    },
    onMutate(variables, { client }) {
      for (const key of refreshedBy(operation, variables)) countChanges(client, key, 1);
      return open(client, variables);
    },
    onSuccess(result, variables, [optimisticPatch, ...others], { client }) {
      if (optimisticPatch) expectChange(client, optimisticPatch, variables, result);
      for (const other of others) expectPatch(client, other, {}, { since: Date.now(), timeoutMs });
      addRow(client, variables, result);
    },
    onError(_, __, patches = [], { client }) {
      for (const optimisticPatch of patches) closePatch(client, optimisticPatch);
    },
    onSettled(_, __, variables, ___, { client }) {
      for (const queryKey of refreshedBy(operation, variables)) {
        if (countChanges(client, queryKey, -1) === 0) void client.invalidateQueries({ queryKey });
      }
    },
  };
}

/** Whether the server can be asked if a change was made. */
export const canAskIfApplied = <Id extends ChangeId, Sent extends object>({
  operation,
  settings,
}: Change<Id, Sent>): boolean =>
  settings.checkApplied !== undefined || (operation.row !== undefined && operation.idempotent !== false);

/** Makes a change outside of a component, for example as one of many. Throws what the call throws. */
export function runChange<Id extends ChangeId, Sent extends object>(
  client: QueryClient,
  options: Change<Id, Sent>,
  variables: Sent,
): Promise<ResponseOf<Id> | undefined> {
  return client.getMutationCache().build(client, options).execute(variables);
}

/** The ids of the rows in the cache that have a flag. */
function idsWith(client: QueryClient, list: ListRef, flag: string): RowId[] {
  const rows = client.getQueryData<object[]>(list.queryKey) ?? [];
  return rows.flatMap((one) => {
    const id: unknown = Reflect.get(one, idFieldOfList(list));
    return Reflect.get(one, flag) === true && isRowId(id) ? [id] : [];
  });
}

/** The list that the contract names for a change, for its variables. */
export function listOf({ row, creates }: Operation, variables: object): ListRef | undefined {
  const list = creates ?? (row === 'any' ? undefined : row?.list);
  return list && { queryKey: keyOf(list, variables), operation: list };
}

/** The row that a change is about; undefined for a creation, and where no list in the cache has it. */
export function rowOf(client: QueryClient, operation: Operation, variables: object): RowRef | undefined {
  if (operation.row === 'any') return cachedRowOfAny(client, operation, variables);
  const list = operation.row && listOf(operation, variables);
  const id: unknown = operation.row && Reflect.get(variables, operation.row.id);
  return list && isRowId(id) ? { list, id } : undefined;
}

/** The row with the `uuid` that was sent, in whichever list of those that the change makes old. */
function cachedRowOfAny(client: QueryClient, operation: Operation, variables: object): RowRef | undefined {
  const uuid: unknown = Reflect.get(variables, 'uuid');
  for (const queryKey of refreshedBy(operation, variables)) {
    for (const { queryKey: key, meta, state } of client.getQueryCache().findAll({ queryKey })) {
      const list = { queryKey: key, operation: meta?.['operation'] as Operation };
      const rows: unknown = state.data;
      const row = Array.isArray(rows) && rows.find((one: object) => Reflect.get(one, 'uuid') === uuid);
      const id: unknown = row && Reflect.get(row as object, idFieldOfList(list));
      if (isRowId(id)) return { list, id };
    }
  }
  return undefined;
}

/** The row that a response is, where the change creates one. */
function newRow(operation: Operation, variables: object, result: unknown): RowRef | undefined {
  const list = operation.creates && listOf(operation, variables);
  if (!list || typeof result !== 'object' || result === null) return undefined;
  const id: unknown = Reflect.get(result, idFieldOfList(list));
  return isRowId(id) ? { list, id, row: asRow(result, variables) } : undefined;
}

/** The keys of the reads that a change makes old. */
function refreshedBy({ affects = [] }: Operation, variables: object): QueryKey[] {
  return affects.map(([id = '', ...names]) => [id, ...names.map((name): unknown => Reflect.get(variables, name))]);
}

/** A row of a response as the list of its location has it. */
function asRow(result: object, variables: object): object {
  const location: unknown = Reflect.get(variables, 'location');
  return typeof location === 'string' ? withLocation(result, location) : result;
}

/** Whether the response to a change is a row of a list. */
const isRowOf = ({ response }: Operation, { operation }: ListRef): boolean =>
  response !== undefined && rowSchemaOf(operation.response) === response;

/** Where the response is the row as it is now: what is new about it, and what of it was not understood. */
function newFields(
  { list, before }: OptimisticPatch,
  operation: Operation,
  result: unknown,
  variables: object,
): Record<string, unknown> {
  if (!isRowOf(operation, list) || typeof result !== 'object' || result === null || !before) return {};
  const entries: [string, unknown][] = Object.entries(asRow(result, variables));
  return Object.fromEntries(
    entries.filter(
      ([name, value]) =>
        name === 'not_understood' ||
        !isKnown<Record<string, unknown>>(before, name) ||
        !Object.is(shareStructure(before[name], value), before[name]),
    ),
  );
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
