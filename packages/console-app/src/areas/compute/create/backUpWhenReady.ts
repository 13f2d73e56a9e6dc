import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { canToggleBackup } from '@livery/api/domain/vmCapabilities';
import { runChange } from '@livery/api/queries/change';
import { toggleVmBackup, vmList, type VmVariables } from '@livery/api/queries/compute';

/**
 * Switches weekly backups on as soon as a new machine can be told so, which is when it has been created: the call that
 * creates it has no such field (I 7). Ends without a word if the machine goes before. Throws what the call throws.
 */
export async function backUpWhenReady(client: QueryClient, vm: VmVariables): Promise<void> {
  const isWanted = await untilReady(client, vm);
  if (isWanted) await runChange(client, toggleVmBackup, vm);
}

/** Follows the list, which polls by itself while a machine is in transition. Gives whether backups are still to be switched on. */
function untilReady(client: QueryClient, { location, uuid }: VmVariables): Promise<boolean> {
  const observer = new QueryObserver(client, vmList(location));
  return new Promise((resolve) => {
    const look = () => {
      const { data, isFetching, isFetchedAfterMount } = observer.getCurrentResult();
      const vm = data?.find((one) => one.uuid === uuid);
      const isGone = !vm && data !== undefined && isFetchedAfterMount && !isFetching;
      if (!isGone && vm?.status !== 'deleted' && !(vm && canToggleBackup(vm).allowed)) return;
      observer.destroy();
      resolve(vm !== undefined && vm.status !== 'deleted' && !vm.backup);
    };
    observer.subscribe(look);
    look();
  });
}
