import type { ConsoleStorage, PendingSignIn } from '#shared/storage.js';
import { IdentityError } from './identityError.js';

/** A sign-in that takes longer was left, in ms. */
const lifetime = 60 * 60 * 1000;

/** Stores what a sign-in of this tab began with, until the provider comes back. */
export const storePendingSignIn = (storage: ConsoleStorage, pending: Omit<PendingSignIn, 'at'>): void =>
  storage.signIn.set({ ...pending, at: Date.now() });

/**
 * What the sign-in of this tab began with, used up. Throws where the state that came back is not that of this tab: the
 * address was made by somebody else, or is old.
 */
export function takePendingSignIn(storage: ConsoleStorage, state: string | null): PendingSignIn {
  const pending = storage.signIn.get();
  storage.signIn.clear();
  if (!pending || !state || pending.state !== state || Date.now() - pending.at > lifetime)
    throw new IdentityError({ reason: 'notStartedHere' });
  return pending;
}

/** A secret of 256 bits, fit for an address. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
