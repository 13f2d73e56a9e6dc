/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { ConsoleSession, EventLogEntry, VmMetrics } from '../answers/extension.js';

/** Get the measurements of a virtual machine. */
export const getVmMetrics: Call<'getVmMetrics'> = {
  id: 'getVmMetrics',
  method: 'GET',
  path: '/{location}/user-resource/vm/{uuid}/metrics',
  query: ['range'],
  answer: VmMetrics,
};

/** List what was done to the resources. */
export const listEvents: Call<'listEvents'> = {
  id: 'listEvents',
  method: 'GET',
  path: '/user-resource/events',
  query: ['resource_uuid'],
  answer: ['list', EventLogEntry],
};

/** Open the terminal of a virtual machine. */
export const openVmConsole: Call<'openVmConsole'> = {
  id: 'openVmConsole',
  method: 'POST',
  path: '/{location}/user-resource/vm/{uuid}/console',
  failure: 'performAction',
  affects: [],
  idempotent: true,
  secret: true,
  answer: ConsoleSession,
};
