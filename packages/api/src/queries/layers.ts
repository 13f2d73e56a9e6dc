import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import type { Call } from '../client/call.js';
import { idFieldOf, isRowId, rowShapeOf } from '../client/shape.js';
import { shareStructure } from '../client/shareStructure.js';

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
  call: Call;
}

/** What a change does to its row. */
type LayerKind = 'update' | 'add' | 'remove';

/** When a change that was made counts as shown by the server. */
export interface Expectation {
  /** From when it is waited for, in ms since 1970. */
  since: number;
  /** For how long at most, in ms. */
  within: number;
  /** Whether the server's row shows it; where left out, once a field is what was expected, or no longer as before. */
  until?: ((row: object) => boolean) | undefined;
}

/** An open change of one row. */
export interface Layer {
  readonly list: ListRef;
  readonly id: RowId;
  readonly kind: LayerKind;
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
interface Overlay {
  list: ListRef;
  layers: Layer[];
  /** The server's rows that layers lie over, by id. */
  server: Map<RowId, Fields>;
}

const overlays = new WeakMap<QueryClient, Map<string, Overlay>>();

/** Of a query in the cache what waits for its server, so that the query can be asked without its client. */
const waiting = new WeakMap<object, readonly Expectation[]>();

/** The changes of a list that were made and that its server does not show yet. */
export function openExpectations(query: object): readonly Expectation[] {
  return waiting.get(query) ?? [];
}

/** Opens a change of a row and shows its fields. The row need not be in the cache, nor its list. */
export function openLayer(
  client: QueryClient,
  { list, id, kind, fields }: Pick<Layer, 'list' | 'id' | 'kind' | 'fields'>,
): Layer {
  const overlay = overlayOf(client, list);
  const before = overlay.server.get(id) ?? cachedRow(client, list, id);
  if (before) overlay.server.set(id, before);
  const layer: Layer = { list, id, kind, fields, before, expected: undefined };
  overlay.layers.push(layer);
  show(client, overlay, id);
  return layer;
}

/** The server has agreed: what is shown stays until its list shows it too, or the time is over. */
export function expectLayer(client: QueryClient, layer: Layer, fields: Fields, expected: Expectation): void {
  layer.fields = { ...layer.fields, ...fields };
  layer.expected = expected;
  // Whoever does not know how the row was cannot tell when it has changed.
  if (layer.kind !== 'add' && !layer.before) closeLayer(client, layer);
  else show(client, overlayOf(client, layer.list), layer.id);
}

/** Takes a change back: the row shows what the server's row and the other open changes give. */
export function closeLayer(client: QueryClient, layer: Layer): void {
  const overlay = overlayOf(client, layer.list);
  overlay.layers = overlay.layers.filter((one) => one !== layer);
  show(client, overlay, layer.id);
}

/**
 * A list as it came from the server, with the changes that are still open: the server may have answered before it heard
 * of them, and a row must not flicker back. Closes those that it shows, or that are over.
 */
export function withOpenLayers(client: QueryClient, list: ListRef, rows: object[]): object[] {
  const overlay = overlays.get(client)?.get(hashKey(list.queryKey));
  if (!overlay || overlay.layers.length === 0) return rows;
  const open = new Set(overlay.layers.map(({ id }) => id));
  const fresh = new Map<RowId, Fields>();
  for (const row of rows) {
    const id = idOf(list, row);
    if (open.has(id)) fresh.set(id, row as Fields);
  }
  const now = Date.now();
  for (const id of open) {
    const row = fresh.get(id);
    overlay.layers = row ? closeShown(overlay.layers, id, row, now) : closeAbsent(overlay.layers, id, now);
    if (row) overlay.server.set(id, row);
    else overlay.server.delete(id);
  }
  const shown = rows.flatMap((row): object[] => {
    const id = idOf(list, row);
    if (!open.has(id)) return [row];
    const over = shownRow(overlay, id);
    return over ? [over] : [];
  });
  const added = [...open].flatMap((id): object[] => {
    const row = fresh.has(id) ? undefined : shownRow(overlay, id);
    return row ? [row] : [];
  });
  tidy(client, overlay);
  return [...shown, ...added];
}

/** What is left open of a row that the server's list has. */
function closeShown(layers: readonly Layer[], id: RowId, row: Fields, now: number): Layer[] {
  let isNewer = false;
  return layers.filter((layer) => {
    if (layer.id !== id) return true;
    // What came before it shows now: from here on its own change is told by this row.
    if (isNewer) layer.before = row;
    if (!layer.expected) return true;
    const isOver = layer.kind === 'add' || isPast(layer.expected, now) || hasCaughtUp(layer, row);
    isNewer ||= isOver;
    return !isOver;
  });
}

/** What is left open of a row that the server's list does not have: a new one that it has yet to show. */
function closeAbsent(layers: readonly Layer[], id: RowId, now: number): Layer[] {
  const own = layers.filter((layer) => layer.id === id);
  const isRemoved = own.some(({ kind, expected }) => kind === 'remove' && expected);
  const isComing = own.some(({ kind, expected }) => kind === 'add' && expected && !isPast(expected, now));
  return layers.filter((layer) => layer.id !== id || (!isRemoved && (isComing || !layer.expected)));
}

const isPast = ({ since, within }: Expectation, now: number): boolean => now - since > within;

function hasCaughtUp({ kind, fields, before, expected }: Layer, row: Fields): boolean {
  if (kind === 'remove') return false;
  if (expected?.until) return expected.until(row);
  const names = Object.keys(fields);
  if (names.length === 0) return before !== undefined && !isSame(before, row);
  const changed = names.some((name) => !isSame(before?.[name], row[name]));
  return changed || names.every((name) => isSame(fields[name], row[name]));
}

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** Whether two values have the same content. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(shareStructure(a, b), a);

/** The row as it is to be shown; undefined where there is none, or it is deleted and has no way to say so. */
function shownRow({ layers, server }: Overlay, id: RowId): Fields | undefined {
  const own = layers.filter((layer) => layer.id === id);
  const isGone = own.some(({ kind, expected, fields }) => kind === 'remove' && expected && isEmpty(fields));
  if (isGone) return undefined;
  const row = server.get(id) ?? own.find(({ kind }) => kind === 'add')?.fields;
  if (!row) return undefined;
  const over = own.filter(({ kind }) => kind !== 'add');
  if (over.length === 0) return row;
  const shown = { ...row };
  for (const { fields, patch } of over) {
    Object.assign(shown, fields);
    Object.assign(shown, patch?.(shown));
  }
  return shown;
}

/** Brings the cached list up to date with the open changes of one row. */
function show(client: QueryClient, overlay: Overlay, id: RowId): void {
  const { list } = overlay;
  const query = client.getQueryCache().get<object[]>(hashKey(list.queryKey));
  const rows = query?.state.data;
  if (query && rows) {
    const row = shownRow(overlay, id);
    const isThere = rows.some((one) => idOf(list, one) === id);
    const others = (one: object): boolean => idOf(list, one) !== id;
    const next = !row ? rows.filter(others) : isThere ? rows.map((one) => (others(one) ? one : row)) : [...rows, row];
    const { dataUpdatedAt, isInvalidated, status, error, errorUpdatedAt } = query.state;
    // No answer of the server: the list is as old, and as much in need of a refresh, as before, and so is its failure.
    client.setQueryData(list.queryKey, next, { updatedAt: dataUpdatedAt });
    if (status === 'error') query.setState({ status, error, errorUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
  tidy(client, overlay);
}

/** Forgets the server's rows that nothing lies over any more, and tells the query what is waited for. */
function tidy(client: QueryClient, overlay: Overlay): void {
  const open = new Set(overlay.layers.map(({ id }) => id));
  for (const id of overlay.server.keys()) if (!open.has(id)) overlay.server.delete(id);
  const query = client.getQueryCache().get(hashKey(overlay.list.queryKey));
  if (query) {
    waiting.set(
      query,
      overlay.layers.flatMap(({ expected }) => expected ?? []),
    );
  }
}

function overlayOf(client: QueryClient, list: ListRef): Overlay {
  const ofClient = overlays.get(client) ?? new Map<string, Overlay>();
  overlays.set(client, ofClient);
  const hash = hashKey(list.queryKey);
  const overlay = ofClient.get(hash) ?? { list, layers: [], server: new Map() };
  ofClient.set(hash, overlay);
  return overlay;
}

/** A row of a list as the cache has it, with the changes that are open. */
export function cachedRow(client: QueryClient, list: ListRef, id: RowId): Fields | undefined {
  return client.getQueryData<Fields[]>(list.queryKey)?.find((row) => idOf(list, row) === id);
}

/** What identifies a row of a list by the contract. Throws for a list whose rows have no id. */
function idOf({ call }: ListRef, row: object): RowId {
  const shape = rowShapeOf(call.answer);
  const field = shape && idFieldOf(shape);
  if (field === undefined) throw new Error(`The rows of ${call.id} have no id`);
  const id: unknown = Reflect.get(row, field);
  return isRowId(id) ? id : '';
}

/** The name of the field that identifies a row of a list. */
export function idFieldOfList({ call }: ListRef): string {
  const shape = rowShapeOf(call.answer);
  return (shape && idFieldOf(shape)) ?? '';
}
