import { ApiError, NotSentError } from '@livery/api/errors';
import type { Credentials } from '@livery/api/client';
import type { BrowserEnvironment } from './environment.js';
import { createListeners } from './listeners.js';
import {
  beginPage,
  clearImpersonation,
  clearSession,
  clearTabData,
  clearUserData,
  onSessionChangedElsewhere,
  storage,
  type Impersonation,
} from './storage.js';

/** The console's base path (specification: account and billing, section 2). */
export const base = '/app';

/** The key the mock API accepts when the form is left empty (specification: account and billing, section 9). */
export const mockApiKey = '{key}';

/** Who a page works for. It never changes: signing in and out load another page. */
interface PageSession {
  readonly apiKey: string | undefined;
  /** Signs the calls in the key's place while the user acts in the account of another. */
  readonly impersonationToken: string | undefined;
  /** The id of the user; undefined until it is known. */
  user: number | undefined;
  /** The page itself is loading another one: what happens to the stored session now is its own doing. */
  isLeaving?: boolean;
}

const sessions = new WeakMap<BrowserEnvironment, PageSession>();
let latest: PageSession | undefined;

/** Whose account the user acts in; removed where another user has signed in since, or nobody is. */
function ownImpersonation(): Impersonation | undefined {
  const impersonation = storage.impersonation.get();
  const isOwn = storage.apiKey.get() !== undefined && impersonation?.user === storage.user.get();
  if (impersonation && !isOwn) clearImpersonation();
  return isOwn ? impersonation : undefined;
}

/** Captures the stored session as that of a page. Once, before anything of the page is read or sent. */
export function captureSession(environment: BrowserEnvironment): PageSession {
  const impersonation = ownImpersonation();
  beginPage();
  latest = {
    apiKey: storage.apiKey.get(),
    impersonationToken: impersonation?.token,
    user: impersonation ? impersonation.ownerId : storage.user.get(),
  };
  sessions.set(environment, latest);
  return latest;
}

const sessionOf = (environment: BrowserEnvironment): PageSession =>
  sessions.get(environment) ?? captureSession(environment);

/** The id of the user that the page in view works for: what is stored for later use is stored under it. */
export const pageUser = (): number | undefined => (latest ? latest.user : storage.user.get());

/** Whether work that all tabs share may be stored: not by a page whose user has logged out, or is another one now. */
export const ownsSharedWork = (): boolean =>
  latest?.impersonationToken === undefined
    ? storage.user.get() === pageUser()
    : storage.impersonation.get()?.token === latest.impersonationToken;

/** Stores the id of a page's user, once the server has told it. */
export function noteUser(environment: BrowserEnvironment, user: number): void {
  const session = sessionOf(environment);
  session.user = user;
  if (!isInForce(environment)) return;
  const impersonation = storage.impersonation.get();
  if (impersonation) storage.impersonation.set({ ...impersonation, ownerId: user });
  else storage.user.set(user);
}

function isInForce(environment: BrowserEnvironment): boolean {
  const { apiKey, impersonationToken } = sessionOf(environment);
  return apiKey === storage.apiKey.get() && impersonationToken === storage.impersonation.get()?.token;
}

/** Throws a NotSentError where the session that a page began with is no longer the stored one. */
export function assertSession(environment: BrowserEnvironment): void {
  if (!isInForce(environment)) throw new NotSentError(isSignedIn() ? 'other-session' : 'signed-out');
}

/**
 * What the calls of a page are signed with: the impersonation token if there is one, otherwise the key that the page
 * began with. Throws a NotSentError where that session is over.
 */
export function credentialsOf(environment: BrowserEnvironment): Credentials {
  assertSession(environment);
  const { apiKey, impersonationToken } = sessionOf(environment);
  return { apiKey, impersonationToken };
}

/** Whose account the page works in, while that is not the user's own. */
export const actingFor = (): string | undefined => storage.impersonation.get()?.owner;

/** Acts in the account of another from now on: remembers where this was started and loads the root afresh. */
export function startActing(environment: BrowserEnvironment, token: string, owner: string): void {
  const returnPath = environment.address.pathname + environment.address.search;
  const user = storage.user.get();
  beginLeaving(environment);
  storage.impersonation.set({ token, owner, returnPath, ...(user === undefined ? {} : { user }) });
  storage.impersonationNotice.set({ kind: 'started', owner });
  environment.assign(`${base}/`);
}

/** Returns to the user's own account, where acting was started. `ended` where it was not the user who ended it. */
export function stopActing(environment: BrowserEnvironment, ended = false): void {
  const { owner = '', returnPath = '' } = storage.impersonation.get() ?? {};
  beginLeaving(environment);
  clearImpersonation();
  if (ended) storage.impersonationNotice.set({ kind: 'ended', owner });
  environment.assign(isOwnPath(returnPath) ? returnPath : `${base}/`);
}

/** Saves what must not be lost, and no longer follows the stored session: another page is about to be loaded. */
function beginLeaving(environment: BrowserEnvironment): void {
  sessionOf(environment).isLeaving = true;
  beforeSignOut.notify();
}

/** Loads the page again with all that its forms and dialogs hold, but for secrets. */
export function reloadPage(environment: BrowserEnvironment): void {
  beginLeaving(environment);
  environment.reload();
}

export const isSignedIn = (): boolean => storage.apiKey.get() !== undefined;

/** Whether another session is stored than that of this user. */
export const isSignedInAsAnother = (user: number | undefined): boolean =>
  isSignedIn() && (user === undefined || user !== storage.user.get());

/** Only an address below the console can be returned to: another one may lead to another site. */
const isOwnPath = (path: string): boolean => path.startsWith(`${base}/`);

/** Remembers what to show after signing in. An address that is not below the console is not remembered. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) storage.returnPath.set(path);
}

/**
 * Keeps the key and loads the page one came for, afresh, so that nothing of the visitor before is left; going back from
 * there does not lead into the sign-in again. What was being done is kept for the same user only; `user` is the id.
 */
export function startSession(environment: BrowserEnvironment, apiKey: string, user: number | undefined): void {
  if (user === undefined || user !== storage.user.get()) clearUserData();
  if (user !== undefined) storage.user.set(user);
  storage.apiKey.set(apiKey);
  sessionOf(environment).isLeaving = true;
  const target = storage.returnPath.get() ?? '';
  storage.returnPath.clear();
  environment.replace(isOwnPath(target) ? target : `${base}/`);
}

/** Clears the session and goes to the root path with a full reload (specification: account and billing, section 2). */
export function signOut(environment: BrowserEnvironment): void {
  sessionOf(environment).isLeaving = true;
  beforeSignOut.notify();
  clearSession();
  clearUserData();
  environment.assign(`${base}/`);
}

const beforeSignOut = createListeners();

/**
 * Calls back before a page whose session is over is left: to save what must not be lost, and to stop asking whether to
 * leave. Returns an unsubscribe function.
 */
export const onBeforeSignOut = beforeSignOut.subscribe;

/** The key is no longer good: leave the account of another, or sign out, remembering the page, so that signing in again leads back to it. */
export function endExpiredSession(environment: BrowserEnvironment, error: unknown): boolean {
  const expired = error instanceof ApiError && error.kind === 'credentials' && error.status === 401;
  if (!expired || !isSignedIn() || !isInForce(environment)) return false;
  if (actingFor() !== undefined) {
    stopActing(environment, true);
    return true;
  }
  sessionOf(environment).isLeaving = true;
  beforeSignOut.notify();
  clearSession();
  rememberReturnPath(environment.address.pathname + environment.address.search);
  environment.assign(`${base}/?expired`);
  return true;
}

/** Leaves a page whose session is over. What was being done stays in this tab for its user, unless that user logged out. */
function leave(environment: BrowserEnvironment): void {
  sessionOf(environment).isLeaving = true;
  beforeSignOut.notify();
  if (storage.user.get() === undefined) clearTabData();
  environment.reload();
}

/** Hides the whole page without changing its layout, so that its scroll position stays. */
function hide(hidden: boolean): void {
  document.documentElement.style.visibility = hidden ? 'hidden' : '';
}

/**
 * Loads a page again as soon as its session is over: changed in another tab, or while the page was in the browser's
 * back-forward cache. A page goes into that cache hidden, and is visible again only if its session is still the stored
 * one. Returns an unsubscribe function.
 */
export function followSession(environment: BrowserEnvironment): () => void {
  const check = (): void => {
    if (!sessionOf(environment).isLeaving && !isInForce(environment)) leave(environment);
  };
  const onHide = (): void => hide(true);
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    if (isInForce(environment)) hide(false);
    else leave(environment);
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
}
