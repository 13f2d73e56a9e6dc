import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { canToggleBackup } from '@livery/api/domain/vmCapabilities';
import { isTransitional } from '@livery/api/domain/vmStatus';
import { runChange } from '@livery/api/queries/change';
import { toggleVmBackup, vmList } from '@livery/api/queries/compute';
import { i18n } from '#i18n/i18n.js';
import type { BackupWish } from '#shared/storage.js';
import { errorText } from '#shared/texts/errors.js';
import { computeTexts } from '#generated/compute/texts.js';
import { toasts } from '#shared/toasts.js';
import { backupWishes, dropBackupWish } from './backupWishes.js';

/** Those this page looks after already. */
const followed = new Set<string>();

/** Switches weekly backups on wherever that was wished for, each as soon as its machine has settled. */
export function fulfilWishes(client: QueryClient): void {
  for (const wish of backupWishes()) {
    if (followed.has(wish.uuid)) continue;
    followed.add(wish.uuid);
    void fulfil(client, wish);
  }
}

/** The machine is there whatever becomes of its backups: a failure is told wherever the person is by then. */
async function fulfil(client: QueryClient, wish: BackupWish): Promise<void> {
  try {
    await untilSettled(client, wish);
    const isOver = await alone(wish, () => switchOn(client, wish));
    if (!isOver) await fulfil(client, wish);
  } catch (error) {
    toasts.danger(i18n._(computeTexts.failures.toggleVmBackup), {
      detail: errorText(i18n, error),
      action: { label: t`Retry`, onAction: () => void fulfil(client, wish) },
    });
  }
}

/** Follows the list, which polls by itself while a machine is in transition, until this one is in none, or is gone. */
function untilSettled(client: QueryClient, { location, uuid }: BackupWish): Promise<void> {
  const observer = new QueryObserver(client, vmList(location));
  return new Promise((resolve) => {
    const look = () => {
      const { data, isFetching, isFetchedAfterMount } = observer.getCurrentResult();
      const vm = data?.find((one) => one.uuid === uuid);
      if (vm ? isTransitional(vm.status) : !data || isFetching) return;
      // A list from before the machine was made says nothing about it.
      if (!vm && !isFetchedAfterMount) {
        void observer.refetch();
        return;
      }
      observer.destroy();
      resolve();
    };
    observer.subscribe(look);
    look();
  });
}

/** The call switches to the opposite of what is: two tabs that made it would switch backups on and off. */
function alone<Value>({ uuid }: BackupWish, work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`livery.backupWish.${uuid}`, work) : work();
}

/** Switches on what is not on yet, by what the server says now. Gives whether the wish is over. */
async function switchOn(client: QueryClient, wish: BackupWish): Promise<boolean> {
  // Read in any case: where another tab was first, this one has yet to see it.
  const vms = await client.fetchQuery({ ...vmList(wish.location), staleTime: 0 });
  if (!backupWishes().some(({ uuid }) => uuid === wish.uuid)) return true;
  const vm = vms.find(({ uuid }) => uuid === wish.uuid);
  if (vm && isTransitional(vm.status)) return false;
  if (vm && !vm.backup && canToggleBackup(vm).allowed)
    await runChange(client, toggleVmBackup, { ...wish, backup: true });
  dropBackupWish(wish.uuid);
  return true;
}
