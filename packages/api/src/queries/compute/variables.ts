import { formatTimestamp } from '../../domain/timestamps.js';
import type { VmStatus } from '../../generated/types.js';
import { keys } from '../keys.js';
import type { OptimisticRow } from '../optimism.js';

/** Names a virtual machine: every change of one begins with this. */
export interface VmVariables {
  location: string;
  uuid: string;
}

/** The location in the path, all else in the form: how nearly every call about a machine travels. */
export function inForm<Variables extends { location: string }>({ location, ...body }: Variables) {
  return { path: { location }, body };
}

/** What every change of a machine makes old: the list it is in and the event log. */
export function itsList({ location }: { location: string }) {
  return [keys.vms(location), keys.events];
}

/** What coming and going machines make old too: addresses and the members of networks. */
export function itsListAndNetwork(variables: { location: string }) {
  return [...itsList(variables), keys.network(variables.location)];
}

/** Shows some fields of the machine's row as they are going to be. */
export function showing({ location, uuid }: VmVariables, fields: OptimisticRow['fields']): OptimisticRow {
  return { queryKey: keys.vms(location), uuid, fields };
}

/** Shows the machine in this status from now on. */
export function showingStatus(variables: VmVariables, status: VmStatus): OptimisticRow {
  return showing(variables, { status, status_changed_at: formatTimestamp(new Date()) });
}
