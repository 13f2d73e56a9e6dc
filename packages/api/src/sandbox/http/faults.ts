import * as z from 'zod/mini';
import { operations, type OperationId } from '../../generated/operations.js';
import { failureBody } from './failures.js';

/** Whether the contract has an operation of this name. */
export function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

/** Longer than anyone waits, within what a timer can count, in ms. */
const maxWaitMs = 10 * 60 * 1000;

/** Each lag is a whole copy of the state. */
const maxLags = 4;

/**
 * Something to go wrong, set from outside. Either `operationId` or `path` says where; a `path` is one of the contract
 * (`/{location}/user-resource/vm`), a real one, with `*` for any characters. With a status, a body or `network` the call
 * is not made; with only a latency it is made late; with a lag a read answers from an older state. `times` counts down,
 * without it the fault stays.
 */
const zFault = z
  .object({
    operationId: z.optional(z.string().check(z.refine(isOperation, 'is not an operation of the contract'))),
    path: z.optional(z.string().check(z.minLength(1))),
    method: z.optional(z.string()),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    /** Text is sent as it is, malformed or not; anything else as JSON. The documented body of the status otherwise, nothing of a success. */
    body: z.optional(z.unknown()),
    /** Nobody answers: the connection breaks, whatever else the fault says. */
    network: z.optional(z.boolean()),
    latency_ms: z.optional(z.number().check(z.gte(0), z.lte(maxWaitMs))),
    /** Reads answer from the state as it was that long ago; changes are made at once, and not counted by `times`. */
    lag_ms: z.optional(z.number().check(z.gte(1), z.lte(maxWaitMs))),
    times: z.optional(z.int().check(z.gte(1))),
  })
  .check(z.refine((fault) => fault.operationId !== undefined || fault.path !== undefined, 'needs operationId or path'));

export type Fault = z.infer<typeof zFault>;

/** What POST /sandbox/faults takes: all faults from now on. */
export const zFaults = z
  .array(zFault)
  .check(
    z.refine(
      (faults) => new Set(faults.flatMap(({ lag_ms }) => lag_ms ?? [])).size <= maxLags,
      `may have at most ${maxLags} different lag_ms`,
    ),
  );

/** Whether a fault does nothing but let reads lag. */
function onlyLags({ status, body, network, latency_ms, lag_ms }: Fault): boolean {
  return lag_ms !== undefined && status === undefined && body === undefined && !network && !latency_ms;
}

interface Target {
  /** Missing for a path that the contract does not know. */
  operationId: OperationId | undefined;
  method: string;
  /** As called, without the version. */
  path: string;
}

function fits(fault: Fault, { operationId, method, path }: Target): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false;
  if (method !== 'GET' && onlyLags(fault)) return false;
  if (fault.operationId !== undefined) return fault.operationId === operationId;
  const requested = (fault.path ?? '').replace(/^\/v1(?=\/)/, '');
  if (operationId && operations[operationId].path === requested) return true;
  const pattern = requested.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join('.*')}$`).test(path);
}

/** The first fault that fits a call, counted down. */
export function takeFault(state: { faults: Fault[] }, target: Target): Fault | undefined {
  const fault = state.faults.find((one) => fits(one, target));
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) state.faults = state.faults.filter((one) => one !== fault);
  }
  return fault;
}

/** What a call meets that nobody answers: in a page it is the failed fetch itself, a server drops the connection. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

/** Statuses whose responses have no body, whatever a fault says. */
export const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** What a fault answers; nothing when it only delays. Throws a NetworkFault where nobody is to answer. */
export function faultResponse(
  fault: Fault,
  operationId: OperationId | undefined,
  correlationId: () => string,
): Response | undefined {
  if (fault.network) throw new NetworkFault();
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  if (statusesWithoutBody.has(status)) return new Response(null, { status });
  const body = fault.body ?? (status < 300 ? {} : failureBody(status, operationId, correlationId()));
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' && text.trimStart().startsWith('<') ? 'text/html' : 'application/json';
  return new Response(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
}
