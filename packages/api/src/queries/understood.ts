import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { apiOf } from '../client.js';
import type { Operation, ReadId, Variables } from '../client/operation.js';
import { idFieldOf, rowSchemaOf } from '../client/schema.js';
import { NotUnderstoodError } from '../errors.js';
import type { ResourceKind } from '../generated/types.js';
import { coercedOf, coercionOf } from './coerced.js';
import { NotFoundError } from './errors.js';
import { variableNames, type Read } from './read.js';

const idFieldIn = ({ response }: Operation): string => idFieldOf(rowSchemaOf(response) ?? 'object') ?? 'uuid';

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
  const coercion = coercionOf(operation);
  const rows: unknown = await apiOf(client).read(operation, variables as Variables<ReadId>, coercion);
  const idField = idFieldIn(operation);
  const row = (rows as Row[]).find((one) => Reflect.get(one, idField) === id);
  if (!row) throw new NotFoundError(kind, String(id));
  if (fields.some((field) => coercion.rows().get(id)?.has(field))) throw new NotUnderstoodError();
  return row;
}

interface RowKey {
  /** Of its list. */
  queryKey: QueryKey;
  id: string | number;
}

/** What the server said for a field of a row, where that was not understood when it was last heard of. */
export function notUnderstood(
  client: QueryClient,
  { queryKey, id }: RowKey,
  field: string,
): { said: unknown } | undefined {
  const coerced = coercedOf(client, queryKey)?.get(id);
  return coerced?.has(field) ? { said: coerced.get(field) } : undefined;
}

/** Whether fields of a row are as the server said them when it was last heard of; true where it was not. */
export const isUnderstood = (client: QueryClient, row: RowKey, fields: readonly string[]): boolean =>
  fields.every((field) => notUnderstood(client, row, field) === undefined);

/** A row that stands in a list, by whatever its list knows it. */
const keyOfRow = <Row extends object>({ queryKey, meta }: Read<Row[]>, row: Row): RowKey => ({
  queryKey,
  id: Reflect.get(row, idFieldIn(meta.operation)) as string | number,
});

/**
 * What the server said for a name of a row, for whoever changes it: rows have the beginning of one that is far too long,
 * and their id in the place of one that is blank or no text.
 */
export function saidName<Row extends object>(client: QueryClient, list: Read<Row[]>, row: Row, name: string): string {
  const { queryKey, id } = keyOfRow(list, row);
  for (const [field, said] of coercedOf(client, queryKey)?.get(id) ?? []) {
    if (Reflect.get(row, field) === name) return typeof said === 'string' ? said : '';
  }
  return name;
}
