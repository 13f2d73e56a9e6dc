import { defineTransitions } from '../domain/transitions.js';
import type { Known } from '../domain/openValues.js';
import * as operations from '../generated/operations/extension.js';
import type { EventResult, MetricRange } from '../generated/types.js';
import { read } from './read.js';

/** How often measurements are asked for at most and at least, in ms. */
const steps = { shortest: 10_000, longest: 3_600_000 };

/**
 * What was measured of a virtual machine; asked again when the next point is due. While another range loads, the one
 * before stays, but never that of another machine. Livery's own extension.
 */
export function vmMetrics(location: string, uuid: string, range: MetricRange) {
  return read(
    operations.getVmMetrics,
    { location, uuid, range },
    {
      refetchInterval: ({ state }) =>
        Math.min(Math.max((state.data?.step_seconds || 60) * 1000, steps.shortest), steps.longest),
      placeholderData: (before, query) => (query?.queryKey[2] === uuid ? before : undefined),
    },
  );
}

/** What was started and is not over; how long it takes depends on what it is. */
const resultTransitions = defineTransitions<Known<EventResult>>({ started: { expected: 60_000, limit: 900_000 } });

/** What was done to the resources, the newest first; to one of them if it is named. Livery's own extension. */
export function events(resource_uuid?: string) {
  return read(
    operations.listEvents,
    { resource_uuid },
    { transitions: ({ result, created_at }) => resultTransitions.of(result, created_at) },
  );
}
