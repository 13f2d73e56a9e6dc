import { parseTimestamp } from '../domain/timestamps.js';
import { isOverdue, isTransitional, pollDelay } from '../domain/vmStatus.js';
import type { Vm } from '../generated/types.js';

type Followed = Pick<Vm, 'status' | 'status_changed_at'>;

/**
 * How long to wait until a list of machines is asked again, in ms; false when none is in transition, or when every
 * transition takes longer than usual. The youngest one sets the pace: often at first, then slower. A list always comes
 * whole, so a long one is asked at most once a millisecond a row. Counts from when this page first saw a row as it is:
 * a clock that is wrong neither hurries nor ends it.
 */
export function followDelay(vms: readonly Followed[], now: number): number | false {
  const delays = transitionsOf(vms).flatMap((vm) => {
    const elapsed = seenFor(vm, now);
    return isOverdue(vm.status, elapsed) ? [] : [pollDelay(elapsed)];
  });
  return delays.length === 0 ? false : Math.max(Math.min(...delays), vms.length);
}

/**
 * How long a machine has been in its transition, in ms; undefined for one in none. Counts from when the server says
 * that it began or from when this page first saw it, whichever is earlier.
 */
export function transitionElapsed(vm: Followed, now = Date.now()): number | undefined {
  return isTransitional(vm.status) ? Math.max(seenFor(vm, now), changedFor(vm, now)) : undefined;
}

/** Whether a machine's transition takes longer than usual: time to say so and to offer a refresh. */
export function isSlow(vm: Followed, now = Date.now()): boolean {
  return isOverdue(vm.status, transitionElapsed(vm, now) ?? 0);
}

interface ListQuery {
  state: { data?: readonly Followed[] | undefined };
}

/**
 * The options that make a query of machines follow their transitions: it polls until all have settled, pauses in a
 * hidden tab, and asks at once when the tab is shown again.
 */
export const followTransitions = {
  refetchInterval: ({ state }: ListQuery) => followDelay(state.data ?? [], Date.now()),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: ({ state }: ListQuery) =>
    transitionsOf(state.data ?? []).length > 0 ? ('always' as const) : true,
};

function changedFor(vm: Followed, now: number): number {
  try {
    return now - parseTimestamp(vm.status_changed_at).getTime();
  } catch {
    return 0;
  }
}

// Structural sharing keeps a row the same object for as long as nothing about it changes.
const firstSeen = new WeakMap<Followed, number>();

function seenFor(vm: Followed, now: number): number {
  const since = firstSeen.get(vm);
  if (since !== undefined) return Math.max(now - since, 0);
  firstSeen.set(vm, now);
  return 0;
}

const transitionsIn = new WeakMap<readonly Followed[], readonly Followed[]>();

/** The rows in transition. Asked at every render of every screen with a list, so a list is walked once. */
function transitionsOf(vms: readonly Followed[]): readonly Followed[] {
  const known = transitionsIn.get(vms);
  if (known) return known;
  const found = vms.filter(({ status }) => isTransitional(status));
  transitionsIn.set(vms, found);
  return found;
}
