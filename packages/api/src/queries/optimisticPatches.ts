import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import type { Operation } from '../client/operation.js';
import { idFieldOf, isRowId, rowSchemaOf } from '../client/schema.js';
import { shareStructure } from '../client/shareStructure.js';
import type { PartlyKnown } from '../domain/openValues.js';

/*
 * What a list shows is the server's rows with the changes that are still open laid over them, in the order in which they
 * were made. A change is open until the server's list shows it, not only until the call is answered: lists lag. Taking
 * one back shows what the server's row and the other open changes give.
 */

export type RowId = string | number;
type Fields = Readonly<Record<string, unknown>>;

/** A list in the cache: its key, and the call that says how its rows are told apart. */
export interface ListRef {
  queryKey: QueryKey;
  operation: Operation;
}

/** What a change does to its row. */
type PatchKind = 'update' | 'add' | 'remove';

/** When a change that was made counts as shown by the server. */
interface Expectation {
  /** From when it is waited for, in ms since 1970. */
  since: number;
  /** For how long at most, in ms. */
  timeoutMs: number;
  /** Whether the server's row shows it; where left out, once a field is what was expected, or no longer as before. */
  isSettled?: ((row: object) => boolean) | undefined;
}

/** An open change of one row. */
export interface OptimisticPatch {
  readonly list: ListRef;
  readonly id: RowId;
  readonly kind: PatchKind;
  /** What the row shows instead of what the server says. */
  fields: Fields;
  /** What it shows besides, made of the row with the changes before this one. */
  patch?: ((row: Fields) => Fields) | undefined;
  /** The server's row before the change; undefined where it was not known. */
  before: Fields | undefined;
  /** Set once the server has agreed. */
  expected: Expectation | undefined;
}

/** The open changes of one list. */
interface PatchSet {
  list: ListRef;
  patches: OptimisticPatch[];
  /** The server's rows that patches lie over, by id. */
  server: Map<RowId, Fields>;
}

const patchSets = new WeakMap<QueryClient, Map<string, PatchSet>>();

/** Of a query in the cache what waits for its server, so that the query can be asked without its client. */
const waiting = new WeakMap<object, readonly Expectation[]>();

/** The changes of a list that were made and that its server does not show yet. */
export function openExpectations(query: object): readonly Expectation[] {
  return waiting.get(query) ?? [];
}

/** Opens a change of a row and shows it. The row need not be in the cache, nor its list. */
export function applyPatch(
  client: QueryClient,
  shown: Pick<OptimisticPatch, 'list' | 'id' | 'kind' | 'fields' | 'patch'>,
): OptimisticPatch {
  const { list, id } = shown;
  const patchSet = patchSetOf(client, list);
  const before = patchSet.server.get(id) ?? cachedRow(client, list, id);
  if (before) patchSet.server.set(id, before);
  const patch: OptimisticPatch = { ...shown, before, expected: undefined };
  patchSet.patches.push(patch);
  render(client, patchSet, id);
  return patch;
}

/** The server has agreed: what is shown stays until its list shows it too, or the time is over. */
export function expectPatch(client: QueryClient, patch: OptimisticPatch, fields: Fields, expected: Expectation): void {
  patch.fields = { ...patch.fields, ...fields };
  patch.expected = expected;
  // Whoever does not know how the row was cannot tell when it has changed.
  if (patch.kind !== 'add' && !patch.before) closePatch(client, patch);
  else render(client, patchSetOf(client, patch.list), patch.id);
}

/** Takes a change back: the row shows what the server's row and the other open changes give. */
export function closePatch(client: QueryClient, patch: OptimisticPatch): void {
  const patchSet = patchSetOf(client, patch.list);
  patchSet.patches = patchSet.patches.filter((one) => one !== patch);
  render(client, patchSet, patch.id);
}

/**
 * A list as it came from the server, with the changes that are still open: the server may have answered before it heard
 * of them, and a row must not flicker back. Closes those that it shows, or that are over.
 */
export function withOpenPatches(client: QueryClient, list: ListRef, rows: object[]): object[] {
  const patchSet = patchSets.get(client)?.get(hashKey(list.queryKey));
  if (!patchSet || patchSet.patches.length === 0) return rows;
  const open = new Set(patchSet.patches.map(({ id }) => id));
  const fresh = new Map<RowId, Fields>();
  for (const row of rows) {
    const id = idOf(list, row);
    if (open.has(id)) fresh.set(id, row as Fields);
  }
  const now = Date.now();
  for (const id of open) {
    const row = fresh.get(id);
    patchSet.patches = row ? closeConfirmed(patchSet.patches, id, row, now) : closeRemoved(patchSet.patches, id, now);
    if (row) patchSet.server.set(id, row);
    else patchSet.server.delete(id);
  }
  const patchedRows = rows.flatMap((row): object[] => {
    const id = idOf(list, row);
    if (!open.has(id)) return [row];
    const over = patchedRow(patchSet, id);
    return over ? [over] : [];
  });
  const added = [...open].flatMap((id): object[] => {
    const row = fresh.has(id) ? undefined : patchedRow(patchSet, id);
    return row ? [row] : [];
  });
  prune(client, patchSet);
  return [...patchedRows, ...added];
}

/**
 * What is left open of a row that the server's list has. A change that shows ends the earlier ones of the same fields: what
 * they set has been set again since.
 */
function closeConfirmed(patches: readonly OptimisticPatch[], id: RowId, row: Fields, now: number): OptimisticPatch[] {
  let isNewer = false;
  const confirmed: OptimisticPatch[] = [];
  const open = patches.filter((patch) => {
    if (patch.id !== id) return true;
    // What came before it shows now: from here on its own change is told by this row.
    if (isNewer) patch.before = row;
    if (!patch.expected) return true;
    const isOver = patch.kind === 'add' || isPast(patch.expected, now) || isReconciled(patch, row);
    if (isOver) confirmed.push(patch);
    isNewer ||= isOver;
    return !isOver;
  });
  const isSetAgain = (patch: OptimisticPatch): boolean => {
    const names = Object.keys(patch.fields);
    const position = patches.indexOf(patch);
    return (
      names.length > 0 &&
      confirmed.some((one) => patches.indexOf(one) > position && names.every((name) => Object.hasOwn(one.fields, name)))
    );
  };
  return open.filter((patch) => patch.id !== id || !patch.expected || patch.patch || !isSetAgain(patch));
}

/** What is left open of a row that the server's list does not have: a new one that it has yet to show. */
function closeRemoved(patches: readonly OptimisticPatch[], id: RowId, now: number): OptimisticPatch[] {
  const own = patches.filter((patch) => patch.id === id);
  const isRemoved = own.some(({ kind, expected }) => kind === 'remove' && expected);
  const isComing = own.some(({ kind, expected }) => kind === 'add' && expected && !isPast(expected, now));
  return patches.filter((patch) => patch.id !== id || (!isRemoved && (isComing || !patch.expected)));
}

const isPast = ({ since, timeoutMs }: Expectation, now: number): boolean => now - since > timeoutMs;

function isReconciled({ kind, fields, before, expected }: OptimisticPatch, row: Fields): boolean {
  if (kind === 'remove') return false;
  if (expected?.isSettled) return expected.isSettled(row);
  const names = Object.keys(fields).filter((name) => name !== 'not_understood');
  if (names.length === 0) return before !== undefined && !isSame(before, row);
  const changed = names.some((name) => !isSame(before?.[name], row[name]));
  return changed || names.every((name) => isSame(fields[name], row[name]));
}

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** Whether two values have the same content. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(shareStructure(a, b), a);

/** The row as it is to be shown; undefined where there is none, or it is deleted and has no way to say so. */
function patchedRow({ patches, server }: PatchSet, id: RowId): Fields | undefined {
  const own = patches.filter((patch) => patch.id === id);
  const isGone = own.some(({ kind, expected, fields }) => kind === 'remove' && expected && isEmpty(fields));
  if (isGone) return undefined;
  const row = server.get(id) ?? own.find(({ kind }) => kind === 'add')?.fields;
  if (!row) return undefined;
  const over = own.filter(({ kind }) => kind !== 'add');
  if (over.length === 0) return row;
  let patched = row;
  for (const { fields, patch } of over) {
    patched = withFields(patched, fields);
    patched = { ...patched, ...patch?.(patched) };
  }
  return patched;
}

/** A row with other fields. What was not understood of it before is known where they say it. */
function withFields(
  row: Fields & PartlyKnown,
  { not_understood: unknown = [], ...fields }: Fields & PartlyKnown,
): Fields {
  const left = [...(row.not_understood ?? []).filter((name) => !Object.hasOwn(fields, name)), ...unknown];
  const { not_understood: _before, ...others } = row;
  return { ...others, ...fields, ...(left.length > 0 && { not_understood: left }) };
}

/** Brings the cached list up to date with the open changes of one row. */
function render(client: QueryClient, patchSet: PatchSet, id: RowId): void {
  const { list } = patchSet;
  const query = client.getQueryCache().get<object[]>(hashKey(list.queryKey));
  const rows = query?.state.data;
  if (query && rows) {
    const row = patchedRow(patchSet, id);
    const isThere = rows.some((one) => idOf(list, one) === id);
    const others = (one: object): boolean => idOf(list, one) !== id;
    const next = !row ? rows.filter(others) : isThere ? rows.map((one) => (others(one) ? one : row)) : [...rows, row];
    const { dataUpdatedAt, isInvalidated, status, error, errorUpdatedAt } = query.state;
    // No response of the server: the list is as old, and as much in need of a refresh, as before, and so is its failure.
    client.setQueryData(list.queryKey, next, { updatedAt: dataUpdatedAt });
    if (status === 'error') query.setState({ status, error, errorUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
  prune(client, patchSet);
}

/** Forgets the server's rows that nothing lies over any more, and tells the query what is waited for. */
function prune(client: QueryClient, patchSet: PatchSet): void {
  const open = new Set(patchSet.patches.map(({ id }) => id));
  for (const id of patchSet.server.keys()) if (!open.has(id)) patchSet.server.delete(id);
  const query = client.getQueryCache().get(hashKey(patchSet.list.queryKey));
  if (query) {
    waiting.set(
      query,
      patchSet.patches.flatMap(({ expected }) => expected ?? []),
    );
  }
}

function patchSetOf(client: QueryClient, list: ListRef): PatchSet {
  const ofClient = patchSets.get(client) ?? new Map<string, PatchSet>();
  patchSets.set(client, ofClient);
  const hash = hashKey(list.queryKey);
  const patchSet = ofClient.get(hash) ?? { list, patches: [], server: new Map() };
  ofClient.set(hash, patchSet);
  return patchSet;
}

/** A row of a list as the cache has it, with the changes that are open. */
export function cachedRow(client: QueryClient, list: ListRef, id: RowId): Fields | undefined {
  return client.getQueryData<Fields[]>(list.queryKey)?.find((row) => idOf(list, row) === id);
}

/** What identifies a row of a list by the contract. Throws for a list whose rows have no id. */
function idOf({ operation }: ListRef, row: object): RowId {
  const schema = rowSchemaOf(operation.response);
  const field = schema && idFieldOf(schema);
  if (field === undefined) throw new Error(`No id: ${operation.id}`);
  const id: unknown = Reflect.get(row, field);
  return isRowId(id) ? id : '';
}

/** The name of the field that identifies a row of a list. */
export function idFieldOfList({ operation }: ListRef): string {
  const schema = rowSchemaOf(operation.response);
  return (schema && idFieldOf(schema)) ?? '';
}
