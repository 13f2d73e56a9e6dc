import type { Services } from '../services.js';

/** Asks whether to leave a page or a screen on which something would be lost, and goes on where that is confirmed. */
export type AskToLeave = (goOn: () => void) => void;

/** What asks before another screen is shown. */
interface ScreenGuard {
  ask: AskToLeave;
  /** Back or Forward leads to another entry. Stops the event where they are to lead nowhere. */
  historyMoved?: ((event: Event) => void) | undefined;
}

/** Has the first of several guards ask, and goes on at once where there is none. */
function askFirst([ask]: Iterable<AskToLeave>, goOn: () => void): void {
  if (ask) ask(goOn);
  else goOn();
}

/** Adds to guards. Returns what ends that. */
const addTo =
  <Guard>(guards: Set<Guard>) =>
  (guard: Guard): (() => void) => {
    guards.add(guard);
    return () => guards.delete(guard);
  };

/** What asks the person before a page, or the screen that it shows, is left. The end of a session does not ask. */
export function createLeaveGuards({ session }: Services) {
  const ofWork = new Set<AskToLeave>();
  const ofScreen = new Set<ScreenGuard>();
  const ofDrafts = new Set<AskToLeave>();
  const asksOfScreen = () => Array.from(ofScreen, ({ ask }) => ask);
  // Where work would be lost, and then where something typed would be, by the screen or, where drafts are forgotten, by one
  // of those, which ask the same.
  session.leaveBy((forgetsDrafts, goOn) =>
    askFirst(ofWork, () => askFirst([...asksOfScreen(), ...(forgetsDrafts ? ofDrafts : [])], goOn)),
  );
  return {
    /** Asks before the page is left while work goes on that would be lost. Returns what ends that. */
    guardWork: addTo(ofWork),
    /** The same, also before another screen is shown, which ends what is on this one. Returns what ends that. */
    guardScreen: addTo(ofScreen),
    /** Asks before drafts are forgotten by a log-out or a return. Returns what ends that. */
    guardDraft: addTo(ofDrafts),
    /** Shows another screen by `goOn`: at once, or where the person confirms it. */
    leaveScreen: (goOn: () => void): void => askFirst(asksOfScreen(), goOn),
    /** Back or Forward leads to another entry. To be told before the router is, from which the guard may keep it. */
    historyMoved(event: Event): void {
      const [guard] = ofScreen;
      guard?.historyMoved?.(event);
    },
  };
}

export type LeaveGuards = ReturnType<typeof createLeaveGuards>;
