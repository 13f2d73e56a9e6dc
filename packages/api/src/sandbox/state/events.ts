import type { EventLogEntry } from '../../generated/types.js';
import type { OperationId } from '../../generated/operations.js';
import { timestamp } from '../clock.js';
import type { Transition } from './pending.js';
import { nextUuid } from './random.js';
import type { State } from './state.js';

const maxEvents = 1000;

interface EventFacts {
  action: OperationId | 'weeklyBackup';
  /** Who did it; null for the provider itself. */
  username: string | null;
  /** Who did it while acting for that user. */
  acting_username?: string;
  resource_type: EventLogEntry['resource_type'];
  resource_uuid: string | null;
  resource_name: string;
  location: string | null;
  result?: EventLogEntry['result'];
  message?: string | null;
}

/** Writes what was done into the event log; gives the entry's uuid, by which it can be finished. */
export function recordEvent(state: State, now: number, facts: EventFacts): string {
  const uuid = nextUuid(state);
  state.events.push({ result: 'succeeded', message: null, ...facts, uuid, created_at: timestamp(now) });
  if (state.events.length > maxEvents) state.events.splice(0, state.events.length - maxEvents);
  return uuid;
}

/** Says how something that was started went. */
export function finishEvent(
  state: State,
  uuid: string | undefined,
  result: 'succeeded' | 'failed',
  message: string | null = null,
): void {
  const entry = uuid ? state.events.findLast((one) => one.uuid === uuid) : undefined;
  if (!entry) return;
  entry.result = result;
  entry.message = message;
}

/** Gives up what was about to happen: what was begun with it has failed, for a reason. */
export function giveUp(
  state: State,
  isGivenUp: (one: Transition) => boolean,
  reason = 'Superseded by a later request',
): void {
  for (const one of state.pending) if (isGivenUp(one)) finishEvent(state, one.event, 'failed', reason);
  state.pending = state.pending.filter((one) => !isGivenUp(one));
}
