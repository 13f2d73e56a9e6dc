import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { canToggleBackup } from '@livery/api/domain/vmCapabilities';
import { isTransitional } from '@livery/api/domain/vmStatus';
import { defaultTimeoutMs, runChange } from '@livery/api/queries/change';
import { toggleVmBackup, vmList } from '@livery/api/queries/compute';
import { fetchNow } from '@livery/api/queries/fetchNow';
import { i18n } from '#i18n/i18n.js';
import type { PendingBackup } from '#shared/storage.js';
import { errorText } from '#shared/texts/errors.js';
import { computeTexts } from '#generated/compute/texts.js';
import { servicesOf } from '#shared/services.js';
import { createToasts } from '#shared/toasts.js';
import { guardPendingBackups } from './guardPendingBackups.js';
import { dropPendingBackup, pendingBackups } from './pendingBackups.js';

/** What lies between two looks for a machine, in ms. */
const betweenLooks = 3000;

/** The machines that a page looks after, or where that failed: only somebody who asks for it, or the next page, tries again. */
const createFollowed = () => new Set<string>();

/** Switches weekly backups on wherever that was requested, each as soon as its machine has been created. */
export function applyPendingBackups(client: QueryClient, requested: readonly PendingBackup[]): void {
  servicesOf(client).get(guardPendingBackups);
  const existing = servicesOf(client).get(createFollowed);
  for (const pending of requested) {
    if (existing.has(pending.uuid)) continue;
    existing.add(pending.uuid);
    void apply(client, pending);
  }
}

/** The machine is called by its name where its list is in the cache. */
const nameOf = (client: QueryClient, { location, uuid }: PendingBackup): string =>
  client.getQueryData(vmList(location).queryKey)?.find((one) => one.uuid === uuid)?.name ?? uuid;

/** The machine is there whatever becomes of its backups: a failure is told wherever the person is by then. */
async function apply(client: QueryClient, pending: PendingBackup): Promise<void> {
  try {
    await untilCreated(client, pending);
    const isDone = await exclusively(pending, () => switchOn(client, pending));
    if (isDone) return;
    await new Promise((done) => {
      setTimeout(done, betweenLooks);
    });
    await apply(client, pending);
  } catch (error) {
    const failure = i18n._(computeTexts.failures.toggleVmBackup);
    servicesOf(client)
      .get(createToasts)
      .danger(t`${failure}: ${{ name: nameOf(client, pending) }}`, {
        detail: errorText(i18n, error),
        action: { label: t`Retry`, onAction: () => void apply(client, pending) },
      });
  }
}

/**
 * Follows the list, which polls by itself while a machine is in transition, until this one is in none, or has gone. Throws
 * what the list throws where it has never come: nothing would ask for it again.
 */
function untilCreated(client: QueryClient, { location, uuid }: PendingBackup): Promise<void> {
  const observer = new QueryObserver(client, vmList(location));
  return new Promise((resolve, reject) => {
    const check = () => {
      const { data, error, isFetching, isFetchedAfterMount } = observer.getCurrentResult();
      if (error && !data && !isFetching) {
        observer.destroy();
        reject(error);
        return;
      }
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
    observer.subscribe(check);
    check();
  });
}

/** The call switches to the opposite of what is: two tabs that made it would switch backups on and off. */
function exclusively<Value>({ uuid }: PendingBackup, work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`livery.pendingBackup.${uuid}`, work) : work();
}

/** Switches on what is not on yet, by what the server says now. Gives whether there is nothing left to do. */
async function switchOn(client: QueryClient, pending: PendingBackup): Promise<boolean> {
  const { location, uuid, requestedAt = 0 } = pending;
  // Read in any case: where another tab was first, this one has yet to see it.
  const vms = await fetchNow(client, vmList(location));
  if (!pendingBackups(servicesOf(client).storage).some((one) => one.uuid === uuid)) return true;
  const vm = vms.find((one) => one.uuid === uuid);
  // The list may not have a machine yet that was created just now.
  if (vm ? isTransitional(vm.status) : Date.now() - requestedAt < defaultTimeoutMs) return false;
  if (vm && !vm.backup && canToggleBackup(vm).allowed) {
    await runChange(client, toggleVmBackup, { location, uuid, backup: true });
  }
  dropPendingBackup(servicesOf(client).storage, uuid);
  return true;
}
