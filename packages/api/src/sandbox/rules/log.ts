import type { OperationId } from '../../generated/operations.js';
import type { EventLogEntry } from '../../generated/types.js';
import { recordEvent } from '../state/events.js';
import type { SandboxUser } from '../state/access.js';
import type { State, VmRecord } from '../state/state.js';

interface LoggedCall {
  operationId: OperationId;
  state: State;
  now: number;
  user: SandboxUser;
  acting: SandboxUser | undefined;
  path: { location: string };
}

/** Writes down what is done to a bucket, which has a name alone. */
export function logBucket({ operationId, state, now, user, acting }: Omit<LoggedCall, 'path'>, name: string): string {
  return recordEvent(state, now, {
    action: operationId,
    username: user.user.name,
    ...(acting ? { acting_username: acting.user.name } : {}),
    resource_type: 'bucket',
    resource_uuid: null,
    resource_name: name,
    location: null,
  });
}

/** Writes down what is done to a machine; `started` when it is over only later. Gives the event's uuid. */
export function logVm(call: LoggedCall, { vm }: VmRecord, result: EventLogEntry['result'] = 'succeeded'): string {
  return logResource(call, 'virtual_machine', vm, result);
}

/** Writes down what is done to a resource. */
export function logResource(
  { operationId, state, now, user, acting, path }: LoggedCall,
  resource_type: EventLogEntry['resource_type'],
  resource: { uuid: string; name: string },
  result: EventLogEntry['result'] = 'succeeded',
): string {
  return recordEvent(state, now, {
    action: operationId,
    username: user.user.name,
    ...(acting ? { acting_username: acting.user.name } : {}),
    resource_type,
    resource_uuid: resource.uuid,
    resource_name: resource.name,
    location: path.location,
    result,
  });
}
