/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { ConsoleSession, EventLogEntry, VmMetrics } from '../responseSchemas/extension.js';

/** Get the measurements of a virtual machine. */
export const getVmMetrics: Operation<'getVmMetrics'> = {
  id: 'getVmMetrics',
  method: 'GET',
  path: '/{location}/user-resource/vm/{uuid}/metrics',
  query: ['range'],
  response: VmMetrics,
};

/** List what was done to the resources. */
export const listEvents: Operation<'listEvents'> = {
  id: 'listEvents',
  method: 'GET',
  path: '/user-resource/events',
  query: ['resource_uuid'],
  response: ['list', EventLogEntry],
};

/** Open the terminal of a virtual machine. */
export const openVmConsole: Operation<'openVmConsole'> = {
  id: 'openVmConsole',
  method: 'POST',
  path: '/{location}/user-resource/vm/{uuid}/console',
  failure: 'performAction',
  affects: [],
  idempotent: true,
  secret: true,
  response: ConsoleSession,
};
