import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

export interface Row {
  uuid: string;
}

type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** What a row of a list shows while a change of it is on its way. */
export interface OptimisticRow {
  queryKey: QueryKey;
  uuid: string;
  fields: Fields;
}

/** An OptimisticRow that shows, with what the row held before. */
export interface ShownRow extends OptimisticRow {
  before: Fields;
}

/** Shows the row as it is going to be. Gives null where the list, or the row, is not in the cache. */
export function show(client: QueryClient, row: OptimisticRow): ShownRow | null {
  const old = client.getQueryData<Row[]>(row.queryKey)?.find(({ uuid }) => uuid === row.uuid);
  if (!old) return null;
  const before = Object.fromEntries(Object.entries(old).filter(([name]) => name in row.fields)) as Fields;
  mapRow(client, row, (current) => ({ ...current, ...row.fields }));
  return { ...row, before };
}

/** Takes back what `show` did, field by field, so that what came in the meantime stays. */
export function takeBack(client: QueryClient, row: ShownRow): void {
  mapRow(client, row, (current) => {
    const kept = Object.entries(row.before).filter(([name]) => valueOf(current, name) === row.fields[name]);
    return { ...current, ...Object.fromEntries(kept) };
  });
}

/**
 * A fresh list, with the changes that are still on their way: the server may have answered before it heard of them,
 * and a row must not flicker back.
 */
export function withPendingChanges<Fresh extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  fresh: Fresh[],
): Fresh[] {
  const hash = hashKey(queryKey);
  const pending = new Map<string, Fields>();
  for (const { state } of client.getMutationCache().findAll({ status: 'pending' })) {
    if (!isShownRow(state.context) || hashKey(state.context.queryKey) !== hash) continue;
    const { uuid, fields } = state.context;
    pending.set(uuid, { ...pending.get(uuid), ...fields });
  }
  if (pending.size === 0) return fresh;
  return fresh.map((row) => {
    const fields = pending.get(row.uuid);
    return fields ? { ...row, ...fields } : row;
  });
}

/** Puts a whole row into a cached list, in place of the one it is the newer version of, else at the end. */
export function putRow(client: QueryClient, queryKey: QueryKey, row: Row): void {
  client.setQueryData<Row[]>(queryKey, (list) => {
    if (!list) return undefined;
    return list.some(({ uuid }) => uuid === row.uuid)
      ? list.map((current) => (current.uuid === row.uuid ? row : current))
      : [...list, row];
  });
}

function mapRow(client: QueryClient, { queryKey, uuid }: OptimisticRow, change: (row: Row) => Row): void {
  client.setQueryData<Row[]>(queryKey, (list) => list?.map((row) => (row.uuid === uuid ? change(row) : row)));
}

function valueOf(row: object, name: string): unknown {
  return (row as Record<string, unknown>)[name];
}

function isShownRow(context: unknown): context is ShownRow {
  return typeof context === 'object' && context !== null && 'before' in context && 'queryKey' in context;
}
