import { useSyncExternalStore } from 'react';
import { isRecord } from '@livery/api/client/schema';
import { useService, type Services } from './services.js';
import type { Activity, ConsoleStorage } from './storage.js';

/** So many are kept, and whatever is under way. */
export const mostActivities = 200;
/** How long what has to be written is collected, in ms: a bulk action ends many changes at once. */
const writeDelay = 150;
/** After this without a word a response is no longer waited for, in ms: calls time out long before. */
const lost = 180_000;
/** By so much two readings of one clock may differ, in ms: it is set right now and then. */
const clockTolerance = 60_000;

/** Where there are too many, those of the last of these states go first. */
const states: readonly unknown[] = ['running', 'failed', 'unknown', 'cancelled', 'done'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a stored entry is one of this version's, and not of a time to come: a clock was set back since. */
function isActivity(value: unknown): value is Activity {
  if (!isRecord(value)) return false;
  const { id, operation, startedAt, state, target, error, progress } = value;
  const isPart = (part: unknown, names: readonly string[], isValid: (value: unknown) => boolean = isText): boolean =>
    part === undefined || (isRecord(part) && names.every((name) => isValid(part[name])));
  return (
    isText(id) &&
    isText(operation) &&
    typeof startedAt === 'number' &&
    startedAt <= Date.now() + clockTolerance &&
    states.includes(state) &&
    isPart(target, ['kind', 'id', 'name', 'href']) &&
    isPart(error, ['message']) &&
    isPart(progress, ['total', 'done', 'failed', 'cancelled'], Number.isFinite)
  );
}

const withState = (activity: Activity, state: Activity['state']): Activity => ({ ...activity, state });

const isLost = ({ state, startedAt, heardAt = startedAt }: Activity): boolean =>
  state === 'running' && Date.now() - heardAt > lost;

/** What is stored and can be shown. */
function stored(storage: ConsoleStorage): readonly Activity[] {
  const value: unknown = storage.activity.get();
  const activities = Array.isArray(value) ? value.filter(isActivity) : [];
  return activities.map((one) => (isLost(one) ? withState(one, 'unknown') : one));
}

export interface ActivityLog {
  /** Adds a change to the log, or says what became of it. */
  record: (activity: Activity) => void;
  /** Forgets what is over. */
  clearFinished: () => void;
  /** What is in the log; the same array until something changes. */
  current: () => readonly Activity[];
  subscribe: (changed: () => void) => () => void;
}

/** Everything that was started in this browser, in any tab, as a page records and shows it. */
export function createActivityLog({ storage, session: { ownsSharedWork } }: Services): ActivityLog {
  /** What this page started and has heard no end of. */
  const open = new Set<string>();
  const unwritten = new Map<string, Activity>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { text: string; activities: readonly Activity[] } = { text: '[]', activities: [] };

  /** Writes down what was recorded, beside what other tabs wrote meanwhile. */
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // Another user's log is not for what this page did.
    if (!ownsSharedWork()) unwritten.clear();
    if (unwritten.size === 0) return;
    const byId = new Map(stored(storage).map((one) => [one.id, one]));
    for (const [id, one] of unwritten) byId.set(id, one);
    unwritten.clear();
    storage.activity.set(
      [...byId.values()]
        .toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || b.startedAt - a.startedAt)
        .filter(({ state }, index) => index < mostActivities || state === 'running'),
    );
  }

  function current(): readonly Activity[] {
    const activities = stored(storage);
    const text = JSON.stringify(activities);
    if (text !== last.text) last = { text, activities };
    return last.activities;
  }

  // A page that is left hears of no response any more.
  addEventListener('pagehide', () => {
    write();
    if (open.size === 0 || !ownsSharedWork()) return;
    storage.activity.set(current().map((one) => (open.has(one.id) ? withState(one, 'unknown') : one)));
  });

  return {
    record(activity) {
      if (activity.state === 'running') open.add(activity.id);
      else open.delete(activity.id);
      unwritten.set(activity.id, activity);
      timer ??= setTimeout(write, writeDelay);
    },
    clearFinished() {
      write();
      storage.activity.set(current().filter(({ state }) => state === 'running'));
    },
    current,
    subscribe: storage.activity.subscribe,
  };
}

export const useActivityLog = (): ActivityLog => useService(createActivityLog);

/** Everything that was started in this browser, in any tab. */
export function useActivities(): readonly Activity[] {
  const { subscribe, current } = useActivityLog();
  return useSyncExternalStore(subscribe, current);
}
