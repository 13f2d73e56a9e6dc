import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../client.js';
import type { MetricRange } from '../generated/types.js';
import { object, rows, withLists } from './answers.js';
import { change } from './change.js';
import { keys } from './keys.js';

/** Opens the screen of a running virtual machine. Livery's own extension. */
export const openVmConsole = change({
  operation: 'openVmConsole',
  call: 'POST /{location}/user-resource/vm/{uuid}/console',
  failure: 'performAction',
  request: ({ location, uuid }: { location: string; uuid: string }) => ({ path: { location, uuid } }),
  refreshes: () => [],
  secret: true,
});

const shortestStep = 10_000;

/**
 * What was measured of a virtual machine; asked again when the next point is due. While another range loads, the one
 * before stays, but never that of another machine. Livery's own extension.
 */
export function vmMetrics(location: string, uuid: string, range: MetricRange) {
  return queryOptions({
    queryKey: keys.vmMetrics(location, uuid, range),
    queryFn: async ({ client, signal }) =>
      withLists(
        await object(
          apiOf(client).GET('/{location}/user-resource/vm/{uuid}/metrics', {
            params: { path: { location, uuid }, query: { range } },
            signal,
          }),
        ),
        'series',
      ),
    refetchInterval: ({ state }) => Math.max((Number(state.data?.step_seconds) || 60) * 1000, shortestStep),
    placeholderData: (before, query) => (query?.queryKey[2] === uuid ? before : undefined),
  });
}

/** What was done to the resources, the newest first; to one of them if it is named. Livery's own extension. */
export function events(resourceUuid?: string) {
  return queryOptions({
    queryKey: keys.eventsOf(resourceUuid),
    queryFn: ({ client, signal }) =>
      rows(
        apiOf(client).GET('/user-resource/events', {
          params: { query: resourceUuid === undefined ? {} : { resource_uuid: resourceUuid } },
          signal,
        }),
      ),
  });
}
