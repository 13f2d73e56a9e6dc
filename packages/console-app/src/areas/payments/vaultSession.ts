import type { ConsoleStorage } from '#shared/storage.js';

/** The session of the payment vault: one a browser session (specification: account and billing, section 3). */
export function vaultSession(storage: ConsoleStorage): string {
  const stored = storage.vaultSession.get();
  if (stored !== undefined) return stored;
  const made = crypto.randomUUID();
  storage.vaultSession.set(made);
  return made;
}
