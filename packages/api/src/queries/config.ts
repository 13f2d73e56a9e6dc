import { queryOptions } from '@tanstack/react-query';
import { apiOf, timeUnit } from '../client.js';
import { object, rows } from './answers.js';
import { keys } from './keys.js';

/** How long what the provider seldom changes holds, in ms: 10 units. */
const catalogueTime = 10 * timeUnit;

/** Where resources can be (I 3). */
export function locations() {
  return queryOptions({
    queryKey: keys.locations,
    queryFn: ({ client, signal }) => rows(apiOf(client).GET('/config/locations', { signal })),
    staleTime: catalogueTime,
  });
}

/** What a virtual machine can be installed with, unpublished versions included (I 3, I 4). */
export function vmImages() {
  return queryOptions({
    queryKey: keys.vmImages,
    queryFn: ({ client, signal }) => rows(apiOf(client).GET('/config/vm_images', { signal }), 'versions'),
    staleTime: catalogueTime,
  });
}

/** What everything costs, by currency, location and pool (I 3). */
export function pricing() {
  return queryOptions({
    queryKey: keys.pricing,
    queryFn: ({ client, signal }) => object(apiOf(client).GET('/pricing/list/current', { signal })),
    staleTime: catalogueTime,
  });
}
