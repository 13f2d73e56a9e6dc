import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../client.js';
import { rows } from '../answers.js';
import { change } from '../change.js';
import { keys } from '../keys.js';
import type { VmVariables } from './variables.js';

/** The network interfaces of a virtual machine, with their VLANs (I 7). */
export function vmInterfaces(location: string, uuid: string) {
  return queryOptions({
    queryKey: keys.interfacesOfVm(location, uuid),
    queryFn: ({ client, signal }) =>
      rows(
        apiOf(client).GET('/{location}/network/virtual-machines/{uuid}/interfaces', {
          params: { path: { location, uuid } },
          signal,
        }),
        'subinterfaces',
      ),
  });
}

function itsInterfaces({ location }: VmVariables) {
  return [keys.interfaces(location), keys.events];
}

/** Puts a VLAN (1 to 4094) of a private network on an interface (I 7). */
export const createSubinterface = change({
  operation: 'createSubinterface',
  call: 'POST /{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces',
  failure: 'performAction',
  request: ({
    location,
    uuid,
    if_uuid,
    network_uuid,
    vlan_tag,
  }: VmVariables & {
    if_uuid: string;
    network_uuid: string;
    vlan_tag: number;
  }) => ({ path: { location, uuid, if_uuid }, query: { network_uuid, vlan_tag } }),
  refreshes: itsInterfaces,
});

/** Takes a VLAN from an interface; `if_uuid` is the subinterface's own (I 7). */
export const deleteSubinterface = change({
  operation: 'deleteSubinterface',
  call: 'DELETE /{location}/network/virtual-machines/{uuid}/subinterfaces/{if_uuid}',
  failure: 'performAction',
  request: ({ location, uuid, if_uuid }: VmVariables & { if_uuid: string }) => ({ path: { location, uuid, if_uuid } }),
  refreshes: itsInterfaces,
});
