import { ApiError } from '@livery/api/errors';
import type { Credentials } from '@livery/api/client';
import type { Page } from './page.js';
import { forgetSession, forgetWork, storage } from './storage.js';

/** The console's base path (specification: account and billing, section 2). */
export const base = '/app';

/** The key the mock API accepts when the form is left empty (specification: account and billing, section 9). */
export const mockApiKey = '{key}';

/** What a call is signed with: the impersonation token when there is one, else the API key. */
export function credentials(): Credentials {
  return { apiKey: storage.apiKey.get(), impersonationToken: storage.impersonation.get()?.token };
}

export const isSignedIn = (): boolean => storage.apiKey.get() !== undefined;

/**
 * Keeps the key and loads the page one came for, afresh, so that nothing of the visitor before is left; going back from
 * there does not lead into the sign-in again. What was being done is kept for the same user only; `user` is the id.
 */
export function startSession(page: Page, apiKey: string, user: number | undefined): void {
  if (user === undefined || user !== storage.user.get()) forgetWork();
  if (user !== undefined) storage.user.set(user);
  storage.apiKey.set(apiKey);
  const target = storage.returnPath.get() ?? `${base}/`;
  storage.returnPath.clear();
  page.replace(target);
}

/** Clears the session and goes to the root path with a full reload (specification: account and billing, section 2). */
export function signOut(page: Page): void {
  forgetSession();
  forgetWork();
  page.assign(`${base}/`);
}

const endings = new Set<() => void>();

/** Calls back before an expired session is left, for what must not be lost with it. Gives what ends that. */
export function beforeSessionEnds(keep: () => void): () => void {
  endings.add(keep);
  return () => endings.delete(keep);
}

/** The key is no longer good: sign out, remembering the page, so that signing in again leads back to it. */
export function endExpiredSession(page: Page, error: unknown): boolean {
  const expired = error instanceof ApiError && error.kind === 'credentials' && error.status === 401;
  if (!expired || !isSignedIn()) return false;
  endings.forEach((keep) => keep());
  const here = page.address.pathname + page.address.search;
  forgetSession();
  storage.returnPath.set(here);
  page.assign(`${base}/?expired`);
  return true;
}
