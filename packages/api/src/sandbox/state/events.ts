import type { EventLogEntry } from '../../generated/types.js';
import type { OperationId } from '../../generated/operations.js';
import { nextUuid } from './random.js';
import { stamp } from './stamp.js';
import type { State } from './state.js';

const most = 1000;

export interface Happening {
  action: OperationId | 'weeklyBackup';
  /** Who did it; null for the provider itself. */
  username: string | null;
  resource_type: EventLogEntry['resource_type'];
  resource_uuid: string | null;
  resource_name: string;
  location: string | null;
  result?: EventLogEntry['result'];
  message?: string | null;
}

/** Writes what was done into the event log; gives the entry's uuid, by which it can be finished. */
export function recordEvent(state: State, now: number, happening: Happening): string {
  const uuid = nextUuid(state);
  state.events.push({ result: 'succeeded', message: null, ...happening, uuid, created_at: stamp(now) });
  if (state.events.length > most) state.events.splice(0, state.events.length - most);
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
