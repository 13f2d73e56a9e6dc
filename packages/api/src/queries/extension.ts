import type { QueryClient } from '@tanstack/query-core';
import { apiOf } from '../client.js';
import { defineTransitions } from '../domain/transitions.js';
import type { Known } from '../domain/openValues.js';
import * as calls from '../generated/calls/extension.js';
import type { ConsoleSession, EventResult, MetricRange } from '../generated/types.js';
import { change } from './change.js';
import { read } from './read.js';

/** Opens the screen of a running virtual machine. Livery's own extension. */
export const openVmConsole = change(calls.openVmConsole);

/**
 * Asks for a session that opens one connection to the terminal of a virtual machine. No change of the cache: a connection
 * is taken up again by itself, and nobody wants to read of that. Throws what the call throws.
 */
export async function openConsoleSession(
  client: QueryClient,
  vm: { location: string; uuid: string },
): Promise<ConsoleSession> {
  const session = await apiOf(client).change(calls.openVmConsole, vm);
  if (!session) throw new Error('The server did not say where the console is');
  return session;
}

/** How often measurements are asked for at most and at least, in ms. */
const steps = { shortest: 10_000, longest: 3_600_000 };

/**
 * What was measured of a virtual machine; asked again when the next point is due. While another range loads, the one
 * before stays, but never that of another machine. Livery's own extension.
 */
export function vmMetrics(location: string, uuid: string, range: MetricRange) {
  return read(
    calls.getVmMetrics,
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
    calls.listEvents,
    { resource_uuid },
    { transitions: ({ result, created_at }) => resultTransitions.of(result, created_at) },
  );
}
