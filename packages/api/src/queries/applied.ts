import type { QueryClient } from '@tanstack/query-core';
import type { ChangeId, Operation } from '../client/operation.js';
import { isKnown } from '../domain/openValues.js';
import { defaultTimeoutMs, listOf, rowOf, type Change } from './change.js';
import { fetchNow } from './fetchNow.js';
import { idFieldOfList, isSame, type ListRef } from './optimisticPatches.js';
import { read, type Read } from './read.js';

/** A call whose response was lost. */
export interface LostCall {
  /** When it was first sent, by the server's clock in ms. */
  sentAt: number;
  /** When it was known to be lost, in ms. */
  lostAt: number;
}

/** Between two looks at a list that may lag, in ms. */
const pause = 3000;

/**
 * Asks the server whether a change is made already, after a lost response. Lists lag: a call that must not be made twice
 * counts as not made only once the server has had the time to show it. Undefined at once where the row cannot tell: it is
 * not going to. Throws what the read throws.
 */
export async function isApplied<Id extends ChangeId, Sent extends object>(
  client: QueryClient,
  change: Change<Id, Sent>,
  variables: Sent,
  { sentAt, lostAt }: LostCall,
): Promise<boolean | undefined> {
  const isShown = await showsApplied(client, change, variables, sentAt);
  const isShownBy = lostAt + (change.settings.timeoutMs ?? defaultTimeoutMs);
  if (isShown !== false || change.operation.idempotent !== false || Date.now() >= isShownBy) return isShown;
  await new Promise((resolve) => {
    setTimeout(resolve, pause);
  });
  return isApplied(client, change, variables, { sentAt, lostAt });
}

/** Whether the server's list shows a change as it is now. */
async function showsApplied<Id extends ChangeId, Sent extends object>(
  client: QueryClient,
  change: Change<Id, Sent>,
  variables: Sent,
  sentAt: number,
): Promise<boolean | undefined> {
  const { operation } = change;
  const found = rowOf(client, operation, variables);
  const list = found?.list ?? listOf(operation, variables);
  if (!list) return false;
  const rows = await freshRows(client, list, variables);
  if (!found) {
    const shown = new Set(rows.map((row) => tells(change, row, variables, sentAt)));
    return shown.has(true) || (shown.has(undefined) ? undefined : false);
  }
  const row = rows.find((one) => Reflect.get(one, idFieldOfList(list)) === found.id);
  if (operation.deletes) return !row || Reflect.get(row, 'status') === 'deleted';
  return row !== undefined && tells(change, row, variables, sentAt);
}

/** The rows as the server has them now. */
async function freshRows(client: QueryClient, { queryKey, operation }: ListRef, variables: object): Promise<object[]> {
  const options =
    client.getQueryCache().find({ queryKey })?.options ?? read(operation as Operation<'listVms'>, variables as never);
  return fetchNow(client, { ...(options as Read<object[]>), queryKey: queryKey as Read<object[]>['queryKey'] });
}

/** Whether a row shows a change; undefined where a field that is asked for it was not understood: a neutral value stands there. */
function tells<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  row: object,
  variables: Sent,
  sentAt: number,
): boolean | undefined {
  let isUnderstood = true;
  const asked = new Proxy<Record<string, unknown>>(row as Record<string, unknown>, {
    get(fields, name: string) {
      isUnderstood &&= isKnown(fields, name);
      return fields[name];
    },
  });
  const isShown = showsAll(change, asked, variables, sentAt);
  return isUnderstood ? isShown : undefined;
}

/** Whether a row shows all that was sent; not where something was sent that no row has, such as a password. */
function showsAll<Id extends ChangeId, Sent extends object>(
  { operation, settings }: Change<Id, Sent>,
  object: object,
  variables: Sent,
  sentAt: number,
): boolean | undefined {
  const { checkApplied, shows, optimistic, fields, singletonFlag } = settings;
  const row = object as Parameters<NonNullable<typeof shows>>[0];
  if (checkApplied) return checkApplied(row, variables, sentAt);
  if (shows) return shows(row, { variables });
  const expected = {
    ...bodyFields(row, variables, operation, !optimistic && !fields),
    ...optimistic?.(variables, row),
    ...fields?.(variables),
    ...(singletonFlag && { [singletonFlag]: true }),
  };
  const names = Object.entries(expected);
  return names.length > 0 && names.every(([name, value]) => isSame(Reflect.get(row, name), value));
}

/** Of what was sent the fields that the row has by the same name; with `isWhole` the rest of the form, which no row shows, too. */
function bodyFields(
  row: object,
  variables: object,
  { row: fact, body = [] }: Operation,
  isWhole: boolean,
): Record<string, unknown> {
  const isId = (name: string): boolean => name === 'location' || name === (fact === 'any' ? 'uuid' : fact?.id);
  const isShown = (name: string): boolean => Object.hasOwn(row, name) || (isWhole && body.includes(name));
  const sent = Object.entries(variables) as [string, unknown][];
  return Object.fromEntries(sent.filter(([name, value]) => value !== undefined && !isId(name) && isShown(name)));
}
