import type { AskToLeave } from './leaveGuards.js';

/** Asks before Back or Forward leads to another screen than this one. */
interface HistoryGuard {
  /** They led to another entry. */
  moved: (event: Event) => void;
  end: () => void;
}

/**
 * Back and Forward cannot be stopped: what they have left is put back as a new entry, from where Back leads to where they
 * led. The router sees nothing of it.
 */
export function guardHistory(ask: AskToLeave): HistoryGuard {
  let here = { address: location.href, state: history.state as unknown };
  const note = () => {
    here = { address: location.href, state: history.state };
  };
  // Of the router.
  addEventListener('pushState', note);
  addEventListener('replaceState', note);
  return {
    moved(event) {
      if (location.pathname === new URL(here.address).pathname) return note();
      event.stopImmediatePropagation();
      history.pushState(here.state, '', here.address);
      ask(() => history.back());
    },
    end() {
      removeEventListener('pushState', note);
      removeEventListener('replaceState', note);
    },
  };
}
