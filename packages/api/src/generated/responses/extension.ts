/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as extension from '../schemas/extension.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'POST /{location}/user-resource/vm/{uuid}/console': { operationId: 'openVmConsole', schema: extension.zOpenVmConsoleResponse },
  'GET /{location}/user-resource/vm/{uuid}/metrics': { operationId: 'getVmMetrics', schema: extension.zGetVmMetricsResponse },
  'GET /user-resource/events': { operationId: 'listEvents', schema: extension.zListEventsResponse },
} as const;
