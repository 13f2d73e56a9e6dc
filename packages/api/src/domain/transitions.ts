import type { Timestamp } from '../generated/types.js';
import { entryOf } from './openValues.js';

/** How long a status that passes by itself takes, in ms. */
interface TransitionTimes {
  /** Usually; fills a progress bar. */
  expected: number;
  /** From when on it takes longer than usual. */
  limit: number;
}

/** A status that passes by itself and that something has now. */
export interface Transition extends TransitionTimes {
  status: string;
  /** When it began, by the server; undefined where it does not say. */
  since: Timestamp | undefined;
}

/** The transitional statuses of one kind of resource. */
export interface Transitions {
  /** Whether a status passes by itself. One that nobody knows does not. */
  has(status: string): boolean;
  /** How long a transition takes; undefined for a status that lasts. */
  times(status: string): TransitionTimes | undefined;
  /** The transition that a status is, as a list of one or none, so that those of several parts are put together easily. */
  of(status: string, since: Timestamp | undefined): readonly Transition[];
}

/** Declares which statuses of a resource pass by themselves, so that whatever has one is followed until the transition ends. */
export function defineTransitions<Status extends string>(
  times: Readonly<Partial<Record<Status, TransitionTimes>>>,
): Transitions {
  const table: Readonly<Partial<Record<string, TransitionTimes>>> = times;
  return {
    has: (status) => entryOf(table, status) !== undefined,
    times: (status) => entryOf(table, status),
    of(status, since) {
      const found = entryOf(table, status);
      return found ? [{ ...found, status, since }] : [];
    },
  };
}
