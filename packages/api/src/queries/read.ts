import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
  QueryObserverOptions,
} from '@tanstack/query-core';
import { apiOf } from '../client.js';
import type { ResponseOf, Operation, ReadId, Variables } from '../client/operation.js';
import { idFieldOf, rowSchemaOf } from '../client/schema.js';
import type { ResourceKind } from '../generated/types.js';
import { coercionOf, noteCoerced } from './coerced.js';
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
    const coercion = coercionOf(operation);
    const response: unknown = await apiOf(client).read(operation, variables, {
      signal,
      onCoerce: coercion.onCoerce,
    });
    noteCoerced(client, queryKey, coercion.rows());
    noteDuration(client, queryKey, Date.now() - began);
    if (!row) return response as Data;
    const told = (response as object[]).map(coercion.marked);
    const rows = typeof location === 'string' ? located(told, location) : told;
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
export const variableNames = ({ path, query = [] }: Operation): string[] => [
  ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
  ...query,
];

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
