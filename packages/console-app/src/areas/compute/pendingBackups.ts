import type { ConsoleStorage, PendingBackup } from '#shared/storage.js';

/** The machines whose weekly backups are to be switched on as soon as they have been created. */
export const pendingBackups = (storage: ConsoleStorage): PendingBackup[] => storage.pendingBackups.get() ?? [];

/**
 * Requests weekly backups of a machine that is being created: the call that creates it has no such field (specification:
 * infrastructure, section 7). A reload loses nothing.
 */
export function requestBackup(storage: ConsoleStorage, { location, uuid }: PendingBackup): void {
  storage.pendingBackups.set([...pendingBackups(storage), { location, uuid, requestedAt: Date.now() }]);
}

/** Forgets the request for a machine's backups, whether it was carried out or not. */
export function dropPendingBackup(storage: ConsoleStorage, uuid: string): void {
  const others = pendingBackups(storage).filter((one) => one.uuid !== uuid);
  if (others.length > 0) storage.pendingBackups.set(others);
  else storage.pendingBackups.clear();
}
