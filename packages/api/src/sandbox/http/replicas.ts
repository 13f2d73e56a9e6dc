import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import type { State } from '../state/state.js';

/** A change as it was made, so that it can be made again on a copy of the state. */
interface Change {
  /** When it was made, in ms since 1970 by the sandbox's clock. */
  at: number;
  /** Makes it again. The same change of the same state has the same result, identifiers included. */
  replay: (state: State) => void;
}

interface Replica {
  state: State;
  /** Changes it has not received yet, the oldest first. */
  log: Change[];
}

/** Changes that wait for one replica at most; beyond that it receives the oldest early, so that memory stays bounded. */
export const maxLogLength = 1000;

/**
 * Copies of the state that receive every change some time after it was made, as the read replica of a provider's
 * database does. There is one for each `lag_ms` among the faults, and none without such a fault.
 */
export interface Replicas {
  /** Copies the state for each lag of its faults that has no replica yet, and drops the replicas that no fault names. */
  sync(state: State): void;
  /** Records a change that was just made. */
  record(change: Change): void;
  /** The state as it was `lag` ms before `now`, but never older than the fault; `state` itself where it has no replica. */
  stateAt(lag: number, now: number, state: State): State;
  /** Drops all replicas: the state was replaced by another one. */
  clear(): void;
}

function receiveNext({ state, log }: Replica): void {
  const change = log.shift();
  if (!change) return;
  advanceLifecycles(state, change.at);
  change.replay(state);
}

/** Lets a replica receive all changes up to a time, and everything that happened by itself until then. */
function catchUp(replica: Replica, until: number): void {
  while (replica.log[0] && replica.log[0].at <= until) receiveNext(replica);
  advanceLifecycles(replica.state, until);
}

/** No replica at first; `sync` makes them. */
export function createReplicas(): Replicas {
  const replicas = new Map<number, Replica>();
  return {
    sync(state) {
      const lags = new Set(state.faults.flatMap(({ lag_ms }) => lag_ms ?? []));
      for (const lag of replicas.keys()) if (!lags.has(lag)) replicas.delete(lag);
      for (const lag of lags) {
        if (!replicas.has(lag)) replicas.set(lag, { state: structuredClone(state), log: [] });
      }
    },
    record(change) {
      for (const replica of replicas.values()) {
        replica.log.push(change);
        if (replica.log.length > maxLogLength) receiveNext(replica);
      }
    },
    stateAt(lag, now, state) {
      const replica = replicas.get(lag);
      if (!replica) return state;
      catchUp(replica, now - lag);
      return replica.state;
    },
    clear: () => replicas.clear(),
  };
}

/** Makes a change again; what was refused the first time is refused as it was then. */
export function attempt(change: () => unknown): void {
  try {
    change();
  } catch {
    // Refused again.
  }
}
