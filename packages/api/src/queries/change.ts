import { hashKey, type MutationOptions, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { apiOf } from '../client.js';
import type { Answer, Call, ChangeId, Variables } from '../client/call.js';
import { isRowId, rowShapeOf } from '../client/shape.js';
import { shareStructure } from '../client/shareStructure.js';
import { closeLayer, expectLayer, idFieldOfList, openLayer, type Layer, type ListRef, type RowId } from './layers.js';
import { withLocation, type Read } from './read.js';

/** How long a change may take to show in the server's list, in ms, unless it says otherwise. */
const usualWithin = 120_000;

/** One row of a list: `rowOf(vmList('jhv'), uuid)`. */
export interface RowRef<Row> {
  list: Read<Row[]>;
  id: RowId;
}

export function rowOf<Row>(list: Read<Row[]>, id: RowId): RowRef<Row> {
  return { list, id };
}

/** The row of a location's list, of what a change about it is sent: `{ row: rowIn(firewalls) }`. */
export const rowIn =
  <Row>(list: (location: string) => Read<Row[]>) =>
  ({ location, uuid }: { location: string; uuid: string }): RowRef<Row> =>
    rowOf(list(location), uuid);

/** What a change does to the list that its row is in. Without it a change refreshes what it makes old, and no more. */
interface RowSettings<Id extends ChangeId, Sent extends object, Row> {
  /** The row that the change is about. */
  row?: (variables: Sent) => RowRef<Row>;
  /** The list that the answer is a new row of; it is there until the server's list has it. */
  adds?: (variables: Sent) => Read<Row[]>;
  /** Whether the row goes: what it shows meanwhile stays until the server's list comes without it. */
  removes?: boolean;
  /** What the row shows at once; taken back when the change fails. */
  optimistic?: (variables: Sent) => Partial<Row>;
  /** A flag that one row of the list has, such as `is_default`: at once the row has it, and the others have it no longer. */
  exclusive?: keyof Row & string;
  /**
   * What the server's list will show once it has heard of the change. Until then, or until the time is over, the row
   * shows it, and the list is asked again and again. Left out, it is what `optimistic` and the answer say.
   */
  expects?: {
    /** What the row shows from the answer on. */
    fields?: (variables: Sent) => Partial<Row>;
    /** Whether a row shows the change, where no field tells it. */
    until?: (row: Row, about: { variables: Sent; answer: Answer<Id> | undefined; before: Row }) => boolean;
    /** For how long it is waited for, in ms; 120 seconds unless told. */
    within?: number;
  };
  /** Asks the server whether the change is applied already, for a call that would undo what it did. Asked after a lost answer. */
  checkApplied?: (variables: Sent, client: QueryClient) => Promise<boolean>;
}

/** The open changes of rows while the call is on its way: of the row it is about first. */
type Context = readonly Layer[];

/**
 * Options of a mutation, with the call that a screen asks about it: `runChange(client, startVm, variables)`,
 * `startVm.call.failure`, `toCurl(startVm.call, variables, origin)`.
 */
export interface Change<Id extends ChangeId, Sent extends object> extends MutationOptions<
  Answer<Id> | undefined,
  Error,
  Sent,
  Context
> {
  mutationKey: readonly ['change', Id];
  call: Call<Id>;
  checkApplied?: RowSettings<Id, Sent, never>['checkApplied'];
  /** The row that it is about; of a new one once the answer has come. */
  subjectOf: (variables: Sent, answer: Answer<Id> | undefined) => RowRef<object> | undefined;
}

/**
 * A change of something on the server, made from its call: how the variables travel, what it makes old, what it says
 * when it fails and whether it may be repeated are facts of the contract. Its mutation key is `['change', operationId]`.
 * When it is over, either way, the reads that it makes old are refreshed, once no other change on its way makes them old
 * too: a bulk action ends in one refresh, not in one an item. A call with a secret is forgotten as soon as nobody looks.
 *
 * `change<'toggleVmBackup', { backup: boolean }>(…)` has a variable that is not sent.
 */
export function change<Id extends ChangeId, Unsent extends object = object, Row extends object = never>(
  call: Call<Id>,
  settings: RowSettings<Id, Variables<Id> & Unsent, Row> = {},
): Change<Id, Variables<Id> & Unsent> {
  type Sent = Variables<Id> & Unsent;
  const { row, adds, removes = false, optimistic, exclusive, expects = {}, checkApplied } = settings;
  const { within = usualWithin, until } = expects;

  /** Opens the change of a row that something is shown of, or waited for. */
  function open(client: QueryClient, variables: Sent): Context {
    if (!row) return [];
    const { list, id } = row(variables);
    const ref = refOf(list);
    const kind = removes ? 'remove' : 'update';
    const fields = { ...optimistic?.(variables), ...(exclusive && { [exclusive]: true }) };
    const others = exclusive === undefined ? [] : idsWith(client, ref, exclusive).filter((other) => other !== id);
    return [
      openLayer(client, { list: ref, id, kind, fields }),
      ...others.map((other) => openLayer(client, { list: ref, id: other, kind, fields: { [exclusive ?? '']: false } })),
    ];
  }

  function expectChange(client: QueryClient, layer: Layer, variables: Sent, answer: Answer<Id> | undefined): void {
    const fields = { ...expects.fields?.(variables), ...newFields(layer, call, answer, variables) };
    const before = layer.before as Row | undefined;
    const isAwaited = removes || until || Object.keys({ ...layer.fields, ...fields }).length > 0;
    if (!isAwaited) {
      closeLayer(client, layer);
      return;
    }
    expectLayer(client, layer, fields, {
      since: Date.now(),
      within,
      until: until && before && ((shown) => until(shown as Row, { variables, answer, before })),
    });
  }

  function newRow(variables: Sent, answer: unknown): RowRef<Row> | undefined {
    const list = adds?.(variables);
    if (!list || typeof answer !== 'object' || answer === null) return undefined;
    const id: unknown = Reflect.get(answer, idFieldOfList(refOf(list)));
    return isRowId(id) ? { list, id } : undefined;
  }

  function addRow(client: QueryClient, variables: Sent, answer: object): void {
    const added = newRow(variables, answer);
    if (!added) return;
    const fields = { ...asRow(answer, variables) };
    const layer = openLayer(client, { list: refOf(added.list), id: added.id, kind: 'add', fields });
    expectLayer(client, layer, {}, { since: Date.now(), within });
  }

  return {
    mutationKey: ['change', call.id],
    call,
    ...(checkApplied && { checkApplied }),
    // Whoever asks what a change is about reads no row as this kind or that.
    subjectOf: (variables, answer) => (row?.(variables) ?? newRow(variables, answer)) as RowRef<object> | undefined,
    ...(call.secret && { gcTime: 0 }),
    mutationFn: (variables, { client }) => apiOf(client).change(call, variables),
    onMutate(variables, { client }) {
      for (const key of refreshedBy(call, variables)) countChanges(client, key, 1);
      return open(client, variables);
    },
    onSuccess(answer, variables, [layer, ...others], { client }) {
      if (layer) expectChange(client, layer, variables, answer);
      for (const other of others) expectLayer(client, other, {}, { since: Date.now(), within });
      if (typeof answer === 'object' && answer !== null) addRow(client, variables, answer);
    },
    onError(_, __, layers = [], { client }) {
      for (const layer of layers) closeLayer(client, layer);
    },
    onSettled(_, __, variables, ___, { client }) {
      for (const queryKey of refreshedBy(call, variables)) {
        if (countChanges(client, queryKey, -1) === 0) void client.invalidateQueries({ queryKey });
      }
    },
  };
}

/** Makes a change outside of a component, for example as one of many. Throws what the call throws. */
export function runChange<Id extends ChangeId, Sent extends object>(
  client: QueryClient,
  options: Change<Id, Sent>,
  variables: Sent,
): Promise<Answer<Id> | undefined> {
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

const refOf = <Row>({ queryKey, meta }: Read<Row[]>): ListRef => ({ queryKey, call: meta.call });

/** The keys of the reads that a change makes old. */
function refreshedBy({ affects = [] }: Call, variables: object): QueryKey[] {
  return affects.map(([id = '', ...names]) => [id, ...names.map((name): unknown => Reflect.get(variables, name))]);
}

/** A row of an answer as the list of its location has it. */
function asRow(answer: object, variables: object): object {
  const location: unknown = Reflect.get(variables, 'location');
  return typeof location === 'string' ? withLocation(answer, location) : answer;
}

/** Where the answer is the row as it is now: what is new about it. */
function newFields({ list, before }: Layer, call: Call, answer: unknown, variables: object): Record<string, unknown> {
  const isRow = call.answer !== undefined && rowShapeOf(list.call.answer) === call.answer;
  if (!isRow || typeof answer !== 'object' || answer === null || !before) return {};
  const entries: [string, unknown][] = Object.entries(asRow(answer, variables));
  return Object.fromEntries(
    entries.filter(([name, value]) => !Object.is(shareStructure(before[name], value), before[name])),
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
