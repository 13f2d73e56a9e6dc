import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import type { Operation } from '../client/operation.js';
import { idFieldOf, rowSchemaOf, type Schema } from '../client/schema.js';

/**
 * What the server said for the fields that are not as it said them, by the id of their row. A response without rows that
 * have one has a single entry, under undefined, where it is not as the server said it.
 */
type CoercedRows = ReadonlyMap<unknown, ReadonlyMap<string, unknown>>;

/** The same of what was last heard of the rows of each list, by its query. */
const coercedLists = new WeakMap<object, CoercedRows>();

const queryOf = (client: QueryClient, queryKey: QueryKey) => client.getQueryCache().get(hashKey(queryKey));

/** Remembers which fields of a list are not as the server said them. */
export function noteCoerced(client: QueryClient, queryKey: QueryKey, rows: CoercedRows): void {
  const query = queryOf(client, queryKey);
  if (query) coercedLists.set(query, rows);
}

/**
 * Remembers of one row of a list what is not as the server said it in the response to a change, which is the row. Fields
 * that the response leaves out are as the list said them.
 */
export function noteCoercedRow(
  client: QueryClient,
  { queryKey, id }: { queryKey: QueryKey; id: unknown },
  row: object,
  coerced: ReadonlyMap<string, unknown> = new Map(),
): void {
  const query = queryOf(client, queryKey);
  if (!query) return;
  const rows = coercedLists.get(query) ?? new Map<unknown, ReadonlyMap<string, unknown>>();
  const untold = [...(rows.get(id) ?? [])].filter(([name]) => !Object.hasOwn(row, name));
  coercedLists.set(query, new Map([...rows, [id, new Map([...untold, ...coerced])]]));
}

/** The fields of a list that are not as the server has last said them. */
export function coercedOf(client: QueryClient, queryKey: QueryKey): CoercedRows | undefined {
  const query = queryOf(client, queryKey);
  return query && coercedLists.get(query);
}

/** Notes what of the response to one call is not as the server said it: `onCoerce` is for the client. */
export function coercionOf({ response }: Operation) {
  let rows: CoercedRows = new Map();
  const schema = rowSchemaOf(response) ?? response;
  const id = schema && idFieldOf(schema);
  return {
    onCoerce(given: unknown, whole: unknown): void {
      rows = coercedRows(given, whole, response);
    },
    rows: () => rows,
    /** The row, which says for which of its fields the response was not understood; the same one where it was. */
    marked<Row extends object>(row: Row): Row {
      const fields = id === undefined ? undefined : rows.get(Reflect.get(row, id));
      return fields ? { ...row, not_understood: [...fields.keys()] } : row;
    },
  };
}

/** Compares the rows of a response, or the one that it is, with what was made of them. */
function coercedRows(response: unknown, repaired: unknown, schema: Schema | undefined): CoercedRows {
  const row = rowSchemaOf(schema) ?? schema;
  const id = row && idFieldOf(row);
  if (id === undefined) return new Map([[undefined, new Map()]]);
  const given = new Map(
    [response]
      .flat()
      .filter(isObject)
      .map((one) => [one[id], one]),
  );
  return new Map(
    [repaired]
      .flat()
      .filter(isObject)
      .flatMap((one) => {
        const before = given.get(one[id]);
        if (!before || before === one) return [];
        const names = Object.keys({ ...before, ...one });
        const coerced = names.filter((name) => !Object.is(one[name], before[name]));
        return [[one[id], new Map(coerced.map((name) => [name, before[name]]))] as const];
      }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
