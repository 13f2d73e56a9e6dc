import type { QueryClient } from '@tanstack/query-core';
import type { ChangeId } from '../client/operation.js';
import { ChangedMeanwhileError, NotUnderstoodError, type FieldConflict } from '../errors.js';
import type { ResourceKind } from '../generated/types.js';
import type { Change, ChangedRow } from './change.js';
import { isSame, type RowId } from './optimisticPatches.js';
import type { Read } from './read.js';
import { isUnderstood, readUnderstood } from './understood.js';

interface RowSettings<Sent, Row> {
  /** The row that the change is about. */
  row: (variables: Sent) => { list: Read<Row[]>; id: RowId };
  /** Its kind, for the error of one that has gone. */
  kind: ResourceKind;
}

/** For each field that a call replaces: what the call takes of a row's value; undefined where the row has none. */
type ReplacedFields<Row, Sent> = {
  readonly [Field in keyof Row & keyof Sent & string]?: (value: Row[Field]) => Sent[Field] | undefined;
};

interface ReplacingSettings<Row, Sent> {
  fields: ReplacedFields<Row, Sent>;
  /**
   * Whether the fields mean something only together: all of them are sent as the person saw and changed them, and one that
   * somebody else has changed is a conflict although this person left it. Default false.
   */
  isOneValue?: boolean;
  /**
   * Whether a provider may have the fields and not tell them: where a row comes without one, what the person has is sent,
   * and nothing is compared. Default false: a field that is missing is empty.
   */
  mayBeUntold?: boolean;
}

/** What a change that replaces is given beside what it sends. */
export interface Seen<Row> {
  /** The row that the person saw. It is not sent. */
  seen: Row;
}

/**
 * A change that replaces whole fields of a row. The row is read just before: a field that the person has left as it was
 * is sent as the server has it now, and one that somebody else has changed meanwhile is not overwritten. Its mutation
 * throws a ChangedMeanwhileError with those fields then, and a NotUnderstoodError where a field of the row was not understood; nothing is
 * sent in either case.
 */
export function replacing<Id extends ChangeId, Sent extends object, Row extends object>(
  change: Change<Id, Sent>,
  { row, kind, fields, isOneValue = false, mayBeUntold = false }: RowSettings<Sent, Row> & ReplacingSettings<Row, Sent>,
): Change<Id, Sent & Seen<Row>> {
  const names = Object.keys(fields) as (keyof Row & keyof Sent & string)[];
  async function merged(client: QueryClient, variables: Sent & Seen<Row>): Promise<Sent> {
    const now = await readUnderstood(client, { ...row(variables), kind }, names);
    const merged: Record<string, unknown> = {};
    const conflicts: FieldConflict[] = [];
    for (const name of names) {
      const bodyOf = fields[name];
      const sent = variables[name];
      if (!bodyOf || (isOneValue && sent === undefined) || (mayBeUntold && now[name] === undefined)) continue;
      const [current, seen] = [bodyOf(now[name]), bodyOf(variables.seen[name])];
      if (!isOneValue && isSame(seen, sent)) merged[name] = current;
      else if (!isSame(current, seen) && !isSame(current, sent)) {
        conflicts.push({ field: name, seen: variables.seen[name], current: now[name], sent });
      }
    }
    if (conflicts.length > 0) throw new ChangedMeanwhileError(conflicts);
    return { ...variables, ...merged };
  }
  return {
    ...change,
    mutationFn: async (variables, context) => change.mutationFn?.(await merged(context.client, variables), context),
  };
}

interface WholeSettings<Row, Field extends keyof Row & string, Sent> {
  field: Field;
  /** What the call replaces of a value of the field: values that are the same in it are no conflict. */
  value: (of: Row[Field]) => unknown;
  /** The value of the field that the call makes. */
  sent: (variables: Sent) => Row[Field];
}

/**
 * A change that replaces one field of a row as one value, under names of its own. The row is read just before: where somebody
 * else has changed the field since the person saw it, its mutation throws a ChangedMeanwhileError, where it was not
 * understood a NotUnderstoodError, and nothing is sent in either case.
 */
export function replacingWhole<
  Id extends ChangeId,
  Sent extends object,
  Row extends object,
  Field extends keyof Row & string,
>(
  change: Change<Id, Sent>,
  { row, kind, field, value, sent: sentOf }: RowSettings<Sent, Row> & WholeSettings<Row, Field, Sent>,
): Change<Id, Sent & Seen<Row>> {
  return {
    ...change,
    async mutationFn(variables, context) {
      const now = await readUnderstood(context.client, { ...row(variables), kind }, [field]);
      const [current, seen, sent] = [now[field], variables.seen[field], sentOf(variables)];
      const isConflict = [seen, sent].every((one) => !isSame(value(current), value(one)));
      if (isConflict) throw new ChangedMeanwhileError([{ field, seen, current, sent }]);
      return change.mutationFn?.(variables, context);
    },
  };
}

/** The same variables for a person who has seen the conflicts and wants what they send to take their place. */
export const overwriting = <Sent extends Seen<object>>(
  variables: Sent,
  { conflicts }: ChangedMeanwhileError,
): Sent => ({
  ...variables,
  seen: { ...variables.seen, ...Object.fromEntries(conflicts.map(({ field, current }) => [field, current])) },
});

/**
 * A change whose call switches a field to the opposite of what it is: it is sent only where the server has the opposite
 * of what is wanted, whatever the cache says. Throws a NotUnderstoodError where the server does not say what it is.
 */
export function switching<Id extends ChangeId, Sent extends object, Row extends object>(
  change: Change<Id, Sent>,
  { row, kind, field }: RowSettings<Sent, Row> & { field: keyof Row & keyof Sent & string },
): Change<Id, Sent> {
  return {
    ...change,
    async mutationFn(variables, context) {
      const now = await readUnderstood(context.client, { ...row(variables), kind }, [field]);
      return isSame(now[field], variables[field]) ? undefined : change.mutationFn?.(variables, context);
    },
  };
}

/**
 * A change that a person decides on by fields of its row: whether an address is assigned, what a firewall protects. Its
 * mutation throws a NotUnderstoodError, and nothing is sent, where one of them was not understood when the row was last read.
 */
export function decidedBy<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  ...fields: readonly (keyof ChangedRow<Id> & string)[]
): Change<Id, Sent> {
  return {
    ...change,
    async mutationFn(variables, context) {
      const target = change.targetOf(context.client, variables, undefined);
      const row = target && { queryKey: target.list.queryKey, id: target.id };
      if (row && !isUnderstood(context.client, row, fields)) throw new NotUnderstoodError();
      return change.mutationFn?.(variables, context);
    },
  };
}
