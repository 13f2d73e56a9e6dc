import {
  hashKey,
  type DataTag,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/query-core';
import { apiOf } from '../client.js';
import type { ResponseOf, Operation, ReadId, Variables } from '../client/operation.js';
import { idFieldOf, rowSchemaOf, type Schema } from '../client/schema.js';
import type { ResourceKind } from '../generated/types.js';
import { NotUnderstoodError } from '../errors.js';
import { NotFoundError } from './errors.js';
import { withOpenPatches } from './optimisticPatches.js';
import { polled, noteDuration, type TransitionsOf } from './transitions.js';

/** The rows of a list that was asked of one location say which, whether the server does or not. */
export type Located<Row> = Row & { location: string };

type Rows<Id extends ReadId, Row> = Variables<Id> extends { location: string } ? Located<Row>[] : Row[];

/** What a read gives: the response; of a list of a location, rows that say where they are. */
export type ReadData<Id extends ReadId> =
  ResponseOf<Id> extends readonly (infer Row)[] ? (Row extends object ? Rows<Id, Row> : Row[]) : ResponseOf<Id>;

type RowOf<Data> = Data extends readonly (infer Row)[] ? Row : Data;

/** Options of a query: `useQuery(vmList('jhv'))`, `client.fetchQuery(…)`, `client.getQueryData(read.queryKey)`. */
export interface Read<Data> extends QueryObserverOptions<Data, Error, Data, Data> {
  /** `[operationId, …values of path and query in the contract's order]`. */
  queryKey: DataTag<QueryKey, Data, Error>;
  queryFn: QueryFunction<Data>;
  meta: { operation: Operation };
}

interface ReadSettings<Data> extends Pick<
  QueryObserverOptions<Data, Error, Data, Data>,
  'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval'
> {
  /** What passes by itself about a row, or about the whole response: the read polls until nothing does. */
  transitions?: TransitionsOf<RowOf<Data>>;
  /** Adds to the rows of a list what another read knows about them. Called with each response; never rejects. */
  complete?: (client: QueryClient, rows: RowOf<Data>[]) => Promise<RowOf<Data>[]>;
}

/**
 * A read of the contract as a query. It polls while a row is in transition or a change has yet to show in it: often at
 * first, then slower, not in a hidden tab, and not for ever.
 */
export function read<Id extends ReadId>(
  operation: Operation<Id>,
  variables: Variables<Id>,
  { transitions, complete, ...settings }: ReadSettings<ReadData<Id>> = {},
): Read<ReadData<Id>> {
  type Data = ReadData<Id>;
  const location: unknown = Reflect.get(variables, 'location');
  const row = rowSchemaOf(operation.response);
  const idField = row && idFieldOf(row);

  async function ask({ client, queryKey, signal }: QueryFunctionContext): Promise<Data> {
    const began = Date.now();
    let coerced: CoercedRows = new Map();
    const response: unknown = await apiOf(client).read(operation, variables, {
      signal,
      onCoerce: (given, whole) => (coerced = coercedRows(given, whole, operation.response)),
    });
    coercedOf(client).set(hashKey(queryKey), coerced);
    noteDuration(client, queryKey, Date.now() - began);
    if (!row) return response as Data;
    const rows = typeof location === 'string' ? located(response as object[], location) : (response as object[]);
    const whole = complete ? await complete(client, rows as RowOf<Data>[]) : rows;
    return withOpenPatches(client, { queryKey, operation }, whole as object[]) as Data;
  }

  return {
    ...polled<RowOf<Data>>({ idField, transitionsOf: transitions ?? (() => []) }),
    ...settings,
    queryKey: keyOf(operation, variables) as Read<Data>['queryKey'],
    queryFn: ask,
    meta: { operation },
  };
}

/** `[operationId, …values of path and query in the contract's order]`. */
export const keyOf = (operation: Operation, variables: object): QueryKey => [
  operation.id,
  ...variableNames(operation).map((name): unknown => Reflect.get(variables, name) ?? null),
];

/** The names of what a read is asked with, in the order of its key. */
const variableNames = ({ path, query = [] }: Operation): string[] => [
  ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
  ...query,
];

/**
 * Asks the server for a row of a list, past the cache and past what shows at once. Throws a NotFoundError for a row that
 * has gone, and a NotUnderstoodError where one of the `fields` had to be repaired.
 */
export async function readUnderstood<Row extends object>(
  client: QueryClient,
  { list, id, kind }: { list: Read<Row[]>; id: string | number; kind: ResourceKind },
  fields: readonly (keyof Row & string)[],
): Promise<Row> {
  const operation = list.meta.operation as Operation<ReadId>;
  const [, ...values] = list.queryKey;
  const variables = Object.fromEntries(
    variableNames(operation).map((name, index) => [name, values[index] ?? undefined]),
  );
  let repaired: CoercedRows = new Map();
  const rows: unknown = await apiOf(client).read(operation, variables as Variables<ReadId>, {
    onCoerce: (response, whole) => (repaired = coercedRows(response, whole, operation.response)),
  });
  const idField = idFieldOf(rowSchemaOf(operation.response) ?? 'object') ?? 'uuid';
  const row = (rows as Row[]).find((one) => Reflect.get(one, idField) === id);
  if (!row) throw new NotFoundError(kind, String(id));
  if (fields.some((field) => repaired.get(id)?.has(field))) throw new NotUnderstoodError();
  return row;
}

/** What the server said for the fields that are not as it said them, by the id of their row. */
type CoercedRows = ReadonlyMap<unknown, ReadonlyMap<string, unknown>>;

/** The fields that are not as the server said them in the last response of each list, by its key. */
const coercedLists = new WeakMap<QueryClient, Map<string, CoercedRows>>();

function coercedOf(client: QueryClient): Map<string, CoercedRows> {
  const lists = coercedLists.get(client) ?? new Map<string, CoercedRows>();
  coercedLists.set(client, lists);
  return lists;
}

interface RowKey {
  /** Of its list. */
  queryKey: QueryKey;
  id: string | number;
}

/** What the server said for a field of a row, where that was not understood when its list was last read. */
export function notUnderstood(
  client: QueryClient,
  { queryKey, id }: RowKey,
  field: string,
): { said: unknown } | undefined {
  const coerced = coercedOf(client).get(hashKey(queryKey))?.get(id);
  return coerced?.has(field) ? { said: coerced.get(field) } : undefined;
}

/** Whether fields of a row are as the server said them when its list was last read; true where it was not. */
export const isUnderstood = (client: QueryClient, row: RowKey, fields: readonly string[]): boolean =>
  fields.every((field) => notUnderstood(client, row, field) === undefined);

function coercedRows(response: unknown, repaired: unknown, schema: Schema | undefined): CoercedRows {
  const row = rowSchemaOf(schema);
  const id = row && idFieldOf(row);
  if (id === undefined || !Array.isArray(response) || !Array.isArray(repaired)) return new Map();
  const given = new Map(response.filter(isObject).map((one) => [one[id], one]));
  return new Map(
    repaired.filter(isObject).flatMap((one) => {
      const before = given.get(one[id]);
      if (!before || before === one) return [];
      const names = Object.keys({ ...before, ...one });
      const coerced = names.filter((name) => !Object.is(one[name], before[name]));
      return [[one[id], new Map(coerced.map((name) => [name, before[name]]))] as const];
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The rows with their location; those that say it already stay the same objects. */
function located<Row extends object>(rows: readonly Row[], location: string): Located<Row>[] {
  return rows.map((row) => withLocation(row, location));
}

export function withLocation<Row extends object>(row: Row, location: string): Located<Row> {
  const has = (row as { location?: unknown }).location === location;
  return has ? (row as Located<Row>) : { ...row, location };
}

/** One row of a list, the only read the API has of it. Its error is a NotFoundError when the list has it not. */
export function oneOf<Row extends { uuid: string }>(list: Read<Row[]>, resource: ResourceKind, uuid: string) {
  return {
    ...list,
    select(rows: Row[]): Row {
      const found = rows.find((row) => row.uuid === uuid);
      if (!found) throw new NotFoundError(resource, uuid);
      return found;
    },
  };
}
