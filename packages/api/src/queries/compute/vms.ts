import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../client.js';
import type { Disk, Vm } from '../../generated/types.js';
import { rows, withLists } from '../answers.js';
import { NotFoundError } from '../errors.js';
import { keys } from '../keys.js';
import { withPendingChanges } from '../optimism.js';
import { followTransitions } from '../transitions.js';

/** A virtual machine and where it is; the list is asked of one location and need not say. */
export type LocatedVm = Vm & { location: string };

/**
 * The virtual machines of a location, the only read the API has of them (I 7). Polls while one is in transition. Rows
 * that did not change stay the same objects.
 */
export function vmList(location: string) {
  return queryOptions({
    queryKey: keys.vms(location),
    queryFn: async ({ client, signal }) => {
      const call = apiOf(client).GET('/{location}/user-resource/vm/list', { params: { path: { location } }, signal });
      const vms = (await rows(call, 'storage')).map((row) => locatedVm(row, location));
      return withPendingChanges(client, keys.vms(location), vms);
    },
    ...followTransitions,
  });
}

/** One virtual machine, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function vm(location: string, uuid: string) {
  return queryOptions({
    ...vmList(location),
    select: (vms: LocatedVm[]) => {
      const found = vms.find((one) => one.uuid === uuid);
      if (!found) throw new NotFoundError('virtual_machine', uuid);
      return found;
    },
  });
}

/** Adds what the contract leaves to the list's address, and the lists that screens walk through where they are missing. */
export function locatedVm(row: Vm, location: string): LocatedVm {
  const whole = withLists(row, 'storage');
  const storage = whole.storage.filter((disk) => disk !== null).map((disk) => withLists<Disk>(disk, 'replicas'));
  return { ...whole, location, storage };
}
