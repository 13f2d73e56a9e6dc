import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { serverTime } from '../client/serverClock.js';
import { readTimestamp } from '../domain/timestamps.js';
import type { Transition } from '../domain/transitions.js';
import { openExpectations } from './optimisticPatches.js';

/** What passes by itself about a row: its own status, and those of its parts. */
export type TransitionsOf<Row> = (row: Row) => readonly Transition[];

/** How long to wait before asking again, in ms, `elapsed` ms after something began: often at first, then slower. */
function pollDelay(elapsed: number): number {
  if (elapsed < 10_000) return 1000;
  if (elapsed < 60_000) return 3000;
  if (elapsed < 300_000) return 10_000;
  return 30_000;
}

/** What following a query needs to know of it. */
interface PolledQuery {
  state: { data?: unknown };
}

/** How the rows of a query are told apart, and what passes by itself about each. */
interface PollingOptions<Row> {
  /** The field that identifies a row; undefined for a response that is one thing. */
  idField: string | undefined;
  transitionsOf: TransitionsOf<Row>;
}

/**
 * The options that make a query follow what passes by itself in it: it polls until every transition has ended or
 * takes longer than usual; pauses in a hidden tab, and asks at once when the tab is shown again.
 */
export function polled<Row>(pollingOptions: PollingOptions<Row>) {
  return {
    refetchInterval: (query: PolledQuery) => pollInterval(query, pollingOptions, Date.now()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus(query: PolledQuery) {
      const isOpen = inTransition(rowsOf(query), pollingOptions).length > 0 || openExpectations(query).length > 0;
      return isOpen ? ('always' as const) : true;
    },
  };
}

function rowsOf({ state: { data } }: PolledQuery): readonly unknown[] {
  if (data === undefined) return [];
  return Array.isArray(data) ? data : [data];
}

/**
 * How long to wait until a query is asked again, in ms; false when nothing in it is in transition, or when all of it
 * takes longer than usual, and no change has yet to show. What began last sets the pace. A list comes whole, so a long
 * one is asked at most once a millisecond a row, and a slow one no sooner than twice the time that its last response took.
 * Counts from when this page first saw a transition: a clock that is wrong neither hurries nor ends it.
 */
export function pollInterval<Row>(
  query: PolledQuery,
  pollingOptions: PollingOptions<Row>,
  now: number,
): number | false {
  const rows = rowsOf(query);
  const seen = firstSeenIn(query, rows, pollingOptions, now);
  const delays = [
    ...inTransition(rows, pollingOptions).flatMap(({ key, transition }) => {
      const elapsed = now - (seen.get(key) ?? now);
      return elapsed > transition.limit ? [] : [pollDelay(elapsed)];
    }),
    ...openExpectations(query).flatMap(({ since, timeoutMs }) => {
      const elapsed = now - since;
      // Past its time it is given up by the next response; a server that gives none is not asked for ever.
      return elapsed > 2 * timeoutMs ? [] : [pollDelay(elapsed)];
    }),
  ];
  if (delays.length === 0) return false;
  return Math.max(Math.min(...delays), rows.length, 2 * (durations.get(query) ?? 0));
}

/**
 * How long a transition has lasted, in ms: from when the server says that it began or from when this page first saw the
 * row as it is, whichever is earlier. What the server says is compared with the server's own clock.
 */
export function transitionElapsed(row: object, { since }: Transition, now = Date.now()): number {
  const began = since === undefined ? undefined : readTimestamp(since)?.getTime();
  return Math.max(seenFor(row, now), began === undefined ? 0 : serverTime(now) - began);
}

/** Whether a transition of a row takes longer than usual: time to say so and to offer a refresh. */
export function isSlow<Row extends object>(row: Row, transitionsOf: TransitionsOf<Row>, now = Date.now()): boolean {
  return transitionsOf(row).some((transition) => transitionElapsed(row, transition, now) > transition.limit);
}

// Structural sharing keeps a row the same object for as long as nothing about it changes.
const firstSeen = new WeakMap<object, number>();

function seenFor(row: object, now: number): number {
  const since = firstSeen.get(row);
  if (since !== undefined) return Math.max(now - since, 0);
  firstSeen.set(row, now);
  return 0;
}

const durations = new WeakMap<object, number>();

/** Remembers how long the server took to answer a query, in ms. */
export function noteDuration(client: QueryClient, queryKey: QueryKey, duration: number): void {
  const query = client.getQueryCache().get(hashKey(queryKey));
  if (query) durations.set(query, duration);
}

interface InTransition {
  /** Names the transition for as long as it lasts, however often its row comes anew. */
  key: string;
  transition: Transition;
}

const cached = new WeakMap<readonly unknown[], readonly InTransition[]>();

/** Asked at every render of every screen with a list, so a list is walked once. */
function inTransition<Row>(
  rows: readonly unknown[],
  { idField, transitionsOf }: PollingOptions<Row>,
): readonly InTransition[] {
  const found =
    cached.get(rows) ??
    rows.flatMap((row) =>
      transitionsOf(row as Row).map((transition) => {
        const id = idField === undefined ? '' : String(Reflect.get(row as object, idField));
        return { key: `${id} ${transition.status} ${transition.since ?? ''}`, transition };
      }),
    );
  cached.set(rows, found);
  return found;
}

interface Seen {
  rows: readonly unknown[];
  /** When each transition was first seen, in ms since 1970. */
  since: ReadonlyMap<string, number>;
}

const seenIn = new WeakMap<object, Seen>();

function firstSeenIn<Row>(
  query: PolledQuery,
  rows: readonly unknown[],
  pollingOptions: PollingOptions<Row>,
  now: number,
): ReadonlyMap<string, number> {
  const last = seenIn.get(query);
  if (last?.rows === rows) return last.since;
  const since = new Map(inTransition(rows, pollingOptions).map(({ key }) => [key, last?.since.get(key) ?? now]));
  seenIn.set(query, { rows, since });
  return since;
}
