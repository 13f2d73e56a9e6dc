import type { AskToLeave } from './leaveGuards.js';

/**
 * Asks before Back or Forward leads to another screen than this one. They cannot be stopped: what they have left is put
 * back as a new entry, from where Back leads to where they led. The router sees nothing of it. Returns what ends that.
 */
export function guardHistory(ask: AskToLeave): () => void {
  let here = { address: location.href, state: history.state as unknown };
  const note = () => {
    here = { address: location.href, state: history.state };
  };
  const onMove = (event: Event) => {
    if (location.pathname === new URL(here.address).pathname) return note();
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.address);
    ask(() => history.back());
  };
  // Of the router.
  addEventListener('pushState', note);
  addEventListener('replaceState', note);
  // While it is captured: before the router, which has listened for longer.
  addEventListener('popstate', onMove, true);
  return () => {
    removeEventListener('pushState', note);
    removeEventListener('replaceState', note);
    removeEventListener('popstate', onMove, true);
  };
}
