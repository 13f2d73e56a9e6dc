import { ApiError, NotSentError } from '@livery/api/errors';
import type { Credentials } from '@livery/api/client';
import type { BrowserEnvironment } from './environment.js';
import { createListeners } from './listeners.js';
import { onSessionChangedElsewhere, type ConsoleStorage, type Impersonation } from './storage.js';

/** The console's base path (specification: account and billing, section 2). */
export const base = '/app';

/** The key the mock API accepts when the form is left empty (specification: account and billing, section 9). */
export const mockApiKey = '{key}';

/** Only an address below the console can be returned to: another one may lead to another site. */
const isOwnPath = (path: string): boolean => path.startsWith(`${base}/`);

/** Hides the whole page without changing its layout, so that its scroll position stays. */
function hide(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
}

/**
 * Whose account the user acts in; removed where another user has signed in since, or the user has logged out. While the
 * user is asked to sign in again it is kept, and nobody acts.
 */
function ownImpersonation(storage: ConsoleStorage): Impersonation | undefined {
  const impersonation = storage.impersonation.get();
  const user = storage.user.get();
  const isSignedIn = storage.apiKey.get() !== undefined;
  const isOwn = impersonation?.user === user && (isSignedIn || user !== undefined);
  if (impersonation && !isOwn) storage.clearImpersonation();
  return isOwn && isSignedIn ? impersonation : undefined;
}

/**
 * Who a page works for: the session that was stored when it began. It never changes, because signing in and out load
 * another page.
 */
export function createSession(environment: BrowserEnvironment, storage: ConsoleStorage) {
  const beforeSignOut = createListeners();
  const impersonated = ownImpersonation(storage);
  storage.beginPage(impersonated !== undefined);
  const apiKey = storage.apiKey.get();
  /** Signs the calls in the key's place while the user acts in the account of another. */
  const impersonationToken = impersonated?.token;
  let user = impersonated ? impersonated.ownerId : storage.user.get();
  /** On a page without guards nothing can be lost. */
  let askToLeave = (_forgetsDrafts: boolean, goOn: () => void): void => goOn();
  /** The page itself is loading another one: what happens to the stored session now is its own doing. */
  let isLeaving = false;

  /** Who is signed in, whomever the page works for. */
  const ownUser = (): number | undefined => (impersonated ? impersonated.user : user);

  const isSignedIn = (): boolean => storage.apiKey.get() !== undefined;

  /** Whose account the page works in, while that is not the user's own. */
  const actingFor = (): string | undefined => impersonated && storage.impersonation.get()?.owner;

  const isInForce = (): boolean =>
    apiKey === storage.apiKey.get() &&
    (apiKey === undefined || impersonationToken === storage.impersonation.get()?.token);

  /** Throws a NotSentError where the session that the page began with is no longer the stored one. */
  function assertInForce(): void {
    if (!isInForce()) throw new NotSentError(isSignedIn() ? 'other-session' : 'signed-out');
  }

  /** Saves what must not be lost, and no longer follows the stored session: another page is about to be loaded. */
  function beginLeaving(): void {
    isLeaving = true;
    beforeSignOut.notify();
  }

  /** Returns to the user's own account, where acting was started. */
  function returnToOwn(): void {
    const { returnPath = '' } = storage.impersonation.get() ?? {};
    storage.clearImpersonation();
    environment.assign(isOwnPath(returnPath) ? returnPath : `${base}/`);
  }

  /** Clears the session and goes to the root path with a full reload (specification: account and billing, section 2). */
  function endSession(): void {
    storage.clearSession();
    storage.clearUserData();
    environment.assign(`${base}/`);
  }

  const here = (): string => environment.address.pathname + environment.address.search;

  /** Remembers what to show after signing in. An address that is not below the console is not remembered. */
  function rememberReturnPath(path: string, of?: number): void {
    if (isOwnPath(path)) storage.returnPath.set({ path, ...(of === undefined ? {} : { user: of }) });
  }

  /** The remembered address, where it is for this user or for anybody; it is remembered no more. */
  function takeReturnPath(id: number | undefined): string | undefined {
    const { path = '', user: of } = storage.returnPath.get() ?? {};
    storage.returnPath.clear();
    return isOwnPath(path) && (of === undefined || of === id) ? path : undefined;
  }

  /** Asks the user of the page to sign in again, who is then led back to it. */
  function askToSignInAgain(load: (address: string) => void): void {
    rememberReturnPath(here(), ownUser());
    load(`${base}/?expired`);
  }

  /** Leaves a page whose session is over. What was being done stays in this tab for its user, unless that user logged out. */
  function leave(): void {
    beginLeaving();
    const current = storage.user.get();
    if (current === undefined) storage.clearTabData();
    else if (!isSignedIn()) return askToSignInAgain(environment.replace);
    // Who signed in in another tab goes on in this one as well.
    const path = apiKey === undefined && isSignedIn() ? takeReturnPath(current) : undefined;
    if (path === undefined) environment.reload();
    else environment.replace(path);
  }

  /** Leaves as the person wants it; where the session is over, or another one by now, it is left for that reason alone. */
  function leaveUnasked(change: () => void): void {
    if (isLeaving) return;
    if (!isInForce()) return leave();
    beginLeaving();
    change();
  }

  /** The same, but asks the person first where something would be lost. */
  function leaveWillingly(change: () => void, forgetsDrafts = false): void {
    askToLeave(forgetsDrafts, () => leaveUnasked(change));
  }

  return {
    /** Says what asks the person before the page is left, where something would be lost. */
    leaveBy(ask: typeof askToLeave): void {
      askToLeave = ask;
    },
    isSignedIn,
    actingFor,
    assertInForce,
    /** Returns to the user's own account, where acting was started. */
    stopActing: (): void => leaveWillingly(returnToOwn, true),
    rememberReturnPath: (path: string): void => rememberReturnPath(path),
    /** The id of the user that the page works for, undefined until it is known: what is stored for later is stored under it. */
    user: (): number | undefined => user,
    /** Stores the id of the page's user, once the server has told it. */
    noteUser(id: number): void {
      user = id;
      if (!isInForce()) return;
      const impersonation = storage.impersonation.get();
      if (impersonation) storage.impersonation.set({ ...impersonation, ownerId: id });
      else storage.setUser(id);
    },
    /** Whether work that all tabs share may be stored: not by a page whose user has logged out, or is another one now. */
    ownsSharedWork: (): boolean =>
      impersonationToken === undefined
        ? storage.user.get() === user
        : storage.impersonation.get()?.token === impersonationToken,
    /**
     * What the calls of the page are signed with: the impersonation token if there is one, otherwise the key that the
     * page began with. Throws a NotSentError where that session is over.
     */
    credentials(): Credentials {
      assertInForce();
      return { apiKey, impersonationToken };
    },
    /** Acts in the account of another from now on: remembers where this was started and loads the root afresh. */
    startActing(token: string, owner: string): void {
      leaveWillingly(() => {
        const actor = ownUser();
        storage.impersonation.set({
          token,
          owner,
          returnPath: here(),
          ...(actor === undefined ? {} : { user: actor }),
        });
        storage.impersonationNotice.set({ kind: 'started', owner });
        environment.assign(`${base}/`);
      });
    },
    /** Whether another session is stored than that of this user. */
    isSignedInAsAnother: (id: number | undefined): boolean =>
      isSignedIn() && (id === undefined || id !== storage.user.get()),
    /**
     * Keeps the key and loads the page one came for, afresh, so that nothing of the visitor before is left; going back
     * from there does not lead into the sign-in again. What was being done is kept for the same user only; `id` is the
     * user's.
     */
    start(key: string, id: number | undefined): void {
      if (id === undefined || id !== storage.user.get()) storage.clearUserData();
      if (Number.isFinite(id)) storage.setUser(Number(id));
      storage.apiKey.set(key);
      isLeaving = true;
      environment.replace(takeReturnPath(id) ?? `${base}/`);
    },
    /** Loads the page again with all that its forms and dialogs hold, but for secrets. */
    reload: (): void => leaveWillingly(environment.reload),
    signOut: (): void => leaveWillingly(endSession, true),
    /** Signs out where no question can be shown: what would be lost by it is. */
    signOutUnasked: (): void => leaveUnasked(endSession),
    /**
     * Calls back before a page whose session is over is left: to save what must not be lost, and to stop asking whether
     * to leave. Returns an unsubscribe function.
     */
    onBeforeSignOut: beforeSignOut.subscribe,
    /** The key is no longer good: leave the account of another, or sign out, remembering the page, so that signing in again leads back to it. */
    endExpired(error: unknown): boolean {
      const expired = error instanceof ApiError && error.kind === 'credentials' && error.status === 401;
      if (!expired || !isSignedIn() || !isInForce()) return false;
      beginLeaving();
      const owner = actingFor();
      if (owner === undefined) {
        storage.clearSession();
        askToSignInAgain(environment.assign);
      } else {
        storage.impersonationNotice.set({ kind: 'ended', owner });
        returnToOwn();
      }
      return true;
    },
    /**
     * Loads the page again as soon as its session is over: changed in another tab, or while the page was in the browser's
     * back-forward cache. A page goes into that cache hidden, and is visible again only if its session is still the
     * stored one. Returns an unsubscribe function.
     */
    follow(): () => void {
      const check = (): void => {
        if (!isLeaving && !isInForce()) leave();
      };
      const onHide = (): void => hide(true);
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (!persisted) return;
        if (!isInForce()) leave();
        // One that was being left has no guards any more, and does not follow the session.
        else if (isLeaving) environment.reload();
        else hide(false);
      };
      const stop = onSessionChangedElsewhere(check);
      addEventListener('pagehide', onHide);
      addEventListener('pageshow', onShow);
      addEventListener('focus', check);
      return () => {
        stop();
        removeEventListener('pagehide', onHide);
        removeEventListener('pageshow', onShow);
        removeEventListener('focus', check);
      };
    },
  };
}

export type Session = ReturnType<typeof createSession>;
