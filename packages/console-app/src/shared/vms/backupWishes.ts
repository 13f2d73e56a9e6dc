import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { onBackupWishesChangedElsewhere, storage, type BackupWish } from '#shared/storage.js';

/** The machines whose weekly backups are still to be switched on. */
export const backupWishes = (): BackupWish[] => storage.backupWishes.get() ?? [];

/**
 * Keeps the wish for weekly backups of a machine that is being created, and fulfils it when the machine can be told so:
 * the call that creates it has no such field (I 7). A reload loses nothing.
 */
export function wishForBackup(client: QueryClient, { location, uuid }: BackupWish): void {
  storage.backupWishes.set([...backupWishes(), { location, uuid }]);
  follow(client);
}

/** Forgets the wish for a machine's backups, fulfilled or not. */
export function dropBackupWish(uuid: string): void {
  const others = backupWishes().filter((wish) => wish.uuid !== uuid);
  if (others.length > 0) storage.backupWishes.set(others);
  else storage.backupWishes.clear();
}

/** Fulfils the wishes of pages that have gone, and of other tabs, which may go. */
export function useBackupWishes(): void {
  const client = useQueryClient();
  useEffect(() => {
    follow(client);
    return onBackupWishesChangedElsewhere(() => follow(client));
  }, [client]);
}

/** What fulfils them comes when there is a wish; when it cannot come, the wish waits for the next page. */
function follow(client: QueryClient): void {
  if (backupWishes().length === 0) return;
  import('./fulfilWishes.js').then(({ fulfilWishes }) => fulfilWishes(client)).catch(() => undefined);
}
