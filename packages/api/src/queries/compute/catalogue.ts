import { queryOptions } from '@tanstack/react-query';
import { apiOf, timeUnit } from '../../client.js';
import { rows } from '../answers.js';
import type { FailureId } from '../../domain/failures.js';
import { keys } from '../keys.js';

const catalogueTime = 10 * timeUnit;

/** The host pools of a location (I 7). */
export function hostPools(location: string) {
  return queryOptions({
    queryKey: keys.hostPools(location),
    queryFn: ({ client, signal }) =>
      rows(apiOf(client).GET('/{location}/user-resource/host_pool/list', { params: { path: { location } }, signal })),
    staleTime: catalogueTime,
    meta: { failure: 'listHostPools' satisfies FailureId },
  });
}

/** What the fields of a new virtual machine may hold (I 3). */
export function vmParameters() {
  return queryOptions({
    queryKey: keys.vmParameters,
    queryFn: ({ client, signal }) => rows(apiOf(client).GET('/api/parameters/vm', { signal }), 'constraints'),
    staleTime: catalogueTime,
  });
}
